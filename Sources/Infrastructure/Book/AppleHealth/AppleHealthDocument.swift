import BookApplication
package import Formats
import KernelApplication

/// The XML text of one Apple Health export, which is either a file on disk or an entry of a zip archive.
package struct AppleHealthDocument {
  /// The name of the app that writes these exports, as users know it.
  static let service = "Apple Health"

  private let path: String
  private let file: InputFile
  private let zipped: (archive: ZipArchive, entry: ZipEntry)?
  /// The text's name in its archive, and the files of that archive; nil if the text is not in an archive.
  private let archived: (name: String, files: [AppleExportFile])?
  private var isOnDisk = true

  /// Finds all exports in a file. Also returns the files that cannot be read and may therefore be exports.
  static func all(_ importFile: ImportFile) throws(Failure) -> (documents: [AppleHealthDocument], skipped: [Skipped]) {
    let path = importFile.path
    let file: InputFile
    do {
      file = try InputFile(path)
    } catch {
      throw Failure(error, path: path)
    }
    guard importFile.format == .appleHealthZip else { return ([AppleHealthDocument(path, file)], []) }
    do {
      let found = try all(in: ZipArchive(file), file, path)
      if !found.documents.isEmpty { return found }
    } catch {
      try file.refuseChanged(path)
      throw Failure(error, path: path)
    }
    throw .badFile(path: path, problem: .book(.noHealthExport))
  }

  /// Finds all exports in an archive, which may itself be within an archive.
  /// - Parameters:
  ///   - file: the bytes of the archive.
  ///   - path: the path of the file on disk.
  static func all(
    in archive: ZipArchive, _ file: InputFile, _ path: String
  ) throws(PieceError) -> (documents: [AppleHealthDocument], skipped: [Skipped]) {
    let found = try AppleHealthArchive(archive)
    let files = AppleExportFile.all(in: archive)
    let documents = found.exports.map { AppleHealthDocument(path, file, zipped: (archive, $0), ($0.name, files)) }
    return (documents, found.unreadable)
  }

  /// Creates the document for an export's XML text.
  /// - Parameters:
  ///   - path: the path of the file on disk that contains the text.
  ///   - isOnDisk: whether that file contains nothing else, so that routes are beside it.
  init(text file: InputFile, path: String, isOnDisk: Bool) {
    self.init(path, file)
    self.isOnDisk = isOnDisk
  }

  /// Creates the document for an export's XML text that is stored uncompressed in an archive, as in a tar archive.
  /// - Parameters:
  ///   - files: the files of the archive.
  ///   - path: the path of the file on disk that contains the archive.
  init(text file: InputFile, named name: String, in files: [AppleExportFile], path: String) {
    self.init(path, file, (name, files))
  }

  /// The size of the XML text, in bytes.
  var size: Int64 { zipped?.entry.size ?? file.size }

  private init(
    _ path: String, _ file: InputFile, zipped: (archive: ZipArchive, entry: ZipEntry)? = nil,
    _ archived: (name: String, files: [AppleExportFile])? = nil
  ) {
    self.path = path
    self.file = file
    self.zipped = zipped
    self.archived = archived
  }

  /// The files of the archive that contains the text, and the text's name in it; nil if the text is not in an archive.
  var archive: [AppleExportFile]? { archived?.files }
  var name: String? { archived?.name }

  /// Whether the archive that contains the text has other files to which the export may refer.
  var hasFilesBeside: Bool { archive?.contains { MemberPlace(file: $0.name).mayHoldActivity } ?? false }

  /// The location of the files that the export refers to, such as routes.
  var place: AppleExportPlace {
    archived.map { .archive($0.files, export: $0.name, path: path) }
      ?? (isOnDisk ? .beside(path: path) : .nowhere(path: path))
  }

  /// Scans the export once, and lets the features gather their data from it.
  /// - Parameters:
  ///   - findsReferences: whether to gather the paths of the files to which the export refers. If there are no such
  ///     files, this saves reading workouts that no feature follows.
  ///   - step: called repeatedly with the number of bytes read and the number of items found so far; returns false to
  ///     stop.
  /// - Returns: the gatherers of the features, and the paths of the files to which the export refers.
  func gatherers(
    _ runs: [any ReaderRun], findsReferences: Bool, step: (Int64, Int) -> Bool
  ) throws(Failure) -> (features: [any AppleHealthGatherer], references: Set<String>) {
    var interests = runs.map { $0.reader.appleHealthInterests }
    if findsReferences { interests.append(AppleRouteReferences.interests) }
    let gathered: [any AppleHealthGatherer]
    do throws(AppleHealthProblem) {
      gathered = try AppleHealthDocument.gather(
        from: source(), interests,
        {
          var gatherers = runs.map { $0.reader.appleHealthGatherer() }
          if findsReferences { gatherers.append(AppleRouteReferences()) }
          return gatherers
        }, step: step)
    } catch {
      guard case .document(let problem) = error else { throw .cancelled }
      try file.refuseChanged(path)
      throw failure(problem)
    }
    try file.refuseChanged(path)
    return (Array(gathered.prefix(runs.count)), (gathered.last as? AppleRouteReferences)?.paths ?? [])
  }

  /// Scans chunks of XML on several threads, and lets the features gather their data from them.
  /// - Parameters:
  ///   - interests: the elements that each feature is interested in, in the order of the gatherers.
  ///   - gatherers: creates the gatherers for a chunk. It must always create gatherers for the same features, in the
  ///     same order.
  ///   - threads: the number of threads; nil for as many as the machine has processors, but at most four.
  ///   - step: called after each chunk with the number of bytes read and the number of items found so far; returns
  ///     false to stop.
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
    guard let zipped else { return XMLFileChunks(file) }
    do {
      return try zipped.archive.chunks(of: zipped.entry)
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
    return archived.map { .byte(at: offset, entry: $0.name) } ?? .byte(at: offset, line: line(of: offset))
  }

  /// Returns the number of the line that contains a byte; nil if the file cannot be read. Used only for error messages.
  private func line(of offset: Int64) -> Int? {
    var line = 1
    for start in stride(from: 0, to: offset, by: 1 << 20) {
      guard let bytes = try? file.bytes(Int(min(1 << 20, offset - start)), at: start) else { return nil }
      line += bytes.count { $0 == 0x0A }
    }
    return line
  }
}

/// The location of an export, where the files that it refers to, such as routes, are also located.
package enum AppleExportPlace {
  /// The export is in an archive with these files, in which its text has the name `export`. `path` is the file on disk.
  case archive([AppleExportFile], export: String, path: String)
  /// The export is a file on disk at `path`. The files that it refers to are beside it.
  case beside(path: String)
  /// The export is alone in a stream of the file at `path`, such as in a tar archive that is cut. The files that it
  /// refers to cannot be read with it.
  case nowhere(path: String)
}

/// Why a scan of an export failed.
package enum AppleHealthProblem: Error, Hashable, Sendable {
  case document(XMLProblem)
  case cancelled
}
