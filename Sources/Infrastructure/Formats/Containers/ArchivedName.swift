/// Decodes the names of files in archives. These names are only shown and compared with known names, and never used as
/// paths.
enum ArchivedName {
  /// Decodes a name from UTF-8 or, if it is not valid UTF-8, from code page 437, which DOS used. Control characters
  /// become `?`. Backslashes become slashes, because some Windows programs separate folders with them.
  static func text(_ bytes: [UInt8]) -> String {
    let text =
      String(validating: bytes, as: UTF8.self)
      ?? String(String.UnicodeScalarView(bytes.map { $0 < 0x80 ? Unicode.Scalar($0) : upper[Int($0) - 0x80] }))
    guard text.unicodeScalars.contains(where: { isControl($0) || $0 == "\\" }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "?" : $0 == "\\" ? "/" : $0 }))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }

  /// The characters of code page 437 for the bytes from 0x80 on.
  private static let upper = Array(
    ("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐"
      + "└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}").unicodeScalars)
}
