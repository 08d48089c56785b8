import Formats
import KernelApplication
import System

/// Opens a file that only this program can reach, for what is too large for memory.
typealias Scratch = @Sendable () throws(SystemError) -> OpenFile

/// The content of a file in an archive, or of a file itself.
struct MemberSource {
  private let open: (OutputBudget) throws(PieceError) -> any ByteStream
  /// Whether it can be read more than once.
  let canBeReopened: Bool
  /// Where it can be read from any byte on; nil for what is packed.
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
    self.init(inPlace: (try? archive.inPlace(entry)) ?? nil) { (budget) throws(PieceError) in
      CountedStream(try archive.stream(of: entry), budget)
    }
  }

  /// A content that comes only once.
  init(once content: any ByteStream, _ budget: OutputBudget) {
    self.init(canBeReopened: false) { _ in CountedStream(content, budget) }
  }

  /// What comes out of it is counted against the budget.
  func stream(_ budget: OutputBudget) throws(PieceError) -> any ByteStream { try open(budget) }

  /// The content of the gzip file that it is.
  var unzipped: MemberSource {
    MemberSource(canBeReopened: canBeReopened) { (budget) throws(PieceError) in
      CountedStream(GzipStream(try self.open(budget)), budget)
    }
  }
}

/// Why a file in an archive is not read.
enum MemberProblem: Error {
  case piece(PieceError)
  case failure(Failure)

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

/// Keeps a stream so that it can be read from any byte on.
enum KeptStream {
  /// The most bytes that are kept in memory.
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
