import KernelApplication

/// The names of an object's members, in the order in which they are usually written. Members in that order are read
/// fast: each name is compared as a whole, with its quotes and the colon.
package struct JSONNames: Sendable {
  let names: [Name]

  static let longest = 21
  /// The number of bytes that are read for comparing a name, including a comma before it.
  static let looked = 25

  /// - Parameter names: names of at most `longest` ASCII letters each.
  package init(_ names: [String]) {
    self.names = names.map(Name.init)
  }

  struct Name: Sendable {
    let text: String
    /// The name's length in bytes, including its quotes and the colon.
    let length: Int
    private let words: (UInt64, UInt64, UInt64)
    /// For each word, a mask with all bits set in those bytes that belong to the name.
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

    /// Whether the name, with its quotes and colon, begins at `place`. Reads 24 bytes.
    @inline(__always)
    func begins(_ place: UnsafePointer<UInt8>) -> Bool {
      Word.load(place) & masks.0 == words.0 && Word.load(place + 8) & masks.1 == words.1
        && Word.load(place + 16) & masks.2 == words.2
    }
  }
}

/// The state of reading the members of one object.
package struct JSONMembers {
  let names: JSONNames
  /// The position in `names` of the name that probably comes next.
  var expected = 0

  package init(_ names: JSONNames) {
    self.names = names
  }
}

extension JSONReader {
  /// Moves to the value of the object's next member, and returns the position of its name in `names`; nil at the end of
  /// the object. Fails if the name is not one of `names`.
  package mutating func nextMember(_ members: inout JSONMembers) throws(JSONError) -> Int? {
    if end - next > JSONNames.looked, isFirst || next.pointee == Byte.comma {
      let place = isFirst ? next : next + 1
      // Members may be missing, so the names after the expected one are tried, too.
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
