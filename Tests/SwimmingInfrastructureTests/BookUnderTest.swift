import BookInfrastructure
import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import System
import TestSupport

@testable import BookApplication

/// A store with the sections `book` and `swimming`, and the ports over it.
struct BookUnderTest: Sendable {
  let fileSystem: any FileSystem
  let store: Store
  let swims: FileSwimRepository
  let profiles: FileProfileRepository
  let settings: FileSettingsRepository
  private let documents: BookDocuments

  /// - Parameter holding: this process is to be the store's only writer.
  init(
    _ fileSystem: any FileSystem = MemoryFileSystem(), path: String = "/store", compactionStep: Int = 1 << 20,
    keptChanges: Int = 1_000, holding: Bool = false
  ) throws(Failure) {
    self.fileSystem = fileSystem
    var options = Store.Options()
    options.patience = .seconds(60)
    options.compactionStep = compactionStep
    options.keptChanges = keptChanges
    options.drawID = { BookID(0x6f0c_2a91_d3b7_e845) }
    let found = Store(
      path: path, fileSystem: fileSystem, clock: FixedClock(), reducers: [BookReducer(), SwimmingReducer()],
      options: options)
    store = holding ? try found.holding() : found
    documents = BookDocuments(store: store)
    profiles = FileProfileRepository(documents: documents)
    settings = FileSettingsRepository(documents: documents)
    swims = FileSwimRepository(store: store)
  }

  var backups: @Sendable () -> [any SectionBackup] {
    { [swims, documents] in [DocumentBackup(documents: documents), SwimBackup(store: swims)] }
  }
  var exporter: FileBookExporter { FileBookExporter(store: store, backups: backups) }
  var importer: FileSystemImporter {
    FileSystemImporter(store: store, documents: documents, backups: backups) { [swims] in
      [SwimImportReader(store: swims, settings: FixedSettings())]
    }
  }
  var importing: ImportFiles {
    ImportFiles(importer: importer, reviews: BookReviews { [] }) { (body) throws(Failure) in try body("/sample.zip") }
  }
  var access: FileHealthAccessRepository { FileHealthAccessRepository(store: store, documents: documents) }
  var log: StoreChangeLog {
    StoreChangeLog(store: store) { [swims, documents] in
      [DocumentChanges(documents: documents), SwimChanges(store: swims)]
    }
  }

  /// Takes the latest correction back.
  /// - Returns: the book after that.
  @discardableResult
  func undoLatest() throws(Failure) -> SwimBook {
    _ = try log.undo(nil, of: .swimming, isDryRun: false)
    return try swims.book()
  }

  /// What care of the store finds wrong.
  var findings: [StoreFinding] {
    get throws(Failure) { try StoreCaretaker(store: store).examine().findings }
  }
}
