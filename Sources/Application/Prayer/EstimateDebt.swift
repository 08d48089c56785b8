package import KernelApplication
package import KernelDomain
import PrayerDomain

/// Estimates how many prayers the user owes from a period in the past, and stores the estimate if the input asks for
/// that.
package struct EstimateDebt: UseCase {
  package static let method = "prayer.estimateDebt"
  package static let summary =
    "Estimate how many of each prayer the user owes from past days, and save the estimate if asked to."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    package var from: CivilDay
    package var to: CivilDay
    package var share: Int?
    package var excusedDaysPerMonth: Int?
    package var save: Bool?

    package static let schema = Schema(
      "The first and the last of the past days, both included, and how to estimate.",
      [
        .init("from", CivilDay.schema, "The first of the days."), .init("to", CivilDay.schema, "The last of the days."),
        .optional(
          "share", Schema(.integer(0...100)),
          "The percentage of the prayers that the user did not pray; if left out, 100.", unit: .of("percent"),
          examples: ["50"]),
        .optional(
          "excusedDaysPerMonth", Schema(.integer(0...30)),
          "The number of excused days in every 30 days; if left out, 0.", unit: .of("days"),
          examples: ["6"]),
        .optional("save", .flag, "True saves the estimate as the number of prayers to make up; if left out, false."),
      ])

    package init(
      from: CivilDay, to: CivilDay, share: Int? = nil, excusedDaysPerMonth: Int? = nil, save: Bool? = nil
    ) {
      self.from = from
      self.to = to
      self.share = share
      self.excusedDaysPerMonth = excusedDaysPerMonth
      self.save = save
    }
  }

  package struct Output: Described, Equatable {
    package var change: Int?
    package var each: Int
    package var saved: Bool

    package static let schema = Schema(
      "The estimate.",
      [
        .optional(
          "change", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
        .init("each", .integer, "The estimated number of each of the five prayers.", unit: .of("prayers")),
        .init("saved", .flag, "Whether the estimate was saved."),
      ])
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let changed = try reader.repository.change { (record) throws(Failure) in
      do throws(PrayerLogError) {
        let each = try DebtRule.estimate(
          from: input.from, to: input.to, share: input.share ?? 100, excusedDays: input.excusedDaysPerMonth ?? 0)
        let all = Dictionary(uniqueKeysWithValues: Prayer.allCases.map { ($0, each) })
        return (input.save ?? false ? try DebtRule.set(all, in: record) : [], each)
      } catch {
        throw .prayer(error, field: "to", in: try reader.snapshot(of: record, at: reader.now()))
      }
    }
    return Output(change: changed.number, each: changed.value, saved: input.save ?? false)
  }
}

extension EstimateDebt.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    PrayerEvents.preferences(.debt, changed: changed && change != nil)
  }
}
