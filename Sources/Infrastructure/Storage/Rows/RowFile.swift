import JSONCoding
import KernelApplication

import func Libc.memchr

/// A file of imported rows. Each row is a JSON object, such as a run, on a line with a checksum. The rows in effect
/// come first. They are followed by the list `earlier`, which contains one line per import that added rows, and then
/// the rows that have been replaced or undone.
///
///     {"runs":[
///     {"id":"r20150815T144508Z",…,"import":14,"crc":"1a2b3c4d"}
///     ],"earlier":[
///     {"import":{"n":14,"at":1763792747123,"files":["export.zip"],"new":1},"crc":"90ab12cd"},
///     {"id":"r20150815T144508Z",…,"import":12,"crc":"5e6f7a8b"}
///     ]}
package struct RowFile: Sendable {
  /// The name of the list of the rows in effect, such as `runs`.
  let list: String
  var rows: [Row] = []
  var earlier: [Row] = []
  var imports: [ImportLine] = []

  /// A row as it is stored in the file.
  package struct Row: Sendable {
    /// The JSON object with its checksum, without the comma and the newline that may follow it in the file.
    package let bytes: [UInt8]
    package let id: String
    /// The number of the import that added this version of the row; 0 if no import added it, or if the import was made
    /// before format 3.
    package let number: Int
  }

  init(list: String) { self.list = list }

  var isEmpty: Bool { rows.isEmpty && earlier.isEmpty && imports.isEmpty }

  // MARK: Reading

  static let divider = Array("],\"earlier\":[".utf8)
  static let end = Array("]}".utf8)

  static func frame(of list: String) -> [UInt8] { Array("{\"\(list)\":[".utf8) }

  /// Whether the file contains a list `earlier`, of imports and of rows that are not in effect.
  static func hasEarlier(_ bytes: [UInt8]) -> Bool { startOfEarlier(bytes) != nil }

  /// Returns the imports that a file lists, without parsing its rows.
  static func imports(_ bytes: [UInt8]) -> [ImportLine] {
    guard let start = startOfEarlier(bytes) else { return [] }
    var imports: [ImportLine] = []
    // In the list `earlier`, imports come before rows.
    for line in bytes[start...].split(separator: 0x0A).dropFirst() {
      guard let imported = ImportLine(line.last == UInt8(ascii: ",") ? line.dropLast() : line) else { break }
      imports.append(imported)
    }
    return imports
  }

  /// Returns the byte offset of the line that begins the list `earlier`; nil if the file has no such list.
  private static func startOfEarlier(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      var place = start
      let end = start + bytes.count
      while let line = memchr(place, 0x0A, end - place) {
        place = UnsafeRawPointer(line) + 1
        guard place + 1 < end, place.load(as: UInt8.self) == UInt8(ascii: "]") else { continue }
        return (place + 1).load(as: UInt8.self) == UInt8(ascii: ",") ? place - start : nil
      }
      return nil
    }
  }

  /// Parses a file of rows; nil if a line does not have the format that `RowFile` describes. Does not verify the rows'
  /// checksums, because the code that read the bytes has verified the checksum of the whole file.
  init?(_ bytes: [UInt8], list: String) {
    self.list = list
    var isEarlier = false
    for line in bytes.split(separator: 0x0A) {
      if line.first == UInt8(ascii: "]") {
        if line.elementsEqual(RowFile.divider) { isEarlier = true }
        continue
      }
      let object = line.last == UInt8(ascii: ",") ? line.dropLast() : line
      if let row = Row(object) {
        if isEarlier { earlier.append(row) } else { rows.append(row) }
      } else if isEarlier, let line = ImportLine(object) {
        imports.append(line)
      } else if !line.elementsEqual(RowFile.frame(of: list)) {
        return nil
      }
    }
  }

  /// Reads the file with this key, or creates an empty one if there is none. Fails with `storeDamaged` if it is not a
  /// file of rows.
  init(_ key: FileKey, in content: SectionContent, list: String) throws(Failure) {
    guard let bytes = try content.bytes(of: key) else {
      self.init(list: list)
      return
    }
    guard let file = RowFile(bytes, list: list) else {
      throw .storeDamaged(place: content.place(of: key), problem: .store(.checksum))
    }
    self = file
  }

  // MARK: Writing

  var bytes: [UInt8] {
    var bytes = RowFile.frame(of: list)
    bytes.reserveCapacity(64 + (rows + earlier).reduce(imports.count * 512) { $0 + $1.bytes.count + 2 })
    RowFile.add(rows.lazy.map(\.bytes), to: &bytes)
    if !earlier.isEmpty || !imports.isEmpty {
      bytes += RowFile.divider
      RowFile.add(imports.lazy.map(\.bytes) + earlier.map(\.bytes), to: &bytes)
    }
    bytes += RowFile.end
    bytes.append(0x0A)
    return bytes
  }

  private static func add(_ lines: some Sequence<[UInt8]>, to bytes: inout [UInt8]) {
    var isFirst = true
    for line in lines {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      bytes.append(0x0A)
      bytes += line
      isFirst = false
    }
    bytes.append(0x0A)
  }

  // MARK: Changing

  /// Puts new rows into effect. Each new row replaces the row with the same id, if there is one.
  /// - Parameters:
  ///   - new: the rows to add.
  ///   - keepsReplaced: whether to keep the replaced rows in the list `earlier`.
  /// - Returns: the rows that have been replaced.
  mutating func put(_ new: [Row], keepsReplaced: Bool) -> [Row] {
    var coming = Dictionary(new.map { ($0.id, $0) }) { _, last in last }
    var replaced: [Row] = []
    for index in rows.indices {
      guard let row = coming.removeValue(forKey: rows[index].id) else { continue }
      replaced.append(rows[index])
      rows[index] = row
    }
    if keepsReplaced { keep(replaced) }
    if coming.isEmpty { return replaced }
    rows += coming.values
    rows.sort { $0.id < $1.id }
    return replaced
  }

  /// Removes the rows with these ids from those in effect, and returns them.
  /// - Parameter keepsTaken: whether to keep the removed rows in the list `earlier`.
  mutating func take(_ ids: Set<String>, keepsTaken: Bool) -> [Row] {
    let taken = rows.filter { ids.contains($0.id) }
    if taken.isEmpty { return [] }
    rows.removeAll { ids.contains($0.id) }
    if keepsTaken { keep(taken) }
    return taken
  }

  private mutating func keep(_ replaced: [Row]) {
    earlier += replaced
    earlier.sort { ($0.id, $0.number) < ($1.id, $1.number) }
  }
}

