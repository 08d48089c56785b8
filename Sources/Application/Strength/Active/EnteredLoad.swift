package import KernelApplication
package import KernelDomain
import StrengthDomain

/// A load as the user enters it for a set. Less than nothing, such as −20 kg, it is how much a machine takes off the
/// lifter; only sets of assisted exercises may have that, and they store the amount.
package struct EnteredLoad: Codable, Hashable, Sendable {
  /// The load without its sign.
  package let amount: Load
  package let isNegative: Bool

  package init(_ amount: Load, isNegative: Bool = false) {
    self.amount = amount
    self.isNegative = isNegative
  }

  private enum CodingKeys: CodingKey { case thousandths, unit }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let thousandths = try container.decode(Int.self, forKey: .thousandths)
    let unit = try container.decode(MassUnit.self, forKey: .unit)
    guard let amount = Load(thousandths: Int(clamping: thousandths.magnitude), unit: unit) else {
      throw DecodingError.dataCorruptedError(
        forKey: .thousandths, in: container, debugDescription: "\(thousandths) thousandths are no load")
    }
    self.init(amount, isNegative: thousandths < 0)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let thousandths = Int(amount.thousandths)
    try container.encode(isNegative ? -thousandths : thousandths, forKey: .thousandths)
    try container.encode(amount.unit, forKey: .unit)
  }

  static let schema = Schema(
    "EnteredLoad",
    "A load in the unit in which it was entered, at most 2,000 kg; less than 0, it is the assistance in an assisted "
      + "exercise.",
    [
      .init(
        "thousandths", Schema(.integer(-Load.most(.kilogram)...Load.most(.pound))),
        "The amount of the load, in thousandths of the unit; not 0.", unit: .of("thousandths of the unit"),
        examples: ["22500"]),
      .init("unit", MassUnit.schema, "The unit of the load."),
    ])
}

extension EnteredLoad: RefusingValue {
  package static func refusal(of text: String?) -> Message { Load.refusal(of: text) }
}

extension StrengthSnapshot {
  /// Fails with `invalidInput` if a load is less than nothing, unless the exercise is an assisted one. Names the
  /// assisted variant of the exercise, if there is one.
  /// - Parameter exercise: the exercise of the set that has the load; nil if it is not known.
  func refuseNegative(_ load: EnteredLoad?, of exercise: BlockExercise?) throws(Failure) {
    guard let load, load.isNegative, let exercise, !catalogue.isAssisted(exercise) else { return }
    let name = ExerciseName(exercise, in: catalogue)
    let variant = name.name + " (Assisted)"
    let assisted = (catalogue.exercise(named: variant) ?? self.exercise(called: variant)?.exercise).flatMap { found in
      found.isAssisted ? ExerciseName(found) : nil
    }
    throw .invalidInput(field: "load", problem: .strength(.negativeLoad(exercise: name, assisted: assisted)))
  }
}
