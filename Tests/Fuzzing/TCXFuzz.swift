import KernelApplication
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import TestSupport

extension FuzzTarget {
  static let tcx = FuzzTarget(
    "tcx", seeds: tcxSeeds,
    dictionary: [
      "<Activity Sport=\"Other\">", "</Activity>", "<Lap StartTime=\"2023-06-05T06:00:00Z\">", "</Lap>", "<Track>",
      "<Trackpoint>", "<Time>", "2023-06-05T06:00:30.5+02:00", "<Position>", "<DistanceMeters>25</DistanceMeters>",
      "<TotalTimeSeconds>30</TotalTimeSeconds>", "<UnitId>", "]]>", "<![CDATA[", "<!--", "&amp;", "&#x0;", "9999-12-31",
      "1e9", "-1", "0", "nan", "21474836", "/>",
    ],
    accepts: { input in
      do throws(Failure) {
        let read = try TCXImporter.workouts(
          in: input, pool: input.count % 4 == 0 ? nil : PoolLength(centimetres: 2_500), path: "fuzz.tcx")
        read.checkConsistency()
        return true
      } catch {
        error.check(names: "fuzz.tcx")
        return false
      }
    })

  private static var tcxSeeds: [[UInt8]] {
    var other = TCXBuilder()
    other.activity(sport: "Running") { $0.lap(start: "2023-06-05T06:00:00Z", seconds: "100", metres: "100") }
    other.activity(creator: "<Name>Polar &amp; Son</Name>") { file in
      file.lap(start: "2023-06-05T06:00:00.5+02:00", seconds: "100.5", metres: "100", points: ["2023-06-05T06:01:40Z"])
      file.lap(start: "2023-06-05T06:02:00Z", seconds: nil, metres: nil, points: ["2023-06-05T06:03:00Z"])
      file.lap(start: "2023-06-05T06:04:00Z", seconds: "90", metres: "91.44", isSomewhere: true)
    }
    return [TCXBuilder.swim().file(), other.file()]
  }
}
