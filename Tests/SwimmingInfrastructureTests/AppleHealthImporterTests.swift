import Formats
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import TestSupport
import Testing

private typealias Export = AppleExportBuilder

@Suite struct AppleHealthImporterTests {
  /// 08:00:00 in the export's zone.
  private let eight = Timestamp("2023-06-05T06:00:00Z")!

  @Test func readsASwim() throws {
    let swim = try only {
      $0.swim(
        Export.lap(10, "0.31309268333333334", unit: "min", style: 3), Export.lap(30, "30.0005"),
        "  <WorkoutStatistics type=\"HKQuantityTypeIdentifierDistanceSwimming\" sum=\"50\" unit=\"m\"/>\n")
    }
    #expect(swim.id.description == "20230605T060000Z")
    #expect(swim.source == "Watch")
    #expect((swim.start, swim.end) == (eight, eight + 3_600_000))
    #expect((swim.day.description, swim.utcOffset) == ("2023-06-05", 7_200))
    #expect(swim.duration == 3_600_000)
    #expect(swim.place == .pool)
    #expect(swim.pool?.centimetres == 2_500)
    #expect(swim.reportedDistance == 5_000)
    #expect(swim.laps == [lap(10, 18_786, .backstroke), lap(30, 30_001, .freestyle)])
  }

  @Test(arguments: [
    ("30", "s", 30_000), ("0.5", "min", 30_000), ("0.5", nil, 30_000), ("0.01", "hr", 36_000), ("31000", "ms", 31_000),
    ("5e-01", "min", 30_000), ("0.00001", "min", 1), ("0.00833333", "s", 8),
  ])
  func readsTheUnitOfADuration(number: String, unit: String?, milliseconds: Int32) throws {
    let swim = try only { $0.swim(Export.lap(10, number, unit: unit)) }
    #expect(swim.laps.map(\.duration) == [milliseconds])
  }

