import BookInfrastructure
import KernelDomain
import RunningDomain

/// A run in an Apple Health export, as its XML element describes it.
struct AppleRun {
  let source: String
  var sourceNumber: UInt16
  let start: AppleDate
  let end: Timestamp
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
