import BookApplication
import Formats
import KernelApplication

/// Imports Apple Health exports that are within another archive, or compressed using gzip.
extension ImportArchive {
  private var interested: [any ReaderRun] { runs.filter { !$0.reader.appleHealthInterests.isEmpty } }

  /// Imports the Apple Health exports in a nested zip archive.
  /// - Returns: false if the archive contains none, in which case its files are read one by one.
  func takeHealthExports(
    in archive: ZipArchive, _ bytes: InputFile, _ place: MemberPlace
  ) throws(MemberProblem) -> Bool {
    guard !interested.isEmpty, AppleHealthArchive.mayHoldExport(archive) else { return false }
    let (documents, skipped) = try MemberProblem.of { () throws(PieceError) in
      try AppleHealthDocument.all(in: archive, bytes, file.path)
    }
    try take(documents, told: skipped, place)
    return true
  }

  /// Imports the Apple Health exports in a tar archive.
  /// - Returns: false if the archive contains none, in which case nothing has been read from the stream.
  func takeHealthExports(
    inTar contents: TarContents, _ stream: PeekedStream, _ source: MemberSource, _ place: MemberPlace
  ) throws(MemberProblem) -> Bool {
    guard !interested.isEmpty, !contents.exports.isEmpty else { return false }
    let archive = try whole(stream, source, place)
    let files = contents.files.map { (name: $0.name, content: InputFile($0.range, of: archive)) }
    let beside = files.map { AppleExportFile($0.name, part: $0.content) }
    let documents = contents.exports.map { number in
      AppleHealthDocument(text: files[number].content, named: files[number].name, in: beside, path: file.path)
    }
    try take(documents, told: [], place)
    return true
  }

  /// Imports the exports in an archive, and reports its files to which they do not refer.
  /// - Parameter skipped: the files of the archive that cannot be read and may therefore be exports.
  private func take(
    _ documents: [AppleHealthDocument], told skipped: [Skipped], _ place: MemberPlace
  ) throws(MemberProblem) {
    notes.files += documents.count
    notes.skipped += skipped
    let exports = try take(documents, place)
    // Nobody knows to which files an export refers that cannot be read.
    guard exports.count == documents.count, let archive = documents.first?.archive else { return }
    let beside = FilesBesideExport(in: archive, exports, told: skipped, place)
    notes.files += beside.passedOver.count
    notes.skipped += beside.skipped
    notes.passedOver += beside.passedOver
  }

  /// Whether a file is the XML text of an Apple Health export.
  func isHealthExport(_ stream: PeekedStream) throws(PieceError) -> Bool {
    let head = try withRoot(stream).head
    return format(head) == nil && AppleHealthScan.recognises(head.withBytes { XMLRoot.of($0) })
  }

  /// Imports a file if it is the XML text of an Apple Health export.
  /// - Returns: false if the file is anything else, in which case nothing has been read from the stream.
  func takeHealthExport(_ stream: PeekedStream, _ place: MemberPlace) throws(MemberProblem) -> Bool {
    guard format(stream.head) == nil, AppleHealthScan.recognises(stream.head.withBytes { XMLRoot.of($0) }),
      !interested.isEmpty
    else { return false }
    guard !isPart else { throw .isNoPart }
    _ = try take([AppleHealthDocument(text: kept(stream), path: file.path, isOnDisk: place.isRoot)], place)
    return true
  }

  /// Imports exports. If one of several cannot be read, still imports the others.
  /// - Returns: the exports that were imported, each with the paths of the files to which it refers.
  private func take(
    _ documents: [AppleHealthDocument], _ place: MemberPlace
  ) throws(MemberProblem) -> [(document: AppleHealthDocument, references: Set<String>)] {
    notes.services.insert(AppleHealthDocument.service)
    var exports: [(document: AppleHealthDocument, references: Set<String>)] = []
    for document in documents {
      do throws(MemberProblem) {
        exports.append((document, try references(of: document)))
      } catch {
        guard documents.count > 1 else { throw error }
        try MemberProblem.of { () throws(Failure) in try note(error, place) }
      }
    }
    return exports
  }

  /// Imports an export.
  /// - Returns: the paths of the files to which it refers.
  private func references(of document: AppleHealthDocument) throws(MemberProblem) -> Set<String> {
    try MemberProblem.of { () throws(PieceError) in try budget.count(document.size) }
    var references: Set<String> = []
    try MemberProblem.of { () throws(Failure) in
      let before = found
      let gathered = try document.gatherers(interested, findsReferences: document.hasFilesBeside) { _, more in
        meter.step(budget.used, found: before + more)
      }
      // A run takes what its gatherer has found.
      found += gathered.features.reduce(0) { $0 + $1.found }
      for (run, gatherer) in zip(interested, gathered.features) { try run.gathered(gatherer, at: document.place) }
      references = gathered.references
    }
    return references
  }
}
