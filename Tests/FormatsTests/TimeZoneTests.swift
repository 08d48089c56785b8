import Formats
import KernelDomain
import TestSupport
import Testing

@Suite struct TimeZoneTests {
  private let zones = TimeZoneDatabase(folder: "/usr/share/zoneinfo")

  /// Seconds around changes of the clocks, in the past (a list) and to come (a rule).
  @Test(arguments: [
    ("Europe/Prague", 1_679_792_399, 3_600), ("Europe/Prague", 1_679_792_400, 7_200),
    ("Europe/Prague", 1_698_541_199, 7_200), ("Europe/Prague", 1_698_541_200, 3_600),
    ("Europe/Prague", 4_078_429_199, 3_600), ("Europe/Prague", 4_078_429_200, 7_200),
    ("Asia/Seoul", 1_685_920_000, 32_400), ("Australia/Sydney", 1_700_000_000, 39_600),
    ("Australia/Sydney", 4_079_001_599, 39_600), ("Australia/Sydney", 4_079_001_600, 36_000),
    ("America/New_York", 1_700_000_000, -18_000), ("Asia/Kathmandu", 0, 19_800), ("Etc/GMT+3", 0, -10_800),
    ("UTC", 4_000_000_000, 0), ("America/Nuuk", 1_660_000_000, -7_200),
  ])
  func tellsHowFarClocksAreFromUTC(zone: String, second: Int64, offset: Int) {
    #expect(zones.offset(in: zone, at: second) == offset)
  }

  @Test(arguments: [
    "", "Nowhere/Land", "../../etc/passwd", "/etc/passwd", "Europe/../../passwd", "Europe", ".", "Europe/",
    "Europe//Prague",
    "tzdata.zi", "zone1970.tab", "leapseconds", "Europe/Prague\u{0}", String(repeating: "a", count: 300),
  ])
  func knowsNoZoneThatIsNone(name: String) {
    #expect(zones.offset(in: name, at: 0) == nil)
  }

  @Test(arguments: [
    ("EST5EDT,M3.2.0,M11.1.0", 1_710_053_999, -18_000), ("EST5EDT,M3.2.0,M11.1.0", 1_710_054_000, -14_400),
    ("EST5EDT,M3.2.0,M11.1.0", 1_730_613_599, -14_400), ("EST5EDT,M3.2.0,M11.1.0", 1_730_613_600, -18_000),
    ("<-03>3", 1_710_000_000, -10_800), ("IST-1GMT0,M10.5.0,M3.5.0/1", 1_704_067_200, 0),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", 1_720_000_000, 3_600), ("XXX-2<+03>-3,0/0,J365/25", 1_720_000_000, 10_800),
    ("XXX-2YYY,J60/2,J300", 1_709_247_600, 7_200), ("XXX-2YYY,59,300", 1_709_164_800, 10_800),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 1_711_846_800, -3_600),
  ])
  func followsTheRuleForYearsToCome(rule: String, second: Int64, offset: Int) {
    let folder = TemporaryFolder()
    _ = folder.write(zone(footer: "\n\(rule)\n"), to: "Rule")
    #expect(TimeZoneDatabase(folder: folder.path).offset(in: "Rule", at: second) == offset)
  }

  /// Clocks set forward and back, a day that Samoa's left out, and the present offset for a time long past.
  @Test(arguments: [
    ("Europe/Prague", "2026-03-29", 1, 59, "2026-03-29T00:59:00Z"),
    ("Europe/Prague", "2026-03-29", 2, 30, "2026-03-29T01:30:00Z"),
    ("Europe/Prague", "2026-03-29", 3, 0, "2026-03-29T01:00:00Z"),
    ("Europe/Prague", "2026-10-25", 2, 30, "2026-10-25T00:30:00Z"),
    ("Europe/Prague", "2026-10-25", 3, 0, "2026-10-25T02:00:00Z"),
    ("Pacific/Apia", "2011-12-29", 23, 59, "2011-12-30T09:59:00Z"),
    ("Pacific/Apia", "2011-12-31", 0, 0, "2011-12-30T10:00:00Z"),
    ("Asia/Kathmandu", "2099-01-01", 12, 0, "2099-01-01T06:15:00Z"),
    ("America/St_Johns", "2026-07-01", 0, 0, "2026-07-01T02:30:00Z"),
  ])
  func tellsWhenClocksShowATime(zone: String, day: String, hour: Int, minute: Int, instant: String) throws {
    let rules = try #require(zones.rules(zone))
    let time = CivilTime(hour: hour, minute: minute, second: 0)
    #expect(rules.instant(of: CivilDateTime(day: try #require(CivilDay(day)), time: time)).description == instant)
  }

  @Test func takesTheLastOffsetWhereThereIsNoRule() {
    let folder = TemporaryFolder()
    for footer in ["\n\n", "", "\nEST5EDT,M3.2.0\n", "\nX\n"] {
      _ = folder.write(zone(footer: footer), to: "Zone")
      #expect(TimeZoneDatabase(folder: folder.path).offset(in: "Zone", at: 4_000_000_000) == 5_400)
    }
  }

  @Test func aDamagedZoneIsNone() {
    let folder = TemporaryFolder()
    let whole = zone(footer: "\nUTC0\n")
    for length in 0..<(whole.count - 6) {
      _ = folder.write(Array(whole[..<length]), to: "Zone")
      #expect(TimeZoneDatabase(folder: folder.path).offset(in: "Zone", at: 0) == nil)
    }
  }

  /// A zone of version 2 with one offset, 1:30 east, and that footer.
  private func zone(footer: String) -> [UInt8] {
    let header = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
    let counts: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 4]
    let data: [UInt8] = [0, 0, 0x15, 0x18, 0, 0] + Array("LMT\u{0}".utf8)
    return header + counts + data + header + counts + data + Array(footer.utf8)
  }
}
