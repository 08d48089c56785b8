package import Formats

/// Reads attributes that several kinds of elements in an Apple Health export have.
extension XMLElement {
  /// Returns the element's duration in milliseconds, from its attributes `duration` and `durationUnit`; nil if it has
  /// none.
  package func duration() throws(FormatProblem) -> Int64? {
    guard let number = try value("duration").flatMap({ Decimal($0) }) else { return nil }
    return AppleQuantity.milliseconds(number, unit: try value("durationUnit"))
  }

  /// Returns a length in centimetres, from the attribute `name` with the number and the attribute `unit` with its unit;
  /// nil if the element has none.
  package func centimetres(_ name: StaticString, unit: StaticString) throws(FormatProblem) -> Int64? {
    guard let number = try value(name).flatMap({ Decimal($0) }) else { return nil }
    return AppleQuantity.centimetres(number, unit: try value(unit))
  }
}
