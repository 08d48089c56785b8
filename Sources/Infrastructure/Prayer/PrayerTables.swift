import BookApplication
package import KernelApplication
package import KernelDomain
package import PrayerApplication
import PrayerDomain

/// Writes the recorded prayers as a CSV table for spreadsheets. Leaves out places, and the reasons for excuses.
package struct PrayerTables: FeatureTables {
  private let reader: PrayerReader

  package init(reader: PrayerReader) {
    self.reader = reader
  }

  package var feature: FeatureID { .prayer }

  package func tables() throws(Failure) -> [OutputFile] {
    let snapshot = try reader.wholeSnapshot()
    let log = snapshot.record.log
    if log.isEmpty { return [] }
    return [OutputFile("log.csv", PrayerTable.csv(of: log.prayers { _ in true }, in: log, zoned: snapshot.zoned))]
  }
}
