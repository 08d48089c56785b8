import BookApplication
package import Formats
import KernelApplication

/// Where an export's XML is: a file, or one in a zip archive.
package struct AppleHealthDocument {
  private let path: String
  private let file: InputFile
  private let archived: (archive: ZipArchive, entry: ZipEntry)?

  /// A document for each export in the file, and what might be one and cannot be read.
  static func all(_ importFile: ImportFile) throws(Failure) -> (documents: [AppleHealthDocument], skipped: [Skipped]) {
    let path = importFile.path
    let file: InputFile
    do {
      file = try InputFile(path)
    } catch {
      throw Failure(error, path: path)
    }
    guard importFile.format == .appleHealthZip else { return ([AppleHealthDocument(path, file, nil)], []) }
    do {
      let archive = try ZipArchive(file)
      let found = try AppleHealthArchive(archive)
      let documents = found.exports.map { AppleHealthDocument(path, file, (archive, $0)) }
      if !documents.isEmpty { return (documents, found.unreadable) }
    } catch {
      try file.refuseChanged(path)
      throw Failure(error, path: path)
    }
    throw .badFile(path: path, problem: .book(.noHealthExport))
  }

  private init(_ path: String, _ file: InputFile, _ archived: (archive: ZipArchive, entry: ZipEntry)?) {
    self.path = path
    self.file = file
    self.archived = archived
  }

  /// Where the files lie that it names.
  var place: AppleExportPlace { archived.map { .archive($0.archive, path: path) } ?? .beside(path: path) }

  /// What features gather from it.
  /// - Parameter step: called now and then with the bytes consumed and the things found so far; false stops.
  func gatherers(
    _ runs: [any ReaderRun], step: (Int64, Int) -> Bool
  ) throws(Failure) -> [any AppleHealthGatherer] {
    let gathered: [any AppleHealthGatherer]
    let makers = runs.map(GathererMaker.init)
    do throws(AppleHealthProblem) {
      gathered = try AppleHealthDocument.gather(
        from: source(), runs.map(\.appleHealthInterests), { makers.map { $0.make() } }, step: step)
    } catch {
      guard case .document(let problem) = error else { throw .cancelled }
      try file.refuseChanged(path)
      throw failure(problem)
    }
    try file.refuseChanged(path)
    return gathered
  }

  /// Has features gather what a document holds.
  /// - Parameters:
  ///   - interests: each feature's, in the order of the gatherers.
  ///   - gatherers: makes those of a chunk, always of the same features in the same order.
  ///   - threads: as many as there are processors, if not given.
  ///   - step: called after each chunk with the bytes read and the things found so far; false stops.
  package static func gather(
    from source: any XMLChunkSource, _ interests: [[XMLInterest]], threads: Int? = nil,
    _ gatherers: @escaping @Sendable () -> [any AppleHealthGatherer], step: (Int64, Int) -> Bool = { _, _ in true }
  ) throws(AppleHealthProblem) -> [any AppleHealthGatherer] {
    let all = AppleHealthInterests(interests)
    let document = XMLChunkedReader<AppleHealthScan>(
      source, Array(interests.joined()), root: AppleHealthScan.root, threads: threads
    ) { AppleHealthScan(gatherers(), all) }
    let scan: AppleHealthScan?
    do {
      scan = try document.read { consumed, scan in step(consumed, scan.found) }
    } catch {
      throw .document(error)
    }
    guard let scan else { throw .cancelled }
    return scan.gatherers
  }

  private func source() throws(AppleHealthProblem) -> any XMLChunkSource {
    guard let archived else { return XMLFileChunks(file) }
    do {
      return try archived.archive.chunks(of: archived.entry)
    } catch {
      throw .document(.source(error))
    }
  }

  private func failure(_ problem: XMLProblem) -> Failure {
    switch problem {
    case .source(let error): Failure(error, path: path)
    case .document(let problem): Failure(problem, in: path, place: place(problem.offset))
    }
  }

  private func place(_ offset: Int64?) -> FilePlace? {
    guard let offset else { return nil }
    return archived.map { .byte(at: offset, entry: $0.entry.name) } ?? .byte(at: offset, line: line(of: offset))
  }

  /// Counted only once something is wrong.
  private func line(of offset: Int64) -> Int? {
    var line = 1
    for start in stride(from: 0, to: offset, by: 1 << 20) {
      guard let bytes = try? file.bytes(Int(min(1 << 20, offset - start)), at: start) else { return nil }
      line += bytes.count { $0 == 0x0A }
    }
    return line
  }
}

/// Where an export lies, and with it the files that it names: routes and the like.
package enum AppleExportPlace {
  /// In a zip archive of that path.
  case archive(ZipArchive, path: String)
  /// Beside the document of that path.
  case beside(path: String)
}

/// Why nothing could be gathered from a document.
package enum AppleHealthProblem: Error, Hashable, Sendable {
  case document(XMLProblem)
  case cancelled
}

/// Makes gatherers on any thread.
///
/// Safe to share: a run is only asked for a gatherer, which its reader makes of nothing that changes.
private struct GathererMaker: @unchecked Sendable {
  private let run: any ReaderRun

  init(_ run: any ReaderRun) {
    self.run = run
  }

  func make() -> any AppleHealthGatherer { run.appleHealthGatherer() }
}
