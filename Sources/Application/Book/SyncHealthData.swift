package import KernelApplication
import KernelDomain

package struct SyncHealthData: LongUseCase {
  package static let method = "book.syncHealthData"
  package static let summary =
    "Import what is new at the path for which permission was granted with `book.grantAccess`."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .changing + .readingFiles

  package struct Input: Described, Equatable {
    package var dryRun: Bool?

    package static let schema = Schema("Whether to only try the sync.", [.dryRun])

    package init(dryRun: Bool? = nil) { self.dryRun = dryRun }
  }

  package typealias Output = ImportFiles.Output

  let repository: any HealthAccessRepository
  let importer: any FileImporter
  let reviews: BookReviews
  let clock: any WallClock

  package func callAsFunction(_ input: Input, progress: any ProgressSink) throws(Failure) -> Output {
    let access = try repository.access()
    let found = try importer.find([grantedPath(access)], skipsBad: false).files
    let known = Set(access.lastSync?.files ?? [])
    let fresh = found.filter { !known.contains(SyncedFiles.File($0)) }
    let sync = SyncedFiles(at: clock.now(), files: found.map(SyncedFiles.File.init))
    let isDryRun = input.dryRun ?? false
    let taken = try importer.take(
      fresh, ImportOptions(), skipsBad: false, isDryRun: isDryRun, sync: sync, progress: progress)
    return Output(taken, isDryRun: isDryRun, awaitsReview: try reviews.count())
  }

  private func grantedPath(_ access: HealthAccess) throws(Failure) -> String {
    guard access.status == .granted, let path = access.path else {
      throw .conflict(.book(access.status == .revoked ? .accessRevoked : .noAccess))
    }
    return path
  }
}

extension SyncedFiles.File {
  init(_ file: ImportFile) {
    self.init(path: file.path, bytes: file.bytes, modified: file.modified)
  }
}
