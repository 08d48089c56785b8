/// Decodes the names of files in archives. These names are only shown and compared with known names, and never used as
/// paths.
package enum ArchivedName {
  /// Decodes a name from UTF-8 or, if it is not valid UTF-8, from code page 437, which DOS used. Control characters
  /// become `?`. Backslashes become slashes, because some Windows programs separate folders with them.
  static func text(_ bytes: [UInt8]) -> String {
    let text =
      String(validating: bytes, as: UTF8.self)
      ?? String(String.UnicodeScalarView(bytes.map { $0 < 0x80 ? Unicode.Scalar($0) : upper[Int($0) - 0x80] }))
    guard text.unicodeScalars.contains(where: { isControl($0) || $0 == "\\" }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "?" : $0 == "\\" ? "/" : $0 }))
  }

  /// The maximum number of links of an archive that are read. A file made to have millions of them would take gigabytes.
  static let mostLinks = 10_000

  /// Resolves the path to which a link leads, which is relative to the folder of the link, so that it can be compared
  /// with other resolved paths.
  /// - Parameter link: the link's name; nil for a path that is relative to the whole archive, such as a file's name.
  package static func resolved(_ path: String, from link: String? = nil) -> String {
    var parts: [Substring] = []
    for part in (link ?? "").split(separator: "/").dropLast() + path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }

  /// The characters of code page 437 for the bytes from 0x80 on.
  private static let upper = Array(
    ("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐"
      + "└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}").unicodeScalars)
}
