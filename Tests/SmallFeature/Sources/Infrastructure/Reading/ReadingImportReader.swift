package import BookApplication
package import BookInfrastructure
package import Formats
package import KernelApplication
package import KernelDomain
import ReadingApplication
import ReadingDomain
package import Storage

/// Takes sessions from files of reading, a session each:
///
///     reading 1
///     2026-05-03
///     25
///     The Waves
///     What was noted, in as many lines as one likes.
///
/// The third line is empty if the number of pages is unknown.
package struct ReadingImportReader: ImportReader {
  private let store: FileReadingRepository

  package init(store: FileReadingRepository) { self.store = store }

  package var feature: FeatureID { .reading }
  package var options: [String] { ["pages"] }
  package var formats: [ImportFileFormat] {
    [ImportFileFormat(ImportFormat("reading")) { $0.starts(with: "reading 1\n".utf8) }]
  }

  /// Nothing is imported from Apple Health exports, which have no data on reading.
  package var appleHealthInterests: [XMLInterest] { [] }
  package func appleHealthGatherer() -> any AppleHealthGatherer { NothingGathered() }
  package func content(
    of gatherer: any AppleHealthGatherer, at place: AppleExportPlace, _ options: ImportOptions
  ) -> ReadingContent { ReadingContent() }

  package func content(
    of bytes: [UInt8], in file: ImportFile, _ options: ImportOptions, _ context: ActivityContext
  ) throws(Failure) -> ReadingContent {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .badFile(path: file.path, problem: .reading(.notUTF8))
    }
    let lines = text.split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
    guard lines.count >= 4, let day = CivilDay(lines[1]) else {
      throw .badFile(path: file.path, problem: .reading(.noDay), place: .line(number: 2))
    }
    if lines[3].isEmpty { throw .badFile(path: file.path, problem: .reading(.noTitle), place: .line(number: 4)) }
    let session = ReadingSession(day: day, title: lines[3], pages: try pages(lines[2], options, file.path))
    return ReadingContent([(session, lines.count == 5 ? lines[4] : "")])
  }

  private func pages(_ line: String, _ options: ImportOptions, _ path: String) throws(Failure) -> Int? {
    if line.isEmpty {
      guard let option = options["pages"] else { return nil }
      if let pages = Int(option), pages > 0 { return pages }
      throw .invalidInput(field: "pages", problem: .reading(.pagesUnreadable(text: option)))
    }
    if let pages = Int(line), pages > 0 { return pages }
    throw .badFile(path: path, problem: .reading(.pagesUnreadable(text: line)), place: .line(number: 3))
  }

  package func take(
    _ contents: [ReadingContent?], in transaction: inout Transaction
  ) throws(Failure) -> TakenContents {
    let taken = try store.put(contents.flatMap { $0?.sessions ?? [] }, in: &transaction)
    return TakenContents(
      files: contents.map { content in
        content.map { (ReadingCountPart(ReadingLog($0.sessions.map(\.session))), []) }
      }, part: ReadingCountPart(taken))
  }
}

/// The sessions that an import found in a file.
package struct ReadingContent: ImportContent {
  private(set) var sessions: [(session: ReadingSession, notes: String)]

  init(_ sessions: [(session: ReadingSession, notes: String)] = []) { self.sessions = sessions }

  package var found: Int { sessions.count }
  package var foreign: [Skipped] { [] }

  package mutating func append(_ next: ReadingContent) {
    sessions += next.sessions
  }
}
