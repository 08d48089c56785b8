import Formats

/// The numbers of fixes, as XML documents write them.
extension UnsafeRawBufferPointer {
  /// Degrees × 10,000,000; nil for what is no number.
  var degrees: Int64? { Decimal.rounded(self, times: 10_000_000) }

  /// Metres in centimetres; nil for what is no height.
  var centimetres: Int32? { Decimal.rounded(self, times: 100).flatMap { Int32(exactly: $0) } }

  /// Metres in millimetres, the greatest that are kept for greater ones; nil for what is no length.
  var millimetres: Int32? { Decimal.rounded(self, times: 1_000).map { Int32(clamping: $0) } }

  /// Beats or steps a minute; nil for none and for more than anybody's.
  var rate: Int16? { Decimal.rounded(self).flatMap { $0.rate } }
}

extension Int64 {
  /// Beats or steps a minute; nil for none and for more than anybody's.
  var rate: Int16? { (1...1_000).contains(self) ? Int16(self) : nil }
}
