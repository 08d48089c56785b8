import Glibc

/// Paths as the system takes them.
package enum Path {
  /// The same place named from the root, without `.`, doubled slashes and slashes at the end: `runs/./2026/` is
  /// `/home/eva/runs/2026`. An empty path stays empty.
  ///
  /// Up from a link leads elsewhere than its name says, which only the system can tell: so what stands before the last
  /// `..`, and that, becomes the folder that it leads to, and stays as it is where there is none.
  package static func absolute(_ path: String) -> String {
    if path.isEmpty || isPlain(path) { return path }
    guard let whole = fromRoot(path) else { return path }
    return isPlain(whole) ? whole : tidied(Array(whole.utf8))
  }

  /// What a link says, which need be no path: `/proc/N/fd/2` of a socket says `socket:[4711]`. Nil for what is no link,
  /// or may not be looked at.
  package static func target(ofLink path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }

  /// Tidies a path by bytes, which costs a command's start less than parts of text do.
  private static func tidied(_ path: [UInt8]) -> String {
    var tidy: [UInt8] = []
    /// Behind the last `..`.
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

  /// Whether nothing has to be done: nearly all paths are such. By bytes, since a combining mark makes one letter of
  /// itself and the slash before it. What begins with a dot may be `..`.
  private static func isPlain(_ path: String) -> Bool {
    var before: UInt8 = 0
    for byte in path.utf8 {
      if before == 0, byte != slash { return false }
      if before == slash, byte == slash || byte == dot { return false }
      before = byte
    }
    return before != slash && before != 0
  }

  /// Nil where the folder that this process works in has no path any more.
  private static func fromRoot(_ path: String) -> String? {
    if path.utf8.first == slash { return path }
    guard let folder = getcwd(nil, 0) else { return nil }
    defer { free(folder) }
    // In a folder whose own name is no text, a relative path means the same to this process alone.
    return String(validatingCString: folder).map { $0 + "/" + path }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
