import JSONCoding
import KernelDomain
import SwimmingDomain
import SwimmingInfrastructure

extension FuzzTarget {
  /// Reading the swims of a year must give the same result on the fast path and on the general path, which is taken if
  /// there is white space around everything. What is read must be equal after being written and read again.
  static let years = FuzzTarget(
    "years", seeds: yearSeeds,
    dictionary: [
      "[0,27720,\"freestyle\",18],", "[1,2,\"mix\",null,1]", "\"kickboard\"", "null", ",1]", "0", "-1", "1234567",
      "12345678",
      "9223372036854775807", "1e3", "\"laps\":[", "\"reportedCentimetres\":", "\"crc\":\"0\"", "\"place\":", "\\u006c",
      "{", "]",
    ],
    accepts: { input, findings in
      let read = try? SwimCoding.decode(input)
      findings.expect(read == (try? SwimCoding.decode(spaced(input))), "white space makes a difference")
      guard let read else { return false }
      findings.expect(input.withUnsafeBytes { JSONReader.accepts($0) }, "it is no JSON")
      findings.expect((try? SwimCoding.decode(SwimCoding.encode(read))) == read, "reads back as something else")
      return true
    })

  /// The input with a space before and after each bracket, comma and colon outside of strings, and many at the end.
  private static func spaced(_ input: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var isString = false
    var isEscaped = false
    for byte in input {
      let stands = !isString && Array("{}[],:".utf8).contains(byte)
      output += stands ? [0x20, byte, 0x20] : [byte]
      if byte == UInt8(ascii: "\""), !isEscaped { isString.toggle() }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return output
  }

  private static let yearSeeds: [[UInt8]] = {
    let lap = SwimLap(
      start: .init(milliseconds: 1_420_250_996_000), duration: 27_720, style: .freestyle, strokes: 18,
      isAfterRestMarker: false)
    let laps = StrokeStyle.allCases.enumerated().map { index, style in
      SwimLap(
        start: lap.start + Int64(index * 30_000), duration: lap.duration, style: style,
        strokes: index % 3 == 0 ? nil : index, isAfterRestMarker: index % 4 == 1)
    }
    let swims = [laps, [], [lap], laps + laps].enumerated().map { index, laps in
      Swim(
        source: index == 2 ? "Hodinky „Ája“\n" : "Watch", start: lap.start + Int64(index) * 86_400_000,
        end: lap.start + Int64(index) * 86_400_000 + 3_600_000, utcOffset: 3_600, duration: 2_009_576,
        place: index == 1 ? .openWater : .pool, pool: index == 1 ? nil : PoolLength(centimetres: 2_500),
        reportedDistance: index == 2 ? 100_000 : nil, laps: laps)
    }
    return [SwimCoding.encode(swims), SwimCoding.encode([swims[2]]), SwimCoding.encode([])]
  }()
}
