import JSONCoding
import KernelApplication
import Storage
import StrengthApplication

/// Files of strength: items of one kind, one a line, each sealed.
///
///     {"items":[
///     {"id":"s20250210T164613","source":"Strong",…,"crc":"1a2b3c4d"},
///     {"id":"s20250212T170001","source":"RecordBook",…,"crc":"5e6f7a8b"}
///     ]}
enum StrengthItems {
  /// The lines before and after those of the items.
  private static let frame = [Array("{\"items\":[".utf8), Array("]}".utf8)]

  /// - Parameter write: the members of an item's object.
  static func encode<Item>(
    capacity: Int, _ items: [Item], _ write: (Item, inout JSONWriter) -> Void
  ) -> [UInt8] {
    JSONWriter.bytes(capacity: capacity) { writer in
      writer.beginObject()
      writer.key("items")
      writer.beginArray()
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

  /// - Parameter read: an item's whole object.
  static func decode<Item>(
    _ bytes: [UInt8], _ read: (inout JSONReader) throws(JSONError) -> Item
  ) throws(JSONError) -> [Item] {
    try JSONReader.read(bytes) { (reader) throws(JSONError) in
      var items: [Item] = []
      try reader.beginObject()
      while let key = try reader.nextKey() {
        guard key == "items" else { throw reader.failure(.strength(.unreadableEntry), at: key) }
        try reader.beginArray()
        while try reader.nextElement() { items.append(try read(&reader)) }
      }
      return items
    }
  }

  /// The items of all files of a kind. Fails with `storeDamaged` rather than leave anything out.
  static func all<Item: Sendable>(
    _ key: FileKey, in content: SectionContent, _ read: (inout JSONReader) throws(JSONError) -> Item
  ) throws(Failure) -> [Item] {
    guard let bytes = try content.bytes(of: key) else { return [] }
    do throws(JSONError) {
      return try decode(bytes, read)
    } catch {
      throw .storeDamaged(place: "\(content.place(of: key)), byte \(error.offset ?? 0)", problem: error.problem)
    }
  }

  /// The sound items of a file that may be damaged: each line's seal tells that it is what was written.
  /// - Parameter read: fails for an item that says what it can't.
  static func inspect<Item>(
    _ bytes: [UInt8], _ read: (inout JSONReader) throws(JSONError) -> Item
  ) -> InspectedFile {
    var sound: [ArraySlice<UInt8>] = []
    var damage: [(offset: Int, problem: Message)] = []
    var offset = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { offset += line.count + 1 }
      if line.isEmpty || frame.contains(Array(line)) { continue }
      let object = line.last == UInt8(ascii: ",") ? line.dropLast() : line
      let sealed = Array(object) + [0x0A]
      let isSound = SealedLine.isSound(sealed) && (try? JSONReader.read(sealed, read)) != nil
      if isSound { sound.append(object) } else { damage.append((offset, .strength(.lostWorkout))) }
    }
    let whole = joined(sound)
    if damage.isEmpty, whole != bytes { damage.append((0, .strength(.lostWorkout))) }
    return InspectedFile(sound: damage.isEmpty ? bytes : whole, damage: damage)
  }

  private static func joined(_ items: [ArraySlice<UInt8>]) -> [UInt8] {
    let lines = items.map { [0x0A] + Array($0) }.joined(separator: Array(",".utf8))
    return frame[0] + Array(lines) + [0x0A] + frame[1] + [0x0A]
  }
}
