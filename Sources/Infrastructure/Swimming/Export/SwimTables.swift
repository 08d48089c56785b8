import BookApplication
package import KernelApplication
package import KernelDomain
package import SwimmingApplication
import SwimmingDomain

/// Writes personal records, swims and laps as CSV tables for spreadsheets.
package struct SwimTables: FeatureTables {
  private let store: any SwimRepository & SwimHeartRepository & MeetRepository

  package init(store: any SwimRepository & SwimHeartRepository & MeetRepository) { self.store = store }

  package var feature: FeatureID { .swimming }

  package func tables() throws(Failure) -> [OutputFile] {
    let book = try store.book()
    return BookCSV.tables(of: book, try store.heartRates(of: book), try store.meets())
  }
}
