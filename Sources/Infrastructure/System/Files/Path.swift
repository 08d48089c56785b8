import Glibc

/// Operations on paths.
package enum Path {
  /// The absolute path, without `.`, double slashes and slashes at the end: `runs/./2026/` becomes
  /// `/home/eva/runs/2026`. An empty path stays empty.
  ///
  /// The parent of a link's target is not what its name suggests, and only the system knows it. So the part up to the
  /// last `..` is replaced by the folder that it leads to, or stays as it is if there is no such folder.
  package static func absolute(_ path: String) -> String {
    if path.isEmpty || isPlain(path) { return path }
    guard let whole = fromRoot(path) else { return path }
    return isPlain(whole) ? whole : tidied(Array(whole.utf8))
  }

  /// The text of a link, which need not be a path: for a socket, `/proc/N/fd/2` has `socket:[4711]`. Nil if the path is
  /// not a link, or cannot be accessed.
  package static func target(ofLink path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }

  /// Works on bytes, which costs the start of a command less than operations on text.
  private static func tidied(_ path: [UInt8]) -> String {
    var tidy: [UInt8] = []
    /// The position after the last `..`.
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

  /// Whether the path is as wanted already, which is true of nearly all. It looks at bytes, since a slash and a
  /// combining mark form one character. A part that begins with a dot may be `..`.
  private static func isPlain(_ path: String) -> Bool {
    var before: UInt8 = 0
    for byte in path.utf8 {
      if before == 0, byte != slash { return false }
      if before == slash, byte == slash || byte == dot { return false }
      before = byte
    }
    return before != slash && before != 0
  }

  /// Nil if the working directory has no path any more.
  private static func fromRoot(_ path: String) -> String? {
    if path.utf8.first == slash { return path }
    guard let folder = getcwd(nil, 0) else { return nil }
    defer { free(folder) }
    // If the name of the working directory is not valid text, only this process can resolve a relative path.
    return String(validatingCString: folder).map { $0 + "/" + path }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
