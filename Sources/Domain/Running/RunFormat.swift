/// The kind of file or export from which a recording was imported.
package enum RunFormat: String, Codable, Hashable, Sendable, CaseIterable {
  case fit, polar, nike, tcx, apple, gpx, kml
  /// The list of activities that a service such as Strava exports. It contains only the totals of each activity.
  case list
  /// The user entered the run by hand.
  case hand

  /// Returns the rank of a format. Of several recordings of the same run, the one whose format has the lowest rank is
  /// preferred. Formats written by devices have lower ranks than formats into which services convert recordings. Nil,
  /// which ranks in the middle, stands for a run that was recorded live or was imported by a version that did not store
  /// formats.
  static func rank(_ format: RunFormat?) -> Int {
    switch format {
    case .fit, .polar, .nike: 0
    case .tcx: 1
    case .apple, nil: 2
    case .gpx: 3
    case .kml: 4
    case .list: 5
    case .hand: 6
    }
  }
}
