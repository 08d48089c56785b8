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

  static let layout = RowLayout<RunRow>(
    kind: rows, list: rows, key: { rowsKey(year(of: $0.id)) }, id: \.id.description, capacity: { _ in 1_024 },
    write: { RunRowCoding.write($0, &$1) })

  /// The file of a run's track, which each version has of its own: `ID`, or `ID-i12` if import 12 brought it while there
  /// was one of that name.
  static func trackKey(_ row: RunRow) -> FileKey { trackKey(row.id, import: row.trackFile.number) }

  static func trackKey(_ run: RunID, import number: Int = 0) -> FileKey {
    FileKey(
      .running, tracks, ASCII.decimal(year(of: run), digits: 4),
      number == 0 ? run.description : "\(run)-i\(number)")
  }

  /// The run whose track a file holds; nil if the file is none.
  static func run(ofTrack key: FileKey) -> RunID? {
    let parts = key.name.split(separator: "-")
    guard let id = parts.first.flatMap({ RunID(String($0)) }) else { return nil }
    if parts.count == 1 { return id }
    guard parts.count == 2, parts[1].first == "i", let number = Int(parts[1].dropFirst()), number > 0 else {
      return nil
    }
    return trackKey(id, import: number) == key ? id : nil
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

  /// The runs that are not in the book since their imports were undone.
  static func undone(in content: SectionContent) throws(Failure) -> [RunRow] {
    try SectionRows.undone(content, RowKind(rows, list: rows)).compactMap {
      try? JSONReader.read($0, RunRowCoding.read)
    }
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
    let key = trackKey(row)
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
      let key = trackKey(row)
      let empty = RunTrackCoding.encode(RunTrack(fixes: []), of: row.id)
      misfits.append(Misfit(place: content.place(of: key), problem: .running(.lostTrack), .put(key, empty)))
    }
    return misfits
  }

  private static func fits(_ row: RunRow, in content: SectionContent) throws(Failure) -> Bool {
    let written = try content.checksum(of: trackKey(row))
    if let written, written.value == row.track { return true }
    do throws(Failure) {
      _ = try track(of: row, in: content)
      return true
    } catch .storeDamaged {
      return false
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

  /// One of another year is in a file of its own.
  private static func inspectRows(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile {
    RowFile.inspect(bytes, list: rows, lost: .running(.lostRun), surroundings: .running(.lostSurroundings)) {
      (reader) throws(JSONError) in
      guard rowsKey(year(of: try RunRowCoding.read(&reader).id)) == key else {
        throw reader.failure(.running(.lostRun))
      }
    }
  }

  /// Of a damaged track nothing can be believed; its run stays, with what was measured of it.
  private static func inspectTrack(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile {
    guard let id = run(ofTrack: key) else { return InspectedFile(sound: bytes) }
    if let read = try? RunTrackCoding.decode(bytes), read.run == id { return InspectedFile(sound: bytes) }
    return InspectedFile(
      sound: RunTrackCoding.encode(RunTrack(fixes: []), of: id), damage: [(0, .running(.lostTrack))])
  }
}
