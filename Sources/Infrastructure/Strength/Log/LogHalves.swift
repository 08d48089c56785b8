import Formats
import KernelDomain
import StrengthDomain
import System

/// Divides a long log into two halves, which two processors read at the same time.
struct LogHalves {
  private let bytes: [UInt8]
  /// The ranges of bytes of each half; the second half starts with the header.
  private let parts: [[Range<Int>]]

  /// In bytes. A shorter log is read about as fast by one processor.
  private static let fewestBytes = 256 << 10

  /// Nil if one processor should read the log alone.
  init?(_ bytes: [UInt8]) {
    guard Processors.count > 1, bytes.count >= LogHalves.fewestBytes,
      let header = LogHalves.lineEnd(from: 0, bytes), let middle = LogHalves.middle(of: bytes)
    else { return nil }
    self.bytes = bytes
    parts = [[0..<middle], [0..<header, middle..<bytes.count]]
  }

  /// Nil if sequential reading is needed: a half failed, or one workout spans both.
  func workouts(unit: MassUnit?, zone: TimeZoneRules) -> ReadWorkouts? {
    let halves = Processors.map(parts.count) { half in
      try? LogHalves.workouts(in: bytes, parts[half], unit: unit, zone: zone)
    }
    guard let first = halves[0], let second = halves[1] else { return nil }
    return first.joined(with: second)
  }

  /// Nil if rows outside these parts may belong to the workouts.
  private static func workouts(
    in bytes: [UInt8], _ parts: [Range<Int>], unit: MassUnit?, zone: TimeZoneRules
  ) throws(LogProblem) -> ReadWorkouts? {
    var rows = LogRows(unit: unit, zone: zone)
    for part in parts {
      try CSVReader.read(bytes, part: part, problem: { LogProblem($0) }) { row throws(LogProblem) in try rows.add(row) }
    }
    return rows.isWhole ? try rows.finish() : nil
  }

  /// A place near the middle where a workout probably begins, found without parsing the rows: the first column, which
  /// has the start or name of the workout, differs from the line before.
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

  /// The position after the next line feed; nil if there is none.
  private static func lineEnd(from place: Int, _ bytes: [UInt8]) -> Int? {
    bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 }
  }
}
