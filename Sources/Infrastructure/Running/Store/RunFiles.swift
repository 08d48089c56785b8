import JSONCoding
import KernelApplication
import KernelDomain
import RunningApplication
import RunningDomain
import Storage
import System

/// The files that store runs. The rows of the runs of a year (in UTC) share a file such as `running/runs/2015`; each
/// run's track has its own file, such as `running/tracks/2015/ID`.
enum RunFiles {
  static let rows = "runs"
  static let tracks = "tracks"

  static func rowsKey(_ year: Int) -> FileKey {
    FileKey(.running, rows, ASCII.decimal(year, digits: 4))
  }

  static let layout = RowLayout<RunRow>(
    kind: rows, list: rows, key: { rowsKey(year(of: $0.id)) }, id: \.id.description, capacity: { _ in 1_024 },
    write: { RunRowCoding.write($0, &$1) })

  /// Returns the key of the file that stores a run's track. Each version of a run has its own file: `ID`, or `ID-i12`
  /// if a file `ID` already existed when import 12 brought the track.
  static func trackKey(_ row: RunRow) -> FileKey { trackKey(row.id, import: row.trackFile.number) }

  static func trackKey(_ run: RunID, import number: Int = 0) -> FileKey {
    FileKey(
      .running, tracks, ASCII.decimal(year(of: run), digits: 4),
      number == 0 ? run.description : "\(run)-i\(number)")
  }

  /// Returns the run whose track is in the file with this key; nil if the key is not that of a track file.
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

  /// Reads all imported runs, sorted by id. Fails with `storeDamaged` if a run cannot be read, instead of leaving it
  /// out.
  static func rows(in content: SectionContent) throws(Failure) -> [RunRow] {
    let keys = content.keys.filter { $0.kind == rows }
    let years = Processors.map(keys.count) { number in
      Result { () throws(Failure) in try rows(keys[number], content) }
    }
    var all: [RunRow] = []
    for year in years { all += try year.get() }
    return all.sorted()
  }

  /// Returns the runs that are not in the book because their imports were undone.
  static func undone(in content: SectionContent) throws(Failure) -> [RunRow] {
    try SectionRows.undone(content, kind).compactMap { try? JSONReader.read($0, RunRowCoding.read) }
  }

  static let kind = RowKind(rows, list: rows)

  private static func rows(_ key: FileKey, _ content: SectionContent) throws(Failure) -> [RunRow] {
    guard let bytes = try content.bytes(of: key) else { return [] }
    do throws(JSONError) {
      return try RunRowCoding.decode(bytes)
    } catch {
      throw .storeDamaged(place: "\(content.place(of: key)), byte \(error.offset ?? 0)", problem: error.problem)
    }
  }

  /// Reads the track of an imported run. The track is empty if a repair has found that its fixes are lost. Fails with
  /// `storeDamaged` if the file is missing or belongs to another run.
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
    // A repair replaces a damaged track with an empty one.
    guard read.run == row.id, read.track.fixes.count == row.fixCount || read.track.fixes.isEmpty else {
      throw .storeDamaged(place: content.place(of: key), problem: .running(.lostTrack))
    }
    return read.track
  }

  /// Finds the tracks that are missing or damaged, or that belong to another version of their run, including tracks of
  /// runs that were replaced or undone. A repair replaces such a track with an empty one.
  static func misfits(in content: SectionContent) throws(Failure) -> [Misfit] {
    var misfits: [Misfit] = []
    let earlier = try SectionRows.earlier(content, kind).compactMap { try? JSONReader.read($0, RunRowCoding.read) }
    for row in try rows(in: content) + earlier where try !fits(row, in: content) {
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

  /// Separates the undamaged part of a file from its damaged parts.
  static func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile {
    switch key.kind {
    case rows: inspectRows(key, bytes)
    case tracks: inspectTrack(key, bytes)
    default: InspectedFile(sound: bytes)
    }
  }

  /// Separates a file's undamaged rows from its damaged lines, which do not match their checksums. A run of another
  /// year counts as damage too, since it belongs in another file.
  private static func inspectRows(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile {
    RowFile.inspect(bytes, list: rows, lost: .running(.lostRun), surroundings: .running(.lostSurroundings)) {
      (reader) throws(JSONError) in
      guard rowsKey(year(of: try RunRowCoding.read(&reader).id)) == key else {
        throw reader.failure(.running(.lostRun))
      }
    }
  }

  /// Checks the file of a track. A damaged track is replaced with an empty one; the run keeps the values that were
  /// measured from the track.
  private static func inspectTrack(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile {
    guard let id = run(ofTrack: key) else { return InspectedFile(sound: bytes) }
    if let read = try? RunTrackCoding.decode(bytes), read.run == id { return InspectedFile(sound: bytes) }
    return InspectedFile(
      sound: RunTrackCoding.encode(RunTrack(fixes: []), of: id), damage: [(0, .running(.lostTrack))])
  }
}
