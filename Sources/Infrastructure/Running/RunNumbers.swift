import Formats

/// The numbers of fixes, as XML documents write them.
extension UnsafeRawBufferPointer {
  /// Degrees in units of 10^-7; nil if it is not a number.
  var degrees: Int64? { Decimal.rounded(self, times: 10_000_000) }

  /// Metres in centimetres; nil if it is not a number, or too large.
  var centimetres: Int32? { Decimal.rounded(self, times: 100).flatMap { Int32(exactly: $0) } }

  /// Metres in millimetres; the greatest possible value stands for larger ones. Nil if it is not a number.
  var millimetres: Int32? { Decimal.rounded(self, times: 1_000).map { Int32(clamping: $0) } }

  /// Beats or steps per minute; nil for 0 and for impossible values.
  var rate: Int16? { Decimal.rounded(self).flatMap { $0.rate } }
}

extension Int64 {
  /// Beats or steps per minute; nil for 0 and for impossible values.
  var rate: Int16? { (1...1_000).contains(self) ? Int16(self) : nil }
}
