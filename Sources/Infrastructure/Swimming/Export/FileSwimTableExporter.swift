package import KernelApplication
import Storage
package import SwimmingApplication
package import SwimmingDomain
import System

/// Writes tables as a folder of CSV files, which takes its name only when it is whole.
package struct FileSwimTableExporter: SwimTableExporter {
  package init() {}

  package func write(_ book: SwimBook, to path: String) throws(Failure) -> WrittenTables {
    let tables = BookCSV.tables(of: book)
    let target = Path.absolute(path)
    let draft = try Draft(.folder, for: target, named: path)
    do throws(Failure) {
      for table in tables { try draft.add(table.name, table.bytes, isSynced: true) }
      try draft.finish()
    } catch {
      draft.discard()
      throw error
    }
    return WrittenTables(
      files: tables.map { target + "/" + $0.name }, bytes: tables.reduce(0) { $0 + Int64($1.bytes.count) })
  }
}
