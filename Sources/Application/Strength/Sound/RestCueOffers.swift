package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// The sounds about rests that this process has offered to clients. Only one client plays each sound: the first client
/// that reports playing it. The offers are not stored, since a sound about a rest that ended long ago is useless.
package struct RestCueOffers: Sendable {
  /// An offer to play a sound.
  struct Offer: Sendable {
    let number: Int64
    let cue: RestCue
    let time: Timestamp
    /// The client that has reported playing the sound; nil if no client has.
    var player: Player?
    var state = State.offered
  }

  /// A client that plays a sound. The reference to its connection is weak, so that a closed connection does not stay
  /// in memory.
  struct Player: Sendable {
    private weak var connection: (any Caller)?
    /// Whether this process itself plays the sound, so that there is no connection.
    private let isThisProcess: Bool

    init(_ caller: (any Caller)?) {
      connection = caller
      isThisProcess = caller == nil
    }

    func isPlayer(_ caller: (any Caller)?) -> Bool {
      guard let caller else { return isThisProcess }
      return connection === caller
    }
  }

  package enum State: String, CaseIterable, Codable, Hashable, Sendable {
    case offered, started, finished, failed
  }

  /// The latest offers, at most `most`, oldest first.
  private var offers: [Offer] = []
  private var last: Int64 = 0

  package init() {}

  /// How long clients may start playing an offered sound, in milliseconds.
  static let patience: Int64 = 10_000
  private static let most = 8

  /// Offers a sound, and returns the number of the offer.
  mutating func offer(_ cue: RestCue, at now: Timestamp) -> Int64 {
    last = max(last + 1, now.milliseconds)
    offers = offers.suffix(RestCueOffers.most - 1) + [Offer(number: last, cue: cue, time: now)]
    return last
  }

  /// Records a client's report that it started, finished or failed to play the sound of an offer, and returns the
  /// sound. Fails with `conflict` if the sound is no longer offered, or if another client plays it.
  package mutating func report(
    _ state: State, of number: Int64, by caller: (any Caller)?, at now: Timestamp
  ) throws(Failure) -> RestCue {
    guard let place = offers.firstIndex(where: { $0.number == number }) else {
      throw .conflict(.strength(.cueNotDue(number: number)))
    }
    let offer = offers[place]
    switch (offer.state, state) {
    case (.offered, .started):
      guard now - offer.time <= RestCueOffers.patience else {
        throw .conflict(.strength(.cueNotDue(number: number)))
      }
      (offers[place].state, offers[place].player) = (.started, Player(caller))
    case (.started, .started), (.started, .finished), (.started, .failed):
      guard offer.player?.isPlayer(caller) == true else {
        throw .conflict(.strength(.cuePlayedByAnother(number: number)))
      }
      offers[place].state = state
    default: throw .conflict(.strength(.cueNotDue(number: number)))
    }
    return offer.cue
  }
}

/// Stores the offers of this process. Only one thread at a time can access them.
package protocol RestCueStore: Sendable {
  func change<Value>(_ body: (inout RestCueOffers) throws(Failure) -> Value) throws(Failure) -> Value
}

extension RestCueStore {
  /// Offers a sound for each of the events of a workout that means that a rest is about to end or has ended. Returns
  /// the events that announce the offers to clients.
  package func offers(for happened: [WorkoutEvent], at now: Timestamp) throws(Failure) -> [BookEvent] {
    var offered: [BookEvent] = []
    for event in happened {
      let cue: RestCue
      switch event {
      case .restWarning: cue = .warning
      case .restEnded: cue = .end
      default: continue
      }
      let number = try change { offers in offers.offer(cue, at: now) }
      offered.append(BookEvent(StrengthEvents.cueDue, StrengthEvents.CueDue(number: number, cue: cue)))
    }
    return offered
  }
}

extension StrengthEvents {
  package static let cueDue = "strength.cueDue"

  /// The details of the event that is sent when a sound is offered to clients.
  package struct CueDue: Codable, Hashable, Sendable {
    /// The number that identifies the offer.
    package var number: Int64
    package var cue: RestCue
  }

  package static var cueDescription: EventDescription {
    EventDescription(
      cueDue,
      Schema(
        "CueDue", "A sound for a rest, which one client may play now.",
        [
          .init("number", .ordinal, "The number of the offer, for `strength.reportCue`."),
          .init("cue", RestCue.schema, "The sound, for `strength.renderCue`."),
        ]),
      "A sound for a rest is due: the first client that reports that it has started to play the sound may play it.")
  }
}

/// Records what a client reports about a sound that it was offered.
package struct ReportCue: UseCase {
  package static let method = "strength.reportCue"
  package static let summary =
    "Report that a sound for a rest has started, has finished or could not be played; only one client plays each sound."
  package static let kind = UseCaseKind.live
  package static let failures: [FailureKind] = [.conflict, .system]

  package struct Input: Described, Equatable {
    package var number: Int64
    package var report: RestCueOffers.State

    package static let schema = Schema(
      "The offer, and what became of it.",
      [
        .init(
          "number", .ordinal, "The number of the offer, as in the event `strength.cueDue`.",
          examples: ["1795023000000"]),
        .init(
          "report",
          Schema("CueReport", "What became of a sound.", [RestCueOffers.State.started, .finished, .failed]),
          "What became of the sound.", examples: [#""started""#]),
      ])

    package init(number: Int64, report: RestCueOffers.State) {
      self.number = number
      self.report = report
    }
  }

  package struct Output: Described, Equatable {
    package var number: Int64
    package var cue: RestCue

    package static let schema = Schema(
      "The sound that was reported.",
      [
        .init("number", .ordinal, "The number of the offer."), .init("cue", RestCue.schema, "The sound."),
      ])
  }

  let cues: any RestCueStore
  let clock: any WallClock

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try self(input, progress: NoProgress())
  }

  package func callAsFunction(_ input: Input, progress: any ProgressSink) throws(Failure) -> Output {
    let (now, caller) = (clock.now(), progress.caller)
    let cue = try cues.change { (offers) throws(Failure) in
      try offers.report(input.report, of: input.number, by: caller, at: now)
    }
    return Output(number: input.number, cue: cue)
  }
}
