import Formats

/// Parses the numbers with which XML files describe fixes (recorded points), such as degrees and metres.
extension UnsafeRawBufferPointer {
  /// The text, parsed as a number of degrees, in units of 10^-7 degrees; nil if it is not a number.
  var degrees: Int64? { Decimal.rounded(self, times: 10_000_000) }

  /// The text, parsed as a number of metres, in centimetres; nil if it is not a number or is too large.
  var centimetres: Int32? { Decimal.rounded(self, times: 100).flatMap { Int32(exactly: $0) } }

  /// The text, parsed as a number of metres, in millimetres, limited to the range of `Int32`; nil if it is not a
  /// number.
  var millimetres: Int32? { Decimal.rounded(self, times: 1_000).map { Int32(clamping: $0) } }

  /// The text, parsed as beats or steps per minute; nil if it is not a number from 1 to 1,000.
  var rate: Int16? { Decimal.rounded(self).flatMap { $0.rate } }
}

extension Int64 {
  /// This number as beats or steps per minute; nil if it is not from 1 to 1,000.
  var rate: Int16? { (1...1_000).contains(self) ? Int16(self) : nil }
}
