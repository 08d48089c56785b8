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
    make: { TCXBuilder.random(&$0).file() },
    accepts: { input, findings in
      do throws(Failure) {
        let pool = input.count % 4 == 0 ? nil : PoolLength(centimetres: 2_500)
        var read = try TCXImporter.swims(in: input, pools: PoolOption(everywhere: pool), path: "fuzz.tcx")
        read.measurePoolless()
        read.checkConsistency(&findings)
        return true
      } catch {
        error.check(&findings, names: "fuzz.tcx")
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

extension TCXBuilder {
  /// Well-formed activities with values of all kinds.
  fileprivate static func random(_ random: inout SeededGenerator) -> TCXBuilder {
    var file = TCXBuilder()
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      file.activity(sport: pick(["Other", "Other", "Running", "Swimming", ""], &random)) { file in
        for _ in 0..<Int.random(in: 0...6, using: &random) {
          let points = (0..<Int.random(in: 0...2, using: &random)).map { _ in time(&random) }
          file.lap(
            start: time(&random), seconds: number(&random), metres: number(&random), points: points,
            isSomewhere: Int.random(in: 0..<16, using: &random) == 0)
        }
      }
    }
    return file
  }

  private static func pick(_ texts: [String], _ random: inout SeededGenerator) -> String {
    texts.randomElement(using: &random)!
  }

  private static func time(_ random: inout SeededGenerator) -> String {
    let minute = Int.random(in: 10...59, using: &random)
    let zone = pick(["Z", "Z", "Z", "", ".25Z", ".9999999+14:00", "-12:00"], &random)
    return pick(["2023-06-05", "2023-06-05", "2023-06-05", "0001-01-01", "9999-12-31"], &random) + "T06:\(minute):00"
      + zone
  }

  private static func number(_ random: inout SeededGenerator) -> String? {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: nil
    case 1: pick(["0", "1e6", "21474836.4", "-3", "nan", "x", "0.001", "0x1p4"], &random)
    case 2: String(Double.random(in: 0...1e7, using: &random))
    default: String(25 * Int.random(in: 0...12, using: &random))
    }
  }
}
