import JSONCoding
import KernelApplication
package import RunningApplication

/// Parses lines that contain fixes, in any mix of three formats: reports of gpsd (`gpspipe -w`), fixes in the format of
/// `running.addFixes`, and the NMEA 0183 sentences GGA and RMC (`gpspipe -r`).
///
///     {"class":"TPV","mode":3,"time":"2026-05-03T06:45:00.000Z","lat":50.087511,"lon":14.421378,"eph":4.2}
///     {"time":"2026-05-03T06:45:00Z","lat":50.087511,"lon":14.421378,"heartRate":150}
///     $GPRMC,064500.00,A,5005.25066,N,01425.28268,E,5.8,10.0,030526,,,A*5D
package struct FixLines: FixLineReader {
  private var sentences = NMEASentences()

  package init() {}

  /// The maximum length, in bytes, of a line with fixes. No device writes longer lines.
  private static let longest = 16_384

  package mutating func read(_ line: [UInt8]) -> FixLine {
    let line = line[...].trimmed
    guard line.count <= FixLines.longest else { return .bad(.running(.feedLineLong(most: FixLines.longest))) }
    switch line.first {
    case nil: return .fixes([])
    case UInt8(ascii: "{"): return FixLines.json(Array(line))
    case UInt8(ascii: "$"): return sentences.read(line)
    // Sentences that begin with `!` are about ships (AIS).
    case UInt8(ascii: "!"): return .fixes([])
    default: return .bad(.running(.noFixLine))
    }
  }

  package mutating func finish() -> [LiveFixInput] { sentences.finish() }

  private static func json(_ line: [UInt8]) -> FixLine {
    do throws(JSONError) {
      if let report = try GPSDReport(line) { return .fixes(report.fix.map { [$0] } ?? []) }
      return .fixes([try JSONDocument.decode(LiveFixInput.self, from: line)])
    } catch {
      return .bad(error.problem)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The line without spaces and control characters at its start and end.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let rest = drop { $0 <= 0x20 }
    guard let last = rest.lastIndex(where: { $0 > 0x20 }) else { return [] }
    return rest[...last]
  }
}
