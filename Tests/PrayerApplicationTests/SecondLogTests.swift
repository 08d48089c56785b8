import Foundation
import KernelApplication
import KernelDomain
import PrayerDomain
import Testing

@testable import PrayerApplication

/// The folder of the second part of the data; nil if the tests run without data.
private let secondData = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].map { $0 + "/prayer-2/" }

/// The outcomes of recording prayers in the second part of the data, through the use case, so that what is already
/// recorded counts.
@Suite(.enabled(if: secondData != nil)) struct SecondLogTests {
  private struct LogCase: Decodable {
    let zone: String
    let lat: Double
    let lon: Double
    let method: PrayerMethod.Name
    let now: String
    let prayer: Prayer
    let combined: Bool?
    let shortened: Bool?
    let jumuah: Bool?
    let day: String?
    let at: String?
    let entries: [String: PrayerStatus]?
    let expected: Outcome
  }

  private struct Outcome: Decodable, Equatable {
    var refused: String?
    var day: String?
    var at: String?
    var status: String?
  }

  @Test func logsAreEqual() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: (secondData ?? "") + "log2.expected.jsonl"))
    let lines = data.split(separator: UInt8(ascii: "\n"))
    #expect(!lines.isEmpty)
    for (number, line) in lines.enumerated() {
      let one = try JSONDecoder().decode(LogCase.self, from: Data(line))
      #expect(try outcome(one) == one.expected, "line \(number + 1)")
    }
  }

  private func outcome(_ one: LogCase) throws -> Outcome {
    let world = try PrayerWorld(one.now)
    let place = try PrayerPlace(latitude: one.lat, longitude: one.lon, zone: one.zone)
    let calculation = try PrayerCalculation(method: .named(one.method))
    let period = PrayerEdit.putPeriod(PrayerPeriod(from: nil, place: place, calculation: calculation))
    let entries = (one.entries ?? [:]).map {
      PrayerEdit.log(PrayerOfDay(one.prayer, of: day($0.key)), PrayerEntry($0.value))
    }
    _ = try world.store.change { _ in ([period] + entries, ()) }
    let today = try world.today().day
    let named: CivilDay? =
      switch one.day {
      case "today": today
      case "yesterday": CivilDay(daysSinceEpoch: today.daysSinceEpoch - 1)
      default: one.day.map(day)
      }
    do throws(Failure) {
      let output = try LogPrayer(reader: world.reader)(
        LogPrayer.Input(
          prayer: one.prayer, day: named, at: one.at.flatMap { InstantInput($0) }, combined: one.combined,
          shortened: one.shortened, jumuah: one.jumuah))
      return Outcome(
        day: output.day.description, at: output.at?.instant.description, status: output.status.rawValue)
    } catch {
      return Outcome(refused: word(error))
    }
  }

  private func word(_ failure: Failure) -> String {
    switch failure {
    case .conflict(let message):
      switch message.content(as: PrayerMessage.self) {
      case .notBegun: "not-begun"
      case .recorded: "recorded"
      default: "\(failure)"
      }
    case .invalidInput(let field, _, _):
      switch field {
      case "combined": "not-combined"
      case "shortened": "not-shortened"
      case "jumuah": "not-jumuah"
      case "at": "future"
      default: "\(failure)"
      }
    default: "\(failure)"
    }
  }
}
