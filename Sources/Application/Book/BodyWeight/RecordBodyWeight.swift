package import KernelApplication
package import KernelDomain

package struct RecordBodyWeight: UseCase {
  package static let method = "book.recordBodyWeight"
  package static let summary = "Record what you weigh; the last one of a day counts."
  package static let kind = UseCaseKind.change

  package struct Input: Described, Equatable {
    package var weight: Load?
    package var day: CivilDay?
    package var withoutWeight: Bool?
    package var dryRun: Bool?

    package static let schema = Schema(
      "What you weigh, or that it is removed.",
      [
        .optional(
          "weight", Load.schema, "Needed, but where it is removed.",
          examples: [#"{"thousandths":82500,"unit":"kg"}"#]),
        .optional("day", CivilDay.schema, "Left out, today."),
        .optional("withoutWeight", .flag, "True removes that of the day."),
        .dryRun,
      ])

    package init(weight: Load?, day: CivilDay? = nil, withoutWeight: Bool? = nil, dryRun: Bool? = nil) {
      self.weight = weight
      self.day = day
      self.withoutWeight = withoutWeight
      self.dryRun = dryRun
    }
  }

  package struct Output: Described, Equatable {
    /// The number of the change; nil if the book said so already, or of a dry run.
    package var change: Int?
    package var day: CivilDay
    package var weight: Load?
    package var before: Load?
    package var dryRun: Bool?

    package static let schema = Schema(
      "What the user weighs on a day.",
      [
        .optional("change", .integer, "The number of the change; left out where nothing was written.", unit: .ordinal),
        .init("day", CivilDay.schema, "The day."),
        .optional("weight", Load.schema, "Left out where it was removed."),
        .optional("before", Load.schema, "What the book said; left out where there was none."),
        .isDryRun,
      ])
  }

  let weights: any BodyWeightRepository
  let today: @Sendable () -> CivilDay

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard (input.weight == nil) == (input.withoutWeight == true) else {
      throw .invalidInput(field: "weight", problem: .book(.weightOrNone))
    }
    let (today, isDryRun) = (today(), input.dryRun ?? false)
    let day = input.day ?? today
    // What is in the book already can always be taken out.
    if input.weight != nil { try day.checked(PlausibleDays.past(on: today), field: "day") }
    let (change, before) = try weights.record(input.weight, on: day, isDryRun: isDryRun)
    return Output(change: change, day: day, weight: input.weight, before: before, dryRun: isDryRun ? true : nil)
  }
}

extension RecordBodyWeight.Output: Announcing {
  package static var announced: [EventDescription] { BodyWeightChanged.announced }

  package func events(changed: Bool) -> [BookEvent] {
    change == nil ? [] : [BookEvent(BodyWeightChanged.event, BodyWeightChanged(day: day, weight: weight))]
  }
}

/// The user's body weight of a day was recorded, changed or removed.
package struct BodyWeightChanged: Codable, Hashable, Sendable {
  package static let event = "book.bodyWeightChanged"

  package var day: CivilDay
  /// Left out where it was removed.
  package var weight: Load?

  package init(day: CivilDay, weight: Load?) {
    self.day = day
    self.weight = weight
  }

  package static let schema = Schema(
    "BodyWeightChange", "What the user weighs on a day.",
    [
      .init("day", CivilDay.schema, "The day."),
      .optional("weight", Load.schema, "Left out where it was removed."),
    ])

  package static var announced: [EventDescription] {
    [EventDescription(event, schema, "The body weight of a day has changed.")]
  }
}
