package import KernelApplication
package import KernelDomain
package import PrayerDomain

package struct SetCalculation: UseCase {
  package static let method = "prayer.setCalculation"
  package static let summary = "Say how times are worked out from now on; earlier times stay."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  /// A calculation and an instant in one object: the members of `CalculationInput` stand beside `from`.
  package struct Input: Described, Equatable {
    package var method: String?
    package var custom: CalculationInput.Custom?
    package var school: AsrSchool?
    package var rule: HighLatitudeRule?
    package var latitudeLimit: Int?
    package var polar: PolarDays?
    package var shafaq: Shafaq?
    package var adjust: CalculationInput.Minutes?
    package var from: ZonedInstant?

    package static let schema = Schema(
      "How times are worked out; what is left out stays.",
      CalculationInput.members + [.optional("from", ZonedInstant.schema, "Left out, from now on.")])

    package init(_ calculation: CalculationInput, from: ZonedInstant? = nil) {
      method = calculation.method
      custom = calculation.custom
      school = calculation.school
      rule = calculation.rule
      latitudeLimit = calculation.latitudeLimit
      polar = calculation.polar
      shafaq = calculation.shafaq
      adjust = calculation.adjust
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
      return input
    }
  }

  package struct Output: Described, Equatable {
    /// The number of the change; nil where times are worked out so already.
    package var change: Int?
    package var calculation: CalculationView
    package var before: [PrayerView]
    package var after: [PrayerView]

    package static let schema = Schema(
      "How times are worked out now, and what became of today's.",
      [
        .optional("change", .ordinal, "The number of the change; left out where it was so already."),
        .init("calculation", CalculationView.schema, "How times are worked out."),
        .init("before", .list(PrayerView.schema), "Today's prayers before it."),
        .init("after", .list(PrayerView.schema), "Today's prayers now."),
      ])
  }

  let reader: PrayerReader

  /// Fails with `conflict` where she gave no place yet.
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
      var after = record
      if isNew { after.apply(.putPeriod(period)) }
      return (
        isNew ? [PrayerEdit.putPeriod(period)] : [],
        Output(
          calculation: CalculationView(calculation), before: before.prayersToday,
          after: try reader.snapshot(of: after, at: now).prayersToday)
      )
    }
    var output = changed.value
    output.change = changed.number
    return output
  }
}

extension SetCalculation.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    PrayerEvents.preferences(.calculation, changed: changed && change != nil)
  }
}
