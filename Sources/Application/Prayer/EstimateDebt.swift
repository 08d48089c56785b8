package import KernelApplication
package import KernelDomain
import PrayerDomain

/// Estimates what is owed of days long past, and sets it where that is asked for.
package struct EstimateDebt: UseCase {
  package static let method = "prayer.estimateDebt"
  package static let summary =
    "Estimate how many of each prayer you owe of days long past; nothing is set without `save`."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    package var from: CivilDay
    package var to: CivilDay
    package var share: Int?
    package var excusedDaysPerMonth: Int?
    package var save: Bool?

    package static let schema = Schema(
      "The days long past, both included.",
      [
        .init("from", CivilDay.schema, "The first."), .init("to", CivilDay.schema, "The last."),
        .optional(
          "share", Schema(.integer(0...100)), "Of them that were not prayed; left out, all.", unit: .of("percent"),
          examples: ["50"]),
        .optional(
          "excusedDaysPerMonth", Schema(.integer(0...30)), "Of 30 days; left out, none.", unit: .of("days"),
          examples: ["6"]),
        .optional("save", .flag, "Sets the estimate; left out, it is only told."),
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
        .optional("change", .ordinal, "The number of the change; left out where nothing was set."),
        .init("each", .integer, "How many of each prayer.", unit: .of("prayers")),
        .init("saved", .flag, "It was set."),
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
