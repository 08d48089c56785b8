import KernelDomain
import RunningDomain
import TestSupport
import Testing

@testable import RunningInfrastructure

/// The sums by day that are kept beside the book, of which a week reads a few.
@Suite struct DaySumsTests {
  private static func sums(_ day: Int) -> RunSums {
    var sums = RunSums()
    sums.runs = 1
    sums.length = Int64(abs(day) % 9 + 1) * 1_000_000
    sums.active = Int64(abs(day) % 7 + 1) * 600_000
    (sums.pacedLength, sums.pacedActive) = (sums.length, sums.active - 1)
    return sums
  }

  @Test("Any span of days is read as the days of all that are in it", arguments: 0..<40)
  func spans(seed: Int) {
    var chance = SeededGenerator(seed: UInt64(seed))
    // Days before 1970 too: their numbers have a sign.
    let numbers = Set((0..<(seed * seed)).map { _ in Int.random(in: -900...900, using: &chance) })
    let days = RunDays(
      days: Dictionary(uniqueKeysWithValues: numbers.map { (CivilDay(daysSinceEpoch: $0), Self.sums($0)) }))
    let bytes = RunDerived.encode(days: days)
    for _ in 0..<50 {
      let first = Int.random(in: -950...950, using: &chance)
      let last = first + Int.random(in: 0...60, using: &chance)
      let span = CivilDay(daysSinceEpoch: first)...CivilDay(daysSinceEpoch: last)
      let expected = days.days.filter { span.contains($0.key) }
      #expect(RunDerived.days(bytes, in: span)?.days == expected, "\(numbers.sorted()) \(span)")
    }
  }

  @Test("What is not as it was written is made anew, or read whole", arguments: ["", "[", "[]", "[[]]", "[[x]]", "{}"])
  func otherBytes(_ text: String) {
    let day = CivilDay(daysSinceEpoch: 0)
    #expect(RunDerived.days(Array(text.utf8), in: day...day)?.days ?? [:] == [:])
  }
}
