package import BookApplication
package import KernelApplication
package import KernelDomain

package struct LogBodyWeight: UseCase {
  package static let method = "strength.logBodyWeight"
  package static let summary = "Record the user's body weight; only the last one recorded on each day is kept."
  package static let kind = UseCaseKind.change
  package static let announces = StrengthEvents.bookDescriptions + BodyWeightChanged.announced

  package typealias Input = RecordBodyWeight.Input

  package struct Output: Described, Equatable {
    /// The number that identifies the recorded change; nil if nothing changed.
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
        .optional("before", Load.schema, "The day's body weight before the change; left out if there was none."),
        .isDryRun,
      ])
  }

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let (day, isDryRun) = (try input.day(on: reader.today()), input.dryRun ?? false)
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
