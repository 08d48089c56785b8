import KernelDomain

/// The name of a colour: a hue and a role, such as `accent.text`. A theme's palette assigns a value to it.
package struct ColorToken: Hashable, Sendable {
  package let hue: Hue
  package let role: Role

  package enum Role: String, Sendable {
    case fill
    case onFill
    case text
  }

  package init(_ hue: Hue, _ role: Role) {
    self.hue = hue
    self.role = role
  }
}

extension ColorToken: LosslessStringConvertible {
  package var description: String { hue.name + "." + role.rawValue }

  package init?(_ text: String) {
    guard let dot = text.lastIndex(of: "."), let role = Role(rawValue: String(text[dot...].dropFirst())),
      text[..<dot].utf8.count <= Hue.longestName
    else { return nil }
    guard text[..<dot].utf8.count <= Hue.longestName else { return nil }
    self.init(Hue(String(text[..<dot])), role)
  }
}

extension ColorToken: DescriptionCodable {}

/// A named colour, such as `warning`, with one shade for each role, such as text or fill.
package struct Hue: Hashable, Sendable {
  /// The bytes of the hue's name, packed into two numbers. An exported book has millions of coloured elements. Copying
  /// a string with each of them would require reference counting, while numbers are simply copied.
  @usableFromInline let start: UInt64
  @usableFromInline let end: UInt64

  /// The maximum length of a name, in bytes of UTF-8.
  package static let longestName = 16

  /// Creates a hue.
  /// - Parameter name: the name, of at most `longestName` bytes in UTF-8.
  package init(_ name: String) {
    precondition(name.utf8.count <= Hue.longestName, "\(name) is too long for a hue's name")
    func packed(_ letters: some Sequence<UInt8>) -> UInt64 { letters.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
    start = packed(name.utf8.prefix(8))
    end = packed(name.utf8.dropFirst(8))
  }

  package var name: String {
    String(unsafeUninitializedCapacity: Hue.longestName) { room in
      var count = 0
      forEachLetter {
        room[count] = $0
        count += 1
      }
      return count
    }
  }

  @inlinable package func forEachLetter(_ body: (UInt8) -> Void) {
    forEachLetter(of: start, body)
    forEachLetter(of: end, body)
  }

  @inlinable func forEachLetter(of packed: UInt64, _ body: (UInt8) -> Void) {
    var rest = packed
    while rest > 0 {
      body(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// The hue's colour for bars, backgrounds and pictures. The colour is only decoration, because the name of the thing
  /// that it marks is always shown, too.
  package var fill: ColorToken { ColorToken(self, .fill) }
  /// The hue's colour for text on a background in its colour `fill`.
  package var onFill: ColorToken { ColorToken(self, .onFill) }
  /// The hue's colour for text on pages and cards, and for lines and marks that carry meaning.
  package var text: ColorToken { ColorToken(self, .text) }
}

/// Hues that have a meaning, such as errors.
extension Hue {
  package static let label = Hue("label")
  package static let secondary = Hue("secondary")
  package static let accent = Hue("accent")
  package static let positive = Hue("positive")
  /// The colour of a medal, which marks the best of several values.
  package static let best = Hue("best")
  package static let warning = Hue("warning")
  package static let destructive = Hue("destructive")
  package static let info = Hue("info")
}

/// Hues that distinguish categories, such as swimming strokes. Each feature assigns them to its own categories.
extension Hue {
  package static let blue = Hue("blue")
  package static let green = Hue("green")
  package static let red = Hue("red")
  package static let orange = Hue("orange")
  package static let yellow = Hue("yellow")
  package static let pink = Hue("pink")
  package static let purple = Hue("purple")
  package static let gray = Hue("gray")

  package static let accents: [Hue] = [.blue, .green, .red, .orange, .yellow, .pink, .purple, .gray]
}
