import System
import TestSupport
import Testing

/// Several files that are made to last together.
struct SyncedFilesTests {
  private let system = PosixFileSystem()

  @Test(arguments: [0, 1, 2, 40]) func eachFileIsSynced(count: Int) throws {
    let folder = TemporaryFolder()
    let files = try (0..<count).map { try system.open("\(folder.path)/\($0)", .create) }
    #expect(throws: Never.self) { try system.sync(files) }
    for file in files { system.close(file) }
  }

  @Test(arguments: [0, 1, 17, 39]) func oneThatCannotBeSyncedIsNamed(place: Int) throws {
    let folder = TemporaryFolder()
    var files = try (0..<40).map { try system.open("\(folder.path)/\($0)", .create) }
    system.close(files[place])
    files[place] = OpenFile(descriptor: -1, path: files[place].path)
    let error = #expect(throws: SystemError.self) { try system.sync(files) }
    #expect(error?.path == files[place].path)
    for (index, file) in files.enumerated() where index != place { system.close(file) }
  }
}
