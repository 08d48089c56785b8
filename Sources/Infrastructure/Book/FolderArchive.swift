import Formats
import Storage
package import System

/// Packs a folder into a zip archive.
package enum FolderArchive {
  /// Writes an archive with all files of a folder to an open, empty file. One of the files at a time is in memory.
  package static func write(_ folder: String, to archive: OpenFile) throws(SystemError) {
    let files = PosixFileSystem()
    var zip = ZipWriter()
    var end = 0
    for name in try names(in: folder) {
      zip.add(name, try files.readAll(folder + "/" + name))
      let bytes = zip.take()
      try files.writeAll(archive, bytes, at: end)
      end += bytes.count
    }
    try files.writeAll(archive, zip.archive(), at: end)
  }

  /// Returns the paths of all files in a folder and its subfolders, relative to the folder.
  private static func names(in folder: String) throws(SystemError) -> [String] {
    var names: [String] = []
    for name in try PosixFileSystem().list(folder).sorted() {
      let path = folder + "/" + name
      if try PosixFileSystem().status(at: path)?.kind == .folder {
        names += try self.names(in: path).map { "\(name)/\($0)" }
      } else {
        names.append(name)
      }
    }
    return names
  }
}
