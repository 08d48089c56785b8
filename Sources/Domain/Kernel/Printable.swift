/// Text that may hold what comes from outside (words of a command line, names of files, devices and people), made fit to
/// be shown within a line, by whatever renders it. What would be an order to a terminal, break the line, or turn the order
/// of what follows (UAX #9) becomes U+FFFD; what is written from right to left is isolated from what stands around it.
/// Once is enough, and twice changes nothing.
/// - Parameter isolating: false where each value stands alone anyway, as a cell of a table for programs does.
package func printable(_ text: String, isolating: Bool = true) -> String {
  let isPlain = text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
  if isPlain == true || !text.unicodeScalars.contains(where: { Printable.needsCare($0) }) { return text }
  let scalars = Printable.visible(Array(text.unicodeScalars))
  return String(String.UnicodeScalarView(isolating ? Printable.isolated(scalars) : scalars))
}

/// Text of several lines, such as a note, made fit to be shown line by line; empty lines are left out.
package func printableLines(_ text: String) -> [String] {
  text.split(whereSeparator: \.isNewline).map { printable(String($0)) }
}

/// The same where there is one line for it, as in a cell: `first / second`.
package func printableInLine(_ text: String) -> String {
  printableLines(text).joined(separator: " / ")
}

package enum Printable {
  private static let firstStrongIsolate: Unicode.Scalar = "\u{2068}"
  private static let popIsolate: Unicode.Scalar = "\u{2069}"
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// What is never shown: controls (Cc), separators of lines and paragraphs (Zl, Zp), embeddings, overrides and isolates of
  /// directions, deprecated formatting, U+FEFF, and marks of annotations.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }

  /// Written from right to left, or a mark that says so: the blocks of UAX #9's classes R and AL.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  fileprivate static func needsCare(_ scalar: Unicode.Scalar) -> Bool {
    isHidden(scalar) || isRightToLeft(scalar)
  }

  /// Whether a character that may need care begins there in UTF-8; may take a few others for one.
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

  /// The text with U+FFFD for what is hidden, but for isolates that are closed in the same text and hold no other.
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

  /// The text with what reaches from the first letter from right to left to the last isolated, outside isolates.
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
