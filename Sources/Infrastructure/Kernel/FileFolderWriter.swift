import Glibc
package import KernelApplication
import Storage

/// Writes folders of files. A folder takes its name only when it is whole and on the disk.
package struct FileFolderWriter: FolderWriter {
  private let fileSystem = PosixFileSystem()

  package init() {}

  package func write(
    to path: String, _ make: ((OutputFile) throws(Failure) -> Void) throws(Failure) -> Void
  ) throws(Failure) -> WrittenFolder {
    let target = absolute(path)
    let draft = Draft(fileSystem, target + ".new")
    do throws(Failure) {
      if try asFailure({ () throws(SystemError) in try fileSystem.exists(target) }) {
        throw .badFile(
          path: path, problem: "is there already, and nothing is written over", hint: "Choose a name that is not taken."
        )
      }
      try begin(draft, path)
      try make { (file: OutputFile) throws(Failure) in
        try asFailure { () throws(SystemError) in try draft.add(file) }
      }
      try asFailure { () throws(SystemError) in
        try draft.sync()
        try fileSystem.rename(draft.path, to: target)
      }
    } catch {
      draft.discard()
      throw error
    }
    return WrittenFolder(path: target, files: draft.files, bytes: draft.bytes)
  }

  private func begin(_ draft: Draft, _ path: String) throws(Failure) {
    do throws(SystemError) {
      try draft.begin()
    } catch {
      throw error.isMissing
        ? .badFile(path: path, problem: "its folder is not there", hint: "Make the folder first, or choose another.")
        : error.failure
    }
  }

  private func asFailure<Value>(_ work: () throws(SystemError) -> Value) throws(Failure) -> Value {
    do throws(SystemError) {
      return try work()
    } catch {
      throw error.failure
    }
  }

  private func absolute(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }
}

/// A folder in the making, under another name.
private final class Draft {
  let path: String
  private let fileSystem: PosixFileSystem
  private(set) var files: [String] = []
  private(set) var bytes: Int64 = 0
  private var folders: [String] = []

  init(_ fileSystem: PosixFileSystem, _ path: String) {
    self.fileSystem = fileSystem
    self.path = path
  }

  func begin() throws(SystemError) {
    try fileSystem.makeFolder(path)
    folders = [path]
  }

  func add(_ file: OutputFile) throws(SystemError) {
    if let slash = file.path.lastIndex(of: "/") {
      let folder = path + "/" + file.path[..<slash]
      if !folders.contains(folder) {
        try fileSystem.makeFolder(folder)
        folders.append(folder)
      }
    }
    files.append(file.path)
    let open = try fileSystem.open(path + "/" + file.path, .replace)
    defer { fileSystem.close(open) }
    try fileSystem.writeAll(open, file.bytes, at: 0)
    bytes += Int64(file.bytes.count)
  }

  /// Names only: an export can be made again, and one sync a file would take longer than all the rest.
  func sync() throws(SystemError) {
    for folder in folders { try fileSystem.syncFolder(folder) }
  }

  /// Whatever of it is there; what can't be removed stays under the draft's name.
  func discard() {
    guard !folders.isEmpty else { return }
    for file in files { try? fileSystem.remove(path + "/" + file) }
    for folder in folders.reversed() { try? fileSystem.removeFolder(folder) }
  }
}
