import KernelDomain

/// Files of tracks at a constant speed along a parallel.
enum TrackText {
  /// - Parameters:
  ///   - speed: in metres a second, about.
  ///   - minutes: how long it takes.
  ///   - day: begins so many days after `start`.
  static func gpx(
    type: String? = nil, speed: Double = 3, minutes: Int = 10, name: String? = nil, day: Int64 = 0
  ) -> [UInt8] {
    let start = start + day * 86_400_000
    let points = stride(from: 0, through: minutes * 60, by: 5).map { second in
      "<trkpt lat=\"50\" lon=\"\(longitude(second, speed))\"><time>\(start + Int64(second) * 1_000)</time></trkpt>"
    }
    let head = (name.map { "<name>\($0)</name>" } ?? "") + (type.map { "<type>\($0)</type>" } ?? "")
    return Array("<gpx><trk>\(head)<trkseg>\(points.joined())</trkseg></trk></gpx>".utf8)
  }

  /// Of one lap with positions.
  static func tcx(sport: String, speed: Double = 3, minutes: Int = 10) -> [UInt8] {
    let points = stride(from: 0, through: minutes * 60, by: 5).map { second in
      "<Trackpoint><Time>\(start + Int64(second) * 1_000)</Time><Position><LatitudeDegrees>50</LatitudeDegrees>"
        + "<LongitudeDegrees>\(longitude(second, speed))</LongitudeDegrees></Position></Trackpoint>"
    }
    let lap = "<TotalTimeSeconds>\(minutes * 60)</TotalTimeSeconds><Track>\(points.joined())</Track>"
    return Array(
      ("<TrainingCenterDatabase><Activities><Activity Sport=\"\(sport)\"><Lap StartTime=\"\(start)\">\(lap)</Lap></Activity>"
        + "</Activities></TrainingCenterDatabase>").utf8)
  }

  static let start = Timestamp(seconds: 1_750_000_000)

  private static func longitude(_ second: Int, _ speed: Double) -> Double {
    14 + Double(second) * speed / 71_695
  }
}
