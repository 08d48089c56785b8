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
    notes.skipped += skipped + ImportArchive.activities(besideHealthExportIn: archive, place)
    notes.files += documents.count
    try take(documents)
    return true
  }

  /// Reports the activities in the archive of an Apple Health export that are no part of the export, because such an
  /// archive is read as an export alone. Up to three are named.
  static func activities(besideHealthExportIn archive: ZipArchive, _ place: MemberPlace) -> [Skipped] {
    let names = archive.entries.compactMap { entry -> String? in
      let member = place.member(entry.name)
      return !entry.isFolder && member.isBesideHealthExport ? member.name : nil
    }
    let whats: [BookMessage] =
      names.count > 3 ? [.otherFiles(count: names.count)] : names.map { .archived(name: $0) }
    return whats.map { Skipped(what: .book($0), why: .book(.besideHealthExport)) }
  }

  /// Imports a file if it is the XML text of an Apple Health export.
  /// - Returns: false if the file is anything else, in which case nothing has been read from the stream.
  func takeHealthExport(_ stream: PeekedStream, _ place: MemberPlace) throws(MemberProblem) -> Bool {
    guard format(stream.head) == nil, AppleHealthScan.recognises(stream.head.withBytes { XMLRoot.of($0) }),
      !interested.isEmpty
    else { return false }
    guard !isPart else { throw .isNoPart }
    try take([AppleHealthDocument(text: kept(stream), path: file.path)])
    return true
  }

  private func take(_ documents: [AppleHealthDocument]) throws(MemberProblem) {
    notes.services.insert(AppleHealthDocument.service)
    for document in documents {
      try MemberProblem.of { () throws(PieceError) in try budget.count(document.size) }
      try MemberProblem.of { () throws(Failure) in
        let before = found
        let gatherers = try document.gatherers(interested) { _, more in meter.step(budget.used, found: before + more) }
        for (run, gatherer) in zip(interested, gatherers) {
          try run.gathered(gatherer, at: document.place)
          found += gatherer.found
        }
      }
    }
  }
}
