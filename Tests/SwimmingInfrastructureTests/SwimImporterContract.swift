import BookApplication
import KernelApplication
import KernelDomain
import Libc
import SwimmingApplication
import SwimmingDomain
import Synchronization
import TestSupport
import Testing

/// An importer, and files of its kind to try it with.
struct ImporterUnderTest: Sendable, CustomTestStringConvertible {
  let format: ImportFormat
  /// A file with one swim of four laps, as short as such files are.
  let sample: [UInt8]
  let read: @Sendable (ImportFile, any ProgressSink) throws(Failure) -> ReadSwims

  var testDescription: String { format.name }
}

/// What every importer promises.
struct SwimImporterContract {
  @Test(arguments: ImporterUnderTest.all)
  func readsTheSameEachTime(importer: ImporterUnderTest) throws {
    let folder = TemporaryFolder()
    let file = importer.file(importer.sample, in: folder)
    let read = try importer.read(file, NoProgress())
    #expect(read.swims.map(\.laps.count) == [4])
    #expect(read.skipped.allSatisfy { $0.why == .swimming(.utcTaken) })
    #expect(try importer.read(file, NoProgress()) == read)
  }

  @Test(arguments: ImporterUnderTest.all)
  func swimsHoldTogether(importer: ImporterUnderTest) throws {
    let folder = TemporaryFolder()
    let swim = try #require(
      try importer.read(importer.file(importer.sample, in: folder), NoProgress()).swims.first)
    #expect(swim.id == SwimID(start: swim.start))
    #expect(!swim.source.isEmpty)
    #expect(swim.end > swim.start)
    #expect(swim.duration > 0 && swim.duration <= swim.end - swim.start)
    #expect(swim.pool == PoolLength(centimetres: 2_500))
    #expect(swim.laps.allSatisfy { $0.duration > 0 && $0.start >= swim.start && $0.end <= swim.end })
  }

  /// What is left of a file may be too short to tell of what kind it is: then there is no place to name.
  @Test(arguments: ImporterUnderTest.all)
  func aFileCutAnywhereIsRefusedWithNameAndPlace(importer: ImporterUnderTest) {
    let folder = TemporaryFolder()
    for count in stride(from: 0, to: importer.sample.count, by: 1 + importer.sample.count / 400) {
      let file = importer.file(Array(importer.sample.prefix(count)), in: folder)
      let refusal = importer.refusal(file)
      guard case .badFile(file.path, let problem, let place) = refusal,
        place != nil || [Message.book(.emptyFile), .book(.otherKind), .book(.notWhatItsNameSays)].contains(problem)
      else {
        Issue.record("cut to \(count) bytes: \(String(describing: refusal))")
        return
      }
    }
  }

  @Test(arguments: ImporterUnderTest.all)
  func aFileOfAnotherKindIsRefused(importer: ImporterUnderTest) {
    let folder = TemporaryFolder()
    let file = importer.file([UInt8](repeating: 0x20, count: 100) + Array("Dear diary, today I swam.".utf8), in: folder)
    guard case .badFile(file.path, _, _) = importer.refusal(file) else {
      Issue.record("not refused as it should be: \(String(describing: importer.refusal(file)))")
      return
    }
  }

  @Test(arguments: ImporterUnderTest.all)
  func aMissingFileIsNamed(importer: ImporterUnderTest) {
    let folder = TemporaryFolder()
    let file = ImportFile(path: folder.path + "/gone", format: importer.format, bytes: 1, modified: 0)
    guard importer.refusal(file) == .notFound(.file(.missing(path: file.path))) else {
      Issue.record("not refused as it should be: \(String(describing: importer.refusal(file)))")
      return
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"), arguments: ImporterUnderTest.all)
  func aFileThatMayNotBeReadIsNamed(importer: ImporterUnderTest) {
    let folder = TemporaryFolder()
    let file = importer.file(importer.sample, in: folder)
    chmod(file.path, 0)
    guard case .accessDenied(file.path, _) = importer.refusal(file) else {
      Issue.record("not refused as it should be: \(String(describing: importer.refusal(file)))")
      return
    }
  }

  @Test(arguments: ImporterUnderTest.all)
  func progressGoesToTheEnd(importer: ImporterUnderTest) throws {
    let folder = TemporaryFolder()
    let file = importer.file(importer.sample, in: folder)
    let sink = RecordedProgress()
    let read = try importer.read(file, sink)
    let reports = sink.reports
    #expect(reports.allSatisfy { $0.subject == file.path && $0.bytesTotal == file.bytes })
    #expect(zip(reports, reports.dropFirst()).allSatisfy { $0.bytesDone <= $1.bytesDone && $0.found <= $1.found })
    #expect(reports.last?.bytesDone == file.bytes)
    #expect(reports.last?.found == read.swims.count)
  }

  @Test(arguments: ImporterUnderTest.all)
  func aCancelledReadFails(importer: ImporterUnderTest) {
    let folder = TemporaryFolder()
    #expect(throws: Failure.cancelled) {
      try importer.read(importer.file(importer.sample, in: folder), RecordedProgress(isCancelled: true))
    }
  }
}

extension ImporterUnderTest {
  fileprivate func file(_ bytes: [UInt8], in folder: TemporaryFolder) -> ImportFile {
    ImportFile(
      path: folder.write(bytes, to: "swim." + format.name), format: format, bytes: Int64(bytes.count), modified: 0)
  }

  fileprivate func refusal(_ file: ImportFile) -> Failure? {
    do throws(Failure) {
      _ = try read(file, NoProgress())
      return nil
    } catch {
      return error
    }
  }
}

/// Keeps the progress that is reported to it.
private final class RecordedProgress: ProgressSink {
  let isCancelled: Bool
  private let kept = Mutex<[Progress]>([])

  init(isCancelled: Bool = false) {
    self.isCancelled = isCancelled
  }

  func report(_ progress: Progress) {
    kept.withLock { $0.append(progress) }
  }

  var reports: [Progress] {
    kept.withLock { $0 }
  }
}
