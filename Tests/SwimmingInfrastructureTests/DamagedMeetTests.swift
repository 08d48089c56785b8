import KernelApplication
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import Testing

@testable import SwimmingInfrastructure

/// Files of meets with fixed columns that were cut, joined or repeated without end.
struct DamagedMeetTests {
  private static let today = CivilDay("2026-11-26")!

  private static func hyTek(meet: String, day: String) -> [String] {
    [
      ColumnLine.hyTek("A1", [3: "07"]), ColumnLine.hyTek("B1", [3: meet, 93: day]),
      ColumnLine.hyTek("C1", [8: "Sample Masters"]),
      ColumnLine.hyTek("D1", [4: "   11", 9: "Novakova", 29: "Eva", 89: "05171981"]), entry,
    ]
  }

  private static let entry = ColumnLine.hyTek("E1", [4: "   11", 16: "   100", 22: "A", 39: "   1"])

  private static func result(_ time: String) -> String { ColumnLine.hyTek("E2", [3: "F", 4: time, 12: "Y"]) }

  private static func sdif(meet: String, day: String, time: String) -> [String] {
    [
      ColumnLine.sdif("A01"), ColumnLine.sdif("B11", [12: meet, 122: day]),
      ColumnLine.sdif("D01", [12: "Novakova, Eva", 56: "05171981", 68: " 100", 72: "1", 73: "   1", 116: time]),
    ]
  }

  private func hyTek(_ lines: [String], end: String = "\r\n") throws -> ReadMeets {
    try HyTekReader.meet(in: Array((lines.joined(separator: "\r\n") + end).utf8), on: Self.today)
  }

  private func sdif(_ lines: [String], end: String = "\r\n") throws -> ReadMeets {
    try SDIFReader.meet(in: Array((lines.joined(separator: "\r\n") + end).utf8), on: Self.today)
  }

  @Test func joinedFilesKeepTheirMeetsApart() throws {
    let files = [
      try hyTek(
        Self.hyTek(meet: "Spring Meet", day: "03152025") + [Self.result("   61.50")]
          + Self.hyTek(meet: "Summer Meet", day: "07012025") + [Self.result("   60.00")]),
      try sdif(
        Self.sdif(meet: "Spring Meet", day: "03152025", time: " 1:01.50Y") + [ColumnLine.sdif("Z01")]
          + Self.sdif(meet: "Summer Meet", day: "07012025", time: " 1:00.00Y") + [ColumnLine.sdif("Z01")]),
    ]
    for read in files {
      #expect(read.names == ["Spring Meet", "Summer Meet"])
      let results = read.athletes.flatMap(\.results)
      #expect(results.map(\.meet) == ["Spring Meet", "Summer Meet"])
      #expect(results.map(\.day.description) == ["2025-03-15", "2025-07-01"])
    }
  }

  /// Each line of such a file has a checksum; that of `00` is wrong, but there.
  private static let sealed = (hyTek(meet: "Sample Meet", day: "03152025") + [result("   61.50")])
    .map { String($0.prefix(128)) + "00" }

  /// Programs of DOS end a file with this byte.
  @Test func theOldMarkOfAnEndIsNoLine() throws {
    #expect(try hyTek(Self.sealed, end: "\r\n\u{1A}").athletes.first?.results.count == 1)
    let lines = Self.sdif(meet: "Sample Meet", day: "03152025", time: " 1:01.50Y") + [ColumnLine.sdif("Z01")]
    #expect(try sdif(lines, end: "\r\n\u{1A}").athletes.first?.results.count == 1)
  }

  @Test(arguments: 1...2) func aFileCutWithinItsLastChecksumIsRefused(missing: Int) {
    let problem = #expect(throws: MeetFileProblem.self) {
      try hyTek(Self.sealed.dropLast() + [String(Self.sealed[5].dropLast(missing))], end: "")
    }
    #expect(problem?.message == .meetFileCut && problem?.line == 6)
  }

  @Test func onlySplitsThatLeadUpToTheResultAreKept() {
    var splits = MeetSplits(distance: 100)
    for number in 0..<1_000 {
      splits.add(OfficialResult.Split(distance: 25 * (number % 6), hundredths: 1_000 + number))
    }
    #expect(splits.splits.map(\.distance) == [25, 50, 75] && splits.end == 1_004 && splits.areBad)
  }

  @Test func aHundredThousandLinesOfSplitsAreRead() throws {
    let lines = Self.hyTek(meet: "Sample Meet", day: "03152025") + [Self.result("   61.50")]
    let split = ColumnLine.hyTek("G1", [3: "F 2   29.90"])
    let eva = try #require(try hyTek(lines + Array(repeating: split, count: 100_000)).athletes.first)
    #expect(eva.results.map(\.hundredths) == [6_150] && eva.splitsLeftOut == 1)
  }

  @Test func manyResultsOfOneSwimmerAreRead() throws {
    let results = (10_000..<35_000).flatMap { number in
      [Self.entry, Self.result(" \(number / 100).\(number % 100 < 10 ? "0" : "")\(number % 100)")]
    }
    let lines = Self.hyTek(meet: "Sample Meet", day: "03152025") + results
    #expect(try hyTek(lines).athletes.first?.results.count == 25_000)
  }

  @Test func oneLicenceMayBeThatOfVeryMany() {
    let athletes = (0..<40_000).map { number in
      MeetAthlete(name: "Eva \(number)", writtenNames: ["Eva \(number)"], licence: "II")
    }
    #expect(AthleteQuery(licence: "ii").matches(among: athletes).count == 40_000)
  }
}
