import BookApplication
import KernelApplication
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import TestSupport
import Testing

private typealias Export = AppleExportBuilder

/// Legs of workouts of several sports, and pools of an impossible length.
struct AppleLegTests {
  private let suspicion = SwimImportMessage.doubtedPool(metres: 2_500, suggested: "25")

  @Test func aPoolOfAnImpossibleLengthIsNone() throws {
    let read = try AppleExportReading.read {
      $0.swim(
        attributes: "totalDistance=\"20000\" totalDistanceUnit=\"m\" sourceName=\"Watch\"", location: nil,
        lapLength: "2500 m", Export.lap(30, "25"), Export.lap(60, "25"))
    }
    let swim = try #require(read.swims.first)
    #expect(swim.place == .pool && swim.pool == nil && swim.impossiblePool == 250_000)
    #expect(read.skipped.map(\.why) == [.swimming(suspicion)])
    let book = SwimBook(swims: [swim])
    #expect(book.corrected(swim.id)?.laps.count == 2)
    #expect(book.corrected(swim.id)?.centimetres == 0)
    #expect(SwimReview(of: book).doubtedPools == [swim.id])
  }

  @Test(arguments: ["1", nil]) func soItIsInALeg(location: String?) throws {
    let read = try AppleExportReading.read {
      $0.multisport(
        Export.lap(0, "25"), Export.lap(25, "25"),
        Export.leg(
          0, 200,
          Export.metadata("HKLapLength", "2500 m")
            + (location.map { Export.metadata("HKSwimmingLocationType", $0) } ?? "")),
        Export.leg(200, 3_600))
    }
    #expect(read.swims.map(\.place) == [.pool])
    #expect(read.swims.map(\.laps.count) == [2])
    #expect(read.swims.map(\.impossiblePool) == [250_000])
    #expect(read.skipped.map(\.why) == [.swimming(suspicion)])
  }

  @Test func aDistanceThatNobodySwimsIsRemarkedOnce() throws {
    let read = try AppleExportReading.read {
      $0.swim(
        attributes: "totalDistance=\"50000\" totalDistanceUnit=\"m\" sourceName=\"Watch\"", location: nil,
        lapLength: nil)
    }
    let swim = try #require(read.swims.first)
    let doubts = read.skipped.filter { $0.what == .swimming(.distance(swim: swim.id.description)) }
    #expect(doubts.count == 1 && swim.hasDoubtedDistance, "\(read.skipped)")
  }

  /// A possible length, or none at all, is never a doubt.
  @Test(arguments: ["25 m", "0 m", "-25 m", "1e30 m"]) func otherLengthsAreNotDoubted(length: String) throws {
    let read = try AppleExportReading.read { $0.swim(lapLength: length, Export.lap(30, "25")) }
    #expect(read.swims.map(\.impossiblePool) == [nil])
  }

  @Test func aRecordThatStartsAsALegEndsIsOfTheNext() throws {
    let read = try AppleExportReading.read {
      for second in [0, 25, 60, 85] {
        $0.record("DistanceSwimming", at: second, lasting: 25, "25", unit: "m")
      }
      let pool = Export.metadata("HKLapLength", "25 m")
      $0.multisport(Export.leg(0, 60, pool), Export.leg(60, 120, pool), Export.leg(120, 3_600))
    }
    #expect(read.swims.map(\.laps.count) == [2, 2])
  }

  @Test func whereNoLegIsASwimLapsBeginInTheSpanOfTheRecords() throws {
    let read = try AppleExportReading.read {
      for second in [50, 75] {
        $0.record("DistanceSwimming", at: second, lasting: 25, "25", unit: "m")
      }
      $0.multisport(
        Export.metadata("HKLapLength", "25 m"),
        [0, 25, 50, 75, 100, 125].map { Export.lap($0, "25") }.joined(),
        Export.leg(0, 1_800), Export.leg(1_800, 3_600))
    }
    let swim = try #require(read.swims.first)
    #expect(swim.start == Timestamp("2023-06-05T06:00:50Z"))
    #expect(swim.laps.map { $0.start - swim.start } == [0, 25_000])
    #expect(CorrectedSwim(swim, corrections: []).centimetres == 5_000)
  }
}

extension AppleExportBuilder {
  /// Adds a workout of several sports from 08:00:00 to 09:00:00.
  fileprivate mutating func multisport(_ children: String...) {
    elements.append(
      " <Workout workoutActivityType=\"HKWorkoutActivityTypeSwimBikeRun\" sourceName=\"Watch\""
        + " startDate=\"\(AppleExportBuilder.at(0))\" endDate=\"\(AppleExportBuilder.at(3_600))\">\n"
        + children.joined() + " </Workout>\n")
  }

  /// A leg as XML, from one second to another.
  fileprivate static func leg(_ start: Int, _ end: Int, _ children: String = "") -> String {
    "  <WorkoutActivity uuid=\"0\" startDate=\"\(at(start))\" endDate=\"\(at(end))\">\(children)</WorkoutActivity>\n"
  }
}
