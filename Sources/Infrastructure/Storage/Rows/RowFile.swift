import JSONCoding
import KernelApplication

import func Glibc.memchr

/// A file of rows, each on a line of its own and sealed. First come the rows that count; behind them, under `earlier`,
/// the imports that brought rows, and the rows that were replaced or undone.
///
///     {"runs":[
///     {"id":"r20150815T144508Z",…,"import":14,"crc":"1a2b3c4d"}
///     ],"earlier":[
///     {"import":{"n":14,"at":1763792747123,"files":["export.zip"],"new":1},"crc":"90ab12cd"},
///     {"id":"r20150815T144508Z",…,"import":12,"crc":"5e6f7a8b"}
///     ]}
package struct RowFile: Sendable {
  /// The name of the list of rows that count, such as `runs`.
  let list: String
  var rows: [Row] = []
  var earlier: [Row] = []
  var imports: [ImportLine] = []

  /// A row as its line has it.
  package struct Row: Sendable {
    /// The sealed object, without the comma and the newline that may follow.
    package let bytes: [UInt8]
    package let id: String
    /// The number of the import that brought this version; 0 if none did, or if it is older than format 3.
    package let number: Int
  }

  init(list: String) {
    self.list = list
  }

  var isEmpty: Bool { rows.isEmpty && earlier.isEmpty && imports.isEmpty }

  // MARK: Reading

  static let divider = Array("],\"earlier\":[".utf8)
  static let end = Array("]}".utf8)

  static func frame(of list: String) -> [UInt8] { Array("{\"\(list)\":[".utf8) }

  /// Whether a file has more than the rows that count.
  static func hasEarlier(_ bytes: [UInt8]) -> Bool { startOfEarlier(bytes) != nil }

  /// The imports that a file tells of, without reading its rows.
  static func imports(_ bytes: [UInt8]) -> [ImportLine] {
    guard let start = startOfEarlier(bytes) else { return [] }
    var imports: [ImportLine] = []
    // They are the first of what is earlier.
    for line in bytes[start...].split(separator: 0x0A).dropFirst() {
      guard let imported = ImportLine(line.last == UInt8(ascii: ",") ? line.dropLast() : line) else { break }
      imports.append(imported)
    }
    return imports
  }

  /// Where the line begins that divides the rows that count from the earlier ones; nil if there are none.
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

  /// Nil if a line is none of such a file. Checksums are not verified: whoever read the bytes did so.
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

  /// Reads the file of that key; an empty one if there is none. Fails with `storeDamaged` if it is something else.
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

  /// Puts rows in, each in place of the one with its id.
  /// - Parameters:
  ///   - keepsReplaced: whether the rows replaced stay among the earlier ones; a row of the same import never does.
  /// - Returns: the ids that were there.
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

  /// Takes rows out of those that count.
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

  /// Nil if the object is no row.
  init?(_ object: ArraySlice<UInt8>) {
    guard object.starts(with: Self.beginning) else { return nil }
    let start = object.startIndex + Self.beginning.count
    guard let end = object[start...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    bytes = Array(object)
    id = String(decoding: object[start..<end], as: UTF8.self)
    number = Self.number(of: object)
  }

  /// Seals a row.
  /// - Parameters:
  ///   - write: writes the object without its end.
  init(id: String, number: Int, capacity: Int, _ write: (inout JSONWriter) -> Void) {
    self.id = id
    self.number = number
    bytes = JSONWriter.bytes(capacity: capacity) { writer in
      write(&writer)
      if number > 0 {
        writer.key("import")
        writer.integer(number)
      }
      SealedLine.seal(&writer, from: 0)
    }
  }

  /// The import's number stands before the checksum: `…,"import":14,"crc":"1a2b3c4d"}`.
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
