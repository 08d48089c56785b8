package import Formats

/// A file in the archive of an Apple Health export.
package struct AppleExportFile: Sendable {
  package let name: String
  private let content: Content

  private enum Content {
    case zip(ZipEntry, ZipArchive)
    case part(InputFile)
  }

  private init(_ name: String, _ content: Content) {
    (self.name, self.content) = (name, content)
  }

  /// Creates a file whose content is stored uncompressed in its archive, as in a tar archive.
  init(_ name: String, part: InputFile) {
    self.init(name, .part(part))
  }

  /// Returns the files in a zip archive.
  package static func all(in archive: ZipArchive) -> [AppleExportFile] {
    archive.entries.filter { !$0.isFolder }.map { AppleExportFile($0.name, .zip($0, archive)) }
  }

  /// Reads the file; nil if it is larger than `most` bytes.
  package func bytes(most: Int) throws(PieceError) -> [UInt8]? {
    switch content {
    case .zip(let entry, let archive): try archive.contents(of: entry, most: most)
    case .part(let file): try FileStream(file).rest(most: most)
    }
  }
}

/// The files in the archive of an Apple Health export, by the paths with which the export refers to them.
package struct AppleExportFiles {
  private var files: [String: AppleExportFile] = [:]

  /// Finds the files that an export in an archive can refer to. They are in the export's folder or, if it has none of
  /// that path, in any other folder of the archive.
  /// - Parameter export: the name of the export's XML text in the archive.
  package init(in archive: [AppleExportFile], of export: String) {
    let folder = AppleExportFiles.folder(of: export)
    for file in archive {
      if let slash = file.name.firstIndex(of: "/") {
        let path = String(file.name[slash...])
        if files[path] == nil { files[path] = file }
      }
      if file.name.hasPrefix(folder) { files["/" + file.name.dropFirst(folder.count)] = file }
    }
  }

  /// Returns the file to which the export refers by a path such as `/workout-routes/route_2015-08-15_5.20pm.gpx`; nil if
  /// there is none.
  package subscript(path: String) -> AppleExportFile? { files[path.hasPrefix("/") ? path : "/" + path] }

  /// Returns the name of the folder that contains a file, with a slash at its end; empty if the file is in no folder.
  static func folder(of name: String) -> String {
    name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
  }
}
