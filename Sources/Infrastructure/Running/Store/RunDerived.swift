import JSONCoding
import KernelApplication
import KernelDomain
import RunningApplication
import RunningDomain
import Storage

/// Encodes the derived files of the section `running`: the list of runs, the efforts, the best efforts, the totals of
/// each day, and the corrected runs. Decoding returns nil if another version of this program wrote the file; the file
/// is then derived again.
enum RunDerived {
  static let list = "list"
  static let efforts = "efforts"
  static let best = "best"
  static let days = "days"
  static let corrected = "corrected"
  static let names = [list, efforts, best, days, corrected]

  // MARK: The list

  /// The version of the list. It is increased whenever the list contains more, so that older ones are derived again.
  private static let listEdition = 4

  /// Encodes the edition, the number of decisions that the user has to make, and then one row per run:
  /// `[start,id,day,utcOffset,name,kind,source,length,elapsed,active,state,duplicateOf,suspicious,…]`, followed by the
  /// details (see `writeDetails`). The id is null if it can be derived from the start.
  static func encode(list: [RunListing], awaitsReview: Int) -> [UInt8] {
    JSONWriter.bytes(capacity: 64 + list.count * 192) { writer in
      writer.beginArray()
      writer.integer(listEdition)
      writer.integer(awaitsReview)
      for run in list {
        writer.beginArray()
        writer.integer(run.start.milliseconds)
        writer.optional(run.id == RunID(start: run.start) ? nil : run.id.description)
        writer.integer(run.day.daysSinceEpoch)
        writer.integer(run.utcOffsetSeconds)
        writer.optional(run.name)
        writer.string(run.kind)
        writer.string(run.source)
        writer.integer(run.lengthMillimetres)
        writer.integer(run.elapsedMilliseconds)
        writer.integer(run.activeMilliseconds)
        writer.string(run.state.rawValue)
        writer.optional(run.duplicateOf?.description)
        writer.bool(run.suspicious ?? false)
        writeDetails(run, &writer)
        writer.endArray()
      }
      writer.endArray()
    }
  }

  static func list(_ bytes: [UInt8]) -> [RunListing]? {
    try? JSONReader.read(bytes) { (reader) throws(JSONError) in
      var list: [RunListing] = []
      list.reserveCapacity(bytes.count / 150)
      _ = try head(&reader)
      while try reader.nextElement() { list.append(try listing(&reader)) }
      return list
    }
  }

  /// Reads the number of decisions from the start of the list, without the rows.
  static func awaitsReview(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { bytes in
      var reader = JSONReader(bytes)
      return try? head(&reader)
    }
  }

  /// Reads the start of the list, and returns the number of decisions. Fails if the list has another edition.
  private static func head(_ reader: inout JSONReader) throws(JSONError) -> Int {
    try reader.beginArray()
    try reader.expectElement()
    guard try reader.int() == listEdition else { throw reader.failure(.json(.outOfRange)) }
    try reader.expectElement()
    return try reader.int()
  }

  private static func listing(_ reader: inout JSONReader) throws(JSONError) -> RunListing {
    func text(_ reader: inout JSONReader) throws(JSONError) -> String? {
      try reader.expectElement()
      return reader.takeNull() ? nil : try reader.string()
    }
    func integer(_ reader: inout JSONReader) throws(JSONError) -> Int64 {
      try reader.expectElement()
      return try reader.int64()
    }
    try reader.beginArray()
    let start = Timestamp(milliseconds: try integer(&reader))
    var id = RunID(start: start)
    if let name = try text(&reader) {
      guard let named = RunID(name) else { throw reader.failure(.json(.outOfRange)) }
      id = named
    }
    let day = CivilDay(daysSinceEpoch: Int(try integer(&reader)))
    var run = RunListing(
      id: id, day: day, start: start, utcOffsetSeconds: Int(try integer(&reader)), name: try text(&reader),
      kind: try text(&reader) ?? "", source: try text(&reader) ?? "", lengthMillimetres: try integer(&reader),
      elapsedMilliseconds: try integer(&reader), activeMilliseconds: try integer(&reader), state: .counts,
      duplicateOf: nil, suspicious: nil)
    guard let state = RunListing.State(rawValue: try text(&reader) ?? "") else {
      throw reader.failure(.json(.outOfRange))
    }
    run.state = state
    run.duplicateOf = try text(&reader).flatMap { RunID($0) }
    try reader.expectElement()
    run.suspicious = try reader.bool() ? true : nil
    try readDetails(&run, &reader)
    try reader.endArray()
    return run
  }

