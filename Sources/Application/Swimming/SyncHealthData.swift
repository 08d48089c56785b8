package import KernelApplication
import KernelDomain

/// Imports what is new at the path that the swimmer granted.
package struct SyncHealthData: LongUseCase {
  package static let method = "swimming.syncHealthData"
  package static let summary = "Import what is new at the granted path."
  package static let kind = UseCaseKind.task

  package typealias Input = NoInput
  package typealias Output = ImportSwims.Output

  private let store: any SwimStore
  private let files: any SwimFiles
  private let clock: any WallClock

  package init(store: any SwimStore, files: any SwimFiles, clock: any WallClock) {
    self.store = store
    self.files = files
    self.clock = clock
  }

  package func callAsFunction(_ input: NoInput, progress: any ProgressSink) throws(Failure) -> Output {
    let access = try store.healthAccess()
    let found = try files.find([grantedPath(access)])
    let known = Set(access.lastSync?.files ?? [])
    let fresh = found.filter { !known.contains(SyncedFiles.File($0)) }
    let sync = SyncedFiles(at: clock.now(), files: found.map(SyncedFiles.File.init))
    return try ImportRun(store: store, files: files).run(fresh, pool: nil, sync: sync, progress: progress)
  }

  private func grantedPath(_ access: HealthAccess) throws(Failure) -> String {
    guard access.status == .granted, let path = access.path else {
      throw .conflict(
        problem: access.status == .revoked ? "access to health data is revoked" : "no health data has been granted",
        hint: "Grant the file or folder with your exports: recordbook access grant PATH")
    }
    return path
  }
}

extension SyncedFiles.File {
  init(_ file: SwimFile) {
    self.init(path: file.path, bytes: file.bytes, modified: file.modified)
  }
}
