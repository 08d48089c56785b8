/// The kind of file or export from which a recording was imported.
package enum RunFormat: String, Codable, Hashable, Sendable, CaseIterable {
  case fit, polar, nike, tcx, apple, gpx, kml
  /// A service's list of activities, which has only totals.
  case list

  /// The order in which recordings of the same run are preferred, smaller first. Formats in which devices write come
  /// before those into which services convert. A recording whose format is not known, because it is older than this
  /// order or was recorded live, is in the middle.
  static func rank(_ format: RunFormat?) -> Int {
    switch format {
    case .fit, .polar, .nike: 0
    case .tcx: 1
    case .apple, nil: 2
    case .gpx: 3
    case .kml: 4
    case .list: 5
    }
  }
}
