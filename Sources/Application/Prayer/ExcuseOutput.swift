package import KernelApplication
import KernelDomain
import PrayerDomain

extension PrayerReader {
  func changeExcuse(
    isDryRun: Bool? = nil, _ decide: (PrayerSnapshot) throws(Failure) -> ([PrayerEdit], Excuse)
  ) throws(Failure) -> ExcuseOutput {
    let changed = try repository.change(isDryRun: isDryRun ?? false) { (record) throws(Failure) in
      let (edits, excuse) = try decide(try snapshot(of: record, at: now()))
      return (edits, excuse)
    }
    return ExcuseOutput(
      change: isDryRun == true ? nil : changed.number, from: PrayerName(changed.value.from),
      until: changed.value.until.map(PrayerName.init), dryRun: isDryRun == true ? true : nil)
  }
}

/// The output of use cases that change an excuse (a period during which the user does not pray). The output leaves out
/// the reason.
package struct ExcuseOutput: Described, Equatable {
  package var change: Int?
  package var from: PrayerName
  /// The first prayer after the excuse; nil if it has no end yet.
  package var until: PrayerName?
  package var dryRun: Bool?
}

extension ExcuseOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    PrayerEvents.preferences(.excuses, changed: changed && change != nil)
  }

  package static let schema = Schema(
    "ExcuseChange", "An excuse after it was recorded, ended or removed.",
    [
      .optional(
        "change", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
      .init("from", PrayerName.schema, "The first prayer that the excuse covers."),
      .optional(
        "until", PrayerName.schema, "The first prayer that the excuse no longer covers; left out if the excuse is open."
      ), .isDryRun,
    ])
}
