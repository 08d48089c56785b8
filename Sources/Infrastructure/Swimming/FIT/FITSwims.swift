import BookApplication
import BookInfrastructure
import Formats
import KernelApplication
import KernelDomain
import SwimmingApplication
import SwimmingDomain

/// Creates swims from the sessions and lengths of one FIT file: one for each session that is a swim.
struct FITSwims {
  private let activity: FITActivity
  private let zone: SwimZone
  private let context: ActivityContext
  private let clock: FITClock
  private var read = ReadSwims()

  static func of(_ activity: FITActivity, _ zone: SwimZone, _ context: ActivityContext) -> ReadSwims {
    var swims = FITSwims(activity, zone, context)
    swims.make()
    return swims.read
  }

  private init(_ activity: FITActivity, _ zone: SwimZone, _ context: ActivityContext) {
    self.activity = activity
    self.zone = zone
    self.context = context
    self.clock = activity.clock
  }

  private mutating func make() {
    var swims: [FITSwim] = []
    for session in activity.sessions {
      let start = clock.instant(session.start)
      let sport = context.at(start).decide(activity.stated(session)).sport
      if sport?.isSwim != true {
        read.leaveOut(sport, start: start)
      } else if let start {
        swims.append(FITSwim(session: session, start: start))
      } else {
        read.skip(.undatedSwim, .clockNeverSet)
      }
    }
    if swims.isEmpty, !activity.lengths.isEmpty, activity.sessions.isEmpty {
      read.skip(.lengths(count: activity.lengths.count), .noSession)
    }
    share(activity.lengths, among: &swims)
    for swim in swims {
      var made = swim.swim(source: activity.source, utcOffset: clock.statedOffset ?? clock.utcOffset)
      made.hasLeap = activity.leaps.contains { leap in
        clock.instant(leap).map { $0 >= made.start && $0 < made.end } ?? false
      }
      zone.apply(to: &made, isStated: clock.statedOffset != nil || clock.isLocal, &read)
      read.swims.append(made)
      read.add(SwimHeartRate(of: made, activity.heart.samples(clock)), of: made)
      note(swim, made)
    }
  }

  /// Assigns each `length` message (a length swum, or a rest at the wall) to the latest pool swim that started before
  /// the middle of its time. Its start cannot be used, because it is rounded down to whole seconds and may be before
  /// the start of the swim.
  private func share(_ lengths: [FITLength], among swims: inout [FITSwim]) {
    var candidates = swims.indices.filter { !swims[$0].session.isOpenWater }
    if candidates.isEmpty { candidates = Array(swims.indices) }
    candidates.sort { swims[$0].start < swims[$1].start }
    guard var owner = candidates.first else { return }
    for length in lengths {
      let start = clock.instant(length.start)
      if let start {
        let middle = start + Int64(length.duration ?? 0) / 2
        owner = candidates.last { swims[$0].start <= middle } ?? candidates[0]
      }
      swims[owner].add(length, start)
    }
  }

  private mutating func note(_ swim: FITSwim, _ made: Swim) {
    let name = SwimID(start: swim.start).description
    if swim.laps.isEmpty {
      read.skip(.laps(swim: name), swim.session.isOpenWater ? .inOpenWater : .noLengthsRecorded)
    } else if made.impossiblePool == nil, swim.session.pool == nil {
      read.skip(.poolLength(swim: name), .poolNotGiven(swim: name))
    }
    read.noteDoubts(about: made)
    if swim.unusable > 0 { read.skip(.someLengths(count: swim.unusable, swim: name), .noStartOrDuration) }
    if clock.isLocal { read.skip(.timeZone(swim: name), .clockNotSet) }
  }
}

extension FITSwims {
  /// Collects the laps of one swim.
  private struct FITSwim {
    let session: FITSession
    let start: Timestamp
    private(set) var laps: [SwimLap] = []
    /// The number of lengths swum that lack a start or a duration.
    private(set) var unusable = 0
    private var hasRested = false

    init(session: FITSession, start: Timestamp) {
      self.session = session
      self.start = start
    }

    mutating func add(_ length: FITLength, _ start: Timestamp?) {
      guard !length.isIdle else {
        hasRested = !laps.isEmpty
        return
      }
      guard let start, let duration = length.duration else {
        unusable += 1
        return
      }
      laps.append(
        SwimLap(
          start: start, duration: duration, style: length.style, strokes: length.strokes, isAfterRestMarker: hasRested)
      )
      hasRested = false
    }

    func swim(source: String, utcOffset: Int) -> Swim {
      let lapsEnd = laps.map(\.end).max() ?? start
      let end = (session.elapsed ?? session.timed).map { start + $0 } ?? max(start, lapsEnd)
      var swim = Swim(
        source: source, start: start, end: end, utcOffset: utcOffset, duration: session.timed ?? end - start,
        place: place, pool: session.isOpenWater ? nil : session.pool, reportedDistance: session.distance, laps: laps)
      swim.impossiblePool = session.isOpenWater || laps.isEmpty ? nil : session.impossiblePool
      return swim
    }

    private var place: Swim.Place {
      if session.isOpenWater { return .openWater }
      return session.pool != nil || !laps.isEmpty ? .pool : .unknown
    }
  }
}
