import Foundation
import KernelDomain
import RunningInfrastructure
import Testing

@testable import RunningApplication

/// A book whose runs were all added by hand, as the calls of a file say.
enum HandBook {
  static func reader() throws -> RunReader {
    let under = try LiveRunUnderTest(clock: clock("2025-08-14"))
    for line in try MeasuresData.read("book.jsonl").split(separator: UInt8(ascii: "\n")) {
      let input = try JSONDecoder().decode(AddRun.Input.self, from: line)
      _ = try AddRun(reader: under.reader)(input)
    }
    return under.reader
  }

  /// A clock that shows noon of a day in UTC.
  static func clock(_ day: String) throws -> SetClock {
    let clock = SetClock()
    let days = Int64(try #require(CivilDay(day)).daysSinceEpoch)
    clock.now(at: Timestamp(seconds: days * 86_400 + 43_200))
    return clock
  }
}
