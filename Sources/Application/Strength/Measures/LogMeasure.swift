import BookApplication
package import KernelApplication
package import KernelDomain
package import StrengthDomain

package struct LogMeasure: UseCase {
  package static let method = "strength.logMeasure"
  package static let summary =
    """
    Record a measure of the user's body; only the last one of each kind on each day is kept. A weight becomes the \
    book's body weight.
    """
  package static let kind = UseCaseKind.change

  package struct Input: Described, Equatable {
    package var measure: BodyMeasure.Kind
    package var value: MeasureValue?
    package var day: CivilDay?
    package var withoutValue: Bool?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The measure to record or to remove.",
      [
        .init("measure", BodyMeasure.Kind.schema, "What was measured."),
        .optional(
          "value", MeasureValue.schema, "The value; required unless `withoutValue` is true.",
          examples: [#"{"thousandths":91000,"unit":"cm"}"#]),
        .optional("day", CivilDay.schema, "The day; if left out, today."),
        .optional("withoutValue", .flag, "Whether to remove the day's measure."), .dryRun,
      ])

    package init(
      measure: BodyMeasure.Kind, value: MeasureValue? = nil, day: CivilDay? = nil, withoutValue: Bool? = nil,
      dryRun: Bool? = nil
    ) {
      self.measure = measure
      self.value = value
      self.day = day
      self.withoutValue = withoutValue
      self.dryRun = dryRun
    }
  }

  package struct Output: Described, Equatable {
    /// The number that identifies the recorded change; nil if nothing changed.
    package var change: Int?
    package var measure: BodyMeasure.Kind
    package var day: CivilDay
    package var value: MeasureValue?
    package var before: MeasureValue?
    /// True if this was a dry run, which wrote nothing; nil otherwise.
    package var dryRun: Bool?

    package static let schema = Schema(
      "LoggedMeasure", "The measure after the change.",
      [
        .change, .init("measure", BodyMeasure.Kind.schema, "What was measured."),
        .init("day", CivilDay.schema, "The day."),
        .optional("value", MeasureValue.schema, "The value; left out if it was removed."),
        .optional("before", MeasureValue.schema, "The day's value before the change; left out if there was none."),
        .isDryRun,
      ])
    package static let announced = StrengthEvents.bookDescriptions + BodyWeightChanged.announced
  }

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard (input.value == nil) == (input.withoutValue == true) else {
      throw .invalidInput(field: "value", problem: .strength(.measureOrNone))
    }
    let day = input.day ?? reader.today()
    // A measure can be removed even if its day is not plausible.
    if input.value != nil { try day.checked(PlausibleDays.past(on: reader.today()), field: "day") }
    let measure = try input.value.map { (value) throws(Failure) in try LogMeasure.measure(input.measure, value, day) }
    return try input.measure == .weight ? weigh(measure, day, input) : log(measure, day, input)
  }

  private static func measure(
    _ kind: BodyMeasure.Kind, _ value: MeasureValue, _ day: CivilDay
  ) throws(Failure) -> BodyMeasure {
    guard let unit = BodyMeasure.Unit(value.unit), unit.fits(kind) else {
      throw .invalidInput(field: "value", problem: .strength(.measureUnit(kind: kind)), valid: kind.units)
    }
    let measure = BodyMeasure(kind: kind, day: day, thousandths: value.thousandths, unit: unit)
    guard measure.isPossible else {
      throw .invalidInput(field: "value", problem: .strength(.noMeasure(kind: kind, value: value)))
    }
    return measure
  }

  private func weigh(_ measure: BodyMeasure?, _ day: CivilDay, _ input: Input) throws(Failure) -> Output {
    let isDryRun = input.dryRun ?? false
    let weight = measure.flatMap { BodyMeasure.weights([$0])[day] }
    let (change, before) = try reader.record(bodyWeight: weight, on: day, isDryRun: isDryRun)
    return Output(
      change: change, measure: .weight, day: day, value: input.value,
      before: before.map { MeasureValue(BodyMeasure($0, on: day)) }, dryRun: isDryRun ? true : nil)
  }

  private func log(_ measure: BodyMeasure?, _ day: CivilDay, _ input: Input) throws(Failure) -> Output {
    let (isDryRun, key) = (input.dryRun ?? false, BodyMeasure.Key(input.measure, on: day))
    let changed = try reader.repository.change(isDryRun: isDryRun) { (snapshot) throws(Failure) in
      let before = snapshot.book.measures.first { $0.key == key }
      let edits: [StrengthEdit] = before == measure ? [] : [.setMeasure(key, measure)]
      return (edits, before)
    }
    return Output(
      change: isDryRun ? nil : changed.number, measure: input.measure, day: day, value: input.value,
      before: changed.value.map { MeasureValue($0) }, dryRun: changed.tried(isDryRun))
  }
}

extension LogMeasure.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard change != nil else { return [] }
    guard measure == .weight else {
      return [BookEvent(StrengthEvents.bookChanged, StrengthEvents.BookChanged(.measures))]
    }
    let weight = value.flatMap { value in
      MassUnit(rawValue: value.unit).flatMap { Load(thousandths: value.thousandths, unit: $0) }
    }
    return [
      BookEvent(StrengthEvents.bookChanged, StrengthEvents.BookChanged(.bodyWeight)),
      BookEvent(BodyWeightChanged.event, BodyWeightChanged(day: day, weight: weight)),
    ]
  }
}
