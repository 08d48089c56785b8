import KernelApplication
import SwimmingApplication
import SwimmingDomain
import Synchronization

/// Files whose content a test tells, and a list of those read.
final class ScriptedSwimFiles: SwimFiles {
  private struct State {
    var contents: [String: (file: SwimFile, result: Result<ReadSwims, Failure>)] = [:]
    var read: [String] = []
    var pools: [PoolLength?] = []
  }
  private let state = Mutex(State())

  /// The paths read so far, in order.
  var read: [String] { state.withLock { $0.read } }
  /// The pool given with each.
  var pools: [PoolLength?] { state.withLock { $0.pools } }

  func write(_ path: String, _ swims: [Swim], skipped: [Skipped] = [], modified: Int64 = 1) {
    put(path, .success(ReadSwims(swims: swims, skipped: skipped)), modified: modified)
  }

  func damage(_ path: String, _ failure: Failure) { put(path, .failure(failure), modified: 1) }

  func remove(_ path: String) { state.withLock { $0.contents[path] = nil } }

  private func put(_ path: String, _ result: Result<ReadSwims, Failure>, modified: Int64) {
    let file = SwimFile(path: path, kind: .fit, bytes: 10, modified: modified)
    state.withLock { $0.contents[path] = (file, result) }
  }

  func find(_ paths: [String]) throws(Failure) -> [SwimFile] {
    let all = state.withLock { $0.contents.values.map(\.file) }
    let found = all.filter { file in paths.contains { file.path.hasPrefix($0) } }.sorted { $0.path < $1.path }
    guard !found.isEmpty else { throw .notFound(what: "path", name: paths.joined(separator: " "), hint: "") }
    return found
  }

  func read(_ file: SwimFile, pool: PoolLength?, progress: any ProgressSink) throws(Failure) -> ReadSwims {
    progress.report(Progress(subject: file.path, bytesDone: file.bytes, bytesTotal: file.bytes, found: 1))
    let content = state.withLock { state in
      state.read.append(file.path)
      state.pools.append(pool)
      return state.contents[file.path]?.result
    }
    guard let content else { throw .notFound(what: "path", name: file.path, hint: "") }
    return try content.get()
  }

  func checkReadable(_ path: String) throws(Failure) {
    guard state.withLock({ $0.contents.keys.contains { $0.hasPrefix(path) } }) else {
      throw .notFound(what: "file", name: path, hint: "Check the path.")
    }
  }

  func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "/home/" + path }
}
