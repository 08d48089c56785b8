import KernelApplication
import System

/// A stream of bytes, such as the content of a file in an archive.
package protocol ByteStream: AnyObject {
  /// Reads bytes until the buffer is full or the stream ends.
  /// - Returns: the number of bytes read, which is less than the size of the buffer only at the end of the stream. At
  ///   the end, sizes and checksums are verified.
  func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(PieceError) -> Int
}

extension ByteStream {
  /// Reads `count` bytes of the stream, or fewer if it ends before that.
  package func bytes(_ count: Int) throws(PieceError) -> [UInt8] {
    guard count > 0 else { return [] }
    var problem: PieceError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(PieceError) {
        filled = try fill(UnsafeMutableRawBufferPointer(buffer))
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    return bytes
  }

  /// Reads all remaining bytes of the stream; nil if there are more than `most`.
  package func rest(most: Int) throws(PieceError) -> [UInt8]? {
    var all: [UInt8] = []
    while true {
      let size = min(256 << 10, most + 1 - all.count)
      let piece = try bytes(size)
      if all.isEmpty { all = piece } else { all += piece }
      if all.count > most { return nil }
      if piece.count < size { return all }
    }
  }

  /// Reads to the end of the stream and discards the bytes, so that sizes and checksums are verified.
  package func skipRest() throws(PieceError) {
    while try !bytes(256 << 10).isEmpty {}
  }
}

/// A stream of the bytes of a file, or of part of a file.
package final class FileStream: ByteStream {
  private let file: InputFile
  private var offset: Int64

  package init(_ file: InputFile) {
    self.file = file
    offset = 0
  }

  package func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(PieceError) -> Int {
    do throws(InputFileError) {
      let count = try file.read(into: buffer, at: offset)
      offset += Int64(count)
      return count
    } catch {
      throw .file(error)
    }
  }
}

/// A stream whose first bytes are available in advance, as `head`. Reading the stream returns these bytes as well.
package final class PeekedStream: ByteStream {
  private let stream: any ByteStream
  package let head: [UInt8]
  private var given = 0

  package init(_ stream: any ByteStream, count: Int) throws(PieceError) {
    self.stream = stream
    head = try stream.bytes(count)
  }

  package func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(PieceError) -> Int {
    let count = min(buffer.count, head.count - given)
    if count > 0 {
      head.withBytes { buffer.copyMemory(from: $0.part(given..<given + count)) }
      given += count
    }
    guard count < buffer.count else { return count }
    return count + (try stream.fill(UnsafeMutableRawBufferPointer(rebasing: buffer[count...])))
  }
}

/// Limits the total size of what is decompressed from one archive, however deeply it is nested, to protect against zip
/// bombs. Bytes are counted when they are decompressed, because the sizes that an archive states may be false.
package final class OutputBudget {
  private let most: Int64
  /// The number of bytes that have been decompressed so far.
  package private(set) var used: Int64 = 0

  /// Creates the budget for an archive, which is proportional to the archive's size between a minimum and a maximum.
  /// - Parameter size: the size of the archive, in bytes.
  package init(size: Int64) {
    let times = size.multipliedReportingOverflow(by: ZipEntry.mostRatio)
    most = min(ZipEntry.mostSize, max(ZipEntry.freeSize, times.overflow ? .max : times.partialValue))
  }

  /// Creates a budget for decompressed bytes.
  /// - Parameter most: the maximum number of bytes to decompress.
  package init(most: Int64) { self.most = most }

  /// The number of bytes that may still be decompressed within the budget.
  package var left: Int64 { most - used }

  /// Counts decompressed bytes towards the budget. Fails if their total exceeds the budget.
  package func count(_ bytes: Int64) throws(PieceError) {
    used += bytes
    if used > most { throw .format(FormatProblem(.tooMuch(times: Int(ZipEntry.mostRatio)))) }
  }
}

/// A stream whose bytes count towards an `OutputBudget`.
package final class CountedStream: ByteStream {
  private let stream: any ByteStream
  private let budget: OutputBudget

  package init(_ stream: any ByteStream, _ budget: OutputBudget) {
    self.stream = stream
    self.budget = budget
  }

  package func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(PieceError) -> Int {
    let count = try stream.fill(buffer)
    try budget.count(Int64(count))
    return count
  }
}
