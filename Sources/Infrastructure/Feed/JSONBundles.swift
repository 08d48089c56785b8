import BookInfrastructure
package import FeedApplication
package import FeedDomain
import Formats
import JSONCoding
package import KernelApplication
import KernelDomain

/// Encodes and decodes bundles as JSON. The last member is a message authentication code: HMAC-SHA256 over all bytes
/// before `,"mac"`, in hexadecimal digits.
///
///     {"recordbook":"bundle","version":1,"from":"3f9a0c5d7e21b846","to":"88a1c4d2e5f60718","sequence":1777790700,
///     "after":0,"through":9,"seen":12,"items":[{"id":"3f9a0c5d7e21b846.7","kind":"like",…}],"mac":"77ab…"}
///
/// There are no line feeds, except possibly one at the end. Losing a file loses no items: thanks to `after`, `through`
/// and `seen`, the next file contains everything that the receiver does not have yet.
package struct JSONBundles: BundleFormat {
  package init() {}

  private static let macStart = Array(#","mac":""#.utf8)
  private static let macEnd = Array(#""}"#.utf8)
  private static let macDigits = 64

  // MARK: Writing

  package func encode(_ bundle: Bundle, _ secret: PairingSecret) -> [UInt8] {
    var writer = JSONWriter(capacity: 512 + bundle.items.count * 256)
    writer.beginObject()
    writer.member("recordbook", "bundle")
    writer.member("version", Bundle.version)
    writer.member("from", bundle.from.description)
    writer.member("to", bundle.to.description)
    for (name, number) in bundle.range.members {
      writer.key(name)
      writer.integer(number)
    }
    writer.beginArray("items")
    for item in bundle.items { writer.raw(record(of: item, bundle.from, bundle.to)) }
    writer.endArray()
    writer.endObject()
    let signed = writer.bytes.dropLast()
    let code = hexadecimal(secret.code.code(of: signed))
    return signed + JSONBundles.macStart + code.utf8 + JSONBundles.macEnd + "\n".utf8
  }

  package func size(of item: FeedItem, from: PersonID, to: PersonID) -> Int { record(of: item, from, to).count }

  package func encode(_ content: PostContent) -> [UInt8] { json(content) }

  /// Encodes an item with ids that both the sender and the receiver understand.
  private func record(of item: FeedItem, _ from: PersonID, _ to: PersonID) -> [UInt8] {
    let renamed = item.renamed { author in
      switch author {
      case .me: .person(from)
      case .person(to): .person(to)
      case .person: nil
      }
    }
    guard let renamed else { preconditionFailure("what is meant for one person is about another") }
    return json(ItemRecord(renamed))
  }

  private func json(_ value: some Encodable) -> [UInt8] {
    do throws(JSONError) {
      return try JSONDocument.encode(value)
    } catch {
      preconditionFailure("what goes out can't be written: \(error.problem)")
    }
  }

  // MARK: Reading

  package func file(at path: String) throws(Failure) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(InputFileError) {
      let file = try InputFile(path)
      bytes = file.size > Bundle.mostBytes ? nil : try file.bytes(Int(file.size), at: 0)
      try file.checkUnchanged()
    } catch {
      throw Failure(error, path: path)
    }
    guard let bytes else { throw .badFile(path: path, problem: .feed(.bundleTooLarge(most: Bundle.mostBytes))) }
    return bytes
  }

  package func opened(_ bytes: [UInt8], _ path: String) throws(Failure) -> UnverifiedBundle {
    let refused = Failure.badFile(path: path, problem: .feed(.noBundle))
    guard bytes.count <= Bundle.mostBytes else {
      throw .badFile(path: path, problem: .feed(.bundleTooLarge(most: Bundle.mostBytes)))
    }
    let body = bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...]
    guard let (head, version) = JSONBundles.head(body) else { throw refused }
    guard version == Bundle.version else { throw .badFile(path: path, problem: .feed(.newerBundle(version: version))) }
    let tail = JSONBundles.macStart.count + JSONBundles.macDigits + JSONBundles.macEnd.count
    guard let head, body.count > tail, body.suffix(tail).starts(with: JSONBundles.macStart),
      body.suffix(JSONBundles.macEnd.count).elementsEqual(JSONBundles.macEnd)
    else { throw refused }
    let code = body.suffix(tail).dropFirst(JSONBundles.macStart.count).prefix(JSONBundles.macDigits)
    return UnverifiedBundle(
      bytes: bytes, from: head.from, to: head.to, code: String(decoding: code, as: UTF8.self),
      signedCount: body.count - tail)
  }

  /// Parses the first members of a bundle: the sender, the receiver and the version. Returns nil if the bytes are not a
  /// bundle; `people` is nil if the bundle's version is not supported.
  private static func head(
    _ bytes: ArraySlice<UInt8>
  ) -> (people: (from: PersonID, to: PersonID)?, version: Int)? {
    // These bytes are enough for all members before the items, even with the longest numbers.
    let prefix = Array(bytes.prefix(512))
    return prefix.withUnsafeBytes { buffer in
      var reader = JSONReader(buffer)
      do throws(JSONError) {
        try reader.beginObject()
        try reader.expectKey("recordbook")
        guard try reader.string() == "bundle" else { return nil }
        try reader.expectKey("version")
        let version = try reader.int()
        if version != Bundle.version { return (nil, version) }
        try reader.expectKey("from")
        let from = try reader.string()
        try reader.expectKey("to")
        let to = try reader.string()
        guard let from = PersonID(from), let to = PersonID(to) else { return nil }
        return ((from, to), version)
      } catch {
        return nil
      }
    }
  }

  package func content(of bundle: UnverifiedBundle, _ path: String) throws(Failure) -> Bundle {
    if let offset = JSONBundles.firstTooDeep(bundle.bytes) {
      throw .badFile(path: path, problem: .feed(.tooDeep(most: Bundle.mostLevels)), place: .byte(at: Int64(offset)))
    }
    do throws(JSONError) {
      return try JSONReader.read(bundle.bytes) { (reader) throws(JSONError) in
        try JSONBundles.content(of: bundle, &reader)
      }
    } catch {
      throw .badFile(path: path, problem: error.problem, place: error.offset.map { .byte(at: Int64($0)) })
    }
  }

  private static func content(
    of bundle: UnverifiedBundle, _ reader: inout JSONReader
  ) throws(JSONError) -> Bundle {
    var items: [FeedItem] = []
    var ids: Set<ItemID> = []
    var numbers: [Int] = []
    try reader.beginObject()
    for name in ["recordbook", "version", "from", "to", "sequence", "after", "through", "seen", "items", "mac"] {
      guard let key = try reader.nextKey() else { throw reader.failure(.feed(.noBundle)) }
      guard key.string == name else { throw reader.failure(.feed(.noBundle), at: key) }
      switch name {
      case "sequence", "after", "through", "seen": numbers.append(try reader.int())
      case "items":
        try reader.beginArray()
        while try reader.nextElement() {
          guard items.count < FeedBook.mostItems else {
            throw reader.failure(.feed(.tooManyItems(most: FeedBook.mostItems)))
          }
          let item = try item(bundle, &reader)
          guard ids.insert(item.id).inserted else { throw reader.failure(.feed(.anothersItem(name: "\(item.id)"))) }
          items.append(item)
        }
      default: try reader.skipValue()
      }
    }
    guard try reader.nextKey() == nil else { throw reader.failure(.feed(.noBundle)) }
    let range = SentBundle(sequence: numbers[0], after: numbers[1], through: numbers[2], seen: numbers[3])
    return Bundle(from: bundle.from, to: bundle.to, range: range, items: items)
  }

  /// Parses an item and converts its ids to this book's ids, in which the receiver is `me`. Fails if the item's author
  /// is not the sender, or if the item refers to one by a third person.
  private static func item(
    _ bundle: UnverifiedBundle, _ reader: inout JSONReader
  ) throws(JSONError) -> FeedItem {
    let range = try reader.rawValue()
    let record: ItemRecord
    do throws(JSONError) {
      record = try JSONDocument.decode(ItemRecord.self, from: Array(bundle.bytes[range]))
    } catch {
      throw JSONError(
        offset: range.lowerBound + (error.offset ?? 0), path: error.path, problem: error.problem, valid: error.valid,
        kind: error.kind)
    }
    guard let item = record.item else {
      throw JSONError(offset: range.lowerBound, problem: .feed(.notAnItem))
    }
    let renamed = item.renamed { author in
      switch author {
      case .person(bundle.from): author
      case .person(bundle.to): .me
      case .person, .me: nil
      }
    }
    guard let renamed, renamed.id.author == .person(bundle.from) else {
      throw JSONError(offset: range.lowerBound, problem: .feed(.anothersItem(name: item.id.description)))
    }
    return renamed
  }

  /// Returns the byte offset at which arrays and objects first become too deeply nested; nil if they never do.
  private static func firstTooDeep(_ bytes: [UInt8]) -> Int? {
    var (level, isText, isEscaped) = (0, false, false)
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isText: isEscaped = true
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "{") where !isText, UInt8(ascii: "[") where !isText:
        level += 1
        if level > Bundle.mostLevels { return offset }
      case UInt8(ascii: "}") where !isText, UInt8(ascii: "]") where !isText: level -= 1
      default: break
      }
    }
    return nil
  }
}

extension SentBundle {
  /// The numeric members at the start of a bundle, with their names, in the order in which they are written.
  fileprivate var members: [(StaticString, Int)] {
    [("sequence", sequence), ("after", after), ("through", through), ("seen", seen)]
  }
}

extension JSONReader {
  /// Moves to the object's next member. Fails if that member has another name.
  fileprivate mutating func expectKey(_ name: String) throws(JSONError) {
    guard let key = try nextKey(), key.string == name else { throw failure(.feed(.noBundle)) }
  }
}
