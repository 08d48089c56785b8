package import KernelApplication
package import KernelDomain
import PrayerDomain

/// Removes a place from the user's list of places. The period at the preceding place is extended to fill the gap. If
/// the first place is removed, the next place becomes the first, and its period has no beginning.
package struct RemovePlace: UseCase {
  package static let method = "prayer.removePlace"
  package static let summary = "Remove one of the user's places; the previous place then applies to its period, too."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static let announces = PrayerEvents.placeDescriptions

  package struct Input: Described, Equatable {
    /// The time at which the user came to the place; nil for the first place, whose period has no beginning.
    package var from: ZonedInstant?

    package static let schema = Schema(
      "The place to remove.",
      [
        .optional(
          "from", ZonedInstant.schema,
          """
          The instant at which the place's period begins; if left out, the first place, which covers all earlier \
          times.
          """)
      ]
    )

    package init(from: ZonedInstant? = nil) { self.from = from }
  }

  package struct Output: Described, Equatable {
    package var change: Int?
    package var place: PlaceName
    package var current: PlaceName?

    package static let schema = Schema(
      "The place that was removed.",
      [
        .optional("change", .ordinal, "The number of the change, which `book.undo` takes."),
        .init("place", PlaceName.schema, "The place that was removed."),
        .optional("current", PlaceName.schema, "The user's current place; left out if no place is left."),
      ])
  }

  let reader: PrayerReader

  /// Removes the place. Fails with `notFound` if no place's period begins at the time that the input names.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let changed = try reader.repository.change { (record) throws(Failure) in
      guard let period = record.periods.all.first(where: { $0.from == input.from?.instant }) else {
        throw .notFound(.prayer(.noPeriod(from: input.from)))
      }
      var after = record
      after.apply(.removePeriod(from: period.from))
      let current = after.periods.index(at: reader.now()).map { PlaceName(after.periods.all[$0].place) }
      return ([PrayerEdit.removePeriod(from: period.from)], Output(place: PlaceName(period.place), current: current))
    }
    var output = changed.value
    output.change = changed.number
    return output
  }
}

extension RemovePlace.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    changed ? [BookEvent(PrayerEvents.placeChanged, PrayerEvents.PlaceChanged(name: current?.name))] : []
  }
}
