package import KernelApplication
package import KernelDomain

package struct RecordBodyWeight: UseCase {
  package static let method = "book.recordBodyWeight"
  package static let summary = "Record the user's body weight; only the last one recorded on each day is kept."
  package static let kind = UseCaseKind.change

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
        .optional("withoutWeight", .flag, "Whether to remove the day's body weight."),
        .dryRun,
      ])

    package init(weight: Load?, day: CivilDay? = nil, withoutWeight: Bool? = nil, dryRun: Bool? = nil) {
      self.weight = weight
      self.day = day
      self.withoutWeight = withoutWeight
      self.dryRun = dryRun
    }

    /// Returns the day for which to record the weight: today, unless the input names another day. Fails with
    /// `invalidInput` if the input has both a weight and the flag that removes the weight, if it has neither, or if
    /// the day is implausible.
    package func day(on today: CivilDay) throws(Failure) -> CivilDay {
      guard (weight == nil) == (withoutWeight == true) else {
        throw .invalidInput(field: "weight", problem: .book(.weightOrNone))
      }
      if let weight, !weight.isPossibleBodyWeight {
        throw .invalidInput(field: "weight", problem: .book(.noBodyWeight(weight: weight)))
      }
      let day = day ?? today
      // A weight can be removed even if its day is not plausible.
      if weight != nil { try day.checked(PlausibleDays.past(on: today), field: "day") }
      return day
    }
  }

  package struct Output: Described, Equatable {
    /// The number that identifies the recorded change; nil if nothing was changed, or in a dry run.
    package var change: Int?
    package var day: CivilDay
    package var weight: Load?
    package var before: Load?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The body weight after the change.",
      [
        .optional("change", .integer, "The number of the change; left out if nothing was written.", unit: .ordinal),
        .init("day", CivilDay.schema, "The day."),
        .optional("weight", Load.schema, "The body weight; left out if it was removed."),
        .optional("before", Load.schema, "The day's body weight before the change; left out if there was none."),
        .isDryRun,
      ])
  }

  let weights: any BodyWeightRepository
  let today: @Sendable () -> CivilDay

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let (day, isDryRun) = (try input.day(on: today()), input.dryRun ?? false)
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

/// The details of the event that is sent when the user's body weight on a day is recorded, changed or removed.
package struct BodyWeightChanged: Codable, Hashable, Sendable {
  package static let event = "book.bodyWeightChanged"

  package var day: CivilDay
  /// The weight now recorded for the day; nil if it was removed.
  package var weight: Load?

  package init(day: CivilDay, weight: Load?) {
    self.day = day
    self.weight = weight
  }

  package static let schema = Schema(
    "BodyWeightChange", "The user's body weight of a day, after it was recorded or removed.",
    [
      .init("day", CivilDay.schema, "The day."),
      .optional("weight", Load.schema, "The body weight; left out if it was removed."),
    ])

  package static var announced: [EventDescription] {
    [EventDescription(event, schema, "The body weight of a day has changed.")]
  }
}
