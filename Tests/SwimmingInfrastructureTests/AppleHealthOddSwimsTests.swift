import BookApplication
import Formats
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import TestSupport
import Testing

private typealias Export = AppleExportBuilder

/// Swims of which an export lacks a part are read as far as possible, and the gap is reported.
@Suite struct AppleHealthOddSwimsTests {
  @Test func withoutLapEventsRecordsStandForLaps() throws {
    let read = try AppleExportReading.read { export in
      for (index, style) in [2, 3].enumerated() {
        export.record("DistanceSwimming", at: 30 + 30 * index, lasting: 25 + index, "25", unit: "m")
        export.record(
          "SwimmingStrokeCount", at: 30 + 30 * index, lasting: 25, "1\(index)", unit: "count",
          Export.metadata("HKSwimmingStrokeStyle", "\(style)"))
      }
      export.record("DistanceSwimming", at: 100, lasting: 25, "25", unit: "m")
      export.record("DistanceSwimming", at: 130, lasting: 50, "50", unit: "m")
      export.record("DistanceSwimming", at: 30, lasting: 24, "25", unit: "m", source: "Other")
      export.record("DistanceSwimming", at: 4_000, lasting: 25, "25", unit: "m")
      export.swim(Export.event("Pause", 90))
    }
    let swim = try #require(read.swims.first)
    #expect(swim.laps.map(\.duration) == [25_000, 26_000, 25_000])
    #expect(swim.laps.map(\.style) == [.freestyle, .backstroke, .unknown])
    #expect(swim.laps.map(\.strokes) == [10, 11, nil])
    #expect(swim.laps.map(\.isAfterRestMarker) == [false, false, true])
    // A record of two lengths is reported as a missing lap.
    #expect(swim.reportedDistance == 12_500 && swim.lacksLaps)
    #expect(
      read.skipped.map(\.what) == [
        .swimming(.laps(swim: "20230605T060000Z")), .swimming(.lapRecordsFrom(count: 1, start: "2023-06-05T07:06:40Z")),
      ])
  }

  @Test func recordsOfAnotherSourceStandInWhereTheOwnAreMissing() throws {
    let read = try AppleExportReading.read { export in
      for second in [30, 60] {
        export.record("DistanceSwimming", at: second, lasting: 25, "27.34", unit: "yd", source: "Phone")
      }
      export.record("DistanceSwimming", at: 90, lasting: 25, "25", unit: "m", source: "Third")
      export.swim()
    }
    #expect(read.swims.first?.laps.count == 2)
  }

  @Test func theirLengthIsThePoolsWhereTheSwimDoesNotSay() throws {
    let plain = try AppleExportReading.read { export in
      for second in [30, 60] {
        export.record("DistanceSwimming", at: second, lasting: 25, "33.33", unit: "m")
        export.record("SwimmingStrokeCount", at: second, lasting: 25, "18", unit: "count")
      }
      export.swim(location: nil, lapLength: nil)
    }
    #expect(plain.swims.map(\.pool?.centimetres) == [3_333])
    #expect(plain.swims.map(\.place) == [.pool])
    #expect(plain.swims.map(\.laps.count) == [2])
    let told = try AppleExportReading.read { export in
      export.record(
        "DistanceSwimming", at: 30, lasting: 25, "25", unit: "m", Export.metadata("HKLapLength", "50 m"))
      export.swim(lapLength: nil, Export.lap(30, "25"))
    }
    #expect(told.swims.map(\.pool?.centimetres) == [5_000])
  }

  @Test func aPoolOfUnknownLengthIsSaid() throws {
    let read = try AppleExportReading.read { $0.swim(lapLength: nil, Export.lap(30, "25")) }
    #expect(read.swims.map(\.laps.count) == [1])
    #expect(read.swims.map(\.pool) == [nil])
    #expect(read.skipped.map(\.what) == [.swimming(.poolLength(swim: "20230605T060000Z"))])
  }

  @Test func openWaterIsKeptWithoutLaps() throws {
    let read = try AppleExportReading.read { $0.swim(location: 2, Export.lap(30, "25")) }
    #expect(read.swims.map(\.place) == [.openWater])
    #expect(read.swims.map(\.pool) == [nil])
    #expect(read.swims.map(\.laps) == [[]])
    #expect(read.skipped.map(\.what) == [.swimming(.laps(swim: "20230605T060000Z"))])
    #expect(read.skipped.first?.why == .swimming(.inOpenWater))
  }

  /// In open water a record may be of any length.
  @Test(arguments: [2, 1, nil])
  func recordsTogetherTellHowFarASwimWithoutTotalsWas(location: Int?) throws {
    let read = try AppleExportReading.read { export in
      for (number, distance) in ["200", "1000", "0.3", "47.5"].enumerated() {
        export.record("DistanceSwimming", at: 60 + 600 * number, lasting: 500, distance, unit: "m")
      }
      export.record("DistanceSwimming", at: 70, lasting: 20, "500", unit: "m", source: "Phone")
      export.swim(location: location, lapLength: nil)
    }
    #expect(read.swims.map(\.reportedDistance) == [124_780])
    #expect(read.swims.map(\.pool) == [nil])
    #expect(read.swims.map(\.laps) == [[]])
  }

  @Test func whatTheSwimTellsStandsBeforeItsRecords() throws {
    for told in ["800", "0"] {
      let read = try AppleExportReading.read { export in
        export.record("DistanceSwimming", at: 60, lasting: 500, "200", unit: "m")
        export.swim(
          attributes: "totalDistance=\"\(told)\" totalDistanceUnit=\"m\" sourceName=\"Watch\"", location: 2,
          lapLength: nil)
      }
      #expect(read.swims.map(\.reportedDistance) == [told == "0" ? 20_000 : 80_000])
    }
  }

  /// Records of many lengths are no laps, whatever stands beside them; those of one are, if strokes were counted in some.
  @Test func onlyEqualRecordsWithStrokesTellAPool() throws {
    func read(_ distances: [String], counted: Int) throws -> Swim? {
      try AppleExportReading.read { export in
        for (number, distance) in distances.enumerated() {
          export.record("DistanceSwimming", at: 60 + 60 * number, lasting: 50, distance, unit: "m")
          if number < counted {
            export.record("SwimmingStrokeCount", at: 60 + 60 * number, lasting: 50, "20", unit: "count")
          }
        }
        export.swim(location: nil, lapLength: nil)
      }.swims.first
    }
    let even = try read(Array(repeating: "25", count: 6), counted: 2)
    #expect(even?.pool?.centimetres == 2_500 && even?.laps.count == 6)
    #expect(try read(Array(repeating: "25", count: 6), counted: 1)?.pool == nil)
    #expect(try read(["200"], counted: 1)?.pool == nil)
    #expect(try read(Array(repeating: "200", count: 6), counted: 6)?.pool == nil)
    let odd = try read((40...59).map(String.init), counted: 20)
    #expect(odd?.pool == nil && odd?.laps.isEmpty == true && odd?.reportedDistance == 99_000)
    let mostly = try read(["25", "25", "25", "50", "13"], counted: 5)
    #expect(mostly?.laps.count == 3 && mostly?.reportedDistance == 13_800 && mostly?.lacksLaps == true)
  }

  @Test func aSwimWithoutLapsIsSaid() throws {
    let read = try AppleExportReading.read { $0.swim() }
    #expect(read.swims.map(\.place) == [.pool])
    #expect(read.skipped.first?.why == .swimming(.noLengthsRecorded))
    #expect(try AppleExportReading.read { $0.swim(location: nil, lapLength: nil) }.swims.map(\.place) == [.unknown])
  }

  @Test(arguments: ["-1", "3600.001", "1e15", "0"])
  func impossibleLapsAreLeftOutAndSaid(duration: String) throws {
    let read = try AppleExportReading.read { $0.swim(Export.lap(30, "25"), Export.lap(60, duration)) }
    #expect(read.swims.map(\.laps.count) == [1])
    #expect(read.skipped.map(\.what) == [.swimming(.someLaps(count: 1, swim: "20230605T060000Z"))])
  }

  @Test(arguments: ["x", "", "1e16", "nan"])
  func lapsThatCannotBeReadAreLeftOutAndSaid(duration: String) throws {
    let read = try AppleExportReading.read {
      $0.swim(
        Export.lap(30, "25"), Export.lap(60, duration), Export.lap(90, "25", unit: "fortnight"),
        "<WorkoutEvent type=\"HKWorkoutEventTypeLap\" date=\"yesterday\"/>",
        "<WorkoutEvent type=\"HKWorkoutEventTypeLap\"/>")
    }
    #expect(read.swims.map(\.laps.count) == [1])
    #expect(read.skipped.map(\.what) == [.swimming(.someLaps(count: 4, swim: "20230605T060000Z"))])
  }

  @Test(arguments: [
    "", "startDate=\"\"", "startDate=\"2023-02-29 08:00:00 +0000\"", "startDate=\"2023-06-05 24:00:00 +0000\"",
    "startDate=\"2023-06-05 08:00:00\"", "startDate=\"2023-06-05T08:00:00 +0000\"",
    "startDate=\"0000-00-00 08:00:00 +0000\"", "startDate=\"0001-01-01 08:00:00 +1400\"",
    "startDate=\"9999-12-31 23:00:00 -1400\"", "startDate=\"2023-06-05 08:00:00 +1401\"",
    "startDate=\"2023-06-05 08:00:00 Z0000\"",
  ])
  func aSwimWithoutAStartIsLeftOutAndSaid(attributes: String) throws {
    let read = try AppleExportReading.read {
      $0.elements.append("<Workout workoutActivityType=\"HKWorkoutActivityTypeSwimming\" \(attributes)/>")
    }
    #expect(read.swims.isEmpty)
    #expect(read.skipped.map(\.what) == [.swimming(.swims(count: 1))])
  }

  @Test(arguments: [
    ("endDate=\"2023-06-05 08:30:00 +0000\"", 1_800_000),
    ("endDate=\"2023-06-05 07:30:00 +0000\" duration=\"20\"", 1_200_000),
    ("duration=\"20\"", 1_200_000), ("", 0), ("endDate=\"2033-06-05 08:30:00 +0000\"", 0), ("duration=\"1e14\"", 0),
    ("duration=\"-5\"", 0),
  ])
  func anEndThatMakesNoSenseIsNotBelieved(attributes: String, milliseconds: Int64) throws {
    let read = try AppleExportReading.read {
      $0.elements.append(
        "<Workout workoutActivityType=\"HKWorkoutActivityTypeSwimming\" startDate=\"2023-06-05 08:00:00 +0000\" \(attributes)/>"
      )
    }
    let swim = try #require(read.swims.first)
    #expect(swim.end - swim.start == milliseconds)
    #expect(swim.duration == milliseconds)
    #expect(swim.source == "Apple Health")
  }

  @Test func anExportWithoutSwimsSaysSo() throws {
    let read = try AppleExportReading.read {
      $0.elements.append("<Workout workoutActivityType=\"HKWorkoutActivityTypeRunning\" startDate=\"x\"/>")
    }
    #expect(read.foreign == [Skipped(what: .book(.export), why: .swimming(.noSwims))])
    #expect(read.swims.isEmpty && read.skipped.isEmpty)
  }

  @Test func remarksAreLimited() throws {
    let read = try AppleExportReading.read { export in
      for _ in 0..<10_050 { export.swim() }
    }
    #expect(read.swims.count == 10_050)
    #expect(read.skipped.count == 10_001)
    #expect(read.skipped.last == Skipped(what: .book(.furtherRemarks(count: 50)), why: .book(.tooMany)))
  }
}
