import JSONCoding

/// Joins the pages of a long result into one result. Each page is a JSON object whose arrays continue the arrays of the
/// previous page. Every page except the last has the member `next`.
struct JoinedPages {
  private var members: [(name: String, value: [UInt8])]
  /// The cursor with which to request the next page; nil after the last page.
  private(set) var next: String?

  /// Begins to join the pages of a result with the first page; nil if this page is already the complete result.
  init?(_ first: [UInt8]) {
    // Most results are complete; this check finds that out without parsing them.
    guard first.count > JoinedPages.marker.count, JoinedPages.mayHaveMore(first),
      let page = try? JSONReader.read(first, JoinedPages.members), let next = JoinedPages.next(page)
    else { return nil }
    members = page.filter { $0.name != "next" }
    self.next = next
  }

  /// Appends the elements of the arrays in the next page and returns true. If `json` is not a page of this result,
  /// appends nothing and returns false.
  mutating func add(_ json: [UInt8]) -> Bool {
    guard let page = try? JSONReader.read(json, JoinedPages.members) else { return false }
    next = JoinedPages.next(page)
    for member in page where member.name != "next" {
      guard let index = members.firstIndex(where: { $0.name == member.name }) else { return false }
      guard member.value.first == UInt8(ascii: "["), member.value.count > 2 else { continue }
      if members[index].value.count > 2 {
        members[index].value[members[index].value.count - 1] = UInt8(ascii: ",")
        members[index].value += member.value.dropFirst()
      } else {
        members[index].value = member.value
      }
    }
    return true
  }

  /// The complete result as JSON, as if it had been sent in a single message.
  var joined: [UInt8] {
    var writer = JSONWriter(capacity: members.reduce(64) { $0 + $1.value.count })
    writer.beginObject()
    for member in members {
      writer.key(member.name)
      writer.raw(member.value)
    }
    writer.endObject()
    return writer.bytes
  }

  private static let marker = Array(#""next":"#.utf8)

  /// Whether the result may have more pages. Searches only the end of the JSON, because `next` is the last member of a
  /// page.
  private static func mayHaveMore(_ json: [UInt8]) -> Bool {
    let end = json.suffix(256)
    return end.indices.contains { end[$0...].starts(with: marker) }
  }

  private static func next(_ page: [(name: String, value: [UInt8])]) -> String? {
    page.last.flatMap { $0.name == "next" ? try? JSONDocument.decode(String.self, from: $0.value) : nil }
  }

  private static func members(_ reader: inout JSONReader) throws(JSONError) -> [(name: String, value: [UInt8])] {
    var members: [(name: String, value: [UInt8])] = []
    try reader.beginObject()
    while let key = try reader.nextKey() {
      let name = key.string
      members.append((name, try reader.rawBytes()))
    }
    return members
  }
}
