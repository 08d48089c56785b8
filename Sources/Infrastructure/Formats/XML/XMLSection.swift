import KernelApplication

/// Skips a comment, CDATA section or processing instruction up to its closing delimiter.
struct XMLSection {
  enum Kind {
    case comment
    case characterData
    case instruction

    var opening: StaticString {
      switch self {
      case .comment: "<!--"
      case .characterData: "<![CDATA["
      case .instruction: "<?"
      }
    }

    /// The kind of section, as it is named in error messages.
    var part: FormatMessage.XMLPart {
      switch self {
      case .comment: .comment
      case .characterData: .characterData
      case .instruction: .instruction
      }
    }
  }

  /// The last two bytes that were skipped, excluding bytes of the opening delimiter.
  private var recent: (UInt8, UInt8) = (0, 0)

  /// Returns the byte offset after the closing delimiter; nil if the delimiter does not occur at or after `start`.
  mutating func end(_ kind: Kind, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var index = start
    while let close = bytes.firstIndex(of: UInt8(ascii: ">"), from: index) {
      note(bytes, index..<close)
      index = close + 1
      if isClosed(kind) { return index }
      recent = (recent.1, UInt8(ascii: ">"))
    }
    note(bytes, index..<bytes.count)
    return nil
  }

  private func isClosed(_ kind: Kind) -> Bool {
    switch kind {
    case .comment: recent == (UInt8(ascii: "-"), UInt8(ascii: "-"))
    case .characterData: recent == (UInt8(ascii: "]"), UInt8(ascii: "]"))
    case .instruction: recent.1 == UInt8(ascii: "?")
    }
  }

  private mutating func note(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    if range.count >= 2 {
      recent = (bytes[range.upperBound - 2], bytes[range.upperBound - 1])
    } else if range.count == 1 {
      recent = (recent.1, bytes[range.lowerBound])
    }
  }
}
