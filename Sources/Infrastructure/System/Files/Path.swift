import Libc

package enum Path {
  /// Returns the absolute path without `.`, repeated slashes or trailing slashes: `runs/./2026/` becomes
  /// `/home/eva/runs/2026`. An empty path stays empty.
  ///
  /// If `..` follows a symbolic link, it leads to the parent of the link's target, which only the system can determine.
  /// Therefore the part of the path up to the last `..` is replaced with the real path of the folder to which that part
  /// leads. If there is no such folder, the part stays unchanged.
  package static func absolute(_ path: String) -> String {
    if path.isEmpty || isPlain(path) { return path }
    guard let whole = fromRoot(path) else { return path }
    return isPlain(whole) ? whole : tidied(Array(whole.utf8))
  }

  /// Returns the text stored in a symbolic link; nil if there is no link at the path, or if it cannot be read. The text
  /// need not be a path: for example, `/proc/N/fd/2` contains `socket:[4711]` if descriptor 2 of process N is a socket.
  package static func target(ofLink path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }

  /// Removes `.` and unnecessary slashes from an absolute path, and resolves `..`. Works on bytes, because string
  /// operations would noticeably delay the start of every command.
  private static func tidied(_ path: [UInt8]) -> String {
    var tidy: [UInt8] = []
    /// The length that `tidy` had right after the last `..` was added; 0 if there has been no `..`.
    var up = 0
    var start = 0
    while start < path.count {
      let end = path[start...].firstIndex(of: slash) ?? path.count
      let isHere = end - start == 1 && path[start] == dot
      if end > start, !isHere {
        tidy.append(slash)
        tidy.append(contentsOf: path[start..<end])
        if end - start == 2, path[start] == dot, path[start + 1] == dot { up = tidy.count }
      }
      start = end + 1
    }
    guard up > 0, let folder = resolved(text(tidy[..<up])) else { return tidy.isEmpty ? "/" : text(tidy[...]) }
    return up == tidy.count ? folder : (folder == "/" ? "" : folder) + text(tidy[up...])
  }

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// Whether the path is already absolute and tidy, as most paths are. False if any part begins with a dot, because it
  /// may be `.` or `..`. Compares bytes, because in a `String`, a slash and a combining mark after it form a single
  /// character.
  private static func isPlain(_ path: String) -> Bool {
    var before: UInt8 = 0
    for byte in path.utf8 {
      if before == 0, byte != slash { return false }
      if before == slash, byte == slash || byte == dot { return false }
      before = byte
    }
    return before != slash && before != 0
  }

  /// Returns the path as an absolute path; a relative path is appended to the working directory. Nil if the working
  /// directory has been removed, or if its path is not valid UTF-8.
  private static func fromRoot(_ path: String) -> String? {
    if path.utf8.first == slash { return path }
    guard let folder = getcwd(nil, 0) else { return nil }
    defer { free(folder) }
    // If the working directory's path is not valid UTF-8, a `String` cannot represent it, so the relative path is used
    // instead.
    return String(validatingCString: folder).map { $0 + "/" + path }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    // A `String` of a path that is not valid UTF-8 would name another file.
    return String(validatingCString: real)
  }
}
