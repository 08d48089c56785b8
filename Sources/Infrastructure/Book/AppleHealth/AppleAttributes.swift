package import Formats

/// Reads attributes that are common to several kinds of elements in an Apple Health export.
extension XMLElement {
  /// Returns the element's duration in milliseconds, from its attributes `duration` and `durationUnit`; nil if it
  /// states none.
  package func duration() throws(FormatProblem) -> Int64? {
    guard let number = try value("duration").flatMap({ Decimal($0) }) else { return nil }
    return AppleQuantity.milliseconds(number, unit: try value("durationUnit"))
  }

  /// Returns a length in centimetres. The attribute `name` contains the number, and the attribute `unit` contains its
  /// unit. Nil if the element states no valid length.
  package func centimetres(_ name: StaticString, unit: StaticString) throws(FormatProblem) -> Int64? {
    guard let number = try value(name).flatMap({ Decimal($0) }) else { return nil }
    return AppleQuantity.centimetres(number, unit: try value(unit))
  }
}
