import KernelApplication
import KernelDomain
import StrengthApplication
import StrengthDomain
import StrengthInfrastructure
import Testing

/// Sounds of rests are offered with a number, and one client plays each.
struct RestCueTests {
  private final class Client: Caller { let isGone = false }

  private let cues = LockedRestCues()
  private let now = Timestamp(seconds: 1_760_000_000)

  private func offer() throws -> Int64 {
    let events = try cues.offers(for: [.changed, .restEnded], at: now)
    #expect(events.map(\.name) == [StrengthEvents.cueDue])
    let other = try cues.offers(for: [.restWarning], at: now)
    #expect(other.count == 1)
    return now.milliseconds
  }

  private func report(
    _ state: RestCueOffers.State, _ number: Int64, _ client: Client, after milliseconds: Int64 = 0
  ) throws -> RestCue {
    try cues.change { (offers) throws(Failure) in
      try offers.report(state, of: number, by: client, at: now + milliseconds)
    }
  }

  @Test func theFirstToStartPlaysIt() throws {
    let number = try offer()
    let (one, other) = (Client(), Client())
    #expect(try report(.started, number, one) == .end)
    #expect(throws: Failure.self) { try report(.started, number, other) }
    #expect(throws: Failure.self) { try report(.finished, number, other) }
    #expect(throws: Failure.self) { try report(.offered, number, one) }
    #expect(throws: Failure.self) { try report(.started, number, other) }
    #expect(try report(.finished, number, one) == .end)
    #expect(throws: Failure.self) { try report(.finished, number, one) }
    #expect(try report(.started, number + 1, other) == .warning)
  }

  @Test func aLateSoundIsNotPlayed() throws {
    let number = try offer()
    #expect(throws: Failure.self) { try report(.started, number, Client(), after: 10_001) }
    #expect(throws: Failure.self) { try report(.started, number + 7, Client()) }
    #expect(throws: Failure.self) { try report(.finished, number, Client()) }
  }

  @Test func theConnectionOfAPlayerThatWentIsNotKept() throws {
    let number = try offer()
    weak var gone: Client?
    do {
      let client = Client()
      gone = client
      _ = try report(.started, number, client)
      #expect(gone != nil)
    }
    #expect(gone == nil)
    // Nobody else ends what it played, not even this process.
    #expect(throws: Failure.self) { try report(.finished, number, Client()) }
    #expect(throws: Failure.self) {
      try cues.change { (offers) throws(Failure) in try offers.report(.finished, of: number, by: nil, at: now) }
    }
  }

  @Test func thisProcessPlaysAsAClientDoes() throws {
    let number = try offer()
    func report(_ state: RestCueOffers.State, _ caller: (any Caller)?) throws {
      _ = try cues.change { (offers) throws(Failure) in try offers.report(state, of: number, by: caller, at: now) }
    }
    try report(.started, nil)
    #expect(throws: Failure.self) { try report(.finished, Client()) }
    try report(.finished, nil)
  }
}
