package import KernelApplication
package import KernelDomain
import PrayerDomain

/// Removes a place from those she was at: the one before it goes on, and where it was the first, the next holds since ever.
package struct RemovePlace: UseCase {
  package static let method = "prayer.removePlace"
  package static let summary = "Remove a place from those where you were; the one before it goes on."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static let announces = PrayerEvents.placeDescriptions

  package struct Input: Described, Equatable {
    /// Since when it held; nil is the first place, which holds since ever.
    package var from: ZonedInstant?

    package static let schema = Schema(
      "The place.",
      [.optional("from", ZonedInstant.schema, "Since when it held; left out, the first place, which holds since ever.")]
    )

    package init(from: ZonedInstant? = nil) {
      self.from = from
    }
  }

  package struct Output: Described, Equatable {
    package var change: Int?
    package var place: PlaceName
    package var current: PlaceName?

    package static let schema = Schema(
      "What was removed.",
      [
        .optional("change", .ordinal, "The number of the change."), .init("place", PlaceName.schema, "The place."),
        .optional("current", PlaceName.schema, "Where she is now; left out where no place is left."),
      ])
  }

  let reader: PrayerReader

  /// Fails with `notFound` where none holds from then on.
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
