/// An input that names files or folders. Whoever answers may work in another folder than whoever asks, so that only
/// absolute paths mean the same to both.
package protocol PathInput {
  /// Each by the member it is in, such as `paths[0]`.
  var namedPaths: [(field: String, path: String)] { get }
}

extension PathInput {
  /// Fails with `invalidInput`, naming the member with a path that does not begin at the root.
  func checkPaths() throws(Failure) {
    for (field, path) in namedPaths where !path.hasPrefix("/") {
      throw .invalidInput(
        field: field,
        problem: "\"\(path)\" is no absolute path: it has to begin with /, since the service works in a "
          + "folder of its own")
    }
  }
}
