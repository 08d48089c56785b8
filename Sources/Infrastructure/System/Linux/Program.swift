import CSystem

extension ThisProcess {
  /// A path that leads to the file of the running program, even after an update has replaced it.
  package static let programLink = "/proc/self/exe"

  /// Returns the path of this program's file. If the file was replaced since the program started, for example by an
  /// update, this is the path of the new file.
  package static func program() throws(SystemError) -> String {
    guard let path = Path.target(ofLink: programLink) else { throw SystemError("read", programLink) }
    let gone = " (deleted)"
    return path.hasSuffix(gone) && !Access.isThere(path) ? String(path.dropLast(gone.count)) : path
  }

  /// Sets the name under which `ps` lists this process, of which only the first 15 bytes are used. Call this on the
  /// process's first thread.
  package static func setName(_ name: String) {
    recordbook_set_name(name)
  }
}

extension BootClock {
  /// Reads `boot_id` (random(4)).
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
