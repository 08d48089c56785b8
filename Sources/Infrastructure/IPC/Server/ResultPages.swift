import JSONCoding

/// Divides a result that is too long for one message into pages. Each page has all members of the result, but only some
/// elements of each array, which continue those on the previous page. The member `next` of a page is the cursor of the
/// next page; the last page has no `next`.
struct ResultPages {
  private let result: [UInt8]
  private let members: [Member]
  private let elements: Int
  /// The size, in bytes, of a page without any array elements.
  private let frame: Int

  private struct Member {
    let name: String
    let value: Range<Int>
    /// The byte ranges of the array's elements in the result; nil if the member is not an array.
    let elements: [Range<Int>]?
  }

  /// Parses the members of a result; nil if the result is not an object.
  init?(_ result: [UInt8]) {
    guard let members = try? JSONReader.read(result, ResultPages.members) else { return nil }
    self.result = result
    self.members = members
    elements = members.reduce(0) { $0 + ($1.elements?.count ?? 0) }
    frame = members.reduce(2) { $0 + $1.name.utf8.count * 6 + 6 + ($1.elements == nil ? $1.value.count : 0) }
  }

  private static func members(_ reader: inout JSONReader) throws(JSONError) -> [Member] {
    var members: [Member] = []
    try reader.beginObject()
    while let name = try reader.nextKey()?.string {
      if reader.nextKind() == .array {
        let first = reader.offset
        var elements: [Range<Int>] = []
        try reader.beginArray()
        while try reader.nextElement() { elements.append(try reader.rawValue()) }
        members.append(Member(name: name, value: first..<reader.offset, elements: elements))
      } else {
        members.append(Member(name: name, value: try reader.rawValue(), elements: nil))
      }
    }
    return members
  }

  /// The number of bytes of memory that the result and the ranges of its elements take up.
  var count: Int { result.count + elements * MemoryLayout<Range<Int>>.stride }

  func isOf(_ other: [UInt8]) -> Bool { result == other }

  /// Encodes a page of the result, of at most `limit` bytes.
  /// - Parameters:
  ///   - first: the number of the first element on the page, counted from 0 across all arrays.
  ///   - cursor: returns the cursor of a page, given the number of the first element on it.
  /// - Returns: the page; nil if not even one element fits on it.
  func page(from first: Int, bytes limit: Int, cursor: (Int) -> String) -> [UInt8]? {
    let room = limit - frame - cursor(elements).utf8.count - 10
    let end = end(from: first, bytes: room)
    guard room >= 0, end > first || elements == first else { return nil }
    var writer = JSONWriter(capacity: limit)
    writer.beginObject()
    var number = 0
    for member in members {
      writer.key(member.name)
      guard let elements = member.elements else {
        writer.raw(Array(result[member.value]))
        continue
      }
      writer.beginArray()
      for element in elements {
        if number >= first, number < end { writer.raw(Array(result[element])) }
        number += 1
      }
      writer.endArray()
    }
    if end < elements {
      writer.member("next", cursor(end))
    }
    writer.endObject()
    return writer.bytes
  }

  /// Returns the number of the first element that does not fit on the page that starts with the element `first`.
  /// - Parameter limit: the number of bytes that the elements of the page may take up.
  private func end(from first: Int, bytes limit: Int) -> Int {
    var rest = limit
    var number = 0
    for member in members {
      for element in member.elements ?? [] {
        if number >= first {
          rest -= element.count + 1
          if rest < 0 { return number }
        }
        number += 1
      }
    }
    return number
  }
}
