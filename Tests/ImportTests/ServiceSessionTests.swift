import KernelDomain
import Testing

/// Sessions of Polar and Nike, made here.
struct ServiceSessionTests {
  private let files = ImportFolder()
  private let prague = Settings(values: ["book.zone": .text("Europe/Prague")])

  // MARK: Polar

  /// - Parameter offset: in minutes.
  private func polar(sport: String = "RUNNING", offset: String = "120") -> [UInt8] {
    let samples = (0...20).map { number in
      let time = "2025-09-03T17:\(number < 10 ? "0" : "")\(number):00.000"
      return "{\"dateTime\": \"\(time)\", \"value\": \(number * 180)}"
    }
    return Array(
      """
      {"exportVersion": "1.6", "name": "Evening", "startTime": "2025-09-03T17:00:00.000", "exercises": [
      {"startTime": "2025-09-03T17:00:00.000", "stopTime": "2025-09-03T17:20:00.000", "timezoneOffset": \(offset),
      "duration": "PT1200S", "distance": 3600.0, "sport": "\(sport)",
      "samples": {"distance": [\(samples.joined(separator: ","))]}}]}
      """.utf8)
  }

  @Test func polarTellsLocalTimesWithAnOffset() {
    #expect(
      files.outcome("a.json", polar()).runs == [
        "2025-09-03T15:00:00Z 3600000 odometer 1200000 1200000 running - Evening []"
      ])
    #expect(
      files.outcome("b.zip", ImportFolder.zip(("training-session-1.json", polar(sport: "CYCLING")))).left == [
        "otherSport cycling"
      ])
  }

  @Test(arguments: ["999999999999999", "-1e300", "\"x\""])
  func anOffsetOfPolarThatNoPlaceHasIsNone(offset: String) {
    #expect(files.outcome("a.json", polar(offset: offset)).runs.first?.hasPrefix("2025-09-03T17:00:00Z") == true)
  }

  @Test func localTimesOfPolarWithoutAnOffsetAreOfTheZoneThatTheUserTells() {
    let utc = files.outcome("a.json", polar(offset: "null"))
    #expect(utc.runs.first?.hasPrefix("2025-09-03T17:00:00Z") == true)
    #expect(utc.remarks == ["noZone"])
    let zone = files.outcome("a.json", polar(offset: "null"), ["zone": "America/New_York"], prague)
    #expect(zone.runs.first?.hasPrefix("2025-09-03T21:00:00Z 3600000 odometer ") == true)
    #expect(zone.remarks == [])
    #expect(
      files.outcome("a.json", polar(offset: "null"), [:], prague).runs.first?.hasPrefix("2025-09-03T15:00:00Z") == true)
    #expect(files.outcome("a.json", polar()).remarks == [])
  }

  @Test func swimsOfPolarHaveTheirTotals() {
    let expected = ["2025-09-03T15:00:00Z unknown 0 0 3600000"]
    for outcome in [
      files.outcome("a.json", polar(sport: "SWIMMING")),
      files.outcome("a.zip", ImportFolder.zip(("training-session-1.json", polar(sport: "OPEN_WATER_SWIMMING")))),
    ] {
      #expect(outcome.swims == expected)
      #expect(outcome.runs == [])
      #expect(outcome.left == [])
      #expect(outcome.status == 0)
    }
  }

  /// A target is of the same form, but tells what was planned.
  @Test func targetsOfPolarAreNoRuns() {
    let target = """
      {"exportVersion": "1.6", "startTime": "2025-09-03T17:00:00.000", "name": "Evening", "done": false, "exercises": [
      {"index": 0, "sport": "RUNNING", "duration": "PT1200S", "distance": 3600.0, "phases": []}]}
      """
    let outcome = files.outcome("a.zip", ImportFolder.zip(("1.json", Array(target.utf8)), ("2.json", polar())))
    #expect(outcome.runs.count == 1)
    #expect(outcome.left == ["nothingIn -"])
    #expect(outcome.remarks == [])
  }

  // MARK: Nike

  /// - Parameter step: the kilometres of a minute.
  private func nike(step: String = "0.2", halt: String = "") -> [UInt8] {
    let start: Int64 = 1_750_000_000_000
    let steps = (0..<20).map { minute in
      let (from, to) = (start + Int64(minute) * 60_000, start + Int64(minute + 1) * 60_000)
      return "{\"start_epoch_ms\": \(from), \"end_epoch_ms\": \(to), \"value\": \(step)}"
    }
    return Array(
      """
      {"id": "1", "type": "run", "start_epoch_ms": \(start), "end_epoch_ms": \(start + 1_200_000),
      "active_duration_ms": 1080000, "tags": {"com.nike.name": "Belt"},
      "summaries": [{"metric": "distance", "value": 4.0}],
      "moments": [{"key": "halt", "value": "\(halt)pause", "timestamp": \(start + 600_000)},
      {"key": "halt", "value": "\(halt)resume", "timestamp": \(start + 720_000)}],
      "metrics": [{"type": "distance", "unit": "KM", "values": [\(steps.joined(separator: ","))]}]}
      """.utf8)
  }

  @Test(arguments: ["", "auto_"])
  func stepsOfNikeMakeAnOdometerAndItsHaltsArePauses(halt: String) {
    let run = files.outcome("a.json", nike(halt: halt)).runs.first
    #expect(run?.hasPrefix("2025-06-15T15:06:40Z ") == true)
    #expect(run?.hasSuffix(" odometer 1200000 1080000 running - Belt []") == true)
  }

  /// A list tells activities without what was measured.
  @Test(arguments: ["[", "{\"paging\": {}, \"activities\": ["]) func listsOfNikeAreRead(head: String) {
    let start: Int64 = 1_750_000_000_000
    let activities = [0, 1].map { (day: Int64) in
      let start = start + day * 86_400_000
      return """
        {"type": "run", "start_epoch_ms": \(start), "end_epoch_ms": \(start + 1_200_000),
        "active_duration_ms": 1080000, "summaries": [{"metric": "distance", "value": 4.0}]}
        """
    }
    let text = head + activities.joined(separator: ",") + (head == "[" ? "]" : "]}")
    let outcome = files.outcome("a.json", Array(text.utf8))
    #expect(outcome.runs.map { $0.prefix(20) } == ["2025-06-15T15:06:40Z", "2025-06-16T15:06:40Z"])
    #expect(outcome.runs.allSatisfy { $0.contains(" 4000000 ") })
  }

  @Test func stepsBeyondAnyLengthAreNoOdometer() {
    #expect(files.outcome("a.json", nike(step: "999999999")).runs.count == 1)
  }
}
