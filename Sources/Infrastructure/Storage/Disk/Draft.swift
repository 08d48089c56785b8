package import KernelApplication

/// A file or folder for people in the making, beside the place it is for. Its writer holds its lock, which tells a
/// draft that is being written from one that a killed process left behind: that one gives way to the next.
package struct Draft: Sendable {
  /// Where to write until it is finished.
  package let path: String
  /// Of a file: what to write to.
  package let file: OpenFile
  private let target: String
  private let fileSystem: any FileSystem

  /// Nothing else has a name that ends so.
  package static let ending = ".recordbook-draft"

  package enum Kind: Sendable {
    case file
    case folder
  }

  /// Begins an empty one. Fails with `badFile` where the target exists, its folder is missing, or another process is
  /// writing it.
  /// - Parameters:
  ///   - target: absolute.
  ///   - name: the target as the person wrote it, for messages.
  package init(_ kind: Kind, for target: String, named name: String, in fileSystem: any FileSystem) throws(Failure) {
    path = target + Draft.ending
    self.target = target
    self.fileSystem = fileSystem
    switch try Draft.asked(name, { () throws(SystemError) in try Draft.begin(kind, target, fileSystem) }) {
    case .held(let held): file = held
    case .taken:
      throw .badFile(
        path: name, problem: "is there already, and nothing is written over", hint: "Choose a name that is not taken.")
    case .busy:
      throw .badFile(
        path: name, problem: "is being written by another process", hint: "Wait for it, or choose another name.")
    }
  }

  /// Gives it its name. A file is on the disk by then, and so are all names.
  package func finish() throws(SystemError) {
    try fileSystem.sync(file)
    try fileSystem.rename(path, to: target)
    if let folder = StoreName.folder(of: target) { try fileSystem.syncFolder(folder) }
    fileSystem.close(file)
  }

  /// Whatever of it is there; what can't be removed gives way to the next.
  package func discard() {
    try? fileSystem.removeAll(path)
    fileSystem.close(file)
  }

  // MARK: Beginning

  private enum Beginning {
    case held(OpenFile)
    case taken
    case busy
  }

  private static func begin(
    _ kind: Kind, _ target: String, _ fileSystem: any FileSystem
  ) throws(SystemError) -> Beginning {
    let path = target + ending
    while try !fileSystem.exists(target) {
      if kind == .folder, try !fileSystem.exists(path) { try fileSystem.makeFolder(path) }
      let held = try fileSystem.open(path, kind == .folder ? .read : .updateOrCreate)
      do throws(SystemError) {
        // Where there are no locks, as on some network disks, a draft is taken for one left behind.
        guard (try? fileSystem.tryLock(held)) ?? true else {
          fileSystem.close(held)
          return .busy
        }
        if try fileSystem.leads(path, to: held) {
          try kind == .folder ? fileSystem.empty(path) : fileSystem.truncate(held, to: 0)
          return .held(held)
        }
        // The one who held it has just finished it.
        fileSystem.close(held)
      } catch {
        fileSystem.close(held)
        throw error
      }
    }
    return .taken
  }

  private static func asked<Value>(
    _ name: String, _ work: () throws(SystemError) -> Value
  ) throws(Failure) -> Value {
    do throws(SystemError) {
      return try work()
    } catch {
      throw error.isMissing
        ? .badFile(path: name, problem: "its folder is not there", hint: "Make the folder first, or choose another.")
        : error.failure
    }
  }
}

extension FileSystem {
  /// Removes all that is in a folder; links themselves, never what they lead to.
  fileprivate func empty(_ folder: String) throws(SystemError) {
    for name in try list(folder) { try removeAll(folder + "/" + name) }
  }

  fileprivate func removeAll(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      try remove(path)
    } catch {
      guard let names = try? list(path) else { throw error }
      for name in names { try removeAll(path + "/" + name) }
      try removeFolder(path)
    }
  }
}
