package import KernelApplication
package import KernelDomain
import PrayerDomain

/// Records a journey. A journey does not excuse the user from prayers.
package struct SetTravel: UseCase {
  package static let method = "prayer.setTravel"
  package static let summary = "Record a journey, on which prayers may be shortened and combined."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    package var from: CivilDay?
    package var until: CivilDay?

    package static let schema = Schema(
      "The journey to record.",
      [
        .optional("from", CivilDay.schema, "The first day; if left out, today."),
        .optional("until", CivilDay.schema, "The last day; if left out, the journey is open."),
      ])

    package init(from: CivilDay? = nil, until: CivilDay? = nil) {
      self.from = from
      self.until = until
    }
  }

  let reader: PrayerReader

  /// Records the journey. If it overlaps another journey, fails with `conflict`, which names that journey.
  package func callAsFunction(_ input: Input) throws(Failure) -> JourneyOutput {
    try reader.changeJourney { (snapshot) throws(PrayerLogError) in
      let journey = try Journey(from: input.from ?? snapshot.today, until: input.until)
      try journey.check(beside: snapshot.record.journeys)
      return ([.putJourney(journey)], journey)
    }
  }
}

/// Ends the current journey: the one that has no end yet.
package struct EndTravel: UseCase {
  package static let method = "prayer.endTravel"
  package static let summary = "End the open journey of the user."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    package var until: CivilDay?

    package static let schema = Schema(
      "The end of the journey.", [.optional("until", CivilDay.schema, "The last day; if left out, today.")])

    package init(until: CivilDay? = nil) { self.until = until }
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: Input) throws(Failure) -> JourneyOutput {
    try reader.changeJourney { (snapshot) throws(PrayerLogError) in
      guard let open = snapshot.record.journeys.last(where: { $0.until == nil }) else { throw .unknownJourney(nil) }
      let ended = try Journey(from: open.from, until: input.until ?? max(snapshot.today, open.from))
      return ([.putJourney(ended)], ended)
    }
  }
}

/// Removes a journey, as if it had never been recorded.
package struct RemoveTravel: UseCase {
  package static let method = "prayer.removeTravel"
  package static let summary = "Remove a journey, given its first day."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    package var from: CivilDay

    package static let schema = Schema(
      "The journey to remove.", [.init("from", CivilDay.schema, "The first day of the journey.")])

    package init(from: CivilDay) { self.from = from }
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: Input) throws(Failure) -> JourneyOutput {
    try reader.changeJourney { (snapshot) throws(PrayerLogError) in
      guard let journey = snapshot.record.journeys.first(where: { $0.from == input.from }) else {
        throw .unknownJourney(input.from)
      }
      return ([.removeJourney(from: input.from)], journey)
    }
  }
}
