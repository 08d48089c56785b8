package import Formats

/// The files in the archive of an Apple Health export, by the paths with which the export refers to them.
package struct AppleExportFiles {
  private var entries: [String: ZipEntry] = [:]

  /// Finds the files that an export in an archive can refer to. They are in the export's folder or, if it has none of
  /// that path, in any other folder of the archive.
  /// - Parameter export: the name of the export's XML text in the archive.
  package init(in archive: ZipArchive, of export: String) {
    let folder = AppleExportFiles.folder(of: export)
    for entry in archive.entries {
      if let slash = entry.name.firstIndex(of: "/") {
        let path = String(entry.name[slash...])
        if entries[path] == nil { entries[path] = entry }
      }
      if entry.name.hasPrefix(folder) { entries["/" + entry.name.dropFirst(folder.count)] = entry }
    }
  }

  /// Returns the file to which the export refers by a path such as `/workout-routes/route_2015-08-15_5.20pm.gpx`; nil if
  /// there is none.
  package subscript(path: String) -> ZipEntry? { entries[path.hasPrefix("/") ? path : "/" + path] }

  /// Returns the name of the folder that contains a file, with a slash at its end; empty if the file is in no folder.
  static func folder(of name: String) -> String {
    name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
  }
}
