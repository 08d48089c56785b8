import Libc

extension ThisProcess {
  /// The path of the running program's file at the time when the program started. After an update, this path leads to
  /// the new file.
  package static let programLink: String = {
    var size: UInt32 = 0
    _ = _NSGetExecutablePath(nil, &size)
    var room = [CChar](repeating: 0, count: Int(size) + 1)
    guard _NSGetExecutablePath(&room, &size) == 0 else { return "" }
    return String(decoding: room.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()

  /// Returns the path of this program's file, without symbolic links. If the file has been replaced since the program
  /// started, for example by an update, this is the path of the new file.
  package static func program() throws(SystemError) -> String {
    guard let real = realpath(programLink, nil) else { throw SystemError("read", programLink) }
    defer { free(real) }
    return String(cString: real)
  }

  /// Does nothing, because macOS always names a process after its program's file.
  package static func setName(_ name: String) {}
}

extension BootClock {
  static func readStart() -> String {
    var text = [UInt8](repeating: 0, count: 64)
    var length = text.count
    guard sysctlbyname("kern.bootsessionuuid", &text, &length, nil, 0) == 0 else { return "" }
    return String(decoding: text[..<length].prefix { $0 > 0x20 }, as: UTF8.self)
  }
}
