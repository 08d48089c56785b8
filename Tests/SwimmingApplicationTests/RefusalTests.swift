import KernelApplication
import KernelDomain
import SwimmingDomain
import SwimmingTestSupport
import TestSupport
import Testing

@testable import SwimmingApplication

/// What is refused changes nothing.
struct RefusalTests {
  private static let lake = SwimID("20240306T060000Z")!
  private let store: InMemorySwimRepository

  init() throws {
    var lake = try swim("2024-03-06T06:00:00Z", pool: nil, laps: [])
    lake.place = .openWater
    lake.reportedDistance = 150_000
    store = InMemorySwimRepository([try swim(), lake])
  }

  private struct NoZones: SwimZones {
    func offset(in zone: String, at instant: Timestamp) -> Int? { nil }
  }

  private func expect(_ failure: Failure, _ correct: () throws -> Void) {
    #expect(throws: failure) { try correct() }
    #expect(store.writes == 0)
  }

  @Test func theStyleOfLengthsThatHaveOne() {
    expect(.conflict(.swimming(.noUnknownStyle(swim: morning.description)))) {
      _ = try EditSwimStyle(swims: store)(.init(swim: morning, style: .backstroke))
    }
    expect(.conflict(.swimming(.saidAlready))) {
      _ = try EditSwimStyle(swims: store)(.init(swim: morning, style: .freestyle, all: true))
    }
  }

  @Test func equipmentWithoutLengths() {
    expect(.conflict(.swimming(.lengthsMissing(swim: Self.lake.description)))) {
      _ = try EquipSwim(swims: store)(.init(swim: Self.lake, equipment: [.fins]))
    }
  }

  @Test func theDistanceOfLengths() {
    let failure = Failure.conflict(.swimming(.hasLengths(swim: morning.description)))
    expect(failure) { _ = try SetSwimDistance(swims: store)(.init(swim: morning, metres: 1_500)) }
    expect(failure) { _ = try ConfirmDistance(swims: store)(.init(swim: morning)) }
  }

  @Test(arguments: [-1, Int.max]) func aDistanceThatIsNone(metres: Int) {
    expect(.invalidInput(field: "metres", problem: .swimming(.impossibleDistance))) {
      _ = try SetSwimDistance(swims: store)(.init(swim: Self.lake, metres: metres))
    }
  }

  @Test func aZoneThatIsNone() {
    let zone = Failure.invalidInput(
      field: "zone", problem: .swimming(.noSuchZone(name: "Nowhere/Land")), valid: ["Europe/Prague"])
    for swim in [morning, nil] {
      expect(zone) {
        _ = try SetSwimZone(swims: store, zones: NoZones())(.init(swim: swim, zone: "Nowhere/Land"))
      }
    }
  }
}
