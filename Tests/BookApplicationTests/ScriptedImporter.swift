import BookApplication
import KernelApplication
import Synchronization

/// Files whose fate a test tells, and a list of those taken.
final class ScriptedImporter: FileImporter {
  private struct State {
    var contents: [String: (file: ImportFile, failure: Failure?)] = [:]
    var taken: [String] = []
    var syncs: [SyncedFiles] = []
    var options: [ImportOptions] = []
  }
  private let state = Mutex(State())

  /// The paths taken so far, in order.
  var taken: [String] { state.withLock { $0.taken } }
  /// The options given with each import.
  var given: [ImportOptions] { state.withLock { $0.options } }
  /// What was synced, in order.
  var syncs: [SyncedFiles] { state.withLock { $0.syncs } }

  var options: [String] { ["pool"] }

  func write(_ path: String, modified: Int64 = 1, _ failure: Failure? = nil) {
    let file = ImportFile(path: path, format: .fit, bytes: 10, modified: modified)
    state.withLock { $0.contents[path] = (file, failure) }
  }

  func remove(_ path: String) { state.withLock { $0.contents[path] = nil } }

  func find(_ paths: [String], skipsBad: Bool) throws(Failure) -> FoundFiles {
    let all = state.withLock { $0.contents.values.map(\.file) }
    let found = all.filter { file in paths.contains { file.path.hasPrefix($0) } }.sorted { $0.path < $1.path }
    guard !found.isEmpty else { throw .notFound(.file(.missing(path: paths.joined(separator: " ")))) }
    return FoundFiles(files: found)
  }

  func take(
    _ files: [ImportFile], _ options: ImportOptions, skipsBad: Bool, isDryRun: Bool, sync: SyncedFiles?,
    progress: any ProgressSink
  ) throws(Failure) -> TakenFiles {
    var all = TakenFiles(files: [], bad: [], parts: FeatureParts())
    for file in files {
      if let failure = state.withLock({ $0.contents[file.path]?.failure }) {
        guard skipsBad else { throw failure }
        all.bad.append(BadFile(path: file.path, problem: .format(.checksum), place: nil))
        continue
      }
      all.files.append(ImportedFile(path: file.path, kind: file.format.name, parts: FeatureParts(), skipped: []))
    }
    guard !progress.isCancelled else { throw .cancelled }
    all.changed = !all.files.isEmpty
    state.withLock { state in
      state.taken += all.files.map(\.path)
      state.options.append(options)
      if let sync { state.syncs.append(sync) }
    }
    return all
  }

  func checkReadable(_ path: String) throws(Failure) {
    guard state.withLock({ $0.contents.keys.contains { $0.hasPrefix(path) } }) else {
      throw .notFound(.file(.missing(path: path)))
    }
  }

  func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "/home/" + path }
}

/// Keeps in memory whether the book may read health data.
final class InMemoryAccess: HealthAccessRepository {
  private let state = Mutex((access: HealthAccess(), saves: 0))
  private let importer: ScriptedImporter

  init(_ importer: ScriptedImporter) {
    self.importer = importer
  }

  var saves: Int { state.withLock { $0.saves } }

  func access() -> HealthAccess {
    var access = state.withLock { $0.access }
    access.lastSync = importer.syncs.last
    return access
  }

  func save(_ access: HealthAccess) {
    state.withLock {
      $0.access = access
      $0.saves += 1
    }
  }
}
