import KernelApplication

/// Keeps what would be written. For one test, in its own thread.
final class FilesInMemory: FolderWriter, @unchecked Sendable {
  private(set) var files: [OutputFile] = []

  func write(
    to path: String, _ make: ((OutputFile) throws(Failure) -> Void) throws(Failure) -> Void
  ) throws(Failure) -> WrittenFolder {
    try make { (file: OutputFile) throws(Failure) in files.append(file) }
    return WrittenFolder(
      path: "/" + path, files: files.map(\.path), bytes: files.reduce(0) { $0 + Int64($1.bytes.count) })
  }
}
