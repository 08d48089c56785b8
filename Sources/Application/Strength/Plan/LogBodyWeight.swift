import BookApplication
package import KernelApplication
package import KernelDomain

package struct LogBodyWeight: UseCase {
  package static let method = "strength.logBodyWeight"
  package static let summary = "Record the user's body weight; there is one per day, the last one recorded."
  package static let kind = UseCaseKind.change
  package static let announces = StrengthEvents.bookDescriptions + BodyWeightChanged.announced

  package struct Input: Described, Equatable {
    package var weight: Load?
    package var day: CivilDay?
    package var withoutWeight: Bool?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The body weight to record or to remove.",
      [
        .optional(
          "weight", Load.schema, "The body weight; required unless `withoutWeight` is true.",
          examples: [#"{"thousandths":82500,"unit":"kg"}"#]),
        .optional("day", CivilDay.schema, "The day; if left out, today."),
        .optional("withoutWeight", .flag, "True removes that of the day."), .dryRun,
      ])

    package init(weight: Load?, day: CivilDay? = nil, withoutWeight: Bool? = nil, dryRun: Bool? = nil) {
      self.weight = weight
      self.day = day
      self.withoutWeight = withoutWeight
      self.dryRun = dryRun
    }
  }

  package struct Output: Described, Equatable {
    /// The number of the change; nil if nothing changed.
    package var change: Int?
    package var day: CivilDay
    package var weight: Load?
    package var before: Load?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The body weight after the change.",
      [
        .change, .init("day", CivilDay.schema, "The day."),
        .optional("weight", Load.schema, "The body weight; left out if it was removed."),
        .optional("before", Load.schema, "What the book said; left out where there was none."), .isDryRun,
      ])
  }

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard (input.weight == nil) == (input.withoutWeight == true) else {
      throw .invalidInput(field: "weight", problem: .strength(.weightOrNone))
    }
    let today = reader.today()
    let day = input.day ?? today
    // Check the day only if a weight is added: a weight can be removed whatever its day.
    if input.weight != nil { try day.checked(PlausibleDays.past(on: today), field: "day") }
    let isDryRun = input.dryRun ?? false
    let (change, before) = try reader.record(bodyWeight: input.weight, on: day, isDryRun: isDryRun)
    return Output(change: change, day: day, weight: input.weight, before: before, dryRun: isDryRun ? true : nil)
  }
}

extension LogBodyWeight.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard change != nil else { return [] }
    return [
      BookEvent(StrengthEvents.bookChanged, StrengthEvents.BookChanged(.bodyWeight)),
      BookEvent(BodyWeightChanged.event, BodyWeightChanged(day: day, weight: weight)),
    ]
  }
}
