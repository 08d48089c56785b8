import CSystem

enum NormalForm {
  /// Returns the canonical composition (NFC) of a text, in UTF-8; nil if there is not enough memory. Uses Core
  /// Foundation, because the corresponding function of Swift's standard library is not public.
  static func composed(_ text: String) -> [UInt8]? {
    var text = text
    return text.withUTF8 { bytes in
      // The NFC of a text is at most three times as long as the text (Unicode Standard Annex #15).
      var made = [UInt8](repeating: 0, count: 3 * bytes.count)
      let count = recordbook_composed(bytes.baseAddress, bytes.count, &made, made.count)
      return count < 0 ? nil : Array(made.prefix(count))
    }
  }
}