extension RowFile.Row {
  private static let beginning = Array("{\"id\":\"".utf8)
  private static let member = Array(",\"import\":".utf8)

  /// Parses a stored row's id and import number; nil if the object is not a row.
  init?(_ object: ArraySlice<UInt8>) {
    guard object.starts(with: Self.beginning) else { return nil }
    let start = object.startIndex + Self.beginning.count
    guard let end = object[start...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    bytes = Array(object)
    id = String(decoding: object[start..<end], as: UTF8.self)
    number = Self.number(of: object)
  }

  /// Creates a row. Writes its JSON object, adds the import's number unless that is 0, and ends the object with a
  /// checksum.
  /// - Parameters:
  ///   - number: the number of the import that adds the row; 0 if no import adds it.
  ///   - capacity: the approximate size of the object in bytes.
  ///   - write: writes the object without its closing brace.
  init(id: String, number: Int, capacity: Int, _ write: (inout JSONWriter) -> Void) {
    self.id = id
    self.number = number
    bytes = JSONWriter.bytes(capacity: capacity) { writer in
      write(&writer)
      if number > 0 {
        writer.member("import", number)
      }
      SealedLine.seal(&writer, from: 0)
    }
  }

  /// Returns the import's number, which directly precedes the checksum, as in `…,"import":14,"crc":"1a2b3c4d"}`; 0 if
  /// the row has none.
  private static func number(of object: ArraySlice<UInt8>) -> Int {
    var place = object.endIndex - (SealedLine.tail - 1)
    var (number, scale) = (0, 1)
    while place > object.startIndex, scale < 1_000_000_000_000, (0x30...0x39).contains(object[place - 1]) {
      place -= 1
      number += Int(object[place] - 0x30) * scale
      scale *= 10
    }
    guard scale > 1, object[..<place].suffix(member.count).elementsEqual(member) else { return 0 }
    return number
  }
}
