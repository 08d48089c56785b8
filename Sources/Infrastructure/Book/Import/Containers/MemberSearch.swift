import BookApplication
package import Formats
package import KernelApplication
import Storage
import System

/// Searches a file, and the files in it if it is an archive or compressed, for those that a command reads. It opens
/// archives as an import does.
package enum MemberSearch {
  /// A file that the command reads.
  package struct Found {
    /// The file's name in the archive, behind those of the archives around it, separated by " › ". If the file is only
    /// compressed, its path on disk.
    package let name: String
    /// How well the file suits.
    package let rank: Int
    package let bytes: [UInt8]
  }

  /// The file name extensions of archives. LENEX has its own.
  private static let archives = MemberPlace.archives + [".lxf"]

  /// Returns the files that the command reads, in the order of the archive. Of several whose names differ only in their
  /// extensions, it returns the one that suits best. Fails if what may be such a file cannot be read.
  /// - Parameters:
  ///   - path: the path of `file`.
  ///   - most: the maximum size of all these files together, in bytes.
  ///   - rank: returns how well a file suits, by its name in the archive and its first bytes: the smallest number is the
  ///     best. Nil if the command does not read the file.
  package static func all(
    in file: InputFile, path: String, most: Int, rank: @escaping (_ name: String, _ head: [UInt8]) -> Int?
  ) throws(Failure) -> [Found] {
    var found: [Found] = []
    var indices: [String: Int] = [:]
    let tools = ImportTools(
      ImportFile(path: path, format: .archive, bytes: file.size, modified: file.modified), for: [], ImportOptions()
    ) { () throws(SystemError) in
      try Spool.namelessFile(near: ThisProcess.environment("TMPDIR") ?? "/tmp")
    }
    let archive = ImportArchive(tools, NoProgress()) { (stream, place) throws(PieceError) in
      let stem = MemberSearch.stem(place.name)
      let known = indices[stem]
      guard let suits = rank(place.nameInArchive ?? "", stream.head) else { return }
      if let known, found[known].rank <= suits { return }
      guard let bytes = try stream.rest(most: most - found.reduce(0) { $0 + $1.bytes.count }) else {
        throw .format(FormatProblem(.file(.tooLarge(mebibytes: most >> 20)), offset: Int64(most)))
      }
      let file = Found(name: place.name, rank: suits, bytes: bytes)
      if let known {
        found[known] = file
      } else {
        indices[stem] = found.count
        found.append(file)
      }
    }
    try archive.read(file, [])
    try file.refuseChanged(path)
    let bad = archive.notes.bad
    let lost = bad.first { file in
      guard case .byte(_, _, let entry?)? = file.place else { return true }
      return rank(entry, []) != nil || archives.contains { entry.lowercased().hasSuffix($0) }
    }
    if let lost = lost ?? (found.isEmpty ? bad.first : nil) {
      throw .badFile(path: lost.path, problem: lost.problem, place: lost.place)
    }
    return found
  }

  /// Returns a file's name without its extension, and without that of gzip behind it.
  private static func stem(_ name: String) -> String {
    var name = name.lowercased()[...]
    while name.hasSuffix(".gz") { name = name.dropLast(3) }
    guard let dot = name.lastIndex(of: "."), !name[dot...].contains("/") else { return String(name) }
    return String(name[..<dot])
  }
}
