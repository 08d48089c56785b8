import KernelApplication
import System

/// Bytes that come one after another, such as those of a file in an archive.
package protocol ByteStream: AnyObject {
  /// Fills the buffer as far as there are bytes.
  /// - Returns: the number of bytes; less than the buffer's size only at the end, where all checks are done.
  func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(PieceError) -> Int
}

extension ByteStream {
  /// Up to `count` bytes.
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

  /// All bytes that are left, as long as they are no more than `most`; nil if there are more.
  package func rest(most: Int) throws(PieceError) -> [UInt8]? {
    var all: [UInt8] = []
    while true {
      let piece = try bytes(min(256 << 10, most + 1 - all.count))
      if piece.isEmpty { return all }
      if all.isEmpty { all = piece } else { all += piece }
      if all.count > most { return nil }
    }
  }

  /// Reads to the end, so that all checks are done.
  package func skipRest() throws(PieceError) {
    while try !bytes(256 << 10).isEmpty {}
  }
}

/// A file, or what of it a range tells.
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

/// A stream whose first bytes were looked at. They come first again.
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

/// How much may come out of one file, however deep it is packed. It is counted as it comes: written sizes are not
/// believed.
package final class OutputBudget {
  private let most: Int64
  /// In bytes.
  package private(set) var used: Int64 = 0

  /// - Parameter size: of the file, in bytes.
  package init(size: Int64) {
    let times = size.multipliedReportingOverflow(by: ZipEntry.mostRatio)
    most = min(ZipEntry.mostSize, max(ZipEntry.freeSize, times.overflow ? .max : times.partialValue))
  }

  func count(_ bytes: Int) throws(PieceError) {
    used += Int64(bytes)
    if used > most { throw .format(FormatProblem(.tooMuch(times: Int(ZipEntry.mostRatio)))) }
  }
}

/// A stream whose bytes are counted against a budget.
package final class CountedStream: ByteStream {
  private let stream: any ByteStream
  private let budget: OutputBudget

  package init(_ stream: any ByteStream, _ budget: OutputBudget) {
    self.stream = stream
    self.budget = budget
  }

  package func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(PieceError) -> Int {
    let count = try stream.fill(buffer)
    try budget.count(count)
    return count
  }
}
