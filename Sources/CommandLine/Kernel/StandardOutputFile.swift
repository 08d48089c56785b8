import KernelApplication
import System

extension Session {
  /// Writes a file, or prints it on standard output if its name is `-`. Use cases can write only to files, because a
  /// service does not have this process's standard output. Therefore, for `-`, the use case writes to a temporary
  /// file, which is then printed and removed.
  /// - Parameters:
  ///   - name: the name of the parameter that contains the path.
  ///   - write: writes the file to the path that is passed to it.
  /// - Returns: the result of `write`; nil for standard output, in which case nothing else should be printed.
  package func writeFile<Output>(
    _ arguments: Arguments, _ name: String, _ write: (String) throws(CommandError) -> Output
  ) throws(CommandError) -> Output? {
    guard arguments.word(name) == "-" else { return try write(arguments.path(name)) }
    let (folder, files) = (try Session.temporaryFolder(), PosixFileSystem())
    let path = folder + "/output"
    defer {
      try? files.remove(path)
      try? files.removeFolder(folder)
    }
    _ = try write(path)
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
    defer { piece.deallocate() }
    let file = try Session.asked { () throws(SystemError) in try OpenFile(reading: path) }
    defer { files.close(file) }
    var offset = 0
    while true {
      let count = try Session.asked { () throws(SystemError) in try files.read(file, piece, at: offset) }
      if count == 0 { return nil }
      try self.write(Array(piece[..<count]))
      offset += count
    }
  }

  private static func asked<Value>(_ body: () throws(SystemError) -> Value) throws(CommandError) -> Value {
    do throws(SystemError) {
      return try body()
    } catch {
      throw .failed(.system(operation: error.operation, path: error.path, reason: error.words))
    }
  }

  private static func temporaryFolder() throws(CommandError) -> String {
    return try asked { () throws(SystemError) in
      try TemporaryFile.makeFolder(in: Terminal.temporaryFolder, prefix: "recordbook-export-")
    }
  }
}
