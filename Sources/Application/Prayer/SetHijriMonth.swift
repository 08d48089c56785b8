package import KernelApplication
package import KernelDomain
import PrayerDomain

/// Sets the first day of a month of the Hijri calendar, according to the sighting of the new moon.
package struct SetHijriMonth: UseCase {
  package static let method = "prayer.setHijriMonth"
  package static let summary = "Set the first day of a month of the Hijri calendar, as the new moon was sighted."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    package var month: String
    package var begins: CivilDay

    package static let schema = Schema(
      "The month, and its first day.",
      [
        .init(
          "month", Schema(.text(pattern: "^[0-9]{4}-[0-9]{2}$")), "The Hijri year and the number of the month.",
          examples: [#""1448-09""#]),
        .init("begins", CivilDay.schema, "The first day of the month, at most two days from the calendar's."),
      ])

    package init(month: String, begins: CivilDay) {
      self.month = month
      self.begins = begins
    }
  }

  let reader: PrayerReader

  /// Sets the first day of the month. Fails with `conflict` if a month would then have neither 29 nor 30 days; the
  /// failure names that month.
  package func callAsFunction(_ input: Input) throws(Failure) -> HijriMonthOutput {
    try reader.changeMonth(input.month, begins: input.begins)
  }
}

/// Resets the first day of a month of the Hijri calendar to the day that the calendar's rules give.
package struct RemoveHijriMonth: UseCase {
  package static let method = "prayer.removeHijriMonth"
  package static let summary =
    "Reset the first day of a month of the Hijri calendar to the one that the calendar gives."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    package var month: String

    package static let schema = Schema(
      "The month.",
      [
        .init(
          "month", Schema(.text(pattern: "^[0-9]{4}-[0-9]{2}$")), "The Hijri year and the number of the month.",
          examples: [#""1448-09""#])
      ])

    package init(month: String) { self.month = month }
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: Input) throws(Failure) -> HijriMonthOutput {
    try reader.changeMonth(input.month, begins: nil)
  }
}

extension PrayerReader {
  fileprivate func changeMonth(_ text: String, begins: CivilDay?) throws(Failure) -> HijriMonthOutput {
    guard let month = HijriMonth(text) else {
      throw .invalidInput(field: "month", problem: .prayer(.noHijriMonth(text: text)))
    }
    let changed = try change(field: "begins") { (snapshot) throws(PrayerLogError) in
      var own = snapshot.record.hijriMonths
      let isNew = own[month] != begins
      own[month] = begins
      do throws(HijriMonthError) {
        let plain = HijriCalendar(snapshot.settings)
        let calendar = try plain.with(own)
        return (
          isNew ? [PrayerEdit.putHijriMonth(month, begins: begins)] : [],
          HijriMonthOutput(year: month.year, month: month.month, begins: calendar.days(of: month).lowerBound)
        )
      } catch {
        throw .hijriMonth(error)
      }
    }
    var output = changed.value
    output.change = changed.number
    return output
  }
}

package struct HijriMonthOutput: Described, Equatable {
  package var change: Int?
  package var year: Int
  package var month: Int
  package var begins: CivilDay

  package static let schema = Schema(
    "HijriMonthChange", "A month of the Hijri calendar after a change.",
    [
      .optional(
        "change", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
      .init("year", .ordinal, "The year after the Hijra."),
      .init("month", Schema(.integer(1...12), unit: .ordinal), "The month, 1 for Muharram."),
      .init("begins", CivilDay.schema, "The first day of the month."),
    ])
}

extension HijriMonthOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    PrayerEvents.preferences(.months, changed: changed && change != nil)
  }
}
