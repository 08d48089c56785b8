import KernelDomain
import SwimmingDomain
import Testing

@Suite struct RecordChangeTests {
  let slow = SwimBook(Swim(swim("FFFF"))).records
  let fast = SwimBook(Swim(swim("FF", each: 19_000).swim("KK"))).records

  @Test func recordsFallWhenTheyAreNewOrFaster() {
    #expect(fast.fallen(since: slow).map(\.style) == [.freestyle, .backstroke])
    #expect(fast.fallen(since: slow).map(\.hundredths) == [3_800, 4_000])
    #expect(fast.fallen(since: slow).map(\.before) == [4_000, nil])
    #expect(slow.fallen(since: slow).isEmpty)
    #expect(slow.fallen(since: fast).map(\.distance.amount) == [100])
  }

  @Test func differencesTellLostRecordsToo() {
    let changes = slow.differences(from: fast)
    #expect(changes.map { "\($0.style) \($0.distance)" } == ["freestyle 50 m", "freestyle 100 m", "backstroke 50 m"])
    #expect(changes.map(\.hundredths) == [4_000, 8_000, nil])
    #expect(changes.map(\.before) == [3_800, nil, 4_000])
    #expect(slow.differences(from: slow).isEmpty)
  }

  @Test func anotherHolderIsADifferenceButNoFall() {
    var other = slow
    other.records[0].laps = laps(2, 3)
    let changes = slow.differences(from: other)
    #expect(changes.map(\.hundredths) == [4_000])
    #expect(changes.map(\.before) == [4_000])
    #expect(slow.fallen(since: other).isEmpty)
  }
}
