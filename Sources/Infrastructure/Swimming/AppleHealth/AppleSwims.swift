import BookApplication
import BookInfrastructure
import Formats
import KernelDomain
import SwimmingApplication
import SwimmingDomain

/// Makes workouts of what an export holds.
struct AppleSwims: ~Copyable {
  private var export: AppleExport
  private var strokes: AppleLapFinder
  private let timeZones: TimeZoneDatabase
  private var read = ReadSwims()

  static func of(_ export: consuming AppleExport, timeZones: TimeZoneDatabase) -> ReadSwims {
    var swims = AppleSwims(export: export, timeZones: timeZones)
    swims.make()
    return swims.read
  }

  private init(export: consuming AppleExport, timeZones: TimeZoneDatabase) {
    var export = export
    export.sort()
    strokes = AppleLapFinder(export.strokes)
    self.export = export
    self.timeZones = timeZones
  }

  private mutating func make() {
    while let found = export.takeSwim() { add(found) }
    noteRecordsOfNoSwim()
    if export.unreadableSwims > 0 {
      note(counted(export.unreadableSwims, "swim"), "the export gives no start that can be read")
    }
    if export.unreadableRecords > 0 {
      note(counted(export.unreadableRecords, "lap record"), "the export gives no time or amount that can be read")
    }
    if read.swims.isEmpty, export.unreadableSwims == 0 { note("the export", "it holds no swims") }
    limitNotes()
  }

  private mutating func add(_ found: AppleSwim) {
    var swim = found.swim(utcOffset: utcOffset(of: found))
    let name = "swim \(swim.id)"
    if found.location == .openWater {
      note("laps of \(name)", "it was in open water; it is kept as a workout without laps")
    } else {
      addRecords(of: found, to: &swim)
      noteLaps(of: found, swim, name)
    }
    if let evidence = AppleLapEvidence(found, swim, export) {
      note("laps of \(name)", "\(evidence); a part of the export is missing, and the swim awaits review")
      swim.lacksLaps = true
    }
    swim.laps = swim.laps.map { $0.counted(by: &strokes, source: found.sourceNumber) }
    read.swims.append(swim)
  }

  /// Each lap of a swim has a record of its distance.
  private mutating func noteRecordsOfNoSwim() {
    let strays = export.distances.outside(read.swims.map { $0.start.seconds...$0.end.seconds })
    guard let first = strays.first else { return }
    note(
      "\(counted(strays.count, "lap record")) from \(Timestamp(seconds: Int64(first.start))) on",
      "no swim of the export was at that time: a part of the export may be missing")
  }

  /// Takes from the records of distance what the swim itself does not say.
  private mutating func addRecords(of found: AppleSwim, to swim: inout Swim) {
    guard found.laps == nil || swim.pool == nil else { return }
    let records = AppleLapRecords(export, of: found, until: swim.end)
    guard let pool = swim.pool ?? records.pool else { return }
    swim.pool = pool
    guard found.laps == nil else { return }
    swim.laps = AppleLaps(records.laps(in: pool, &strokes), start: found.start.instant, pauses: found.pauses).laps
    if !swim.laps.isEmpty { swim.place = .pool }
  }

  private mutating func noteLaps(of found: AppleSwim, _ swim: Swim, _ name: String) {
    if found.unreadable > 0 {
      note("\(counted(found.unreadable, "lap")) of \(name)", "the export gives no date or duration that can be read")
    }
    if found.unusable > 0 {
      note("\(counted(found.unusable, "lap")) of \(name)", "each would have lasted nothing, or more than an hour")
    }
    if swim.laps.isEmpty {
      note("laps of \(name)", "the watch recorded no lengths; it is kept as a workout without laps")
    } else if swim.pool == nil {
      note("pool length of \(name)", "the file does not give it; say it with `recordbook set-pool`")
    }
  }

  /// The swimmer's clock: of her time zone where the system knows it, else the export's.
  private func utcOffset(of found: AppleSwim) -> Int {
    let offset = found.timeZone.flatMap { timeZones.offset(in: $0, at: found.start.instant.seconds) }
    return offset.flatMap { abs($0) <= AppleDateReader.farthestOffset ? $0 : nil } ?? found.start.utcOffset
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  private mutating func note(_ what: String, _ why: String) {
    read.skipped.append(Skipped(what: what, why: why))
  }

  /// Nobody reads more; a file made to be odd could hold millions.
  private static let mostNotes = 10_000

  private mutating func limitNotes() {
    let extra = read.skipped.count - AppleSwims.mostNotes
    guard extra > 0 else { return }
    read.skipped.removeLast(extra)
    note(counted(extra, "further remark"), "too many to list")
  }
}
