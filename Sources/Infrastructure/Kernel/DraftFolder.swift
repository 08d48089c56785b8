import KernelApplication
import Storage
import Synchronization

/// A folder in the making, under its draft's name.
final class DraftFolder: OpenFolder, Sendable {
  private let path: String
  private let fileSystem = PosixFileSystem()
  private let state = Mutex(State())

  private struct State {
    var names: [String] = []
    var bytes: Int64 = 0
    var folders: Set<String> = []

    mutating func count(_ file: OutputFile) {
      names.append(file.path)
      bytes += Int64(file.bytes.count)
    }
  }

  init(_ path: String) {
    self.path = path
  }

  var names: [String] { state.withLock(\.names) }
  var bytes: Int64 { state.withLock(\.bytes) }

  func add(_ file: OutputFile) throws(Failure) {
    try write(file)
    state.withLock { $0.count(file) }
  }

  func add<Value: Sendable>(
    count: Int,
    _ make: @Sendable (Int, _ write: @escaping (OutputFile) throws(Failure) -> Void) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    let hasFailed = Atomic(false)
    let made = Processors.map(count) { number -> Result<(State, Value), Failure>? in
      guard !hasFailed.load(ordering: .relaxed) else { return nil }
      let result = Result { () throws(Failure) in
        var state = State()
        let value = try make(number) { (file) throws(Failure) in
          try self.write(file)
          state.count(file)
        }
        return (state, value)
      }
      if case .failure = result { hasFailed.store(true, ordering: .relaxed) }
      return result
    }
    return try finish(made.compactMap(\.self))
  }

  /// Counts in order of the numbers, whichever was made first.
  private func finish<Value>(_ made: [Result<(State, Value), Failure>]) throws(Failure) -> [Value] {
    var values: [Value] = []
    for result in made {
      let (part, value) = try result.get()
      state.withLock { state in
        state.names += part.names
        state.bytes += part.bytes
      }
      values.append(value)
    }
    return values
  }

  /// Names only: an export can be made again, and one sync a file would take longer than all the rest.
  func syncFolders() throws(Failure) {
    for folder in state.withLock(\.folders).sorted() {
      try asFailure { () throws(SystemError) in try fileSystem.syncFolder(folder) }
    }
  }

  private func write(_ file: OutputFile) throws(Failure) {
    try asFailure { () throws(SystemError) in
      if let slash = file.path.lastIndex(of: "/") { try makeFolder(path + "/" + file.path[..<slash]) }
      let open = try fileSystem.open(path + "/" + file.path, .create)
      defer { fileSystem.close(open) }
      try fileSystem.writeAll(open, file.bytes, at: 0)
    }
  }

  private func makeFolder(_ folder: String) throws(SystemError) {
    guard state.withLock({ !$0.folders.contains(folder) }) else { return }
    _ = try fileSystem.makeFolders(folder)
    _ = state.withLock { $0.folders.insert(folder) }
  }

  private func asFailure(_ work: () throws(SystemError) -> Void) throws(Failure) {
    do throws(SystemError) {
      try work()
    } catch {
      throw error.failure
    }
  }
}
