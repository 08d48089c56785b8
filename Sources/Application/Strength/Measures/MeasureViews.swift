package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// The value of a body measure, in the unit in which it was entered.
package struct MeasureValue: Codable, Hashable, Sendable {
  package var thousandths: Int
  package var unit: String

  package static let schema = Schema(
    "MeasureValue", "The value of a body measure, in the unit in which it was entered.",
    [
      .init("thousandths", .integer, "The value in thousandths of the unit.", unit: .of("thousandths of `unit`")),
      .init(
        "unit", Schema(.choice(BodyMeasure.Unit.all.map { ($0.text, nil) })), "The unit.", examples: [#""cm""#]),
    ])

  package init(thousandths: Int, unit: String) {
    self.thousandths = thousandths
    self.unit = unit
  }

  package init(_ measure: BodyMeasure) {
    self.init(thousandths: measure.thousandths, unit: measure.unit.text)
  }
}

/// A body measure, and the day on which it was taken.
package struct MeasureView: Codable, Hashable, Sendable {
  package var measure: BodyMeasure.Kind
  package var day: CivilDay
  package var value: MeasureValue

  package static let schema = Schema(
    "BodyMeasure", "A measure of the body on a day.",
    [
      .init("measure", BodyMeasure.Kind.schema, "What was measured."), .init("day", CivilDay.schema, "The day."),
      .init("value", MeasureValue.schema, "The value.", examples: [#"{"thousandths":91000,"unit":"cm"}"#]),
    ])

  init(_ measure: BodyMeasure) {
    self.measure = measure.kind
    day = measure.day
    value = MeasureValue(measure)
  }
}

extension BodyMeasure.Kind: Codable {}

extension BodyMeasure.Kind {
  package static let schema = Schema("MeasureKind", "What is measured of the body.", BodyMeasure.Kind.allCases) {
    kind in
    switch kind {
    case .weight: "the body weight, in kg or lb"
    case .bodyFat: "the share of fat, in %"
    default: nil
    }
  }
}
