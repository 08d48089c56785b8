import RunningDomain
import Testing

/// The zones of heart rate, against those of an independent program.
@Suite(.enabled(if: MeasuresData.folder != nil))
struct HeartRateZoneTests {
  @Test func boundsAreThoseOfAnotherProgram() throws {
    let expected = try MeasuresData.decode(Expected.self, "training.expected.json").heartRateZones
    #expect(!expected.isEmpty)
    for (words, bounds) in expected {
      let parts = words.split(separator: " ").map(String.init)
      let method = try #require(HeartRateZones.Method(rawValue: parts[0]))
      let first = Int64(parts[1])
      let zones = HeartRateZones(
        method, maximum: method == .threshold ? nil : first, resting: parts.count > 2 ? Int64(parts[2]) : nil,
        threshold: method == .threshold ? first : nil)
      #expect(zones?.bounds == bounds, "\(words)")
    }
  }

  private struct Expected: Decodable {
    let heartRateZones: [String: [Int64]]
  }
}
