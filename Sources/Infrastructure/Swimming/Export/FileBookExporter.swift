import BookInfrastructure
import JSONCoding
package import KernelApplication
import Storage
package import SwimmingApplication
import System

/// Writes a book as files: one JSON document, or a folder of CSV tables. They take their name only when they are
/// whole.
package struct FileBookExporter: BookExporter {
  package init() {}

  package func write(
    _ backup: BookBackup, as format: ExportFormat, to path: String
  ) throws(Failure) -> WrittenExport {
    let tables = try contents(backup, format, path)
    let target = Path.absolute(path)
    let draft = try Draft(format == .csv ? .folder : .file, for: target, named: path)
    do throws(Failure) {
      switch format {
      case .json: try draft.write(tables[0].bytes)
      case .csv: for table in tables { try draft.add(table.name, table.bytes, isSynced: true) }
      }
      try draft.finish()
    } catch {
      draft.discard()
      throw error
    }
    return WrittenExport(
      files: tables.map { $0.name.isEmpty ? target : target + "/" + $0.name },
      bytes: tables.reduce(0) { $0 + Int64($1.bytes.count) })
  }

  /// One document, or tables with their names in the folder.
  private func contents(
    _ backup: BookBackup, _ format: ExportFormat, _ path: String
  ) throws(Failure) -> [(name: String, bytes: [UInt8])] {
    switch format {
    case .csv: return BookCSV.tables(of: backup.book)
    case .json:
      do throws(JSONError) {
        return [("", try BackupCoding.encode(backup))]
      } catch {
        throw .system(operation: "encode the book for", path: path, reason: error.description)
      }
    }
  }
}
