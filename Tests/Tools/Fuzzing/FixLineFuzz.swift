import KernelDomain
import RunningApplication
import RunningInfrastructure

/// The reader of lines that programs stream to a live run.
extension FuzzTarget {
  static let nmea = FuzzTarget(
    "nmea", seeds: [Array(sentences.utf8), Array(reports.utf8)],
    dictionary: [
      "$GPRMC,", "$GNGGA,", "*5D", "\r\n", "\n", ",A,", "235959.99", "000000", "311299", "9000.0000,N", "18000.0,W",
      #"{"class":"TPV""#, #""mode":3"#, #""time":"2026-05-03T06:45:00.000Z""#, #""lat":1e308"#, "null", "-0", "99.99",
    ], repair: repaired,
    accepts: { input, findings in
      var reader = FixLines()
      var all: [LiveFixInput] = []
      var bad = 0
      for line in input.split(separator: 0x0A, omittingEmptySubsequences: false) {
        switch reader.read(Array(line)) {
        case .fixes(let fixes): all += fixes
        case .bad: bad += 1
        }
      }
      all += reader.finish()
      findings.expect(reader.finish().isEmpty, "a fix is told twice")
      for fix in all where fix.lat?.isFinite == false || fix.lon?.isFinite == false {
        findings.expect(false, "a position that is no number")
      }
      // The use case requires this of the fixes that it receives.
      findings.expect(all.allSatisfy { $0.time.instant.isInCalendar }, "a time of no calendar")
      return bad == 0 && !all.isEmpty
    })

  /// The input with the right checksum in each sentence.
  private static func repaired(_ input: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    for line in input.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if !output.isEmpty { output.append(0x0A) }
      guard line.first == UInt8(ascii: "$"), let star = line.lastIndex(of: UInt8(ascii: "*")) else {
        output += line
        continue
      }
      let sum = line[(line.startIndex + 1)..<star].reduce(0, ^)
      let digits = String(sum, radix: 16, uppercase: true)
      output += line[...star] + Array((digits.utf8.count < 2 ? "0" + digits : digits).utf8)
    }
    return output
  }

  private static let sentences = """
    $GPRMC,064500.00,A,5005.25066,N,01425.28268,E,5.8,10.0,030526,,,A*00
    $GPGGA,064500.00,5005.25066,N,01425.28268,E,1,08,0.9,235.4,M,45.1,M,,*00
    $GPGSV,3,1,11,01,05,040,22*00
    $GPGGA,064501.00,5005.25166,N,01425.28368,E,1,08,0.9,235.4,M,45.1,M,,*00
    """
  private static let reports = """
    {"class":"VERSION","release":"3.25"}
    {"class":"TPV","mode":3,"time":"2026-05-03T06:45:00.000Z","lat":50.087511,"lon":14.421378,"altMSL":235.4,"eph":4.2}
    {"time":"2026-05-03T08:45:01+02:00","lat":50.1,"lon":14.4,"heartRate":150}
    """
}
