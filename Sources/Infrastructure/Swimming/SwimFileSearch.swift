import Formats
import Glibc
import KernelApplication
import SwimmingApplication

/// Looks for workout files among paths and below folders. What is hidden is passed over unless named; links are
/// followed; each file and folder is visited once, by whatever paths it is reached.
struct SwimFileSearch {
  private var files: [SwimFile] = []
  private var visited: Set<FileIdentity> = []

  /// In order of path.
  var found: [SwimFile] {
    files.sorted { $0.path < $1.path }
  }

  /// Adds a path that the user gave: what is there has to be of use.
  mutating func add(_ path: String) throws(Failure) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Failure(InputFileError(errno), path: path) }
    guard status.st_mode & S_IFMT == S_IFDIR else { return try addFile(path, status, isNamed: true) }
    guard !visited.contains(FileIdentity(status)) else { return }
    let before = files.count
    try search(path, status)
    guard files.count > before else {
      throw .badFile(path: path, problem: "holds no file of workouts", hint: SwimFileSearch.kinds)
    }
  }

  private mutating func search(_ folder: String, _ status: stat) throws(Failure) {
    guard visited.insert(FileIdentity(status)).inserted else { return }
    for name in try SwimFileSearch.names(in: folder) {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      var status = stat()
      guard stat(path, &status) == 0 else {
        // A link to nothing, or a file just removed.
        if errno == ENOENT || errno == ELOOP { continue }
        throw Failure(InputFileError(errno), path: path)
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try search(path, status)
      case S_IFREG: try addFile(path, status, isNamed: false)
      default: break
      }
    }
  }

  private mutating func addFile(_ path: String, _ status: stat, isNamed: Bool) throws(Failure) {
    guard visited.insert(FileIdentity(status)).inserted else { return }
    do {
      let file = try InputFile(path)
      if let kind = try SwimFile.Kind(of: file, isNamed: isNamed) {
        files.append(SwimFile(path: path, kind: kind, bytes: file.size, modified: file.modified))
        return
      }
    } catch {
      throw Failure(error, path: path)
    }
    guard !isNamed else {
      throw .badFile(
        path: path, problem: status.st_size == 0 ? "is empty" : "is of another kind",
        place: "its first bytes", hint: SwimFileSearch.kinds)
    }
  }

  private static let kinds =
    "Apple Health exports (zip or XML), FIT and TCX files can be read, and what recordbook export wrote as JSON."

  /// Names of what is not hidden, in order.
  private static func names(in folder: String) throws(Failure) -> [String] {
    guard let stream = opendir(folder) else { throw Failure(InputFileError(errno), path: folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard name.first != UInt8(ascii: ".") else { continue }
      guard let text = String(validating: name, as: UTF8.self) else {
        throw .badFile(
          path: folder + "/" + String(decoding: name, as: UTF8.self), problem: "has a name that is no UTF-8",
          hint: "Rename it, or name the files to import.")
      }
      names.append(text)
    }
    return names.sorted()
  }
}

/// What makes two paths the same file.
private struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }
}
