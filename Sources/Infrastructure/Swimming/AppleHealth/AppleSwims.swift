import BookApplication
import BookInfrastructure
import Formats
import KernelDomain
import SwimmingApplication
import SwimmingDomain

/// Creates swims from what was gathered from an Apple Health export.
struct AppleSwims: ~Copyable {
  private var export: AppleSwimExtract
  private var strokes: AppleLapFinder
  private let timeZones: TimeZoneDatabase
  private var read = ReadSwims()

  static func of(_ export: consuming AppleSwimExtract, timeZones: TimeZoneDatabase) -> ReadSwims {
    var swims = AppleSwims(export: export, timeZones: timeZones)
    swims.make()
    return swims.read
  }

  private init(export: consuming AppleSwimExtract, timeZones: TimeZoneDatabase) {
    var export = export
    export.sort()
    strokes = AppleLapFinder(export.strokes)
    self.export = export
    self.timeZones = timeZones
  }

  private mutating func make() {
    while let found = export.takeSwim() {
      if let found = found.part == .unclearLeg ? leg(in: found) : found { add(found) }
    }
    noteRecordsOfNoSwim()
    if export.unreadableSwims > 0 {
      read.skip(.swims(count: export.unreadableSwims), .noReadableStart)
    }
    if export.unreadableRecords > 0 {
      read.skip(.lapRecords(count: export.unreadableRecords), .noReadableAmount)
    }
    if read.swims.isEmpty, export.unreadableSwims == 0 {
      read.foreign.append(Skipped(what: .book(.export), why: .swimming(.noSwims)))
    }
    limitNotes()
  }

  /// Returns the swim in a workout of several sports, none of whose legs is known to be a swim. The swim lasts from the
  /// first to the last lap sample. If there are no lap samples, adds a remark and returns nil.
  private mutating func leg(in workout: AppleSwim) -> AppleSwim? {
    let end = workout.end ?? workout.start.instant + (workout.duration ?? 0)
    guard let span = AppleLapRecords(export, of: workout, until: end).span else {
      read.skip(.multisport(start: workout.start.instant.description), .multisportWithoutSwim)
      return nil
    }
    var leg = workout
    leg.start = AppleDate(instant: span.lowerBound, utcOffset: workout.start.utcOffset)
    leg.end = span.upperBound
    leg.duration = span.upperBound - span.lowerBound
    leg.setLaps(of: workout.workoutEvents.starting(from: span.lowerBound, before: span.upperBound))
    leg.workoutEvents = []
    return leg
  }

  private mutating func add(_ found: AppleSwim) {
    var swim = found.swim(utcOffset: utcOffset(of: found))
    swim.isOffsetStated = true
    let name = swim.id.description
    if found.location == .openWater {
      read.skip(.laps(swim: name), .inOpenWater)
    } else {
      addRecords(of: found, to: &swim)
      if swim.pool == nil, !swim.laps.isEmpty { swim.impossiblePool = found.impossiblePool }
    }
    addDistance(of: found, to: &swim)
    if found.location != .openWater { noteLaps(of: found, swim, name) }
    read.noteDoubts(about: swim)
    if let evidence = AppleLapEvidence(found, swim, export) {
      read.skip(.laps(swim: name), .lapsMissing(evidence: evidence.message))
      swim.lacksLaps = true
    }
    swim.laps = swim.laps.map { $0.counted(by: &strokes, source: found.sourceNumber) }
    read.swims.append(swim)
    let rates = export.hearts.rates(swim.start...max(swim.start, SwimHeartRate.end(of: swim)), of: found.sourceNumber)
    let samples = rates.map { SwimHeartRate.Sample(time: $0.time, rate: Int($0.rate)) }
    read.add(SwimHeartRate(of: swim, samples), of: swim)
  }

  /// Adds a remark if lap samples are outside the times of all swims. Such samples show that the export lacks a swim,
  /// because each lap sample belongs to a swim.
  private mutating func noteRecordsOfNoSwim() {
    let strays = export.distances.outside(read.swims.map { $0.start.seconds...$0.end.seconds })
    guard let first = strays.first else { return }
    let start = Timestamp(seconds: Int64(first.start)).description
    read.skip(.lapRecordsFrom(count: strays.count, start: start), .noSwimThen)
  }

  /// Adds laps or a pool length to a swim that lacks them, based on its distance samples. If the export states an
  /// impossible pool length, the samples that are as long as most others are the laps.
  private mutating func addRecords(of found: AppleSwim, to swim: inout Swim) {
    guard found.laps == nil || swim.pool == nil else { return }
    let records = AppleLapRecords(export, of: found, until: swim.end)
    swim.pool = swim.pool ?? (found.part == .workout ? records.pool(&strokes) : nil)
    guard found.laps == nil,
      let length = swim.pool?.centimetres ?? (found.impossiblePool == nil ? nil : records.usual)
    else { return }
    swim.laps = AppleLaps(records.laps(of: length, &strokes), start: found.start.instant, pauses: found.pauses).laps
    if !swim.laps.isEmpty { swim.place = .pool }
  }

  /// If a swim has neither a distance nor laps, sets its distance to the sum of its distance samples.
  private func addDistance(of found: AppleSwim, to swim: inout Swim) {
    guard found.laps == nil || swim.laps.isEmpty, swim.reportedDistance ?? 0 == 0 else { return }
    let distance = AppleLapRecords(export, of: found, until: swim.end).distance
    if distance > 0, Swim.distances.contains(distance) { swim.reportedDistance = distance }
  }

  private mutating func noteLaps(of found: AppleSwim, _ swim: Swim, _ name: String) {
    if found.unreadable > 0 {
      read.skip(.someLaps(count: found.unreadable, swim: name), .noReadableDuration)
    }
    if found.unusable > 0 {
      read.skip(.someLaps(count: found.unusable, swim: name), .impossibleDuration)
    }
    if swim.laps.isEmpty {
      read.skip(.laps(swim: name), .noLengthsRecorded)
    } else if swim.impossiblePool == nil, swim.pool == nil {
      read.skip(.poolLength(swim: name), .poolNotGiven(swim: name))
    }
  }

  /// Returns the UTC offset in the swim's time zone if the system knows that zone; otherwise the offset stated in the
  /// export.
  private func utcOffset(of found: AppleSwim) -> Int {
    let offset = found.timeZone.flatMap { timeZones.offset(in: $0, at: found.start.instant.seconds) }
    return offset.flatMap { abs($0) <= AppleDateReader.farthestOffset ? $0 : nil } ?? found.start.utcOffset
  }

  /// The maximum number of remarks on an import. Nobody reads more, and a malicious file could cause millions.
  private static let mostNotes = 10_000

  private mutating func limitNotes() {
    let extra = read.skipped.count - AppleSwims.mostNotes
    guard extra > 0 else { return }
    read.skipped.removeLast(extra)
    read.skipped.append(Skipped(what: .book(.furtherRemarks(count: extra)), why: .book(.tooMany)))
  }
}
