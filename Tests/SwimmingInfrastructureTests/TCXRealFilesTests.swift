import BookApplication
import BookInfrastructure
import Foundation
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import Testing

/// A real file, as `FITRealFilesTests` has them.
@Suite(.enabled(if: RealFiles.folder != nil))
struct TCXRealFilesTests {
  /// It is "Other", and has no distances that prove a swim.
  @Test(arguments: [nil, PoolLength(centimetres: 2_500)])
  func anActivityOfWhichNothingTellsTheSportIsLeftOut(pool: PoolLength?) throws {
    let read = try swims(pool, ActivityContext())
    #expect(read.swims == [])
    #expect(read.foreign.map(\.why) == [.book(.untold)])
  }

  @Test func whoImportsItMaySayThatItIsASwim() throws {
    let read = try swims(nil, ActivityContext(ImportOptions(["sport": "swimming"])))
    let swim = try #require(read.swims.first)
    #expect(read.swims.count == 1)
    #expect(swim.id.description == "20120413T115159Z")
    #expect(swim.source == "Forerunner 310XT-000 3831465131")
    #expect(swim.end.description == "2012-04-13T12:28:02.931Z")
    #expect(swim.laps.isEmpty)
    #expect(read.skipped.map(\.what) == [.swimming(.laps(swim: "20120413T115159Z"))])
  }

  private func swims(_ pool: PoolLength?, _ context: ActivityContext) throws -> ReadSwims {
    var read = try TCXImporter.swims(
      in: Array(RealFiles.read("../tcx/runalyze_swim_without_time.tcx")), pools: PoolOption(everywhere: pool),
      path: "swim.tcx", context)
    read.measurePoolless()
    read.skipped.removeAll { $0.why == .swimming(.utcTaken) }
    return read
  }
}
