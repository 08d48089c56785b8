package import KernelApplication
package import KernelDomain
package import PrayerDomain

package struct SetCalculation: UseCase {
  package static let method = "prayer.setCalculation"
  package static let summary =
    "Set how prayer times are calculated from now or another time on; earlier times are not changed."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  /// How to calculate prayer times, and the time from which this calculation applies: the members of
  /// `CalculationInput` and `from` in one flat JSON object.
  package struct Input: Described, Equatable {
    package var method: String?
    package var custom: CalculationInput.Custom?
    package var school: AsrSchool?
    package var rule: HighLatitudeRule?
    package var latitudeLimit: Int?
    package var polar: PolarDays?
    package var shafaq: Shafaq?
    package var adjust: CalculationInput.Minutes?
    package var jakimZone: String?
    package var from: ZonedInstant?

    package static let schema = Schema(
      "How prayer times are calculated; members that are left out stay as before.",
      CalculationInput.members + [
        .optional("from", ZonedInstant.schema, "The instant from which the calculation applies; if left out, now.")
      ])

    package init(_ calculation: CalculationInput, from: ZonedInstant? = nil) {
      method = calculation.method
      custom = calculation.custom
      school = calculation.school
      rule = calculation.rule
      latitudeLimit = calculation.latitudeLimit
      polar = calculation.polar
      shafaq = calculation.shafaq
      adjust = calculation.adjust
      jakimZone = calculation.jakimZone
      self.from = from
    }

    fileprivate var calculation: CalculationInput {
      var input = CalculationInput()
      input.method = method
      input.custom = custom
      input.school = school
      input.rule = rule
      input.latitudeLimit = latitudeLimit
      input.polar = polar
      input.shafaq = shafaq
      input.adjust = adjust
      input.jakimZone = jakimZone
      return input
    }
  }

  package struct Output: Described, Equatable {
    /// The number that identifies the recorded change; nil if nothing changed, because prayer times are already
    /// calculated this way.
    package var change: Int?
    package var calculation: CalculationView
    package var place: PlaceName
    package var before: [PrayerView]
    package var after: [PrayerView]
    /// Facts about the calculation method that was set, at the user's place.
    package var about: MethodNote
    /// True if the method or one of its angles changed, but today's Fajr and Isha stayed the same, because a
    /// high-latitude limit determines at least one of them.
    package var sameByLimit: Bool

    package static let schema = Schema(
      "The new calculation, and its effect on today's prayers.",
      [
        .optional(
          "change", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
        .init("calculation", CalculationView.schema, "How prayer times are calculated."),
        .init("place", PlaceName.schema, "The place for which they are calculated."),
        .init("before", .list(PrayerView.schema), "Today's prayers before the change."),
        .init("after", .list(PrayerView.schema), "Today's prayers after the change."),
        .init("about", MethodNote.schema, "What is known about the method at the place."),
        .init(
          "sameByLimit", .flag,
          """
          Whether the method or an angle changed, but today's Fajr and Isha did not, because a limit determines at least \
          one of them.
          """),
      ])
  }

  let reader: PrayerReader

  /// Changes the calculation. Fails with `conflict` if no place is set.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let now = reader.now()
    let changed = try reader.repository.change { (record) throws(Failure) in
      let before = try reader.snapshot(of: record, at: now)
      let from = input.from?.instant ?? now
      guard let known = record.periods.index(at: from).map({ record.periods.all[$0] }) else {
        throw .conflict(.prayer(.noPlace))
      }
      let calculation = try input.calculation.applied(to: known.calculation)
      let period = PrayerPeriod(from: from, place: known.place, calculation: calculation)
      let isNew = calculation != known.calculation
      let about = MethodNote(period, reader.zones)
      if isNew, calculation.method == .named(.londonUnified), about.atHome == false {
        throw .conflict(.prayer(.awayFromLondon))
      }
      var after = record
      if isNew { after.apply(.putPeriod(period)) }
      let (old, new) = (before.prayersToday, try reader.snapshot(of: after, at: now).prayersToday)
      return (
        isNew ? [PrayerEdit.putPeriod(period)] : [],
        Output(
          calculation: CalculationView(calculation), place: PlaceName(known.place), before: old, after: new,
          about: about,
          sameByLimit: calculation.method != known.calculation.method && SetCalculation.isSameByLimit(old, new))
      )
    }
    var output = changed.value
    output.change = changed.number
    return output
  }
}

extension SetCalculation {
  /// Whether Fajr and Isha both have the same times as before the change, and a high-latitude limit determines at least
  /// one of the two times.
  private static func isSameByLimit(_ before: [PrayerView], _ after: [PrayerView]) -> Bool {
    let twilight = after.filter { $0.prayer == .fajr || $0.prayer == .isha }
    return twilight.contains { $0.bound != nil && $0.bound != .makkah }
      && twilight.allSatisfy { view in before.contains { $0.prayer == view.prayer && $0.begin == view.begin } }
  }
}

extension SetCalculation.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    PrayerEvents.preferences(.calculation, changed: changed && change != nil)
  }
}
