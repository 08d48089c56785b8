import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import Libc
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import Synchronization
import System
import TestSupport
import Testing

/// A file that changes while it is read is refused, whatever was read of it.
struct ChangingFileTests {
  enum Meddling: CaseIterable {
    case grows, shrinks, isWrittenInPlace, isReplaced, isRemoved
  }

  static let kinds: [(ImportFormat, [UInt8])] = [
    (.appleHealthXML, AppleHealthSample.xml), (.appleHealthZip, AppleHealthSample.zip),
    (.fit, FITBuilder.swim().file()), (.tcx, TCXBuilder.swim().file()), (.backup, backup),
  ]

  @Test(arguments: kinds.map(\.0), Meddling.allCases)
  func isRefused(kind: ImportFormat, meddling: Meddling) throws {
    let folder = TemporaryFolder()
    let bytes = try #require(ChangingFileTests.kinds.first { $0.0 == kind }).1
    let path = folder.write(bytes, to: "swim")
    let file = ImportFile(path: path, format: kind, bytes: Int64(bytes.count), modified: 0)
    #expect(throws: Never.self) { try read(file, NoProgress()) }
    #expect(eventually { ChangingFileTests.isPast(path) })
    let failure = #expect(throws: Failure.self) { try read(file, Meddler { meddling.apply(to: path) }) }
    #expect(
      failure
        == .badFile(path: path, problem: .file(.changedWhileRead)))
  }

  /// Whether a change of the file would get another time by now: times of files advance in ticks of the system's clock.
  private static func isPast(_ path: String) -> Bool {
    var (status, now) = (stat(), timespec())
    guard stat(path, &status) == 0, clock_gettime(CLOCK_REALTIME_COARSE, &now) == 0 else { return false }
    return (now.tv_sec, now.tv_nsec) > (status.st_ctim.tv_sec, status.st_ctim.tv_nsec)
  }

  private func read(_ file: ImportFile, _ progress: any ProgressSink) throws(Failure) {
    guard file.format == .backup else {
      _ = try SwimReading.read(file, pool: PoolLength(centimetres: 2_500), progress: progress)
      return
    }
    let importer = try BookUnderTest().importer
    _ = try importer.take([file], ImportOptions(), skipsBad: false, sync: nil, progress: progress)
  }

  private static let backup: [UInt8] = {
    let folder = TemporaryFolder()
    let books = BackupTests.Books()
    try! books.fill(seed: 1)
    try! books.export(to: folder.path + "/book.json")
    return try! PosixFileSystem().readAll(folder.path + "/book.json")
  }()

}

extension ChangingFileTests.Meddling {
  fileprivate func apply(to path: String) {
    let file = open(path, O_RDWR)
    defer { close(file) }
    switch self {
    case .grows: _ = pwrite(file, "\n", 1, lseek(file, 0, SEEK_END))
    case .shrinks: ftruncate(file, lseek(file, 0, SEEK_END) - 1)
    case .isWrittenInPlace:
      var byte: UInt8 = 0
      _ = pread(file, &byte, 1, 0)
      _ = pwrite(file, &byte, 1, 0)
    case .isReplaced:
      rename(path, path + ".old")
      unlink(path + ".old")
    case .isRemoved: unlink(path)
    }
  }
}

/// Does something when it is first asked whether to go on: when a part of the file was read.
private final class Meddler: ProgressSink {
  private let meddle: @Sendable () -> Void
  private let isDone = Mutex(false)

  init(_ meddle: @escaping @Sendable () -> Void) {
    self.meddle = meddle
  }

  func report(_ progress: Progress) {}

  var isCancelled: Bool {
    if isDone.withLock({ done in
      defer { done = true }
      return !done
    }) {
      meddle()
    }
    return false
  }
}
