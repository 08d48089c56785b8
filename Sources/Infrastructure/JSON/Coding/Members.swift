import KernelApplication

/// An object's members, and which of them were asked for.
final class Members {
  private var members: [Member] = []
  /// Where the next name asked for is expected: types mostly ask in the order in which members were written.
  private var expected = 0
  /// The names asked for, present or not.
  private(set) var known: [String] = []

  private struct Member {
    let name: String
    let offset: Int
    var isKnown = false
  }

  /// Reads an object; names must not be repeated.
  /// - Parameter longestName: bytes of a name, as it is written.
  init(_ reader: inout JSONReader, longestName: Int) throws(JSONError) {
    // Few names are compared one by one.
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

  /// Where the value of that name begins; nil when there is no such member.
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

  /// A member that was not asked for.
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

/// An array's elements, and how many of them were taken.
final class Elements {
  private(set) var offsets: [Int] = []
  var taken = 0

  init(_ reader: inout JSONReader) throws(JSONError) {
    try reader.beginArray()
    while try reader.nextElement() { offsets.append(reader.passValue()) }
  }
}
