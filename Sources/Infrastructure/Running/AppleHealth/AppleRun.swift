import BookInfrastructure
import KernelDomain
import RunningDomain

/// A run in an export, as far as its element tells.
struct AppleRun {
  let source: String
  var sourceNumber: UInt16
  let start: AppleDate
  let end: Timestamp
  /// Milliseconds without pauses.
  var duration: Int64?
  /// Centimetres.
  var length: Int64?
  /// Kilocalories.
  var calories: Int64?
  var timeZone: String?
  /// Pauses and resumes.
  var events: [TimerEvent] = []
  /// The paths of files with its route, as the export writes them.
  var routes: [String] = []
  /// Its route, as exports held it themselves until iOS 12.
  var locations: [RunFix] = []
}
