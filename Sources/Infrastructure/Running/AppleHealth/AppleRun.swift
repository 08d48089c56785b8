import BookInfrastructure
import KernelDomain
import RunningDomain

/// A run in an export, as far as its element describes it.
struct AppleRun {
  let source: String
  var sourceNumber: UInt16
  let start: AppleDate
  let end: Timestamp
  /// In milliseconds, without pauses.
  var duration: Int64?
  /// In centimetres.
  var length: Int64?
  /// In kilocalories.
  var calories: Int64?
  var timeZone: String?
  /// The pauses and resumes.
  var events: [TimerEvent] = []
  /// The paths of the files with its route, as the export writes them.
  var routes: [String] = []
  /// Its route, which exports had in the element itself until iOS 12.
  var locations: [RunFix] = []
}
