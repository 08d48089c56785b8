import JSONCoding
import KernelApplication
import KernelDomain
import System

/// One line of a backup: the beginning of a section, a change, a file, or one line of a text file.
///
///     {"section":"running","since":12,"notes":{"sync":{…}}}
///     {"n":41,"at":1763792747123,"entries":[{"add":"trim","value":{…}}]}
///     {"file":"running/runs/2026"}
///     {"line":"{\"runs\":["}
///     {"element":{"id":"20260503T064500Z"}}
///     {"file":"running/tracks/2026/20260503T064500Z","format":"json","data":"eyJ0cmFjayI6W119Cg=="}
enum BackupItem {
  /// Begins a section of the backup. All items up to the next `section` item belong to it. `since` is the change number
  /// up to which compaction has removed changes from the section's journal.
  case section(FeatureID, since: Int, notes: [String: [UInt8]])
  case change(Change)
  /// Begins a text file. The items that follow are the file's lines, one per item.
  case file(FileKey)
  /// A whole file; its bytes are written in base64.
  case data(FileKey, [UInt8])
  /// A text file's line that consists of a JSON value and a comma. It is stored without the comma.
  case element([UInt8])
  /// A text file's line that consists of only a JSON value.
  case value([UInt8])
  /// Any other line of a text file. It is stored as a string.
  case line([UInt8])

  /// Creates the item that represents one line of a text file.
  /// - Parameter line: UTF-8, without its newline.
  init(line: ArraySlice<UInt8>) {
    let ends = [line.first, line.last == UInt8(ascii: ",") ? line.dropLast().last : line.last]
    // Encoding as JSON would lose white space around the value.
    let isValue = ends.allSatisfy { byte in byte.map { $0 > UInt8(ascii: " ") } ?? false }
    if isValue, line.last == UInt8(ascii: ","), BackupItem.isJSON(line.dropLast()) {
      self = .element(Array(line.dropLast()))
    } else if isValue, BackupItem.isJSON(line) {
      self = .value(Array(line))
    } else {
      self = .line(Array(line))
    }
  }

  private static func isJSON(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBytes { JSONReader.accepts($0) }
  }

  /// The line of a text file that this item represents, with its newline; nil if the item is not such a line.
  var text: [UInt8]? {
    switch self {
    case .element(let json): json + Array(",\n".utf8)
    case .value(let bytes), .line(let bytes): bytes + [0x0A]
    case .section, .change, .file, .data: nil
    }
  }
}

// MARK: JSON

extension BackupItem {
  /// The item as one JSON object, without a newline.
  var encoded: [UInt8] {
    var writer = JSONWriter(capacity: 256)
    if case .change(let change) = self {
      change.write(&writer)
      return writer.bytes
    }
    writer.beginObject()
    switch self {
    case .section(let id, let since, let notes): BackupItem.write(id, since, notes, &writer)
    case .change: break
    case .file(let key):
      writer.member("file", key.description)
    case .data(let key, let bytes):
      writer.member("file", key.description)
      writer.member("format", key.format.rawValue)
      writer.key("data")
      writer.raw([UInt8(ascii: "\"")] + Base64.encode(bytes) + [UInt8(ascii: "\"")])
    case .element(let json):
      writer.key("element")
      writer.raw(json)
    case .value(let json):
      writer.key("value")
      writer.raw(json)
    case .line(let text):
      writer.member("line", String(decoding: text, as: UTF8.self))
    }
    writer.endObject()
    return writer.bytes
  }

  private static func write(
    _ id: FeatureID, _ since: Int, _ notes: [String: [UInt8]], _ writer: inout JSONWriter
  ) {
    writer.member("section", id.name)
    if since > 0 {
      writer.member("since", since)
    }
    guard !notes.isEmpty else { return }
    writer.beginObject("notes")
    for (kind, json) in notes.sorted(by: { $0.key < $1.key }) {
      writer.key(kind)
      writer.raw(json)
    }
    writer.endObject()
  }

  /// Parses one line of a backup.
  /// - Parameter line: the line's JSON object, including its checksum member.
  init(_ line: UnsafeRawBufferPointer) throws(JSONError) {
    var reader = JSONReader(line)
    var members = Members()
    try reader.beginObject()
    while let key = try reader.nextKey() { try members.read(key, &reader) }
    try reader.finish()
    guard let item = members.item else { throw JSONError(offset: 0, problem: .backup(.noItem)) }
    self = item
  }

  /// The members of a backup item's JSON object that have been read so far.
  private struct Members {
    private var section: FeatureID?
    private var since = 0
    private var notes: [String: [UInt8]] = [:]
    private var number: Int?
    private var at: Timestamp?
    private var entries: [Entry] = []
    private var file: String?
    private var format = FileFormat.json
    private var data: [UInt8]?
    private var line: BackupItem?

    mutating func read(_ key: JSONText, _ reader: inout JSONReader) throws(JSONError) {
      switch key {
      case "section": section = FeatureID(try reader.string())
      case "since": since = try reader.int()
      case "notes": notes = try reader.rawMembers()
      case "n": number = try reader.int()
      case "at": at = Timestamp(milliseconds: try reader.int64())
      case "entries":
        try reader.beginArray()
        while try reader.nextElement() { entries.append(try Entry(&reader)) }
      case "file": file = try reader.string()
      case "format":
        let name = try reader.string()
        guard let known = FileFormat(rawValue: name) else { throw reader.failure(.json(.noSuchValue(text: name))) }
        format = known
      case "data":
        let text = try reader.text()
        guard let bytes = text.plainBytes.flatMap(Base64.decode) else {
          throw reader.failure(.backup(.noBase64), at: text)
        }
        data = bytes
      case "element": line = .element(try reader.rawBytes())
      case "value": line = .value(try reader.rawBytes())
      case "line": line = .line(Array(try reader.string().utf8))
      case "crc": try reader.skipValue()
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }

    /// The item that consists of these members; nil if no kind of item has this combination of members.
    var item: BackupItem? {
      if let line { return line }
      if let section { return .section(section, since: since, notes: notes) }
      if let number, number > 0, !entries.isEmpty { return .change(Change(number: number, at: at, entries: entries)) }
      guard let key = file.flatMap({ FileKey(fileName: "\($0).0.\(format.rawValue)") }) else { return nil }
      return data.map { .data(key, $0) } ?? .file(key)
    }
  }
}
