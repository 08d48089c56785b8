import BookInfrastructure
import KernelDomain
import RunningDomain

/// A run or a walk in an Apple Health export, as its XML element describes it.
struct AppleRun {
  let source: String
  var sourceNumber: UInt16
  let start: AppleDate
  let end: Timestamp
  /// The activity's sport; nil if the export does not name one.
  let sport: StatedSport?
  /// Whether this is a leg of a workout that comprises several sports, such as a triathlon.
  var isLeg = false
  /// The duration of the run without pauses, in milliseconds.
  var duration: Int64?
  /// The distance of the run in centimetres.
  var length: Int64?
  /// The energy spent in the run, in kilocalories.
  var calories: Int64?
  var timeZone: String?
  /// The times at which the run's timer was paused and resumed.
  var events: [TimerEvent] = []
  /// The paths of the run's route files, as stated in the export.
  var routes: [String] = []
  /// The fixes (recorded points) that are inside the run's own XML element, as in exports of iOS 12 and earlier.
  var locations: [RunFix] = []
}

/// A workout in an Apple Health export, or a leg of one, whose sport is neither a run nor a walk.
struct AppleOtherActivity {
  let sport: StatedSport
  /// Nil if the start is missing or cannot be parsed.
  let start: Timestamp?
}

/// A `Workout` element that comprises several sports, such as a triathlon. Each `WorkoutActivity` element within it is a
/// leg with a sport of its own.
struct AppleMultisportRun {
  /// What the legs have in common: the source, the time zone, the routes, and the times at which the timer was paused.
  var whole: AppleRun
  /// The legs that are runs or walks.
  var legs: [AppleRun] = []
  /// Whether the element that is being read is within the last of `legs`.
  var isInLeg = false

  /// Changes the leg that is being read or, outside of legs, what they have in common.
  mutating func change(_ body: (inout AppleRun) -> Void) {
    if isInLeg { body(&legs[legs.count - 1]) } else { body(&whole) }
  }

  /// The legs, each with the routes of the whole workout, and with the pauses within its span.
  var runs: [AppleRun] {
    legs.map { leg in
      var run = leg
      run.timeZone = leg.timeZone ?? whole.timeZone
      let span = leg.start.instant...leg.end
      run.events = (leg.events + whole.events.filter { span.contains($0.time) && !leg.events.contains($0) })
        .sorted { $0.time < $1.time }
      run.routes += whole.routes
      run.locations += whole.locations
      return run
    }
  }
}
