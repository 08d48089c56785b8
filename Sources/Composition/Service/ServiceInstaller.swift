package import KernelApplication
import Storage
import System

/// Has the system start the service when someone connects: writes the files by which a user's own systemd, or launchd,
/// knows it.
package struct ServiceInstaller {
  /// Where such files go, and what is in them.
  private let files: [(path: String, text: String)]
  /// What to say next to have it so.
  package let next: String

  /// Fails with `invalidInput` when the environment does not say where the files go.
  package init(
    _ configuration: App.Configuration, socket: String?, manager: ServiceManagerKind = .ofThisSystem
  ) throws(Failure) {
    let program = try ServiceLauncher.program()
    let store = configuration.store == nil ? [] : ["--store", try configuration.storePath()]
    let words = [program] + store + (socket.map { ["--socket", Path.absolute($0)] } ?? [])
    let socket = try configuration.socketPath(socket)
    guard let home = configuration.environment("HOME"), home.hasPrefix("/") else {
      throw .invalidInput(field: "HOME", problem: "it does not say where your files are")
    }
    switch manager {
    case .systemd:
      let settings = configuration.environment("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
      let folder = (settings ?? home + "/.config") + "/systemd/user"
      files = [
        (folder + "/recordbook.service", ServiceUnits.service(words, socket: socket)),
        (folder + "/recordbook.socket", ServiceUnits.socket(socket)),
      ]
      next = "systemctl --user daemon-reload && systemctl --user enable --now recordbook.socket"
    case .launchd:
      let path = home + "/Library/LaunchAgents/recordbook.plist"
      files = [(path, ServiceUnits.agent(words))]
      next = "launchctl bootstrap gui/$(id -u) \(path)"
    }
  }

  /// Returns the paths written. What is there and says something else is put aside, with `.old` at its end, or `.old.2`
  /// and so on where that is taken. Fails with `accessDenied` for a folder that is another user's, or that others may
  /// write to.
  package func install() throws(Failure) -> [String] {
    for file in files {
      let folder = file.path.split(separator: "/").dropLast()
      try makeFolders(folder)
      let path = "/" + folder.joined(separator: "/")
      let isSaid = try asked { () throws(SystemError) -> Bool? in
        let directory = try Directory(opening: path)
        defer { directory.close() }
        guard try isOwn(directory) else { return nil }
        let name = String(file.path.split(separator: "/").last ?? "")
        if try says(file.text, directory, name) { return true }
        try putAside(name, in: directory)
        return false
      }
      guard let isSaid else { throw foreign(path) }
      if isSaid { continue }
      try write(file.text, to: file.path)
    }
    return files.map(\.path)
  }

  /// Makes those that are missing, but nothing in a folder of another user's; the system's are nobody's.
  private func makeFolders(_ parts: ArraySlice<Substring>) throws(Failure) {
    var folder = ""
    for part in parts {
      let outer = folder.isEmpty ? "/" : folder
      folder += "/" + part
      if Access.exists(folder) { continue }
      let owner = try asked { () throws(SystemError) in try FileStatus(following: outer).owner }
      guard owner == ThisProcess.user || owner == 0 else { throw foreign(outer) }
      try asked { () throws(SystemError) in
        do throws(SystemError) {
          try PosixFileSystem().makeFolder(folder)
        } catch {
          if error.code != Errno.exists { throw error }
        }
      }
    }
  }

  private func isOwn(_ directory: Directory) throws(SystemError) -> Bool {
    let status = try directory.status()
    return status.owner == ThisProcess.user && status.permissions & 0o002 == 0
  }

  private func foreign(_ folder: String) -> Failure {
    .accessDenied(path: folder, hint: "The folder must be yours, and not writable for others (chmod o-w).")
  }

  private func asked<Value>(_ work: () throws(SystemError) -> Value) throws(Failure) -> Value {
    do throws(SystemError) {
      return try work()
    } catch {
      throw .system(operation: error.operation, path: error.path, reason: error.words)
    }
  }

  /// Whether that is what the file says already.
  private func says(_ text: String, _ directory: Directory, _ name: String) throws(SystemError) -> Bool {
    guard let status = try directory.status(of: name), status.kind == .file, status.bytes == text.utf8.count else {
      return false
    }
    let file = try directory.open(name)
    defer { PosixFileSystem().close(file) }
    return try PosixFileSystem().readAll(file) == Array(text.utf8)
  }

  private func putAside(_ name: String, in directory: Directory) throws(SystemError) {
    var number = 1
    while try directory.status(of: name) != nil {
      let old = name + (number == 1 ? ".old" : ".old.\(number)")
      if try directory.status(of: old) == nil { try directory.rename(name, toNew: old) }
      number += 1
    }
  }

  private func write(_ text: String, to path: String) throws(Failure) {
    let draft = try Draft(.file, for: path, named: path)
    do throws(Failure) {
      try draft.write(Array(text.utf8))
      try draft.finish()
    } catch {
      draft.discard()
      throw error
    }
  }
}

/// What starts services on a system.
package enum ServiceManagerKind: Sendable {
  case systemd
  case launchd

  package static var ofThisSystem: ServiceManagerKind {
    #if os(macOS)
      .launchd
    #else
      .systemd
    #endif
  }
}
