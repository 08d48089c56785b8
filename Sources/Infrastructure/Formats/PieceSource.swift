/// Hands out contents piece by piece.
package protocol PieceSource: AnyObject {
  /// The next piece, valid until the next call; nil at the end.
  func next() throws(PieceError) -> UnsafeRawBufferPointer?

  /// Bytes of the file that were needed so far, for telling how far the reading is.
  var consumed: Int64 { get }
}

/// Why there is no next piece.
package enum PieceError: Error, Hashable, Sendable {
  case file(InputFileError)
  case format(FormatProblem)
}

/// A file's own bytes, read on a thread of its own while the caller works on those before.
package final class FilePieces: PieceSource {
  private let pieces: ThreadedPieces

  package init(_ file: InputFile) throws(PieceError) {
    pieces = try ThreadedPieces(FileFiller(file))
  }

  package func next() throws(PieceError) -> UnsafeRawBufferPointer? {
    try pieces.next()
  }

  package var consumed: Int64 { pieces.consumed }
}

/// Reads a file from beginning to end.
private final class FileFiller: PieceFiller {
  private let file: InputFile
  private(set) var consumed: Int64 = 0

  init(_ file: InputFile) {
    self.file = file
  }

  func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(PieceError) -> Int {
    do {
      let count = try file.read(into: buffer, at: consumed)
      consumed += Int64(count)
      return count
    } catch {
      throw .file(error)
    }
  }
}
