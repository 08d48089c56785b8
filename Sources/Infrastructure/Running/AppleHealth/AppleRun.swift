import BookInfrastructure
import KernelDomain
import RunningDomain

/// A run in an Apple Health export, as its element describes it.
struct AppleRun {
  let source: String
  var sourceNumber: UInt16
  let start: AppleDate
  let end: Timestamp
  /// The duration without pauses, in milliseconds.
  var duration: Int64?
  /// The length in centimetres.
  var length: Int64?
  /// The energy in kilocalories.
  var calories: Int64?
  var timeZone: String?
  /// When the timer was paused and resumed.
  var events: [TimerEvent] = []
  /// The paths of the run's route files, as the export states them.
  var routes: [String] = []
  /// The fixes of the run's route. Until iOS 12, exports contain them in the run's element itself.
  var locations: [RunFix] = []
}
