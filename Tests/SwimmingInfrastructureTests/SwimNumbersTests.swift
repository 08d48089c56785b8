import JSONCoding
import KernelApplication
import KernelDomain
import SwimmingDomain
import SwimmingInfrastructure
import Testing

/// Files whose checksum is right, with numbers that no importer makes: read, they would overflow later.
struct SwimNumbersTests {
  static let start = Timestamp("2023-06-05T06:00:00Z")!

  /// One that an import may give, with an overlapping lap that takes no time.
  static let swim = Swim(
    source: "Watch", start: start, end: start + 60_000, utcOffset: 50_400, duration: 0, place: .pool, pool: nil,
    reportedDistance: 0,
    laps: [
      SwimLap(start: start + -5, duration: 0, style: .freestyle, strokes: 3, isAfterRestMarker: false),
      SwimLap(start: start + -9, duration: .max, style: .freestyle, strokes: nil, isAfterRestMarker: true),
    ])

  private func reading(_ old: String, _ new: String) throws -> Result<[Swim], JSONError> {
    let text = String(decoding: SwimCoding.encode([SwimNumbersTests.swim]), as: UTF8.self)
    try #require(text.contains(old))
    let changed = Array(text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new).utf8)
    return Result { () throws(JSONError) in try SwimCoding.decode(changed) }
  }

  @Test(arguments: [
    ("9223372036854775807", false), ("-9223372036854775808", false), ("86401", false), ("-86401", false),
    ("86400", true), ("-86400", true),
  ])
  func clocksLieWithinADayOfUTC(seconds: String, isRead: Bool) throws {
    let read = try reading("\"utcOffset\":50400", "\"utcOffset\":\(seconds)")
    guard case .failure(let error) = read else { return #expect(isRead) }
    #expect(!isRead && error.problem == .json(.outOfRange) && error.offset != nil)
  }

  @Test(arguments: [
    ("-1", false), ("9223372036854775807", false), ("315537897600000", false), ("315537897599999", true),
  ])
  func noSwimLastsLongerThanTheCalendar(milliseconds: String, isRead: Bool) throws {
    let read = try reading("\"duration\":0", "\"duration\":\(milliseconds)")
    guard case .failure(let error) = read else { return #expect(isRead) }
    #expect(!isRead && error.problem == .json(.outOfRange))
  }

  @Test(arguments: [("-1", false), ("9223372036854775807", false), ("2147483648", false), ("2147483647", true)])
  func nobodySwimsRoundTheEarth(centimetres: String, isRead: Bool) throws {
    let read = try reading("\"reportedCentimetres\":0", "\"reportedCentimetres\":\(centimetres)")
    guard case .failure(let error) = read else { return #expect(isRead) }
    #expect(!isRead && error.problem == .json(.outOfRange))
  }

  @Test(arguments: [
    ("[-5,-1,", false), ("[-5,2147483648,", false), ("[9223372036854775807,0,", false),
    ("[-9223372036854775808,0,", false), ("[253402300800000,0,", false), ("[-315537897599999,0,", false),
    ("[251000000000000,0,", true), ("[-5,2147483647,", true),
  ])
  func lapsLieInTheCalendarAndTakeTime(row: String, isRead: Bool) throws {
    guard case .failure(let error) = try reading("[-5,0,", row) else { return #expect(isRead) }
    #expect(!isRead && error.problem == .json(.incomplete(members: ["laps"])))
  }

  @Test func whatImportersMakeIsRead() throws {
    #expect(try reading("Watch", "Watch").get() == [SwimNumbersTests.swim])
  }
}
