import StoreProof
import Testing

/// A saved run is seven syncs, however many large files there are: the two files, the index, their two folders, the
/// manifest and the store's folder.
struct SavedRunTests {
  @Test(arguments: [1, 100])
  func aSavedRunIsSevenSyncs(files: Int) throws {
    #expect(
      try SavedRun.syncs(besides: files) == [
        "sync 2026.3.json", "sync track\(files).3.json", "sync index.3.json", "sync folder 2026", "sync folder things",
        "sync manifest.json.new", "sync folder store",
      ])
  }
}
