/// A measurement of a run that the rows of older versions lack, such as the run's route. Any two values compare as
/// equal, so a run that an older version stored without it counts as unchanged when its file is imported again.
package struct LaterMeasure<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The result; nil if the run has none, or if it was not measured (see `isKnown`).
  package let value: Value?
  /// Whether it was measured. False for a run that was stored by an older version of the program.
  package let isKnown: Bool

  /// Creates the value for a run that was not measured.
  package init() { (value, isKnown) = (nil, false) }

  package init(_ value: Value?) { (self.value, isKnown) = (value, true) }

  /// Whether both were measured with equal results, or neither was measured.
  package func isSame(as other: LaterMeasure) -> Bool { isKnown == other.isKnown && value == other.value }

  package static func == (a: LaterMeasure, b: LaterMeasure) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
