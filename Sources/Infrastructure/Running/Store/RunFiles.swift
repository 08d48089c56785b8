import JSONCoding
import KernelApplication
import KernelDomain
import RunningApplication
import RunningDomain
import Storage
import System

/// The files of runs: rows by year (UTC) in `running/runs/2015`, the track of each in `running/tracks/2015/ID`.
enum RunFiles {
  static let rows = "runs"
  static let tracks = "tracks"

  static func rowsKey(_ year: Int) -> FileKey {
    FileKey(.running, rows, ASCII.decimal(year, digits: 4))
  }

  static func trackKey(_ run: RunID) -> FileKey {
    FileKey(.running, tracks, ASCII.decimal(year(of: run), digits: 4), run.description)
  }

  static func year(of run: RunID) -> Int {
    CivilDateTime(Timestamp(seconds: run.second)).day.year
  }

  /// All imported runs, in order of their ids. Fails with `storeDamaged` rather than leave anything out.
  static func rows(in content: SectionContent) throws(Failure) -> [RunRow] {
    let keys = content.keys.filter { $0.kind == rows }
    let years = Processors.map(keys.count) { number in
      Result { () throws(Failure) in try rows(keys[number], content) }
    }
    var all: [RunRow] = []
    for year in years { all += try year.get() }
    return all.sorted()
  }

  private static func rows(_ key: FileKey, _ content: SectionContent) throws(Failure) -> [RunRow] {
    guard let bytes = try content.bytes(of: key) else { return [] }
    do throws(JSONError) {
      return try RunRowCoding.decode(bytes)
    } catch {
      throw .storeDamaged(place: "\(content.place(of: key)), byte \(error.offset ?? 0)", problem: error.problem)
    }
  }

  /// The track of an imported run, without fixes where they were lost. Fails with `storeDamaged` where it is missing or not the run's own.
  static func track(of row: RunRow, in content: SectionContent) throws(Failure) -> RunTrack {
    let key = trackKey(row.id)
    guard let bytes = try content.bytes(of: key) else {
      if row.fixCount == 0, row.track == 0 { return RunTrack(fixes: []) }
      throw .storeDamaged(place: content.place(of: key), problem: .running(.lostTrack))
    }
    let read: (run: RunID, track: RunTrack)
    do throws(JSONError) {
      read = try RunTrackCoding.decode(bytes, expected: row.fixCount)
    } catch {
      throw .storeDamaged(place: "\(content.place(of: key)), byte \(error.offset ?? 0)", problem: error.problem)
    }
    // A repair leaves nothing of a damaged one.
    guard read.run == row.id, read.track.fixes.count == row.fixCount || read.track.fixes.isEmpty else {
      throw .storeDamaged(place: content.place(of: key), problem: .running(.lostTrack))
    }
    return read.track
  }

  /// The runs whose fixes are gone, or are those of another version of the run: nothing is believed of such, as of damaged
  /// ones.
  static func misfits(in content: SectionContent) throws(Failure) -> [Misfit] {
    var misfits: [Misfit] = []
    for row in try rows(in: content) where try !fits(row, in: content) {
      let key = trackKey(row.id)
      let empty = RunTrackCoding.encode(RunTrack(fixes: []), of: row.id)
      misfits.append(Misfit(place: content.place(of: key), problem: .running(.lostTrack), .put(key, empty)))
    }
    return misfits
  }

  private static func fits(_ row: RunRow, in content: SectionContent) throws(Failure) -> Bool {
    let written = try content.checksum(of: trackKey(row.id))
    if let written, written.value == row.track { return true }
    do throws(Failure) {
      _ = try track(of: row, in: content)
      return true
    } catch .storeDamaged {
      return false
    }
  }

  /// Writes the years anew that have one of these runs.
  /// - Parameter rows: all of the book, in order of their ids.
  static func put(years: Set<Int>, of rows: [RunRow], _ transaction: inout Transaction) throws(Failure) {
    let byYear = Dictionary(grouping: rows.filter { years.contains(year(of: $0.id)) }) { year(of: $0.id) }
    for year in years.sorted() {
      if let rows = byYear[year] {
        try transaction.put(RunRowCoding.encode(rows), at: rowsKey(year))
      } else {
        try transaction.remove(rowsKey(year))
      }
    }
  }

  // MARK: Care

  /// The sound content of a file that may be damaged.
  static func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile {
    switch key.kind {
    case rows: inspectRows(key, bytes)
    case tracks: inspectTrack(key, bytes)
    default: InspectedFile(sound: bytes)
    }
  }

  /// Every run's line is sealed, so that none is believed that is not what was written, nor one of another year: that is in
  /// a file of its own.
  private static func inspectRows(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile {
    var sound: [RunRow] = []
    var damage: [(offset: Int, problem: Message)] = []
    var offset = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { offset += line.count + 1 }
      let object = line.last == UInt8(ascii: ",") ? line.dropLast() : line
      if line.isEmpty || RunRowCoding.frame.contains(Array(line)) { continue }
      let sealed = Array(object) + [0x0A]
      if SealedLine.isSound(sealed), let row = try? JSONReader.read(sealed, RunRowCoding.read),
        rowsKey(year(of: row.id)) == key
      {
        sound.append(row)
      } else {
        damage.append((offset, .running(.lostRun)))
      }
    }
    if damage.isEmpty, (try? RunRowCoding.decode(bytes)) != sound {
      damage.append((0, .running(.lostSurroundings)))
    }
    return InspectedFile(sound: damage.isEmpty ? bytes : RunRowCoding.encode(sound), damage: damage)
  }

  /// Of a damaged track nothing can be believed; its run stays, with what was measured of it.
  private static func inspectTrack(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile {
    guard let id = RunID(key.name) else { return InspectedFile(sound: bytes) }
    if let read = try? RunTrackCoding.decode(bytes), read.run == id { return InspectedFile(sound: bytes) }
    return InspectedFile(
      sound: RunTrackCoding.encode(RunTrack(fixes: []), of: id), damage: [(0, .running(.lostTrack))])
  }
}
