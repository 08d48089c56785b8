/// Makes text from outside (words of a command line, names of files, devices and people) safe to show inside a line, in
/// any renderer. Terminal control characters, line breaks and characters that reorder the text after them (UAX #9) are
/// replaced with U+FFFD. Right-to-left text is enclosed in isolate characters, so that it does not reorder the text
/// around it. Applying this function to its own result changes nothing.
/// - Parameter isolating: whether to add isolate characters; false if the text stands alone, as in a table cell for
///   programs.
package func printable(_ text: String, isolating: Bool = true) -> String {
  let isPlain = text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
  if isPlain == true || !text.unicodeScalars.contains(where: { Printable.needsCare($0) }) { return text }
  let scalars = Printable.visible(Array(text.unicodeScalars))
  return String(String.UnicodeScalarView(isolating ? Printable.isolated(scalars) : scalars))
}

/// Makes text of several lines, such as a note, safe to show. Returns its lines; empty lines are omitted.
package func printableLines(_ text: String) -> [String] {
  text.split(whereSeparator: \.isNewline).map { printable(String($0)) }
}

/// Makes text of several lines safe to show, and joins the lines into one, as in `first / second`.
package func printableInLine(_ text: String) -> String {
  printableLines(text).joined(separator: " / ")
}

package enum Printable {
  private static let firstStrongIsolate: Unicode.Scalar = "\u{2068}"
  private static let popIsolate: Unicode.Scalar = "\u{2069}"
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Whether a character must not be shown unchanged: control characters (Cc), line and paragraph separators (Zl, Zp),
  /// characters for directional embedding, override and isolation, deprecated format characters, U+FEFF, and
  /// interlinear annotation marks.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }

  /// Whether a character belongs to right-to-left text: it is in a block of right-to-left letters (UAX #9, classes R
  /// and AL), or it is the right-to-left mark.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  fileprivate static func needsCare(_ scalar: Unicode.Scalar) -> Bool {
    isHidden(scalar) || isRightToLeft(scalar)
  }

  /// Quickly checks whether a hidden or right-to-left character may start at the byte index `place` of UTF-8 text. If
  /// the result is false, no such character starts there. If it is true, an exact check is needed.
  package static func mayNeedCare(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    func byte(_ offset: Int) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }
    return switch byte(0) {
    case 0x00...0x1F, 0x7F: true
    case 0xC2: byte(1) < 0xA0
    case 0xD6...0xDF: true
    case 0xE0: byte(1) < 0xA4
    case 0xE2: byte(1) == 0x80 ? byte(2) == 0x8F || byte(2) >= 0xA8 : byte(1) == 0x81 && byte(2) >= 0xA6
    case 0xEF: byte(1) >= 0xAC
    case 0xF0: byte(1) == 0x90 || byte(1) == 0x9E
    default: false
    }
  }

  /// Replaces hidden characters with U+FFFD. A first-strong isolate (U+2068) and the U+2069 that ends it are kept,
  /// unless they are nested in another isolate or the isolate does not end inside the text.
  fileprivate static func visible(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var shown = scalars
    var begun: Int?
    for (index, scalar) in scalars.enumerated() where isHidden(scalar) {
      if scalar == popIsolate, begun != nil {
        begun = nil
      } else if scalar == firstStrongIsolate, begun == nil {
        begun = index
      } else {
        shown[index] = replacement
      }
    }
    if let begun { shown[begun] = replacement }
    return shown
  }

  /// Encloses the part from the first to the last right-to-left character in isolate characters. Parts that are already
  /// isolated stay as they are.
  fileprivate static func isolated(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var shown: [Unicode.Scalar] = []
    var rest = scalars[...]
    while !rest.isEmpty {
      let outside = rest.prefix { $0 != firstStrongIsolate }
      rest = rest[outside.endIndex...]
      if let first = outside.firstIndex(where: isRightToLeft), let last = outside.lastIndex(where: isRightToLeft) {
        shown +=
          outside[..<first] + [firstStrongIsolate] + outside[first...last] + [popIsolate] + outside[(last + 1)...]
      } else {
        shown += outside
      }
      guard let end = rest.firstIndex(of: popIsolate) else { break }
      shown += rest[...end]
      rest = rest[(end + 1)...]
    }
    return shown
  }
}
