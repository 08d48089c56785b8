import BookApplication
package import KernelApplication
package import KernelDomain
package import PrayerApplication
import PrayerDomain

/// Writes the recorded prayers as a CSV table for spreadsheets. Leaves out places, and the reasons for excuses.
package struct PrayerTables: FeatureTables {
  private let reader: PrayerReader

  package init(reader: PrayerReader) { self.reader = reader }

  package var feature: FeatureID { .prayer }

  package func tables() throws(Failure) -> [OutputFile] {
    let snapshot = try reader.wholeSnapshot()
    let (record, log) = (snapshot.record, snapshot.record.log)
    var tables: [OutputFile] = []
    if !log.isEmpty {
      tables.append(
        OutputFile("log.csv", PrayerTable.csv(of: log.prayers { _ in true }, in: log, zoned: snapshot.zoned)))
    }
    if !record.fasts.isEmpty { tables.append(OutputFile("fasts.csv", PrayerTable.fasts(snapshot))) }
    if !record.extras.isEmpty { tables.append(OutputFile("extras.csv", PrayerTable.extras(snapshot))) }
    return tables
  }
}
