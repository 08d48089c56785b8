import KernelApplication

/// The members of an object. Tracks which of them have been read.
final class Members {
  private var members: [Member] = []
  /// The index of the member that will probably be read next, because most types read members in the order in which
  /// they were written.
  private var expected = 0
  /// The names that the type has tried to read, including names that the object lacks.
  private(set) var known: [String] = []

  private struct Member {
    let name: String
    let offset: Int
    var isKnown = false
  }

  /// Parses an object's members. Fails if a name is repeated.
  /// - Parameter longestName: the maximum length of a name, in bytes, with escapes not decoded.
  init(_ reader: inout JSONReader, longestName: Int) throws(JSONError) {
    // The names so far. Only used for objects with many members, because a few names are compared faster one by one.
    var seen: Set<String> = []
    try reader.beginObject()
    while let key = try reader.nextKey() {
      guard key.count <= longestName else {
        throw reader.failure(.json(.nameTooLong(bytes: key.count)), at: key)
      }
      let name = key.string
      if members.count == Members.few { seen = Set(names) }
      guard members.count < Members.few ? index(name) == nil : seen.insert(name).inserted else {
        throw reader.failure(.json(.twice(name: name)), at: key)
      }
      members.append(Member(name: name, offset: reader.passValue()))
    }
  }

  private static let few = 16

  var names: [String] { members.map(\.name) }

  /// Returns the byte offset, in the JSON text, of the value of the member with this name; nil if there is no such
  /// member.
  func offset(_ name: String) -> Int? {
    guard let index = index(name) else {
      note(name)
      return nil
    }
    if !members[index].isKnown {
      members[index].isKnown = true
      note(name)
    }
    expected = index + 1
    return members[index].offset
  }

  /// The first member that the type has not read; nil if the type has read all members.
  var unknown: (key: any CodingKey, offset: Int)? {
    members.first { !$0.isKnown }.map { (NameKey($0.name), $0.offset) }
  }

  private func index(_ name: String) -> Int? {
    for index in [expected - 1, expected] where members.indices.contains(index) && members[index].name == name {
      return index
    }
    return members.firstIndex { $0.name == name }
  }

  private func note(_ name: String) {
    if known.last != name, !known.contains(name) { known.append(name) }
  }
}

/// The elements of an array. Tracks how many of them have been read.
final class Elements {
  private(set) var offsets: [Int] = []
  var taken = 0

  init(_ reader: inout JSONReader) throws(JSONError) {
    try reader.beginArray()
    while try reader.nextElement() { offsets.append(reader.passValue()) }
  }
}
