import BookInfrastructure
import KernelDomain

/// Runs for a described book: one that two devices recorded, one that is impossibly fast, and one after it.
enum DescribedRuns {
  static let steady = "r20260503T064500Z"
  static let fast = "r20260503T080000Z"
  static let later = "r20260503T120000Z"
  static let twin = "r20260503T064505Z"

  /// GPX files, named after the device that recorded them.
  static var files: [(name: String, text: String)] {
    [
      ("watch.gpx", file("Watch", [("06:45:00", 600, 27), ("08:00:00", 600, 99), ("12:00:00", 300, 25)])),
      ("phone.gpx", file("Phone", [("06:45:05", 580, 27)])),
    ]
  }

  /// - Parameter tracks: for each, its start, its seconds, and how far it moves north in ten seconds, in 10^-5 degrees.
  private static func file(_ creator: String, _ tracks: [(start: String, seconds: Int, step: Int)]) -> String {
    let all = tracks.map { track in
      let start = ZonedInstant("2026-05-03T\(track.start)Z")?.instant ?? Timestamp(milliseconds: 0)
      let points = stride(from: 0, through: track.seconds, by: 10).map { second in
        let degrees = ASCII.decimal(track.step * second / 10, digits: 5)
        let time = start + Int64(second) * 1_000
        return "<trkpt lat=\"50.\(degrees)\" lon=\"14.4\"><ele>\(200 + second / 60)</ele><time>\(time)</time></trkpt>"
      }
      return "<trk><type>running</type><trkseg>\(points.joined())</trkseg></trk>"
    }
    return "<gpx creator=\"\(creator)\">\(all.joined())</gpx>"
  }
}

/// A live run that began an hour ago and is 1.2 km long, with its fixes.
struct DescribedLiveRun {
  let start = SystemClock().now() + -3_600_000

  /// The run's id, as for imported runs.
  var run: String { "r" + start.description.filter { !"-:".contains($0) }.prefix(15) + "Z" }

  /// A moment during the run, as the parameters of a call.
  var moment: String { #"{"at":"\#(start + 410_000)"}"# }

  /// The fixes as JSON: one every ten seconds, at 3 m/s.
  var fixes: String {
    let fixes = (0...40).map { number in
      let degrees = ASCII.decimal(27 * number, digits: 5)
      return
        #"{"time":"\#(start + Int64(number) * 10_000)","lat":50.\#(degrees),"lon":14.4,"accuracy":5,"heartRate":150}"#
    }
    return "[\(fixes.joined(separator: ","))]"
  }
}
