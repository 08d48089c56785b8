import KernelApplication

/// The names of an object's members, in the order in which programs usually write them. Reading is fast if the members
/// are in this order, because each name is compared in a single step, including its quotation marks and the colon.
package struct JSONNames: Sendable {
  let names: [Name]

  static let longest = 21
  /// The number of bytes that are read to compare a name: a comma and 24 bytes.
  static let looked = 25

  /// Creates a list of names.
  /// - Parameter names: the names. Each consists of at most `longest` ASCII letters.
  package init(_ names: [String]) { self.names = names.map(Name.init) }

  struct Name: Sendable {
    let text: String
    /// The length of the name in bytes, including its quotation marks and the colon.
    let length: Int
    private let words: (UInt64, UInt64, UInt64)
    /// A mask for each eight bytes of the name: all bits are set in the bytes that belong to the name.
    private let masks: (UInt64, UInt64, UInt64)

    init(_ name: String) {
      precondition(name.utf8.count <= JSONNames.longest, "24 bytes hold the name, its quotes and a colon")
      precondition(name.utf8.allSatisfy(Byte.isLetter), "letters need no escapes")
      let bytes = [Byte.quote] + Array(name.utf8) + [Byte.quote, Byte.colon]
      let mask = bytes.map { _ in UInt8.max }
      text = name
      length = bytes.count
      words = (Word.first(bytes), Word.first(bytes.dropFirst(8)), Word.first(bytes.dropFirst(16)))
      masks = (Word.first(mask), Word.first(mask.dropFirst(8)), Word.first(mask.dropFirst(16)))
    }

    /// Whether this name, with its quotation marks and the colon, is at the address `place`. Reads 24 bytes, which must
    /// exist.
    @inline(__always)
    func begins(_ place: UnsafePointer<UInt8>) -> Bool {
      Word.load(place) & masks.0 == words.0 && Word.load(place + 8) & masks.1 == words.1
        && Word.load(place + 16) & masks.2 == words.2
    }
  }
}

/// Tracks the progress of reading one object's members.
package struct JSONMembers {
  let names: JSONNames
  /// The index in `names` of the name that is expected next.
  var expected = 0

  package init(_ names: JSONNames) { self.names = names }
}

extension JSONReader {
  /// Moves to the value of the object's next member, and returns the index of its name in `names`; nil at the end of
  /// the object. Fails if the name is not in `names`.
  package mutating func nextMember(_ members: inout JSONMembers) throws(JSONError) -> Int? {
    if end - next > JSONNames.looked, isFirst || next.pointee == Byte.comma {
      let place = isFirst ? next : next + 1
      // Tries the names after the expected one too, because members may be missing.
      while members.expected < members.names.names.count {
        let position = members.expected
        let name = members.names.names[position]
        members.expected += 1
        if name.begins(place) {
          next = place + name.length
          isFirst = false
          return position
        }
      }
    }
    return try otherMember(&members)
  }

  @inline(never)
  private mutating func otherMember(_ members: inout JSONMembers) throws(JSONError) -> Int? {
    guard let key = try nextKey() else { return nil }
    let name = key.string
    guard let position = members.names.names.firstIndex(where: { $0.text == name }) else {
      throw failure(.json(.unknownMember(name: name)), at: key)
    }
    members.expected = position + 1
    return position
  }
}
