package import KernelApplication
package import PrayerDomain

/// Where what she told of her prayers is kept.
package protocol PrayerRepository: Sendable {
  /// All of it. Fails with `storeDamaged` rather than leave anything out.
  func record() throws(Failure) -> PrayerRecord
  /// The same but for the instants at which she prayed, which no entry has: read from what is kept beside the section, so
  /// that it takes no longer after thirty years than after one.
  func summary() throws(Failure) -> PrayerRecord
  /// Makes one change, whole or not at all: `decide` gets all of it while nobody else can change it, and returns what to
  /// do; where that is nothing, nothing is changed.
  /// - Parameter isDryRun: nothing is written.
  func change<Value>(
    isDryRun: Bool, _ decide: (PrayerRecord) throws(Failure) -> (edits: [PrayerEdit], value: Value)
  ) throws(Failure) -> PrayerChanged<Value>
  /// Removes all of it for good, from every file of the store, with the settings of prayer.
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

/// What was removed for good.
package struct ErasedPrayers: Described, Equatable {
  /// Recorded prayers.
  package let entries: Int
  package let places: Int
  package let excuses: Int
  package let reminders: Int
  /// Settings of prayer that were chosen.
  package let settings: Int
  /// Changes taken out of the journals.
  package let changes: Int

  package init(_ record: PrayerRecord, settings: Int, changes: Int) {
    entries = record.log.count
    places = record.periods.all.count
    excuses = record.excuses.count
    reminders = record.reminders.count
    self.settings = settings
    self.changes = changes
  }
}
