import HTTP
import KernelApplication
import Storage
import System

/// The files uploaded with a form. They are stored under their original names in a temporary folder, which `remove()`
/// deletes unless the files are kept.
final class SiteUpload: Sendable {
  private let lock = Lock()
  private nonisolated(unsafe) var folder: String?
  private nonisolated(unsafe) var file: OpenFile?
  private nonisolated(unsafe) var bytes = 0
  private nonisolated(unsafe) var all: [String] = []
  private nonisolated(unsafe) var problem: SystemError?
  private nonisolated(unsafe) var isKept = false

  deinit { discard() }

  /// Keeps the files until `discard()` is called, because the user has to answer a question about them.
  func keep() { lock.withLock { isKept = true } }

  /// Removes the files even if they are kept.
  func discard() {
    lock.withLock { isKept = false }
    remove()
  }

  /// Returns the paths of the files, in the order of the form. Fails if a file could not be written.
  func paths() throws(Failure) -> [String] {
    try lock.withLock { () throws(Failure) in
      if let problem { throw .system(operation: problem.operation, path: problem.path, reason: problem.words) }
      return all
    }
  }

  /// Returns a failure with a file's own name in place of the path of the uploaded copy.
  func named(_ failure: Failure) -> Failure {
    guard case .badFile(let path, let problem, let place) = failure, lock.withLock({ all.contains(path) }),
      let name = path.split(separator: "/").last
    else { return failure }
    return .badFile(path: String(name), problem: problem, place: place)
  }

  /// Writes an uploaded file piece by piece. If that fails, stores the error for `paths()` to throw, because the rest
  /// of the form must be read nevertheless.
  func take(_ event: FormFileEvent) {
    lock.withLock {
      guard problem == nil else { return }
      do throws(SystemError) {
        try add(event)
      } catch {
        close()
        problem = error
      }
    }
  }

  private func add(_ event: FormFileEvent) throws(SystemError) {
    switch event {
    // An empty file name means that the user chose no file.
    case .begins(let part): if let name = part.fileName, !name.isEmpty { try begin(name) }
    case .bytes(let stretch): try write(stretch)
    case .ends: close()
    }
  }

  private func begin(_ name: String) throws(SystemError) {
    let own = try ownFolder()
    // Each file gets its own folder, because several files may have the same name.
    let place = "\(own)/\(all.count + 1)"
    try PosixFileSystem().makeFolder(place)
    let path = place + "/" + SiteUpload.safe(name)
    file = try PosixFileSystem().open(path, .create)
    all.append(path)
    bytes = 0
  }

  private func ownFolder() throws(SystemError) -> String {
    if let folder { return folder }
    let made = try TemporaryFile.makeFolder(in: SiteUpload.place, prefix: "recordbook-open-")
    folder = made
    return made
  }

  private func write(_ stretch: ArraySlice<UInt8>) throws(SystemError) {
    guard let file else { return }
    try PosixFileSystem().writeAll(file, Array(stretch), at: bytes)
    bytes += stretch.count
  }

  private func close() {
    if let file { PosixFileSystem().close(file) }
    file = nil
  }

  /// Removes the files and their folders, unless they are kept.
  func remove() {
    lock.withLock {
      guard !isKept else { return }
      close()
      guard let folder else { return }
      let files = PosixFileSystem()
      for path in all {
        try? files.remove(path)
        try? files.removeFolder(path.split(separator: "/").dropLast().map { "/" + $0 }.joined())
      }
      try? files.removeFolder(folder)
      (all, self.folder) = ([], nil)
    }
  }

  /// Returns the last component of a path, without characters that are not allowed in file names. Messages show this
  /// name to the user.
  private static func safe(_ name: String) -> String {
    let last = name.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
    let kept = last.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }
    let text = String(String.UnicodeScalarView(kept)).prefix(100)
    return text.isEmpty || text == "." || text == ".." ? "file" : String(text)
  }

  /// The folder for temporary files: `TMPDIR`, or else `/tmp`.
  static var place: String {
    guard let folder = ThisProcess.environment("TMPDIR"), folder.hasPrefix("/") else { return "/tmp" }
    return folder
  }
}