  // MARK: Corrected runs

  /// Encodes corrected runs:
  ///
  ///     {"edition":1,
  ///      "groups":[{"imported":["r20150815T144508Z"],"versions":[…],"changes":[41],"setAside":[],"runs":[{…}]}]}
  ///
  /// `versions` contains the checksum of each imported row. Undoing an import brings back another version of a run,
  /// which has the same id, so the ids do not tell from which rows a group was computed.
  static func encode(corrected: [CorrectedGroup]) -> [UInt8] {
    JSONWriter.bytes(capacity: 64 + corrected.count * 1_500) { writer in
      writer.beginObject()
      writer.member("edition", MeasuredRun.edition)
      writer.list("groups", corrected) { group, writer in
        writer.beginObject()
        writer.list("imported", group.imported) { row, writer in writer.string(row.id.description) }
        writer.list("versions", group.imported) { row, writer in writer.integer(version(row)) }
        writer.list("changes", group.numbers) { number, writer in writer.integer(number) }
        writer.list("setAside", group.setAside) { number, writer in writer.integer(number) }
        writer.list("runs", group.runs) { row, writer in
          RunRowCoding.write(row, &writer)
          writer.endObject()
        }
        writer.endObject()
      }
      writer.endObject()
    }
  }

  /// Returns a checksum of an imported row. Rows with the same checksum lead to the same corrected runs, whatever file
  /// stores their tracks.
  private static func version(_ row: RunRow) -> Int64 {
    var row = row
    row.trackFile = RunTrackFile()
    let bytes = JSONWriter.bytes(capacity: 1_536) { writer in
      RunRowCoding.write(row, &writer)
      writer.endObject()
    }
    return Int64(Checksum(of: bytes).value)
  }

  /// Decodes corrected runs; nil if another version of this program wrote them. Leaves out the groups that were computed
  /// from other versions of the book's runs.
  /// - Parameter imported: the runs of the book, sorted by id.
  static func corrected(_ bytes: [UInt8], of imported: [RunRow]) -> [CorrectedGroup]? {
    let rows = Dictionary(uniqueKeysWithValues: imported.map { ($0.id, $0) })
    let read = try? JSONReader.read(bytes) { (reader) throws(JSONError) -> [CorrectedGroup] in
      var groups: [CorrectedGroup] = []
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "edition":
          guard try reader.int() == MeasuredRun.edition else { throw reader.failure(.json(.outOfRange)) }
        case "groups":
          groups = try reader.list { (reader) throws(JSONError) in try group(&reader, rows) }.compactMap(\.self)
        default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
        }
      }
      return groups
    }
    return read
  }

  /// Reads a group of corrected runs; nil if one of the group's runs no longer exists, or exists in another version.
  private static func group(
    _ reader: inout JSONReader, _ rows: [RunID: RunRow]
  ) throws(JSONError) -> CorrectedGroup? {
    var imported: [RunID] = []
    var versions: [Int64] = []
    var numbers: [Int] = []
    var setAside: [Int] = []
    var runs: [RunRow] = []
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "imported": imported = try reader.list { (reader) throws(JSONError) in try reader.runID() }
      case "versions": versions = try reader.list { (reader) throws(JSONError) in try reader.int64() }
      case "changes": numbers = try reader.list { (reader) throws(JSONError) in try reader.int() }
      case "setAside": setAside = try reader.list { (reader) throws(JSONError) in try reader.int() }
      case "runs": runs = try reader.list { (reader) throws(JSONError) in try RunRowCoding.read(&reader) }
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    let known = imported.compactMap { rows[$0] }
    return known.count == imported.count && known.map(version) == versions
      ? CorrectedGroup(imported: known, numbers: numbers, runs: runs, setAside: setAside) : nil
  }
}

extension JSONWriter {
  mutating func optional(_ text: String?) {
    if let text { string(text) } else { null() }
  }
}