  @Test func knowsAllStyles() throws {
    let swim = try only { export in
      export.swim((0..<9).map { Export.lap($0 * 60, "50", style: $0 == 8 ? nil : $0) }.joined())
    }
    #expect(
      swim.laps.map(\.style) == [
        .unknown, .mix, .freestyle, .backstroke, .breaststroke, .butterfly, .kickboard, .unknown, .unknown,
      ])
  }

  @Test func beforeIOS11ALapIsKnownByItsEnd() throws {
    let swim = try only {
      $0.swim(Export.lap(65, "0"), Export.lap(40, nil, unit: nil, style: 3), Export.lap(90, "0"))
    }
    #expect(
      swim.laps == [lap(0, 40_000, .backstroke), lap(40, 25_000, .freestyle), lap(65, 25_000, .freestyle)])
  }

  @Test func lapsAreOrderedByStart() throws {
    let swim = try only {
      $0.swim(Export.lap(90, "20"), Export.lap(30, "21"), Export.lap(60, "22"), Export.lap(60, "23"))
    }
    #expect(swim.laps.map(\.duration) == [21_000, 22_000, 23_000, 20_000])
  }

  @Test(arguments: ["Pause", "MotionPaused"])
  func aPauseBetweenTheStartsOfTwoLapsMarksRest(kind: String) throws {
    let swim = try only {
      $0.swim(
        Export.event(kind, 5), Export.lap(10, "20"), Export.lap(30, "20"), Export.event(kind, 51), Export.lap(60, "20"),
        Export.event("Resume", 70), Export.event("MotionResumed", 71), Export.lap(90, "20"), Export.event(kind, 200))
    }
    #expect(swim.laps.map(\.isAfterRestMarker) == [false, false, true, false])
  }

  @Test func aPauseCountsForTheLapThatFollowsIt() throws {
    let swim = try only {
      $0.swim(
        Export.event("Pause", 30), Export.event("Pause", 10), Export.lap(10, "5"), Export.lap(30, "5"),
        Export.lap(50, "5"))
    }
    #expect(swim.laps.map(\.isAfterRestMarker) == [false, true, false])
  }

  @Test func countsOnlyDirectChildren() throws {
    let activity =
      "<WorkoutActivity>" + Export.lap(10, "20", unit: nil) + Export.event("Pause", 15)
      + Export.metadata("HKLapLength", "50 m") + "</WorkoutActivity>"
    let swim = try only { $0.swim(Export.lap(10, "20"), activity, Export.lap(30, "20")) }
    #expect(swim.laps == [lap(10, 20_000, .freestyle), lap(30, 20_000, .freestyle)])
    #expect(swim.pool?.centimetres == 2_500)
  }

  @Test func strokesAreThoseThatBeganWithTheLap() throws {
    let swim = try only {
      $0.record("SwimmingStrokeCount", at: 30, lasting: 20, "14", unit: "count", source: "Other")
      $0.record("SwimmingStrokeCount", at: 10, lasting: 20, "13", unit: "count", source: "Other")
      $0.record("SwimmingStrokeCount", at: 10, lasting: 20, "12", unit: "count")
      $0.record("SwimmingStrokeCount", at: 51, lasting: 20, "15", unit: "count")
      $0.swim(Export.lap(10, "20"), Export.lap(30, "20"), Export.lap(50, "20"))
    }
    #expect(swim.laps.map(\.strokes) == [12, 14, nil])
  }

  @Test(arguments: [
    ("25 m", 2_500), ("22.86 m", 2_286), ("25 yd", 2_286), ("82 ft", 2_499), ("2500 cm", 2_500), ("0.05 km", 5_000),
    ("33.33 m", 3_333), ("50m", 5_000), ("25", nil), ("m", nil), ("4 m", nil), ("1500 m", nil), ("-25 m", nil),
    ("25 lengths", nil), ("", nil),
  ])
  func readsThePoolsLength(text: String, centimetres: Int?) throws {
    let swim = try only { $0.swim(lapLength: text, Export.lap(10, "20")) }
    #expect(swim.pool?.centimetres == centimetres)
  }

  @Test(arguments: [
    ("totalDistance=\"1.5\" totalDistanceUnit=\"km\"", 150_000),
    ("totalDistance=\"100\" totalDistanceUnit=\"yd\"", 9_144),
    ("totalDistance=\"1\" totalDistanceUnit=\"mi\"", 160_934), ("totalDistance=\"1\"", nil), ("", nil),
    ("totalDistance=\"-1\" totalDistanceUnit=\"m\"", nil), ("totalDistance=\"1e13\" totalDistanceUnit=\"m\"", nil),
  ])
  func readsTotalsOfOldExports(attributes: String, centimetres: Int?) throws {
    #expect(try only { $0.swim(attributes: attributes) }.reportedDistance == centimetres)
  }

  @Test func theLocalDayIsThatOfTheSwimmersZone() throws {
    let seoul = try only { $0.swim(timeZone: "Asia/Seoul") }
    #expect(seoul.utcOffset == 32_400)
    let hawaii = try only { $0.swim(timeZone: "Pacific/Honolulu") }
    #expect((hawaii.utcOffset, hawaii.day.description) == (-36_000, "2023-06-04"))
    #expect(try only { $0.swim(timeZone: "../../../etc/localtime") }.utcOffset == 7_200)
  }

  @Test func decodesWhatItNeedsAndNothingElse() throws {
    let swim = try only {
      $0.head = "<!DOCTYPE HealthData [<!ENTITY own \"x\"><!ATTLIST Bad a CDATA #IMPLIED <!ELEMENT B EMPTY>\n]>"
      $0.elements.append(" <Record type=\"Heart&own;Rate\"/><!-- <Workout> --><![CDATA[<Workout>]]><?x <Workout ?>\n")
      $0.swim(attributes: "sourceName='Eva&#8217;s &lt;Watch&gt;\u{0B}' device=\"&own;\"", Export.lap(10, "20"))
    }
    #expect(swim.source == "Eva’s <Watch>\u{0B}")
  }

  @Test func aSourceOfAnyLengthIsKeptAsAName() throws {
    let swim = try only {
      $0.swim(attributes: "sourceName='\(String(repeating: "é", count: 20_000))'", Export.lap(10, "20"))
    }
    #expect(swim.source == String(repeating: "é", count: 200))
  }

  /// The swim of an export that holds one.
  private func only(_ build: (inout Export) -> Void) throws -> Swim {
    let read = try AppleExportReading.read(build)
    #expect(read.swims.count == 1)
    return try #require(read.swims.first)
  }

  private func lap(_ second: Int, _ duration: Int32, _ style: StrokeStyle) -> SwimLap {
    SwimLap(
      start: eight + Int64(second) * 1_000, duration: duration, style: style, strokes: nil, isAfterRestMarker: false)
  }
}
