import KernelApplication
import KernelDomain
import Storage
import System
import TestSupport
import Testing

@testable import Composition

/// Exported pages show no heart rate of a swim or a run, unless the user asks for it.
struct HeartRatePagesTests {
  private let folder = TemporaryFolder()

  /// A TCX file of laps with a heart rate each second.
  private func activity(_ sport: String, _ day: String, laps: Int, metres: Int) -> String {
    let bodies = (0..<laps).map { lap -> String in
      let points = (0..<60).map { second -> String in
        let time = "\(day)T10:\(two(lap)):\(two(second))Z"
        let length = lap * metres + metres * second / 60
        return "<Trackpoint><Time>\(time)</Time><DistanceMeters>\(length)</DistanceMeters>"
          + "<HeartRateBpm><Value>\(171 + second % 3)</Value></HeartRateBpm></Trackpoint>"
      }
      return "<Lap StartTime=\"\(day)T10:\(two(lap)):00Z\"><TotalTimeSeconds>60</TotalTimeSeconds>"
        + "<DistanceMeters>\(metres)</DistanceMeters><Track>\(points.joined())</Track></Lap>"
    }
    return "<TrainingCenterDatabase><Activities><Activity Sport=\"\(sport)\"><Id>\(day)T10:00:00Z</Id>"
      + bodies.joined() + "</Activity></Activities></TrainingCenterDatabase>"
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private func pages(_ options: String) throws -> [String: String] {
    let app = try App(App.Configuration(store: folder.path + "/book", language: .en) { _ in nil })
    let path = folder.path + "/pages\(options.utf8.count)"
    _ = try app.call(method: "screen.exportPages", json: Array(#"{"path":"\#(path)"\#(options)}"#.utf8))
    let disk = PosixFileSystem()
    return try disk.list(path).filter { $0.hasSuffix(".html") }.reduce(into: [:]) { all, name in
      all[name] = String(decoding: try disk.readAll(path + "/" + name), as: UTF8.self)
    }
  }

  @Test func onlyWhenAsked() throws {
    let swim = folder.write(Array(activity("Swimming", "2026-05-02", laps: 6, metres: 50).utf8), to: "swim.tcx")
    let run = folder.write(Array(activity("Running", "2026-05-03", laps: 6, metres: 200).utf8), to: "run.tcx")
    let app = try App(App.Configuration(store: folder.path + "/book", language: .en) { _ in nil })
    _ = try app.call(
      method: "book.importFiles", json: Array(#"{"paths":["\#(swim)","\#(run)"],"pool":50}"#.utf8))
    let without = try pages("")
    let (month, runPage) = ("2026-05.html", try #require(without.keys.first { $0.hasPrefix("run-") }))
    #expect(without[month] != nil)
    for (name, text) in without {
      #expect(!text.contains(">Heart Rate<") && !text.contains("172"), "\(name)")
    }
    let with = try pages(#","withHeartRate":true"#)
    for name in [month, runPage] {
      let text = try #require(with[name])
      #expect(text.contains("Heart Rate") && text.contains("172"), "\(name)")
    }
  }
}
