import Formats
import KernelDomain
import SwimmingApplication
import SwimmingDomain

/// Makes workouts of what an export holds.
struct AppleWorkouts: ~Copyable {
  private var export: AppleExport
  private var strokes: AppleLapFinder
  private let timeZones: TimeZoneDatabase
  private var read = ReadWorkouts()

  static func of(_ export: consuming AppleExport, timeZones: TimeZoneDatabase) -> ReadWorkouts {
    var workouts = AppleWorkouts(export: export, timeZones: timeZones)
    workouts.make()
    return workouts.read
  }

  private init(export: consuming AppleExport, timeZones: TimeZoneDatabase) {
    var export = export
    export.sort()
    strokes = AppleLapFinder(export.strokes)
    self.export = export
    self.timeZones = timeZones
  }

  private mutating func make() {
    while let swim = export.takeSwim() { add(swim) }
    noteRecordsOfNoSwim()
    if export.unreadableSwims > 0 {
      note(counted(export.unreadableSwims, "swim"), "the export gives no start that can be read")
    }
    if export.unreadableRecords > 0 {
      note(counted(export.unreadableRecords, "lap record"), "the export gives no time or amount that can be read")
    }
    if read.workouts.isEmpty, export.unreadableSwims == 0 { note("the export", "it holds no swims") }
    limitNotes()
  }

  private mutating func add(_ swim: AppleSwim) {
    var workout = swim.workout(utcOffset: utcOffset(of: swim))
    let name = "swim \(workout.id)"
    if swim.location == .openWater {
      note("laps of \(name)", "it was in open water; it is kept as a workout without laps")
    } else {
      addRecords(of: swim, to: &workout)
      noteLaps(of: swim, workout, name)
    }
    if let evidence = AppleLapEvidence(swim, workout, export) {
      note("laps of \(name)", "\(evidence); a part of the export is missing, and the swim awaits review")
      workout.lacksLaps = true
    }
    workout.laps = workout.laps.map { $0.counted(by: &strokes, source: swim.sourceNumber) }
    read.workouts.append(workout)
  }

  /// Each lap of a swim has a record of its distance.
  private mutating func noteRecordsOfNoSwim() {
    let strays = export.distances.outside(read.workouts.map { $0.start.seconds...$0.end.seconds })
    guard let first = strays.first else { return }
    note(
      "\(counted(strays.count, "lap record")) from \(Timestamp(seconds: Int64(first.start))) on",
      "no swim of the export was at that time: a part of the export may be missing")
  }

  /// Takes from the records of distance what the swim itself does not say.
  private mutating func addRecords(of swim: AppleSwim, to workout: inout Workout) {
    guard swim.laps == nil || workout.pool == nil else { return }
    let records = AppleLapRecords(export, of: swim, until: workout.end)
    guard let pool = workout.pool ?? records.pool else { return }
    workout.pool = pool
    guard swim.laps == nil else { return }
    workout.laps = AppleLaps(records.laps(in: pool, &strokes), start: swim.start.instant, pauses: swim.pauses).laps
    if !workout.laps.isEmpty { workout.place = .pool }
  }

  private mutating func noteLaps(of swim: AppleSwim, _ workout: Workout, _ name: String) {
    if swim.unreadable > 0 {
      note("\(counted(swim.unreadable, "lap")) of \(name)", "the export gives no date or duration that can be read")
    }
    if swim.unusable > 0 {
      note("\(counted(swim.unusable, "lap")) of \(name)", "each would have lasted nothing, or more than an hour")
    }
    if workout.laps.isEmpty {
      note("laps of \(name)", "the watch recorded no lengths; it is kept as a workout without laps")
    } else if workout.pool == nil {
      note("pool length of \(name)", "the file does not give it; say it with `recordbook set-pool`")
    }
  }

  /// The swimmer's clock: of her time zone where the system knows it, else the export's.
  private func utcOffset(of swim: AppleSwim) -> Int {
    let offset = swim.timeZone.flatMap { timeZones.offset(in: $0, at: swim.start.instant.seconds) }
    return offset.flatMap { abs($0) <= AppleDateReader.farthestOffset ? $0 : nil } ?? swim.start.utcOffset
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
    let extra = read.skipped.count - AppleWorkouts.mostNotes
    guard extra > 0 else { return }
    read.skipped.removeLast(extra)
    note(counted(extra, "further remark"), "too many to list")
  }
}
