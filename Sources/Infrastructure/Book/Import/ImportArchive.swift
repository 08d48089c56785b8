import BookApplication
import Formats
import KernelApplication

/// Reads the files in a zip archive: a KMZ file, or files of watches and apps packed together. Each is told by its content.
enum ImportArchive {
  /// Enough of a document to see its root.
  private static let headSize = 4_096
  /// A file of a day takes a few megabytes.
  private static let largest = 256 << 20

  /// Whether an archive holds a file of one of the formats.
  static func holdsFiles(_ file: InputFile, of formats: [ImportFileFormat]) -> Bool {
    guard let archive = try? ZipArchive(file) else { return false }
    return archive.entries.contains { entry in
      (try? format(of: entry, in: archive, among: formats)) != nil
    }
  }

  /// Reads every file that somebody takes; one of them that is cut or damaged refuses all.
  /// - Returns: the files that nobody takes.
  static func read(
    _ file: ImportFile, for runs: [any ReaderRun], _ options: ImportOptions, progress: any ProgressSink
  ) throws(Failure) -> [Skipped] {
    let input: InputFile
    do throws(InputFileError) {
      input = try InputFile(file.path)
    } catch {
      throw Failure(error, path: file.path)
    }
    do throws(Failure) {
      let skipped = try read(input, file, for: runs, options, progress)
      try input.refuseChanged(file.path)
      return skipped
    } catch {
      try input.refuseChanged(file.path)
      throw error
    }
  }

  private static func read(
    _ input: InputFile, _ file: ImportFile, for runs: [any ReaderRun], _ options: ImportOptions,
    _ progress: any ProgressSink
  ) throws(Failure) -> [Skipped] {
    let formats = runs.flatMap(\.formats).filter { !$0.format.isBackup }
    let archive = try failing(file.path) { () throws(PieceError) in try ZipArchive(input) }
    var meter = ProgressMeter(subject: file.path, bytesTotal: file.bytes, sink: progress)
    var (done, found): (Int64, Int) = (0, 0)
    var skipped: [Skipped] = []
    for entry in archive.entries where entry.size > 0 {
      let contents = try failing(file.path, entry) { () throws(PieceError) -> (ImportFile, [UInt8])? in
        guard let format = try format(of: entry, in: archive, among: formats),
          let bytes = try archive.contents(of: entry, most: largest)
        else { return nil }
        return (ImportFile(path: file.path, format: format, bytes: entry.size, modified: file.modified), bytes)
      }
      guard let (part, bytes) = contents else {
        skipped.append(Skipped(what: .book(.archived(name: entry.name)), why: .book(.otherKind)))
        continue
      }
      do throws(Failure) {
        for run in runs where run.reads(part.format) { found += try run.read(bytes, of: part, options) }
      } catch {
        throw error.inside(entry)
      }
      done += entry.size
      guard meter.step(done, found: found) else { throw .cancelled }
    }
    meter.finish(found: found)
    return skipped
  }

  private static func format(
    of entry: ZipEntry, in archive: ZipArchive, among formats: [ImportFileFormat]
  ) throws(PieceError) -> ImportFormat? {
    guard entry.size > 0 else { return nil }
    let head = try archive.head(of: entry, count: headSize)
    return head.withBytes { head in formats.first { $0.recognises(head) }?.format }
  }

  private static func failing<Value>(
    _ path: String, _ entry: ZipEntry? = nil, _ body: () throws(PieceError) -> Value
  ) throws(Failure) -> Value {
    do throws(PieceError) {
      return try body()
    } catch {
      let failure = Failure(error, path: path)
      throw entry.map { failure.inside($0) } ?? failure
    }
  }
}

extension Failure {
  /// The same, of a file in an archive.
  fileprivate func inside(_ entry: ZipEntry) -> Failure {
    guard case .badFile(let path, let problem, let place) = self else { return self }
    let (offset, line): (Int64, Int?) =
      if case .byte(let offset, let line, _)? = place { (offset, line) } else { (0, nil) }
    return .badFile(path: path, problem: problem, place: .byte(at: offset, line: line, entry: entry.name))
  }
}
