@_spi(_Unicode) import Swift

enum NormalForm {
  /// Returns the canonical composition (NFC) of a text, in UTF-8; nil if there is not enough memory.
  static func composed(_ text: String) -> [UInt8]? {
    Array(String(String.UnicodeScalarView(text._nfc)).utf8)
  }
}
