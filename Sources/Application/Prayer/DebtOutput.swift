package import KernelApplication
import KernelDomain
package import PrayerDomain

extension PrayerReader {
  /// Changes how many prayers the user owes, and returns the new numbers.
  /// - Parameters:
  ///   - isDryRun: true to write nothing; nil means false.
  ///   - decide: receives everything recorded so far, and returns the edits to make.
  func changeDebt(
    isDryRun: Bool? = nil, _ decide: (PrayerSnapshot) throws(PrayerLogError) -> [PrayerEdit]
  ) throws(Failure) -> DebtOutput {
    let now = now()
    let changed = try repository.change(isDryRun: isDryRun ?? false) { (record) throws(Failure) in
      let snapshot = try snapshot(of: record, at: now)
      do throws(PrayerLogError) {
        return (try decide(snapshot), ())
      } catch {
        throw .prayer(error, field: "count", in: snapshot)
      }
    }
    let after = ShowDebt.Output(try snapshot(of: changed.after, at: now))
    return DebtOutput(
      change: isDryRun == true ? nil : changed.number, debt: after.debt, estimate: after.estimate,
      missed: after.missed, witr: after.witr, dryRun: isDryRun == true ? true : nil)
  }
}

/// The output of use cases that change how many prayers the user owes: the new numbers.
package struct DebtOutput: Described, Equatable {
  package var change: Int?
  package var debt: PrayerValues<Int>
  package var estimate: PrayerValues<Int>
  package var missed: PrayerValues<Int>
  package var witr: OwedWitr?
  package var dryRun: Bool?
}

extension DebtOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    PrayerEvents.preferences(.debt, changed: changed && change != nil)
  }

  package static let schema = Schema(
    "DebtChange", "The prayers to make up, after a change.",
    [
      .optional(
        "change", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
      .init(
        "debt", PrayerValues.countsSchema, "The numbers of prayers to make up: the sum of `estimate` and `missed`."),
      .init("estimate", PrayerValues.countsSchema, "The numbers of prayers that remain from the user's estimate."),
      .init(
        "missed", PrayerValues.countsSchema,
        "The numbers of prayers that are recorded as missed, or assumed to be missed."),
      .optional("witr", OwedWitr.schema, "Witr; left out unless the user counts it as owed."), .isDryRun,
    ])
}

/// How many Witr prayers the user owes, as a part of an output.
package struct OwedWitr: Codable, Hashable, Sendable {
  package var debt: Int
  package var estimate: Int
  package var missed: Int

  init(_ debt: PrayerDebt) {
    self.debt = debt.owed
    estimate = debt.estimate
    missed = debt.missed
  }

  static let schema = Schema(
    "OwedWitr", "How many times the user has to make up Witr.",
    [
      .init("debt", .integer, "The number to make up: the sum of `estimate` and `missed`.", unit: .of("prayers")),
      .init("estimate", .integer, "The number that remains from the user's estimate.", unit: .of("prayers")),
      .init(
        "missed", .integer, "The number that is recorded as missed, or assumed to be missed.", unit: .of("prayers")),
    ])
}
