import Formats
import Foundation
import RunningApplication
import RunningDomain
import RunningInfrastructure
import Testing

/// The FIT files that are written of runs, against what another program says must be read in them.
@Suite(.enabled(if: MeasuresData.folder != nil))
struct FITExportTests {
  @Test func aRunIsWrittenAsAWatchWouldWriteIt() throws {
    let expected = try MeasuresData.decode([String: Expected].self, "fit-export.expected.json")
    for (name, expected) in expected {
      let bytes = RunFileWriter().encode(CorrectedRun(try run(name)), as: .fit).bytes
      var messages: [UInt16: [FITMessage]] = [:]
      try FITReader.read(bytes) { message, _ in messages[message.number, default: []].append(message) }
      let records = messages[20] ?? []
      #expect(records.count == expected.records, "\(name)")
      let some: [(FITMessage?, [String: Int])] = [
        (records.first, expected.first), (records[records.count / 2], expected.middle), (records.last, expected.last),
      ]
      for (record, values) in some { #expect(found(record, Fields.record, like: values) == values, "\(name)") }
      let laps = messages[19] ?? []
      #expect(laps.count == expected.laps.count, "\(name)")
      for (lap, values) in zip(laps, expected.laps) {
        #expect(found(lap, Fields.lap, like: values.numbers) == values.numbers, "\(name)")
        #expect(lap.integer(24) == (values.trigger == "manual" ? 0 : 7))
      }
      #expect(found(messages[18]?.first, Fields.session, like: expected.session) == expected.session, "\(name)")
      #expect(found(messages[0]?.first, Fields.fileID, like: expected.fileID) == expected.fileID, "\(name)")
      let events = (messages[21] ?? []).map { [$0.integer(253), $0.integer(1)] }
      #expect(events == expected.events.map { [$0.time, $0.type == "start" ? 0 : 4] as [Int?] }, "\(name)")
    }
  }

  private func run(_ name: String) throws -> Run {
    if name.hasPrefix("live/") { return try LiveScript.run(String(name.dropFirst(5))) }
    return try #require(RunFileUnderTest.runs(in: RunTestData.read(name), named: name).runs.first).run
  }

  private func found(_ message: FITMessage?, _ fields: [String: UInt8], like values: [String: Int]) -> [String: Int] {
    values.keys.reduce(into: [:]) { found, name in
      if let field = fields[name], let value = message?.integer(field) { found[name] = value }
    }
  }

  private enum Fields {
    static let record: [String: UInt8] = [
      "timestamp": 253, "position_lat": 0, "position_long": 1, "enhanced_altitude": 78, "heart_rate": 3, "distance": 5,
    ]
    static let lap: [String: UInt8] = [
      "message_index": 254, "timestamp": 253, "start_time": 2, "total_elapsed_time": 7, "total_timer_time": 8,
      "total_distance": 9, "avg_heart_rate": 15, "max_heart_rate": 16, "total_ascent": 21, "total_descent": 22,
    ]
    static let session: [String: UInt8] = [
      "timestamp": 253, "start_time": 2, "sport": 5, "sub_sport": 6, "total_elapsed_time": 7, "total_timer_time": 8,
      "total_distance": 9, "avg_heart_rate": 16, "max_heart_rate": 17, "total_ascent": 22, "total_descent": 23,
      "num_laps": 26, "total_calories": 11,
    ]
    static let fileID: [String: UInt8] = ["type": 0, "manufacturer": 1, "time_created": 4]
  }

  private struct Expected: Decodable {
    let records: Int
    let first: [String: Int]
    let middle: [String: Int]
    let last: [String: Int]
    let events: [Event]
    let laps: [Lap]
    let session: [String: Int]
    let fileID: [String: Int]

    enum CodingKeys: String, CodingKey {
      case records, first, middle, last, events, laps, session
      case fileID = "file_id"
    }
  }

  private struct Event: Decodable {
    let time: Int
    let type: String

    init(from decoder: any Decoder) throws {
      var cells = try decoder.unkeyedContainer()
      (time, type) = (try cells.decode(Int.self), try cells.decode(String.self))
    }
  }

  private struct Lap: Decodable {
    let trigger: String
    let numbers: [String: Int]

    init(from decoder: any Decoder) throws {
      let values = try decoder.singleValueContainer().decode([String: Value].self)
      trigger = values["lap_trigger"]?.word ?? ""
      numbers = values.compactMapValues(\.number)
    }
  }

  private struct Value: Decodable {
    let number: Int?
    let word: String?

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      number = try? value.decode(Int.self)
      word = try? value.decode(String.self)
    }
  }
}
