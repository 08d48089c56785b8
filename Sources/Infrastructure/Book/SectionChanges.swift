package import KernelApplication
package import KernelDomain
package import Storage

/// What a feature knows of the changes in its section: says what they are, takes them back and makes them again.
package protocol SectionChanges: Sendable {
  var section: FeatureID { get }

  /// What a change says to its maker; nil where it is not the section's.
  func part(of change: RecordedChange) -> (any Codable & Sendable)?

  /// Undoes changes as a part of a transaction.
  /// - Parameters:
  ///   - numbers: of the changes; the change that an undo undid is made again.
  ///   - told: the change of which it is told: the one taken back, or made again.
  /// - Returns: what that did to the section.
  func undo(
    _ numbers: [Int], telling told: RecordedChange, in transaction: inout Transaction
  ) throws(Failure) -> (any Codable & Sendable)?
}
