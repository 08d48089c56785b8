import Formats
import KernelDomain
import StrengthDomain
import System

/// A long log in two halves, which two processors read at the same time.
struct LogHalves {
  private let bytes: [UInt8]
  /// The parts of the bytes that each half is read from: that of the second has the header before it.
  private let parts: [[Range<Int>]]

  /// Shorter ones are read about as fast by one processor.
  private static let fewestBytes = 256 << 10

  /// Nil for a log that one processor may as well read alone.
  init?(_ bytes: [UInt8]) {
    guard Processors.count > 1, bytes.count >= LogHalves.fewestBytes,
      let header = LogHalves.lineEnd(from: 0, bytes), let middle = LogHalves.middle(of: bytes)
    else { return nil }
    self.bytes = bytes
    parts = [[0..<middle], [0..<header, middle..<bytes.count]]
  }

  /// Nil where the log has to be read from its beginning to its end instead: where something is wrong with it, so that
  /// what is told of that is the same, and where the halves share a workout.
  func workouts(unit: MassUnit?, zone: TimeZoneRules) -> ReadWorkouts? {
    let halves = Processors.map(parts.count) { half in
      try? LogHalves.workouts(in: bytes, parts[half], unit: unit, zone: zone)
    }
    guard let first = halves[0], let second = halves[1] else { return nil }
    return first.joined(with: second)
  }

  /// Nil where rows that are not in these parts may have to do with the workouts.
  private static func workouts(
    in bytes: [UInt8], _ parts: [Range<Int>], unit: MassUnit?, zone: TimeZoneRules
  ) throws(LogProblem) -> ReadWorkouts? {
    var rows = LogRows(unit: unit, zone: zone)
    for part in parts {
      try CSVReader.read(bytes, part: part, problem: { LogProblem($0) }) { row throws(LogProblem) in try rows.add(row) }
    }
    return rows.isWhole ? try rows.finish() : nil
  }

  /// Where a workout begins near the middle, by all that can be told without reading the rows: the first column, which
  /// tells the workout's start or name, is another one than on the line before.
  private static func middle(of bytes: [UInt8]) -> Int? {
    guard var line = lineEnd(from: bytes.count / 2, bytes) else { return nil }
    while let next = lineEnd(from: line, bytes), next < bytes.count {
      if !firstField(at: line, bytes).elementsEqual(firstField(at: next, bytes)) { return next }
      line = next
    }
    return nil
  }

  private static func firstField(at line: Int, _ bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes[line...].prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ";") && $0 != 0x0A }
  }

  /// Behind the next line feed.
  private static func lineEnd(from place: Int, _ bytes: [UInt8]) -> Int? {
    bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 }
  }
}
