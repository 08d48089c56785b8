package import KernelApplication
import Storage
import System

/// Writes unit files for the user's systemd or launchd, so that the service is started whenever a client connects.
package struct ServiceInstaller {
  /// The paths and the contents of the unit files.
  private let files: [(path: String, text: String)]
  private let manager: ServiceManagerKind
  /// The folder of the service's log; nil if the service manager keeps the log.
  private let logFolder: String?

  /// Determines which unit files to write. Fails with `invalidInput` if the environment does not determine their
  /// folder.
  package init(
    _ configuration: App.Configuration, socket: String?, manager: ServiceManagerKind = .ofThisSystem
  ) throws(Failure) {
    self.manager = manager
    let program = try ServiceLauncher.program(configuration)
    let store = configuration.store == nil ? [] : ["--store", try configuration.storePath()]
    let words = [program, "service", "run"] + store + (socket.map { ["--socket", Path.absolute($0)] } ?? [])
    let isUsual = configuration.store == nil && socket == nil
    let socket = isUsual ? nil : try configuration.socketPath(socket)
    guard let home = configuration.environment("HOME"), home.hasPrefix("/") else {
      throw .invalidInput(field: "HOME", problem: .service(.noHome))
    }
    switch manager {
    case .systemd:
      let settings = configuration.environment("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
      let folder = (settings ?? home + "/.config") + "/systemd/user"
      files = [
        (folder + "/recordbook.service", ServiceUnits.service(words)),
        (folder + "/recordbook.socket", ServiceUnits.socket(socket)),
      ]
      logFolder = nil
    case .launchd:
      // launchd discards what a service writes to standard error, so the service needs a log file.
      let listening = if let socket { socket } else { try configuration.socketPath(nil) }
      let log = configuration.logPath(socket: listening)
      logFolder = ServiceInstaller.folder(of: log)
      let path = home + "/Library/LaunchAgents/recordbook.plist"
      files = [(path, ServiceUnits.agent(words + ["--log-file", log]))]
    }
  }

  /// The shell command that enables the installed units.
  package var turnOn: String {
    switch manager {
    case .systemd: "systemctl --user daemon-reload && systemctl --user enable --now recordbook.socket"
    case .launchd: "launchctl bootstrap gui/$(id -u) \(files[0].path)"
    }
  }

  /// The shell command that makes the service manager forget the units after their files were removed.
  package var turnOff: String {
    switch manager {
    case .systemd: "systemctl --user daemon-reload"
    case .launchd: "launchctl bootout gui/$(id -u)/recordbook"
    }
  }

  /// Writes the unit files, and returns their paths. An existing file with other contents is renamed by appending
  /// `.old` or, if that name is taken, `.old.2` and so on. Fails with `accessDenied` if a folder belongs to another
  /// user or if everybody may write to it, and with `conflict` if the service manager is not running.
  package func install() throws(Failure) -> [String] {
    guard manager != .systemd(runs: false) else {
      throw .conflict(.service(.noSystemd))
    }
    if let logFolder { try OwnFolder.make(logFolder) }
    for file in files {
      try OwnFolder.make(ServiceInstaller.folder(of: file.path))
      let isSaid = try inFolder(of: file.path) { (directory, name) throws(SystemError) in
        if try says(file.text, directory, name) { return true }
        try putAside(name, in: directory)
        return false
      }
      if isSaid { continue }
      try write(file.text, to: file.path)
    }
    return files.map(\.path)
  }

  /// Removes the unit files whose contents are still those that `install` writes. Returns the paths of the removed
  /// files, and the paths of the files that were kept because their contents differ. If a unit is still enabled in
  /// systemd, removes nothing and fails with `conflict`.
  package func uninstall() throws(Failure) -> (removed: [String], left: [String]) {
    if let link = enabling.first(where: Access.isThere) {
      throw .conflict(.service(.turnedOn(link: link)))
    }
    var (removed, left): ([String], [String]) = ([], [])
    for file in files where Access.isThere(file.path) {
      let isSaid = try inFolder(of: file.path) { (directory, name) throws(SystemError) in
        guard try says(file.text, directory, name) else { return false }
        try directory.remove(name)
        return true
      }
      if isSaid { removed.append(file.path) } else { left.append(file.path) }
    }
    return (removed, left)
  }

  /// The paths of the links that systemd creates when units are enabled.
  private var enabling: [String] {
    guard case .systemd = manager else { return [] }
    let folder = ServiceInstaller.folder(of: files[0].path)
    return [
      folder + "/sockets.target.wants/recordbook.socket", folder + "/default.target.wants/recordbook.service",
    ]
  }

  /// Does work in the folder of a file. Fails with `accessDenied` if the folder belongs to another user or if everybody
  /// may write to it.
  private func inFolder<Value>(
    of path: String, _ work: (Directory, _ name: String) throws(SystemError) -> Value
  ) throws(Failure) -> Value {
    let folder = ServiceInstaller.folder(of: path)
    let value = try OwnFolder.asked { () throws(SystemError) -> Value? in
      let directory = try Directory(opening: folder)
      defer { directory.close() }
      guard try isOwn(directory) else { return nil }
      return try work(directory, String(path.split(separator: "/").last ?? ""))
    }
    guard let value else { throw OwnFolder.foreign(folder) }
    return value
  }

  private static func folder(of path: String) -> String {
    "/" + path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private func isOwn(_ directory: Directory) throws(SystemError) -> Bool {
    let status = try directory.status()
    return status.owner == ThisProcess.user && status.permissions & 0o002 == 0
  }

  /// Whether the file has exactly this text as its contents.
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
