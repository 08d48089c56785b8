import JSONCoding
package import KernelApplication
import Storage
package import SwimmingApplication

/// Writes a book as files: one JSON document, or a folder of CSV tables. They take their name only when they are
/// whole.
package struct FileBookExporter: BookExporter {
  private let fileSystem = PosixFileSystem()
  private let files: any WorkoutFiles

  /// - Parameter files: tells absolute paths.
  package init(files: any WorkoutFiles) {
    self.files = files
  }

  package func write(
    _ backup: BookBackup, as format: ExportFormat, to path: String
  ) throws(Failure) -> WrittenExport {
    let target = files.absolute(path)
    let contents = try contents(backup, format, path)
    do throws(SystemError) {
      if try !fileSystem.exists(target) {
        return switch format {
        case .json: try write(contents, to: target)
        case .csv: try writeFolder(contents, to: target)
        }
      }
    } catch {
      throw error.isMissing
        ? .badFile(path: path, problem: "its folder is not there", hint: "Make the folder first, or choose another.")
        : error.failure
    }
    throw .badFile(
      path: path, problem: "is there already, and nothing is written over", hint: "Choose a name that is not taken.")
  }

  /// One document, or tables with their names.
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

  private func writeFolder(_ tables: [(name: String, bytes: [UInt8])], to target: String) throws(SystemError)
    -> WrittenExport
  {
    let temporary = target + ".new"
    try fileSystem.makeFolder(temporary)
    do throws(SystemError) {
      _ = try write(tables.map { ("/" + $0.name, $0.bytes) }, to: temporary)
      try fileSystem.rename(temporary, to: target)
    } catch {
      for table in tables { try? fileSystem.remove(temporary + "/" + table.name) }
      try? fileSystem.removeFolder(temporary)
      throw error
    }
    return WrittenExport(
      files: tables.map { target + "/" + $0.name }, bytes: tables.reduce(0) { $0 + Int64($1.bytes.count) })
  }

  private func write(_ contents: [(name: String, bytes: [UInt8])], to target: String) throws(SystemError)
    -> WrittenExport
  {
    for (name, bytes) in contents { try fileSystem.replace(target + name, with: bytes, durable: true) }
    return WrittenExport(
      files: contents.map { target + $0.name }, bytes: contents.reduce(0) { $0 + Int64($1.bytes.count) })
  }
}
