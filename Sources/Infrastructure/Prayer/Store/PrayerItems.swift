import JSONCoding
import KernelApplication
import PrayerApplication
import Storage

/// Files of prayers: items of one kind, one a line, each sealed.
///
///     {"items":[
///     {"day":"2026-11-22","fajr":["on-time","2026-11-22T04:50:00Z","c"],"crc":"1a2b3c4d"},
///     {"day":"2026-11-23","dhuhr":["late"],"crc":"5e6f7a8b"}
///     ]}
enum PrayerItems {
  /// The lines before and after those of the items.
  private static let frame = [Array("{\"items\":[".utf8), Array("]}".utf8)]

  /// - Parameter write: the members of an item's object; false where there is no such item.
  static func encode(
    capacity: Int, _ numbers: some Sequence<Int>, _ write: (Int, inout JSONWriter) -> Void
  ) -> [UInt8] {
    JSONWriter.bytes(capacity: capacity) { writer in
      writer.beginObject()
      writer.key("items")
      writer.beginArray()
      for number in numbers {
        writer.lineBreakBeforeValue()
        let start = writer.count
        writer.beginObject()
        write(number, &writer)
        SealedLine.seal(&writer, from: start)
      }
      writer.lineBreak()
      writer.endArray()
      writer.endObject()
      writer.lineBreak()
    }
  }

  /// - Parameter read: an item's whole object.
  static func decode(_ bytes: [UInt8], _ read: (inout JSONReader) throws(JSONError) -> Void) throws(JSONError) {
    try JSONReader.read(bytes) { (reader) throws(JSONError) in
      try reader.beginObject()
      while let key = try reader.nextKey() {
        guard key == "items" else { throw reader.failure(.prayer(.unreadableEntry), at: key) }
        try reader.beginArray()
        while try reader.nextElement() { try read(&reader) }
      }
    }
  }

  /// The sound items of a file that may be damaged: each line's seal tells that it is what was written.
  /// - Parameter read: fails for an item that says what it can't.
  static func inspect(_ bytes: [UInt8], _ read: (inout JSONReader) throws(JSONError) -> Void) -> InspectedFile {
    var sound: [ArraySlice<UInt8>] = []
    var damage: [(offset: Int, problem: Message)] = []
    var offset = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { offset += line.count + 1 }
      if line.isEmpty || frame.contains(Array(line)) { continue }
      let object = line.last == UInt8(ascii: ",") ? line.dropLast() : line
      let sealed = Array(object) + [0x0A]
      let isSound = SealedLine.isSound(sealed) && (try? JSONReader.read(sealed, read)) != nil
      if isSound { sound.append(object) } else { damage.append((offset, .prayer(.lostEntry))) }
    }
    let whole = joined(sound)
    if damage.isEmpty, whole != bytes { damage.append((0, .prayer(.lostEntry))) }
    return InspectedFile(sound: damage.isEmpty ? bytes : whole, damage: damage)
  }

  private static func joined(_ items: [ArraySlice<UInt8>]) -> [UInt8] {
    let lines = items.map { [0x0A] + Array($0) }.joined(separator: Array(",".utf8))
    return frame[0] + Array(lines) + [0x0A] + frame[1] + [0x0A]
  }
}
