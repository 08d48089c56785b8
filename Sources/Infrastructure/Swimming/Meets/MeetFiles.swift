import BookInfrastructure
import Formats
package import KernelApplication
package import KernelDomain
package import SwimmingApplication
package import SwimmingDomain

/// Reads files with the results of meets: LENEX, Meet Manager and SDIF files, and CSV tables, alone or in an archive.
package struct MeetFiles: MeetFileReader {
  private let today: @Sendable () -> CivilDay
  private let style: @Sendable (String) -> StrokeStyle?

  /// The maximum size of a meet file, in mebibytes. The file of a national championship has a few megabytes.
  private static let most = 256
  /// The number of bytes to read from the start of a file in order to recognise it.
  private static let headSize = 4_096

  /// Creates a reader of files with official results.
  /// - Parameters:
  ///   - today: returns the current local day.
  ///   - style: returns the style that a word names; nil if it names none.
  package init(today: @escaping @Sendable () -> CivilDay, style: @escaping @Sendable (String) -> StrokeStyle?) {
    self.today = today
    self.style = style
  }

  package var shippedBaseTimes: BaseTimes { BaseTimesCSV.shipped }

  /// Whether the file is a meet file, an archive that contains one, or a table of results.
  static func recognises(_ file: InputFile) -> Bool {
    guard let head = try? file.bytes(min(headSize, Int(clamping: file.size)), at: 0) else { return false }
    guard head.withBytes(ZipArchive.recognises) else { return head.withBytes(holdsResults) }
    return (try? ZipArchive(file)).map { $0.entries.contains { number(ofExtension: $0.name) != nil } } ?? false
  }

  /// The file name extensions of meet files. Of files whose names differ only in these extensions, the one with the
  /// first extension in this order is read, because it contains the most details. Files of other names are read if an
  /// archive contains none of these.
  private static let extensions = [".lef", ".hy3", ".sd3", ".cl2"]

  /// Returns the number of the extension that a file's name has; nil if it is none of meet files.
  private static func number(ofExtension name: String) -> Int? {
    var name = name.lowercased()[...]
    while name.hasSuffix(".gz") { name = name.dropLast(3) }
    return extensions.firstIndex { name.hasSuffix($0) }
  }

  private static func holdsResults(_ head: UnsafeRawBufferPointer) -> Bool {
    LENEXReader.recognises(XMLRoot.of(head)) || hasColumns(head) || ResultsCSV.recognises(head)
  }

  /// Whether a file begins like one of the formats with fixed columns.
  private static func hasColumns(_ head: UnsafeRawBufferPointer) -> Bool {
    HyTekReader.recognises(head) || SDIFReader.recognises(head)
  }

  package func read(_ path: String) throws(Failure) -> ReadMeetFile {
    let documents = try documents(in: path)
    var meets = ReadMeets(names: [], athletes: [])
    var results: [OfficialResult] = []
    var empty: Failure?
    for document in documents {
      do throws(Failure) {
        switch try read(document) {
        case .meets(let names, let athletes, let wrongChecksums):
          let known = meets.names
          meets.names += names.filter { !known.contains($0) }
          meets.athletes += athletes
          meets.wrongChecksums += wrongChecksums
        case .table(let rows): results += rows
        }
      } catch {
        // An archive may contain the entries to a meet beside its results.
        guard documents.count > 1, MeetFiles.isWithoutResults(error) else { throw error }
        empty = empty ?? error
      }
    }
    if !meets.names.isEmpty || !meets.athletes.isEmpty {
      return .meets(meets.names, athletes: meets.athletes, wrongChecksums: meets.wrongChecksums)
    }
    if results.isEmpty, let empty { throw empty }
    return .table(results)
  }

  /// Whether a file cannot be read only because it contains no results.
  private static func isWithoutResults(_ failure: Failure) -> Bool {
    guard case .badFile(_, let problem, _) = failure else { return false }
    return problem == .swimming(.noResultsInFile) || problem == .swimming(.entriesOnly)
  }

  private func read(_ document: Document) throws(Failure) -> ReadMeetFile {
    let (bytes, path, name) = (document.bytes, document.path, document.name.lowercased())
    // A file with the extension of a format is always read as a file of that format, so that errors are about the
    // format.
    if bytes.withBytes(MeetFiles.looksLikeXML) || name.hasSuffix(".lef") { return try lenex(bytes, path) }
    if bytes.withBytes(HyTekReader.recognises) || name.hasSuffix(".hy3") {
      return try columns(path) { today throws(MeetFileProblem) in try HyTekReader.meet(in: bytes, on: today) }
    }
    if bytes.withBytes(SDIFReader.recognises) || name.hasSuffix(".sd3") || name.hasSuffix(".cl2") {
      return try columns(path) { today throws(MeetFileProblem) in try SDIFReader.meet(in: bytes, on: today) }
    }
    let read: (results: [OfficialResult], problems: [ResultRowProblem])
    do {
      read = try ResultsCSV.results(in: bytes, on: today(), style: style)
    } catch {
      throw MeetFiles.failure(error, path)
    }
    if !read.problems.isEmpty { throw .badFile(path: path, problem: .swimming(.badRows(rows: read.problems))) }
    guard !read.results.isEmpty else { throw .badFile(path: path, problem: .swimming(.noResultsInFile)) }
    return .table(read.results)
  }

  package func baseTimes(_ path: String) throws(Failure) -> BaseTimes {
    let bytes = try table(path)
    let read: (times: BaseTimes, problems: [ResultRowProblem])
    do {
      read = try BaseTimesCSV.times(in: bytes)
    } catch {
      throw MeetFiles.failure(error, path)
    }
    if !read.problems.isEmpty { throw .badFile(path: path, problem: .swimming(.badBaseTimeRows(rows: read.problems))) }
    guard !read.times.isEmpty else { throw .badFile(path: path, problem: .swimming(.noBaseTimesInFile)) }
    return read.times
  }

  package func ageBases(_ path: String) throws(Failure) -> AgeBases? {
    let bytes = try table(path)
    let head = bytes.prefix { $0 != 0x0A }
    guard String(decoding: head, as: UTF8.self).contains("age_from") else { return nil }
    let read: (bases: AgeBases, problems: [ResultRowProblem])
    do {
      read = try AgeBasesCSV.bases(in: bytes)
    } catch {
      throw MeetFiles.failure(error, path)
    }
    if !read.problems.isEmpty { throw .badFile(path: path, problem: .swimming(.badAgeBaseRows(rows: read.problems))) }
    guard !read.bases.rows.isEmpty else { throw .badFile(path: path, problem: .swimming(.noBaseTimesInFile)) }
    return read.bases
  }

  package func standards(_ path: String) throws(Failure) -> [TimeStandard] {
    let bytes = try table(path)
    let read: (standards: [TimeStandard], problems: [ResultRowProblem])
    do {
      read = try TimeStandardsCSV.standards(in: bytes)
    } catch {
      throw MeetFiles.failure(error, path)
    }
    if !read.problems.isEmpty { throw .badFile(path: path, problem: .swimming(.badStandardRows(rows: read.problems))) }
    guard !read.standards.isEmpty else { throw .badFile(path: path, problem: .swimming(.noStandardsInFile)) }
    return read.standards
  }

  private func lenex(_ bytes: [UInt8], _ path: String) throws(Failure) -> ReadMeetFile {
    do {
      let read = try LENEXReader.meets(in: bytes, on: today())
      return .meets(read.names, athletes: read.athletes, wrongChecksums: 0)
    } catch {
      throw Failure(error, in: path)
    }
  }

  private func columns(
    _ path: String, _ read: (CivilDay) throws(MeetFileProblem) -> ReadMeets
  ) throws(Failure) -> ReadMeetFile {
    do {
      let read = try read(today())
      return .meets(read.names, athletes: read.athletes, wrongChecksums: read.wrongChecksums)
    } catch {
      throw .badFile(
        path: path, problem: .swimming(error.message), place: error.line.map { .line(number: $0) })
    }
  }

  // MARK: Bytes

  /// A meet file or a table, which may be in an archive.
  private struct Document {
    /// The path that a failure states. If the document is one of several, this includes its name in the archive.
    let path: String
    let name: String
    let bytes: [UInt8]
  }

  private func table(_ path: String) throws(Failure) -> [UInt8] {
    try documents(in: path).first?.bytes ?? []
  }

  /// Returns the file or, for an archive, the meet files in it, however deep they lie; at least one.
  private func documents(in path: String) throws(Failure) -> [Document] {
    let (file, bytes) = try InputFile.whole(path, most: MeetFiles.most)
    guard ContainerKind(Array(bytes.prefix(MeetFiles.headSize))) != nil else {
      return [Document(path: path, name: path, bytes: bytes)]
    }
    let others = MeetFiles.extensions.count
    let all = try MemberSearch.all(in: file, path: path, most: MeetFiles.most << 20) { name, head in
      MeetFiles.number(ofExtension: name) ?? (head.withBytes(MeetFiles.holdsResults) ? others : nil)
    }
    let named = all.filter { $0.rank < others }
    let found = named.isEmpty ? all : named
    guard !found.isEmpty else { throw .badFile(path: path, problem: .swimming(.noMeetInArchive)) }
    return found.map { document in
      Document(
        path: found.count > 1 ? path + " › " + document.name : path, name: document.name, bytes: document.bytes)
    }
  }

  /// Whether the first byte that is not white space begins an XML tag.
  private static func looksLikeXML(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == 0x3C || XMLRoot.of(bytes) == .foreign
  }

  // MARK: Failures

  private static func failure(_ problem: CSVProblem, _ path: String) -> Failure {
    .badFile(path: path, problem: .format(problem.message), place: .line(number: problem.line))
  }
}
