import KernelApplication
import Storage
import Synchronization
import System

/// A folder that is still being written. Several threads can add files to it.
final class DraftFolder: OpenFolder, Sendable {
  private let draft: Draft
  private let state = Mutex(State())

  private struct State {
    var names: [String] = []
    var bytes: Int64 = 0

    mutating func count(_ file: OutputFile) {
      names.append(file.path)
      bytes += Int64(file.bytes.count)
    }
  }

  init(_ draft: Draft) { self.draft = draft }

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

  /// Adds to the folder's totals the names and sizes of the files that several threads have written. Returns the values
  /// in `made`, in the same order.
  /// - Parameter made: for each part of the work, the files that it wrote and the value that it made, or its failure.
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

  /// Writes a file without syncing it, because an export can be repeated, and syncing each file would take longer than
  /// everything else.
  private func write(_ file: OutputFile) throws(Failure) {
    try draft.add(file.path, file.bytes, isSynced: false)
  }
}
