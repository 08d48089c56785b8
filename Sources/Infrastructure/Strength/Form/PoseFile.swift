package import Formats
import JSONCoding
package import StrengthDomain
import System

/// Reads a file of poses: a header, followed by one frame per line, as JSON. Only a small part of a long file is in
/// memory at any time.
package enum PoseFile {
  /// The maximum length of a line in a file of poses, in bytes. A frame of 33 points takes up about 900 bytes, or 2,700
  /// if its numbers have the maximum number of digits.
  package static let longestLine = 64 << 10

  /// Analyses all frames in a file of poses.
  /// - Parameters:
  ///   - isCancelled: called repeatedly; returns true to stop reading.
  ///   - use: called with the events that each frame causes.
  package static func replay(
    _ file: InputFile, isCancelled: () -> Bool = { false }, _ use: ([FormEvent]) -> Void
  ) throws(PoseProblem) -> FormResults {
    var analyser: FormAnalyser?
    var frame = PoseFrame()
    try lines(of: file, isCancelled) { number, line throws(PoseProblem) in
      do throws(JSONError) {
        if analyser == nil {
          let header = try PoseHeader(line)
          analyser = FormAnalyser(header.exercise, width: header.width, height: header.height)
        } else {
          try PoseLine.read(line, into: &frame)
          let events = analyser!.add(frame)
          if !events.isEmpty { use(events) }
        }
      } catch {
        throw .line(number: number, error)
      }
    }
    guard var analyser else { throw .empty }
    use(analyser.finish())
    return analyser.results
  }

  /// Calls `use` with each line that is not blank, and with its line number.
  private static func lines(
    of file: InputFile, _ isCancelled: () -> Bool,
    _ use: (_ number: Int, UnsafeRawBufferPointer) throws(PoseProblem) -> Void
  ) throws(PoseProblem) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 64)
    defer { buffer.deallocate() }
    var (offset, kept, number) = (0 as Int64, 0, 0)
    while true {
      if isCancelled() { throw .cancelled }
      let room = UnsafeMutableRawBufferPointer(rebasing: buffer[kept...])
      let read = try PoseProblem.translated { () throws(InputFileError) in try file.read(into: room, at: offset) }
      offset += Int64(read)
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<(kept + read)])
      let isLast = read < room.count
      var start = 0
      while start < bytes.count {
        let end = bytes.firstIndex(of: 0x0A, from: start)
        guard end != nil || isLast else { break }
        let line = UnsafeRawBufferPointer(rebasing: bytes[start..<(end ?? bytes.count)])
        start = end.map { $0 + 1 } ?? bytes.count
        number += 1
        guard line.count <= longestLine else { throw .longLine(number: number, most: longestLine) }
        if !line.allSatisfy({ $0 <= 0x20 }) { try use(number, line) }
      }
      if isLast { break }
      kept = bytes.count - start
      guard kept <= longestLine else { throw .longLine(number: number + 1, most: longestLine) }
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start...]))
    }
    try PoseProblem.translated { () throws(InputFileError) in try file.checkUnchanged() }
  }
}

extension PoseProblem {
  fileprivate static func translated<Value>(
    _ work: () throws(InputFileError) -> Value
  ) throws(PoseProblem) -> Value {
    do throws(InputFileError) {
      return try work()
    } catch {
      throw .file(error)
    }
  }
}
