/// Finds the end of a document type declaration, byte by byte, without interpreting it.
///
/// A declaration inside it may lack its end, because this occurs in exports from iOS 16.
struct XMLDoctype {
  enum Step {
    case inside
    case ended
    /// The document type declaration has no end: the byte that was just examined is already the second byte of the root
    /// element's start tag.
    case rootBegan
  }

  private enum State {
    case plain
    case quoted(UInt8)
    /// The previous byte is the `<` of a declaration within the document type declaration.
    case opened
    /// The previous bytes are `<!` and this number of dashes.
    case declared(dashes: Int)
    /// The scan is inside the name of a declaration. The first `letters` letters of the name match the start of
    /// `ENTITY`.
    case name(letters: Int)
    case comment(dashes: Int)
    case instruction(isEnding: Bool)
  }

  private(set) var declaresEntity = false

  private var state = State.plain
  private var isInSubset = false

  mutating func step(_ byte: UInt8) -> Step {
    switch state {
    case .plain: return plain(byte)
    case .quoted(let quote):
      if byte == quote { state = .plain }
    case .opened: return opened(byte)
    case .declared(let dashes):
      if byte == UInt8(ascii: "-") {
        state = dashes == 1 ? .comment(dashes: 0) : .declared(dashes: 1)
      } else {
        state = .name(letters: 0)
        return step(byte)
      }
    case .name(let letters):
      guard letters < XMLDoctype.entity.utf8CodeUnitCount, byte == XMLDoctype.entity.utf8Start[letters] else {
        state = .plain
        return plain(byte)
      }
      declaresEntity = letters + 1 == XMLDoctype.entity.utf8CodeUnitCount || declaresEntity
      state = .name(letters: letters + 1)
    case .comment(let dashes):
      if byte == UInt8(ascii: ">"), dashes >= 2 {
        state = .plain
      } else {
        state = .comment(dashes: byte == UInt8(ascii: "-") ? min(dashes + 1, 2) : 0)
      }
    case .instruction(let isEnding):
      state = isEnding && byte == UInt8(ascii: ">") ? .plain : .instruction(isEnding: byte == UInt8(ascii: "?"))
    }
    return .inside
  }

  private static let entity: StaticString = "ENTITY"

  private mutating func plain(_ byte: UInt8) -> Step {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): state = .quoted(byte)
    case UInt8(ascii: "["): isInSubset = true
    case UInt8(ascii: "]"): isInSubset = false
    case UInt8(ascii: "<"): state = .opened
    case UInt8(ascii: ">") where !isInSubset: return .ended
    default: break
    }
    return .inside
  }

  private mutating func opened(_ byte: UInt8) -> Step {
    switch byte {
    case UInt8(ascii: "!"): state = .declared(dashes: 0)
    case UInt8(ascii: "?"): state = .instruction(isEnding: false)
    default: return .rootBegan
    }
    return .inside
  }
}
