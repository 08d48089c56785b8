import JSONCoding
import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain

/// The files of heart rates, one per year (in UTC), such as `swimming/heart/2023`. They are read only for single swims
/// and for exports. In a row, each byte of `beats` is the heart rate of five seconds; the bytes are encoded in base64:
///
///     {"id":"h20230604T230559Z","beats":"X19gYWJk","import":14,"crc":"1a2b3c4d"}
enum HeartFile {
  static let kind = "heart"
  static let rows = RowKind(kind, list: kind, isCompanion: true)

  /// The stored heart rate of one swim, which is a row of the file.
  struct Item: Sendable {
    let id: SwimID
    let bins: [UInt8]
  }

  static func key(_ id: SwimID) -> FileKey {
    FileKey(.swimming, kind, ASCII.decimal(CivilDateTime(Timestamp(seconds: id.second)).day.year, digits: 4))
  }

  /// Returns the id of the row that contains a swim's heart rate. It differs from the id of the swim's own row, because
  /// ids must be unique within a section.
  static func name(of swim: SwimID) -> String { "h\(swim)" }

  /// Returns the swim to which the row with this id belongs; nil if the id does not belong to a heart rate.
  static func swim(named id: String) -> SwimID? { id.hasPrefix("h") ? SwimID(String(id.dropFirst())) : nil }

  static let layout = RowLayout<Item>(
    kind: kind, list: kind, isCompanion: true, key: { key($0.id) }, id: { name(of: $0.id) },
    capacity: { 80 + $0.bins.count * 4 / 3 }, write: { write($0, &$1) })

  private static func write(_ item: Item, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", name(of: item.id))
    writer.member("beats", String(decoding: Base64.encode(item.bins), as: UTF8.self))
  }

  private enum Member: String, CaseIterable {
    case id, beats, `import`, crc
  }

  private static let memberNames = JSONNames(Member.allCases.map(\.rawValue))

  private static func item(_ reader: inout JSONReader) throws(JSONError) -> Item {
    var id: SwimID?
    var bins: [UInt8] = []
    var members = JSONMembers(memberNames)
    try reader.beginObject()
    while let member = try reader.nextMember(&members) {
      switch Member.allCases[member] {
      case .id: id = swim(named: try reader.string())
      case .beats:
        var text = try reader.string()
        guard let read = text.withUTF8({ Base64.decode(UnsafeRawBufferPointer($0)) }),
          read.count <= SwimHeartRate.mostBins
        else { throw reader.failure(.json(.outOfRange)) }
        bins = read
      case .import, .crc: try reader.skipValue()
      }
    }
    guard let id else { throw reader.failure(.json(.incomplete(members: ["id"]))) }
    return Item(id: id, bins: bins)
  }

  // MARK: Reading

  /// Reads the heart rate of a swim; nil if none is stored.
  static func rate(of swim: Swim, in content: SectionContent) throws(Failure) -> SwimHeartRate? {
    try items(key(swim.id), in: content, name(of: swim.id)).first.map {
      SwimHeartRate(bins: $0.bins, start: swim.start)
    }
  }

  /// Reads all heart rates of a section.
  static func items(in content: SectionContent) throws(Failure) -> [Item] {
    var all: [Item] = []
    for key in content.keys where key.kind == kind { all += try items(key, in: content) }
    return all
  }

  /// Reads the heart rates in a file.
  /// - Parameter id: the id of the only row to read; nil to read all rows.
  private static func items(
    _ key: FileKey, in content: SectionContent, _ id: String? = nil
  ) throws(Failure) -> [Item] {
    return try SectionRows.standing(key, rows, in: content, id: id).map { (line) throws(Failure) in
      do throws(JSONError) {
        return try JSONReader.read(line, item)
      } catch {
        throw .storeDamaged(place: content.place(of: key), problem: error.problem)
      }
    }
  }

  // MARK: Writing

  /// Writes those heart rates that differ from the stored ones.
  static func put(_ rates: [SwimID: SwimHeartRate], _ transaction: inout Transaction) throws(Failure) {
    let content = try transaction[.swimming]
    var known: [SwimID: [UInt8]] = [:]
    for key in Set(rates.keys.map(key)) {
      for item in try items(key, in: content) { known[item.id] = item.bins }
    }
    let changed = rates.filter { known[$0.key] != $0.value.bins }
    try transaction.put(changed.map { Item(id: $0.key, bins: $0.value.bins) }.sorted { $0.id < $1.id }, layout)
  }

  /// Separates the undamaged rows of a file from its damaged parts.
  static func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile {
    RowFile.inspect(bytes, list: kind, lost: .swimming(.lostHeartRate), surroundings: .swimming(.lostSurroundings)) {
      (reader) throws(JSONError) in
      guard self.key(try item(&reader).id) == key else { throw reader.failure(.swimming(.lostHeartRate)) }
    }
  }
}
