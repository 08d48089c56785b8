import Formats

/// Parses the numbers of fixes in XML files.
extension UnsafeRawBufferPointer {
  /// The number, in degrees, as units of 10^-7 degrees; nil if the text is not a number.
  var degrees: Int64? { Decimal.rounded(self, times: 10_000_000) }

  /// The number, in metres, as centimetres; nil if the text is not a number, or if the number is too large.
  var centimetres: Int32? { Decimal.rounded(self, times: 100).flatMap { Int32(exactly: $0) } }

  /// The number, in metres, as millimetres, but at most the greatest `Int32`; nil if the text is not a number.
  var millimetres: Int32? { Decimal.rounded(self, times: 1_000).map { Int32(clamping: $0) } }

  /// The number of beats or steps per minute; nil if the text is not a number, or if the number is not between 1 and
  /// 1,000.
  var rate: Int16? { Decimal.rounded(self).flatMap { $0.rate } }
}

extension Int64 {
  /// The number of beats or steps per minute; nil if it is not between 1 and 1,000.
  var rate: Int16? { (1...1_000).contains(self) ? Int16(self) : nil }
}
