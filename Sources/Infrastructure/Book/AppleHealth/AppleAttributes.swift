package import Formats

/// What several kinds of elements in an export say in the same way.
extension XMLElement {
  /// The attributes `duration` and `durationUnit`, in milliseconds.
  package func duration() throws(FormatProblem) -> Int64? {
    guard let number = try value("duration").flatMap({ Decimal($0) }) else { return nil }
    return AppleQuantity.milliseconds(number, unit: try value("durationUnit"))
  }

  /// An amount and its unit.
  package func centimetres(_ name: StaticString, unit: StaticString) throws(FormatProblem) -> Int64? {
    guard let number = try value(name).flatMap({ Decimal($0) }) else { return nil }
    return AppleQuantity.centimetres(number, unit: try value(unit))
  }
}
