package import KernelApplication

/// Collects files instead of writing them. For use by one thread at a time.
package final class FilesInMemory: FolderWriter, OpenFolder, @unchecked Sendable {
  package private(set) var files: [OutputFile] = []

  package init() {}

  package func write(
    to path: String, _ make: (any OpenFolder) throws(Failure) -> Void
  ) throws(Failure) -> WrittenFolder {
    try make(self)
    return WrittenFolder(
      path: "/" + path, files: files.map(\.path), bytes: files.reduce(0) { $0 + Int64($1.bytes.count) })
  }

  package func add(_ file: OutputFile) {
    files.append(file)
  }

  package func add<Value: Sendable>(
    count: Int,
    _ make: @Sendable (Int, _ write: @escaping (OutputFile) throws(Failure) -> Void) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    var values: [Value] = []
    for number in 0..<count { values.append(try make(number) { self.files.append($0) }) }
    return values
  }
}
