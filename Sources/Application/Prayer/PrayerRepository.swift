package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// Stores everything that the user recorded about prayers.
package protocol PrayerRepository: Sendable {
  /// Returns everything that the user recorded. Fails with `storeDamaged` rather than leave anything out.
  func record() throws(Failure) -> PrayerRecord
  /// Returns the record without the times at which the user prayed. It is read from precomputed data, so that reading
  /// is as fast after thirty years as after one.
  func summary() throws(Failure) -> PrayerRecord
  /// Returns the summary, or only its recent part (see `PrayerRecord.recent`) if that contains all days since `day`.
  /// Of the extras, only Witr can be relied upon.
  func recent(from day: CivilDay) throws(Failure) -> PrayerRecord
  /// Makes one change, completely or not at all: `decide` receives the whole record while nobody else can change it,
  /// and returns the edits to make. If there are no edits, nothing is written.
  func change<Value>(
    isDryRun: Bool, _ decide: (PrayerRecord) throws(Failure) -> (edits: [PrayerEdit], value: Value)
  ) throws(Failure) -> PrayerChanged<Value>
  /// Erases everything about prayers from every file of the store, including the settings of prayer.
  /// - Returns: how much was erased.
  func eraseAll() throws(Failure) -> ErasedPrayers
}

extension PrayerRepository {
  package func change<Value>(
    _ decide: (PrayerRecord) throws(Failure) -> (edits: [PrayerEdit], value: Value)
  ) throws(Failure) -> PrayerChanged<Value> {
    try change(isDryRun: false, decide)
  }
}

package typealias PrayerChanged<Value> = Changed<Value, PrayerRecord>

/// How much data about prayers was erased for good.
package struct ErasedPrayers: Described, Equatable {
  /// The number of recorded prayers.
  package let entries: Int
  package let places: Int
  package let excuses: Int
  package let reminders: Int
  package let fasts: Int
  package let extras: Int
  package let journeys: Int
  /// The number of prayer settings that had been changed.
  package let settings: Int
  /// The number of recorded changes that were erased from the store's journals.
  package let changes: Int

  package init(_ record: PrayerRecord, settings: Int, changes: Int) {
    entries = record.log.count
    places = record.periods.all.count
    excuses = record.excuses.count
    reminders = record.reminders.count
    fasts = record.fasts.count
    extras = record.extras.count
    journeys = record.journeys.count
    self.settings = settings
    self.changes = changes
  }
}
