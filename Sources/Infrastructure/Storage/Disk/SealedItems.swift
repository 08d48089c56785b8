package import JSONCoding
package import KernelApplication

/// Reads and writes a file that stores items of one kind, one per line, each with a checksum.
///
///     {"items":[
///     {"day":"2026-11-22","fajr":["on-time","2026-11-22T04:50:00Z","c"],"crc":"1a2b3c4d"},
///     {"day":"2026-11-23","dhuhr":["late"],"crc":"5e6f7a8b"}
///     ]}
package struct SealedItems: Sendable {
  /// The message for a file that contains something other than an item.
  private let unreadable: Message
  /// The message for a line that is damaged, so that its item is lost.
  private let lost: Message

  package init(unreadable: Message, lost: Message) {
    self.unreadable = unreadable
    self.lost = lost
  }

  /// The first and the last line of a file, between which the items are.
  private static let frame = [Array("{\"items\":[".utf8), Array("]}".utf8)]

  /// Encodes items as a file's bytes.
  /// - Parameter write: writes the members of an item's object to the JSON writer.
  package static func encode<Item>(
    capacity: Int, _ items: some Sequence<Item>, _ write: (Item, inout JSONWriter) -> Void
  ) -> [UInt8] {
    JSONWriter.bytes(capacity: capacity) { writer in
      writer.beginObject()
      writer.beginArray("items")
      for item in items {
        writer.lineBreakBeforeValue()
        let start = writer.count
        writer.beginObject()
        write(item, &writer)
        SealedLine.seal(&writer, from: start)
      }
      writer.lineBreak()
      writer.endArray()
      writer.endObject()
      writer.lineBreak()
    }
  }

  /// Reads all items in a file; does nothing if the file does not exist. Fails with `storeDamaged` if any item cannot
  /// be read; no item is skipped.
  /// - Parameter read: parses one item's object and stores the item.
  package func read(
    _ key: FileKey, in content: SectionContent, _ read: (inout JSONReader) throws(JSONError) -> Void
  ) throws(Failure) {
    guard let bytes = try content.bytes(of: key) else { return }
    do throws(JSONError) {
      try decode(bytes, read)
    } catch {
      throw .storeDamaged(place: "\(content.place(of: key)), byte \(error.offset ?? 0)", problem: error.problem)
    }
  }

  private func decode(
    _ bytes: [UInt8], _ read: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    try JSONReader.read(bytes) { (reader) throws(JSONError) in
      try reader.beginObject()
      while let key = try reader.nextKey() {
        if key == "earlier" {
          try reader.skipValue()
          continue
        }
        guard key == "items" else { throw reader.failure(unreadable, at: key) }
        try reader.beginArray()
        while try reader.nextElement() { try read(&reader) }
      }
    }
  }

  /// Returns the undamaged items of a file, and a list of the damage. A line counts as undamaged if it matches its
  /// checksum and `read` accepts its item.
  /// - Parameter read: parses one item; throws if its values are impossible.
  package func inspect(_ bytes: [UInt8], _ read: (inout JSONReader) throws(JSONError) -> Void) -> InspectedFile {
    var sound: [ArraySlice<UInt8>] = []
    var damage: [(offset: Int, problem: Message)] = []
    var offset = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { offset += line.count + 1 }
      if line.isEmpty || SealedItems.frame.contains(Array(line)) { continue }
      let object = line.last == UInt8(ascii: ",") ? line.dropLast() : line
      let sealed = Array(object) + [0x0A]
      let isSound = SealedLine.isSound(sealed) && (try? JSONReader.read(sealed, read)) != nil
      if isSound { sound.append(object) } else { damage.append((offset, lost)) }
    }
    let whole = SealedItems.joined(sound)
    if damage.isEmpty, whole != bytes { damage.append((0, lost)) }
    return InspectedFile(sound: damage.isEmpty ? bytes : whole, damage: damage)
  }

  private static func joined(_ items: [ArraySlice<UInt8>]) -> [UInt8] {
    let lines = items.map { [0x0A] + Array($0) }.joined(separator: Array(",".utf8))
    return frame[0] + Array(lines) + [0x0A] + frame[1] + [0x0A]
  }
}
