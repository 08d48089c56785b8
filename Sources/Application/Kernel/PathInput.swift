/// An input that names files or folders. Whoever answers may work in another folder than whoever asks, so that only
/// absolute paths mean the same to both.
package protocol PathInput {
  /// Each by the member it is in, such as `paths[0]`.
  var namedPaths: [(field: String, path: String)] { get }
}

extension PathInput {
  /// Fails with `invalidInput`, naming the member with a path that does not begin at the root, or is longer than any
  /// that the system takes.
  func checkPaths() throws(Failure) {
    for (field, path) in namedPaths {
      let bytes = path.utf8.count
      guard bytes < longestPath else {
        throw .invalidInput(
          field: field, problem: .input(.pathTooLong(bytes: bytes, most: longestPath - 1)))
      }
      if path.hasPrefix("/") { continue }
      throw .invalidInput(field: field, problem: .input(.pathNotAbsolute(path: path)))
    }
  }
}

/// The longest path in bytes, with the zero at its end (PATH_MAX).
private let longestPath = 4_096
