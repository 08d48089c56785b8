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

/// A file's own bytes.
package final class FilePieces: PieceSource {
  private let file: InputFile
  private let buffer: UnsafeMutableRawBufferPointer
  package private(set) var consumed: Int64 = 0

  /// The size at which reading costs least: it stays in the processor's second cache.
  package static let usualSize = 256 * 1_024

  package init(_ file: InputFile, size: Int = usualSize) {
    self.file = file
    self.buffer = .allocate(byteCount: size, alignment: 4_096)
  }

  deinit {
    buffer.deallocate()
  }

  package func next() throws(PieceError) -> UnsafeRawBufferPointer? {
    do {
      let count = try file.read(into: buffer, at: consumed)
      consumed += Int64(count)
      return count == 0 ? nil : UnsafeRawBufferPointer(rebasing: buffer[0..<count])
    } catch {
      throw .file(error)
    }
  }
}
