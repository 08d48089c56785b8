import CSystem

enum NormalForm {
  /// Returns the canonical composition (NFC) of a text, in UTF-8; nil if there is not enough memory. Core Foundation
  /// computes it, since the function of Swift's library is not part of its public interface.
  static func composed(_ text: String) -> [UInt8]? {
    var text = text
    return text.withUTF8 { bytes in
      // No text becomes more than three times as long (Unicode Standard Annex #15).
      var made = [UInt8](repeating: 0, count: 3 * bytes.count)
      let count = recordbook_composed(bytes.baseAddress, bytes.count, &made, made.count)
      return count < 0 ? nil : Array(made.prefix(count))
    }
  }
}
