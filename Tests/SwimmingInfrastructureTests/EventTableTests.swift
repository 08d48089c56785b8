import KernelApplication
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import TestSupport
import Testing

/// The swimmer's own tables of times.
struct EventTableTests {
  /// A problem is told in the line of the file.
  @Test func theLineInWhichExcelNamesTheDelimiterIsPassedOver() throws {
    let table = "sep=;\nedition;course;sex;style;distance;time\n2025;lcm;female;freestyle;100;51.71\n"
    let read = try BaseTimesCSV.times(in: Array(table.utf8))
    #expect(read.problems.isEmpty && read.times.rows.count == 1)
    let bad = try BaseTimesCSV.times(in: Array(table.replacing("51.71", with: "x").utf8))
    #expect(bad.problems == [ResultRowProblem(line: 3, column: "time", text: "x")])
    let results = "sep=;\r\nday;meet;course;style;distance;time\r\n2025-02-30;A;scm;freestyle;100;1:12,34\r\n"
    let told = try ResultsCSV.results(in: Array(results.utf8), on: CivilDay("2026-11-26")!) { StrokeStyle($0) }
    #expect(told.problems == [ResultRowProblem(line: 3, column: "day", text: "2025-02-30")])
  }

  /// Slow swimmers take longer than 33 minutes for 1,500 m.
  @Test func timesMayBeAsLongAsThoseOfResults() throws {
    let standards = try TimeStandardsCSV.standards(
      in: Array(
        "name,sex,age_from,age_to,course,style,distance,time\nClub,female,,,lcm,freestyle,1500,40:00.00\n".utf8))
    #expect(standards.problems.isEmpty)
    #expect(standards.standards.map(\.hundredths) == [240_000])
    let bases = try AgeBasesCSV.bases(
      in: Array("edition,course,sex,age_from,style,distance,time\n2025,lcm,female,80,freestyle,1500,40:00.00\n".utf8))
    #expect(bases.problems.isEmpty)
    #expect(bases.bases.rows.map(\.hundredths) == [240_000])
    let table = try BaseTimesCSV.times(
      in: Array("edition,course,sex,style,distance,time\n2025,lcm,female,freestyle,1500,40:00.00\n".utf8))
    #expect(table.problems.isEmpty)

    let files = MemoryFileSystem()
    let edits: [SwimMeets.Edit] = [
      .replaceStandards(standards.standards), .replaceAgeBases(bases.bases), .replaceBaseTimes(table.times),
    ]
    _ = try BookUnderTest(files).swims.changeMeets { _ throws(Failure) in (edits: edits, value: ()) }
    let kept = try BookUnderTest(files).swims.meets()
    #expect(kept.standards == standards.standards && kept.ageBases == bases.bases && kept.baseTimes == table.times)
  }
}
