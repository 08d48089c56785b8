import CSystem

extension ThisProcess {
  /// A path that always leads to the running program's own file, even if an update has since replaced the file.
  package static let programLink = "/proc/self/exe"

  /// Returns the path of this program's file. If the file has been replaced since the program started, for example by
  /// an update, this is the path of the new file.
  package static func program() throws(SystemError) -> String {
    guard let path = Path.target(ofLink: programLink) else { throw SystemError("read", programLink) }
    let gone = " (deleted)"
    return path.hasSuffix(gone) && !Access.isThere(path) ? String(path.dropLast(gone.count)) : path
  }

  /// Sets the name that `ps` shows for this process; only the first 15 bytes are used. Call this on the first thread of
  /// the process.
  package static func setName(_ name: String) {
    recordbook_set_name(name)
  }
}

extension BootClock {
  /// Reads the random id that the kernel generates each time the machine starts (`boot_id` in random(4)).
  static func readStart() -> String {
    guard let file = try? OpenFile(reading: "/proc/sys/kernel/random/boot_id") else { return "" }
    defer { PosixFileSystem().close(file) }
    var bytes = [UInt8](repeating: 0, count: 64)
    guard case .bytes(let count) = bytes.withUnsafeMutableBytes({ Descriptor.read(file.descriptor, $0) }) else {
      return ""
    }
    return String(decoding: bytes[..<count].prefix { $0 > 0x20 }, as: UTF8.self)
  }
}
