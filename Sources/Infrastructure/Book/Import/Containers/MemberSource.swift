import Formats
import KernelApplication
import System

/// Creates a temporary file for content that is too large for memory. Only this program can access the file.
typealias Scratch = @Sendable () throws(SystemError) -> OpenFile

/// The source of a file's content. The file is on disk or within an archive.
struct MemberSource {
  private let open: (OutputBudget) throws(PieceError) -> any ByteStream
  /// Whether the file's content can be opened more than once.
  let canBeReopened: Bool
  /// The file's content, which can be read at any offset without decompressing; nil if the content is compressed.
  let inPlace: InputFile?

  private init(
    canBeReopened: Bool = true, inPlace: InputFile? = nil,
    _ open: @escaping (OutputBudget) throws(PieceError) -> any ByteStream
  ) {
    (self.open, self.canBeReopened, self.inPlace) = (open, canBeReopened, inPlace)
  }

  init(_ file: InputFile) {
    self.init(inPlace: file) { _ in FileStream(file) }
  }

  init(_ entry: ZipEntry, of archive: ZipArchive) {
    self.init(inPlace: entry.isStored ? (try? archive.inPlace(entry)) ?? nil : nil) { (budget) throws(PieceError) in
      CountedStream(try archive.stream(of: entry), budget)
    }
  }

  /// Creates a source whose content can be read only once.
  init(once content: any ByteStream, _ budget: OutputBudget) {
    self.init(canBeReopened: false) { _ in CountedStream(content, budget) }
  }

  /// Opens the content of the file. The bytes that are read count towards the budget.
  func stream(_ budget: OutputBudget) throws(PieceError) -> any ByteStream { try open(budget) }

  /// The source of the decompressed content of this file, which must be a gzip file.
  var unzipped: MemberSource {
    MemberSource(canBeReopened: canBeReopened) { (budget) throws(PieceError) in
      CountedStream(GzipStream(try self.open(budget)), budget)
    }
  }
}

/// Why a file in an archive cannot be read.
enum MemberProblem: Error {
  case piece(PieceError)
  case failure(Failure)
  /// The file contains other files, so the reader of the whole archive must read this file itself.
  case isNoPart

  static func of<Value>(_ work: () throws(PieceError) -> Value) throws(MemberProblem) -> Value {
    do throws(PieceError) {
      return try work()
    } catch {
      throw .piece(error)
    }
  }

  static func of(_ work: () throws(Failure) -> Void) throws(MemberProblem) {
    do throws(Failure) {
      try work()
    } catch {
      throw .failure(error)
    }
  }
}

/// Stores the content of a stream, so that it can be read at any offset.
enum KeptStream {
  /// The maximum number of bytes stored in memory. Larger content is written to a temporary file.
  private static let largest = 32 << 20
  private static let piece = 1 << 20

  static func file(_ stream: any ByteStream, _ scratch: Scratch) throws(PieceError) -> InputFile {
    var bytes: [UInt8] = []
    while bytes.count <= largest {
      let next = try stream.bytes(piece)
      if next.isEmpty { return InputFile(memory: bytes) }
      bytes += next
    }
    let file = try failing { () throws(SystemError) in try scratch() }
    var size = 0
    while !bytes.isEmpty {
      try failing { () throws(SystemError) in try Descriptor.writeAll(bytes, to: file.descriptor, file.path) }
      size += bytes.count
      bytes = try stream.bytes(piece)
    }
    return InputFile(nameless: file, size: Int64(size))
  }

  private static func failing<Value>(_ work: () throws(SystemError) -> Value) throws(PieceError) -> Value {
    do throws(SystemError) {
      return try work()
    } catch {
      throw .file(InputFileError(error))
    }
  }
}
