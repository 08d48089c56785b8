package import KernelApplication
package import KernelDomain
package import PrayerDomain

package struct ClearEntry: UseCase {
  package static let method = "prayer.clearEntry"
  package static let summary = "Remove the record of a prayer."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.logDescriptions

  package struct Input: Described, Equatable {
    package var prayer: Prayer
    package var day: CivilDay?

    package static let schema = Schema(
      "The prayer whose record to remove.",
      [
        .init("prayer", Prayer.schema, "The prayer."),
        .optional("day", CivilDay.schema, "The day of the prayer; if left out, the latest day on which it has begun."),
      ])

    package init(prayer: Prayer, day: CivilDay? = nil) {
      self.prayer = prayer
      self.day = day
    }
  }

  package struct Output: Described, Equatable {
    package var change: Int?
    package var prayer: Prayer
    package var day: CivilDay
    package var state: PrayerState
    package var before: PrayerEntryView

    package static let schema = Schema(
      "The record that was removed.",
      [
        .optional("change", .ordinal, "The number of the change, which `book.undo` takes."),
        .init("prayer", Prayer.schema, "The prayer."),
        .init("day", CivilDay.schema, "The day of the prayer."),
        .init("state", PrayerState.schema, "The state of the prayer after the change."),
        .init("before", PrayerEntryView.schema, "The record that was removed."),
      ])
  }

  let reader: PrayerReader

  /// Removes what is recorded for a prayer. Fails with `conflict` if nothing is recorded.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let changed = try reader.repository.change { (record) throws(Failure) in
      let snapshot = try reader.snapshot(of: record, at: reader.now())
      let prayer = PrayerOfDay(input.prayer, of: input.day ?? snapshot.day(of: input.prayer))
      guard let before = record.log[prayer] else {
        throw .prayer(PrayerLogError.nothingRecorded(prayer), field: "prayer", in: snapshot)
      }
      var after = record
      after.apply(.clear(prayer))
      let state = try reader.snapshot(of: after, at: snapshot.now).state(of: prayer)
      return (
        [PrayerEdit.clear(prayer)],
        Output(
          prayer: prayer.prayer, day: prayer.day, state: state,
          before: PrayerEntryView(before, snapshot))
      )
    }
    var output = changed.value
    output.change = changed.number
    return output
  }
}

extension PrayerSnapshot {
  /// Returns the state of a prayer, such as on time or not recorded, that screens show.
  func state(of prayer: PrayerOfDay) -> PrayerState {
    states.days(prayer.day...prayer.day).first?.states[prayer.prayer] ?? .undefined
  }
}

extension ClearEntry.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    changed
      ? [BookEvent(PrayerEvents.logChanged, PrayerEvents.LogChanged(day: day, prayer: prayer, state: state))] : []
  }
}
