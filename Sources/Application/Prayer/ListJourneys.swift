package import KernelApplication
package import KernelDomain
import PrayerDomain

package struct ListJourneys: UseCase {
  package static let method = "prayer.listJourneys"
  package static let summary = "List the journeys of the user, latest first."
  package static let kind = UseCaseKind.inspection

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var journeys: [JourneyView]
    package var today: CivilDay

    package static let schema = Schema(
      "The journeys.",
      [
        .init("journeys", .list(JourneyView.schema), "The journeys, latest first."),
        .init("today", CivilDay.schema, "The current day at the user's place."),
      ])
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let snapshot = try reader.snapshot()
    return Output(journeys: snapshot.record.journeys.reversed().map { JourneyView($0) }, today: snapshot.today)
  }
}

package struct JourneyView: Codable, Hashable, Sendable {
  package var from: CivilDay
  /// The last day of the journey; nil if it has no end yet.
  package var until: CivilDay?

  package static let schema = Schema(
    "Journey", "A journey. It excuses the user from no prayer.",
    [
      .init("from", CivilDay.schema, "The first day."),
      .optional("until", CivilDay.schema, "The last day; left out if the journey is open."),
    ])

  init(_ journey: Journey) {
    from = journey.from
    until = journey.until
  }
}

/// The output of use cases that change a journey.
package struct JourneyOutput: Described, Equatable {
  package var change: Int?
  package var journey: JourneyView

  package static let schema = Schema(
    "JourneyChange", "A journey after it was recorded, ended or removed.",
    [
      .optional(
        "change", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
      .init("journey", JourneyView.schema, "The journey."),
    ])
}

extension JourneyOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    PrayerEvents.preferences(.journeys, changed: changed && change != nil)
  }
}

extension PrayerReader {
  func changeJourney(
    _ decide: (PrayerSnapshot) throws(PrayerLogError) -> ([PrayerEdit], Journey)
  ) throws(Failure) -> JourneyOutput {
    let changed = try change(field: "from") { (snapshot) throws(PrayerLogError) in
      let (edits, journey) = try decide(snapshot)
      return (edits, journey)
    }
    return JourneyOutput(change: changed.number, journey: JourneyView(changed.value))
  }
}
