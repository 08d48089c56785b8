import BookInfrastructure
import Formats
package import KernelApplication
package import KernelDomain
package import SwimmingApplication
package import SwimmingDomain

/// Reads files with results of meets: LENEX files, uncompressed or in a zip archive, and CSV tables.
package struct MeetFiles: MeetFileReader {
  private let today: @Sendable () -> CivilDay
  private let style: @Sendable (String) -> StrokeStyle?

  /// The greatest size of a file, in bytes. The file of a national championship has a few megabytes.
  private static let most = 256 << 20
  /// How many bytes of a file to read to recognise it.
  private static let headSize = 4_096

  /// - Parameters:
  ///   - today: returns the current local day.
  ///   - style: returns the style that a word names; nil if it names none.
  package init(today: @escaping @Sendable () -> CivilDay, style: @escaping @Sendable (String) -> StrokeStyle?) {
    self.today = today
    self.style = style
  }

  package var shippedBaseTimes: BaseTimes { BaseTimesCSV.shipped }

  /// Whether the file is a LENEX file, an archive that contains one, or a table of results.
  static func recognises(_ file: InputFile) -> Bool {
    guard let head = try? file.bytes(min(headSize, Int(clamping: file.size)), at: 0) else { return false }
    return head.withBytes { head in
      if ZipArchive.recognises(head) {
        return (try? ZipArchive(file))?.entries.contains { isDocument($0) } ?? false
      }
      return LENEXReader.recognises(XMLRoot.of(head)) || ResultsCSV.recognises(head)
    }
  }

  private static func isDocument(_ entry: ZipEntry) -> Bool { entry.name.lowercased().hasSuffix(".lef") }

  package func read(_ path: String) throws(Failure) -> ReadMeetFile {
    let bytes = try contents(of: path)
    // A file with the extension of LENEX documents is read as one in any case, so that errors are about LENEX.
    guard !bytes.withBytes(MeetFiles.looksLikeXML), !path.lowercased().hasSuffix(".lef") else {
      return try lenex(bytes, path)
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
    let bytes = try contents(of: path)
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

  private func lenex(_ bytes: [UInt8], _ path: String) throws(Failure) -> ReadMeetFile {
    do {
      let read = try LENEXReader.meets(in: bytes, on: today())
      return .lenex(meets: read.names, athletes: read.athletes)
    } catch {
      throw Failure(error, in: path)
    }
  }

  // MARK: Bytes

  /// Reads the file's content; of a zip archive, the content of the first LENEX file in it.
  private func contents(of path: String) throws(Failure) -> [UInt8] {
    let file: InputFile
    let bytes: [UInt8]
    do throws(InputFileError) {
      file = try InputFile(path)
      bytes = file.size <= Int64(MeetFiles.most) ? try file.bytes(Int(file.size), at: 0) : []
      try file.checkUnchanged()
    } catch {
      throw Failure(error, path: path)
    }
    guard file.size <= Int64(MeetFiles.most) else { throw MeetFiles.tooLarge(path) }
    guard bytes.withBytes(ZipArchive.recognises) else { return bytes }
    do throws(PieceError) {
      let archive = try ZipArchive(file)
      guard let entry = archive.entries.first(where: MeetFiles.isDocument) else {
        throw PieceError.format(FormatProblem(.swimming(.noMeetInArchive)))
      }
      if let document = try archive.contents(of: entry, most: MeetFiles.most) { return document }
    } catch {
      throw Failure(error, path: path)
    }
    throw MeetFiles.tooLarge(path)
  }

  /// Whether the first byte that is not white space begins a tag.
  private static func looksLikeXML(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == 0x3C || XMLRoot.of(bytes) == .foreign
  }

  // MARK: Failures

  private static func tooLarge(_ path: String) -> Failure {
    .badFile(path: path, problem: .file(.tooLarge(mebibytes: most >> 20)), place: .byte(at: Int64(most)))
  }

  private static func failure(_ problem: CSVProblem, _ path: String) -> Failure {
    .badFile(path: path, problem: .format(problem.message), place: .line(number: problem.line))
  }
}
