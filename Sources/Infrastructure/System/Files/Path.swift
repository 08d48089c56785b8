import Glibc

package enum Path {
  /// The absolute path, without `.`, double slashes and slashes at the end: `runs/./2026/` becomes
  /// `/home/eva/runs/2026`. An empty path stays empty.
  ///
  /// A `..` after a link leads to the parent of the link's target, which only the system can find out. So the part of
  /// the path up to the last `..` is replaced by the path of the folder to which it leads. If there is no such folder,
  /// the part stays as it is.
  package static func absolute(_ path: String) -> String {
    if path.isEmpty || isPlain(path) { return path }
    guard let whole = fromRoot(path) else { return path }
    return isPlain(whole) ? whole : tidied(Array(whole.utf8))
  }

  /// The text of a symbolic link. It need not be a path: for a socket, `/proc/N/fd/2` contains `socket:[4711]`. Nil if
  /// there is no link at the path, or it cannot be accessed.
  package static func target(ofLink path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }

  /// Removes `.` and unneeded slashes, and resolves `..`. It works on bytes: text operations would slow down the start
  /// of each command.
  private static func tidied(_ path: [UInt8]) -> String {
    var tidy: [UInt8] = []
    /// The length of `tidy` after the last `..`; 0 if there is none.
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

  /// Whether the path is already in its final form, as nearly all paths are. Bytes are compared, since in a `String` a
  /// slash and a combining mark after it are one character. A part that begins with a dot is not plain, since it may be
  /// `.` or `..`.
  private static func isPlain(_ path: String) -> Bool {
    var before: UInt8 = 0
    for byte in path.utf8 {
      if before == 0, byte != slash { return false }
      if before == slash, byte == slash || byte == dot { return false }
      before = byte
    }
    return before != slash && before != 0
  }

  /// The path made absolute with the working directory. Nil if that has no path any more, or its path is not valid
  /// UTF-8.
  private static func fromRoot(_ path: String) -> String? {
    if path.utf8.first == slash { return path }
    guard let folder = getcwd(nil, 0) else { return nil }
    defer { free(folder) }
    // A path that is not valid UTF-8 cannot be part of a `String`, so the relative path is left to the system.
    return String(validatingCString: folder).map { $0 + "/" + path }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
