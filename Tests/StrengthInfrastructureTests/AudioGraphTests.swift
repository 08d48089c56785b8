import Formats
import StrengthDomain
import StrengthInfrastructure
import TestSupport
import Testing

/// Charts and rests as sound, read back from the file.
struct AudioGraphTests {
  private func middle(_ index: Int, _ slots: [Int]) -> Int { (slots[index] + slots[index + 1]) / 2 }

  private static let values: [[Int64]] = [
    [0, 100], [100, 0, 100, 0, 100, 0, 100], [600, 615, 640, 640, 655, 700, 690], [5], [5, 5, 5],
    (0..<30).map { Int64($0 * 37 % 101) }, [-50, 0, 200, 20],
  ]

  /// Twenty years of weeks.
  @Test(arguments: ChartKind.allCases) func hundredsOfValuesAreHeard(kind: ChartKind) throws {
    let values = (0..<1_040).map { Int64($0 * 37 % 101) }
    let read = try #require(AudioGraph.file(values, kind).flatMap { WAVReader($0) })
    let slots = AudioGraph.slots(of: values.count)
    for index in values.indices {
      let loudest = read.samples[slots[index]..<slots[index + 1]].map { abs(Int($0)) }.max() ?? 0
      #expect(loudest > 4_000, "value \(index)")
    }
  }

  @Test(arguments: values, ChartKind.allCases)
  func eachPointIsHeardAtItsPitch(values: [Int64], kind: ChartKind) throws {
    let read = try #require(AudioGraph.file(values, kind).flatMap { WAVReader($0) })
    let slots = AudioGraph.slots(of: values.count)
    let pitches = AudioGraph.pitches(values)
    #expect(read.samples.count == slots.last)
    for (index, pitch) in pitches.enumerated() {
      let heard = try #require(read.pitch(at: middle(index, slots), reach: 400))
      #expect(abs(heard / pitch - 1) < 0.01, "point \(index): \(heard) Hz, not \(pitch)")
    }
  }

  @Test func pitchesSpanTwoOctaves() {
    #expect(AudioGraph.pitches([10, 20, 30]) == [220, 440, 880])
    #expect(AudioGraph.pitches([7, 7]) == [440, 440])
    #expect(AudioGraph.file([], .bars) == nil)
  }

  @Test(arguments: [(1, 3_000), (10, 3_000), (11, 3_300), (33, 9_900), (34, 10_000), (104, 10_000)])
  func aGraphLastsThreeToTenSeconds(count: Int, milliseconds: Int) {
    #expect(AudioGraph.duration(of: count) == milliseconds)
  }

  @Test func betweenBarsIsSilence() throws {
    let values: [Int64] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    let read = try #require(AudioGraph.file(values, .bars).flatMap { WAVReader($0) })
    let slots = AudioGraph.slots(of: values.count)
    for end in slots.dropFirst() {
      #expect(read.samples[(end - 661)..<end].allSatisfy { $0 == 0 })
      #expect(read.samples[(end - 1_100)..<(end - 662)].contains { $0 != 0 })
    }
    #expect((16_200...16_384).contains(read.peak))
  }

  @Test func aLineIsNeverSilentAndDoesNotClick() throws {
    let read = try #require(AudioGraph.file([3, 9, 1, 7, 7, 2], .line).flatMap { WAVReader($0) })
    let inside = read.risingZeros(in: 300..<(read.samples.count - 300))
    for (one, next) in zip(inside, inside.dropFirst()) { #expect(next - one < 22_050 / 215) }
    let steepest = zip(read.samples, read.samples.dropFirst()).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(steepest <= 4_200)
    #expect(read.samples.first == 0 && read.samples.last == 0)
  }

  @Test func theEndOfARestIsTwoTones() throws {
    let read = try #require(WAVReader(RestTones.file(.end)))
    #expect(read.samples.count == 3_308 + 2_205 + 3_308)
    #expect(read.samples[3_308..<5_513].allSatisfy { $0 == 0 })
    for start in [0, 5_513] {
      let zeros = read.risingZeros(in: start..<(start + 3_308))
      #expect((131...132).contains(zeros.count))
      #expect(abs(try #require(read.pitch(at: start + 1_600, reach: 200)) / 880 - 1) < 0.01)
    }
    #expect((16_300...16_384).contains(read.peak))
  }

  @Test func itsWarningIsOneLowerTone() throws {
    let read = try #require(WAVReader(RestTones.file(.warning)))
    #expect(read.samples.count == 1_764)
    #expect(abs(try #require(read.pitch(at: 900, reach: 200)) / 440 - 1) < 0.01)
    #expect(read.samples[..<20].allSatisfy { abs(Int($0)) < 16_384 / 5 })
  }
}
