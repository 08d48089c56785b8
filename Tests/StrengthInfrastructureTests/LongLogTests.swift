import KernelDomain
import StrengthDomain
import System
import TestSupport
import Testing

@testable import StrengthInfrastructure

/// A log so long that two processors read it says what its parts say.
struct LongLogTests {
  private static let header = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Seconds,Notes,Workout Notes\n"

  /// A workout of ten sets.
  private static func rows(_ number: Int, name: String = "Legs") -> String {
    let start = CivilDateTime(Timestamp(seconds: 1_600_000_000 + Int64(number) * 86_400))
    let day = "\(start.day) 10:00:00,\(name)"
    return (0..<10).map { set in
      "\(day),\(set < 5 ? "Squat" : "Plank"),\(set + 1),\(number % 100 + 1).5,\(set + 1),0,\"\",\"\"\n"
    }.joined()
  }

  private static func read(_ rows: String) throws(LogProblem) -> ReadWorkouts {
    try TrainingLog.workouts(in: Array((header + rows).utf8), unit: .kilogram, zone: .utc)
  }

  private static let workouts = (0..<1_000).map { rows($0) }

  /// What each workout of a log is when it is read alone.
  private static func alone(_ workouts: [String]) throws -> [Workout] {
    try workouts.flatMap { try read($0).workouts }
  }

  @Test func isReadFromBothEnds() throws {
    let all = try LongLogTests.alone(LongLogTests.workouts)
    #expect(try LongLogTests.read(LongLogTests.workouts.joined()).workouts == all)
    #expect(try LongLogTests.read(LongLogTests.workouts.reversed().joined()).workouts == all)
  }

  /// Else every other test here would be of a log that one processor reads.
  @Test(.enabled(if: Processors.count > 1)) func isReadInHalves() throws {
    let bytes = Array((LongLogTests.header + LongLogTests.workouts.joined()).utf8)
    let read = try #require(LogHalves(bytes)?.workouts(.strong, LogOptions(unit: .kilogram, zone: .utc)))
    #expect(try read.workouts == LongLogTests.alone(LongLogTests.workouts))
  }

  @Test func mayBeInNoOrder() throws {
    var random = SeededGenerator(seed: 1)
    let shuffled = LongLogTests.workouts.shuffled(using: &random).joined()
    #expect(try LongLogTests.read(shuffled).workouts == LongLogTests.alone(LongLogTests.workouts))
  }

  @Test func countsTheRowsOfBothHalves() throws {
    let rest = """
      2030-01-01 10:00:00,Legs,Squat,1,100,5,0,"",""
      2030-01-01 10:00:00,Legs,Squat,Rest Timer,0,0,90,"",""

      """
    let first = rest.replacing("2030", with: "2010")
    let read = try LongLogTests.read(first + LongLogTests.workouts.joined() + rest)
    #expect(read.skipped[.rest] == 2)
    #expect(read.workouts.first?.blocks.first?.sets.first?.plannedRest == 90)
    #expect(read.workouts.last?.blocks.first?.sets.first?.plannedRest == 90)
  }

  /// One workout, which only the first column of its rows distinguishes from others.
  @Test func aWorkoutMayBeInBothHalves() throws {
    let header = "Workout #," + LongLogTests.header
    let row = ",2024-03-01 07:00:00,Legs,Squat,1,100,5,0,\"\",\"\"\n"
    let text = header + (0..<8_000).map { "\($0)" + row }.joined()
    let read = try TrainingLog.workouts(in: Array(text.utf8), unit: .kilogram, zone: .utc)
    #expect(read.workouts.map { $0.blocks.map(\.sets.count) } == [[8_000]])
    #expect(read.workouts.first?.blocks.first?.sets.last?.number == 8_000)
  }

  /// A note stands before the first set of its exercise, which may come in a later workout.
  @Test func aNoteMayBeInTheHalfBefore() throws {
    let note = "2024-03-01 07:00:00,Legs,Squat,Note,0,0,0,\"elbows in\",\"\"\n"
    let rows = LongLogTests.workouts
    for place in [0, 499, 500, 501, 999] {
      let text = (rows[..<place] + [note] + rows[place...]).joined()
      let read = try LongLogTests.read(text)
      #expect(read.skipped[.note] == 1)
      #expect(read.workouts[place].blocks.first?.note == "elbows in")
    }
  }

  @Test func aNoteMayHaveManyLines() throws {
    let note = String(repeating: "2024-03-01 07:00:00,Legs\n", count: 12_000)
    let text = "2024-03-01 07:00:00,Legs,Squat,1,100,5,0,\"\(note)\",\"\"\n"
    let workout = try #require(try LongLogTests.read(text + LongLogTests.rows(2_000)).workouts.first)
    #expect(workout.blocks.first?.sets.first?.note == note)
  }

  @Test(arguments: [1, 5_000, 9_999])
  func tellsWhereSomethingIsWrong(row: Int) {
    var rows = LongLogTests.workouts.joined().split(separator: "\n").map { $0 + "\n" }
    rows[row] = rows[row].replacing(".5,", with: ".x,")
    let text = rows.joined()
    #expect {
      _ = try LongLogTests.read(text)
    } throws: { error in
      (error as? LogProblem)?.place.line == row + 2
    }
  }
}
