import Glibc
package import KernelApplication

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
    let words = [program] + store + (socket.map { ["--socket", configuration.absolute($0)] } ?? [])
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

  /// Returns the paths written. Files that are there and say something else are put aside, with `.old` at their end.
  package func install() throws(Failure) -> [String] {
    for file in files {
      try makeFolders(above: file.path)
      try write(file.text, to: file.path)
    }
    return files.map(\.path)
  }

  private func makeFolders(above path: String) throws(Failure) {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      if mkdir(folder, 0o700) != 0, errno != EEXIST, access(folder, F_OK) != 0 { throw refused("make", folder) }
    }
  }

  private func write(_ text: String, to path: String) throws(Failure) {
    let fresh = path + ".new"
    unlink(fresh)
    let descriptor = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw refused("write", fresh) }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    guard count == bytes.count, fsync(descriptor) == 0 else { throw refused("write", fresh) }
    if access(path, F_OK) == 0, contents(path) != bytes, rename(path, path + ".old") != 0 {
      throw refused("put aside", path)
    }
    guard rename(fresh, path) == 0 else { throw refused("write", path) }
  }

  private func contents(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    return Array(bytes[..<fread(&bytes, 1, bytes.count, file)])
  }

  private func refused(_ operation: String, _ path: String) -> Failure {
    .system(operation: operation, path: path, reason: systemWords(errno))
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
