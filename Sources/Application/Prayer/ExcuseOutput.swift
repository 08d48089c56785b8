package import KernelApplication
import KernelDomain
import PrayerDomain

extension PrayerReader {
  func changeExcuse(
    _ decide: (PrayerSnapshot) throws(Failure) -> ([PrayerEdit], Excuse)
  ) throws(Failure) -> ExcuseOutput {
    let changed = try repository.change { (record) throws(Failure) in
      let (edits, excuse) = try decide(try snapshot(of: record, at: now()))
      return (edits, excuse)
    }
    return ExcuseOutput(
      change: changed.number, from: PrayerName(changed.value.from), until: changed.value.until.map(PrayerName.init))
  }
}

/// An excuse, without its reason.
package struct ExcuseOutput: Described, Equatable {
  package var change: Int?
  package var from: PrayerName
  /// Excluded; nil while it goes on.
  package var until: PrayerName?
}

extension ExcuseOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    PrayerEvents.preferences(.excuses, changed: changed && change != nil)
  }

  package static let schema = Schema(
    "ExcuseChange", "An excuse that was set, ended or removed.",
    [
      .optional("change", .ordinal, "The number of the change."),
      .init("from", PrayerName.schema, "The first prayer that it holds for."),
      .optional("until", PrayerName.schema, "The first that it no longer holds for; left out while it goes on."),
    ])
}
