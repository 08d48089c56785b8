import KernelDomain
import StrengthApplication
import StrengthDomain
import StrengthInfrastructure
import TestSupport
import Testing

/// What is written as another app's log is read back as what it was.
struct LogWriterTests {
  private static func writer(_ unit: MassUnit) -> LogWriter {
    LogWriter(unit: unit, zone: .utc) { exercise in
      guard case .named(let name, _) = exercise else { return "" }
      return name
    }
  }

  private static func read(_ written: EncodedLog, _ unit: MassUnit) throws(LogProblem) -> [Workout] {
    try TrainingLog.workouts(in: written.bytes, unit: unit, zone: .utc).workouts
  }

  @Test(arguments: 0..<40, LogExportFormat.allCases)
  func generatedWorkoutsAreReadBackAsTheyWere(seed: Int, format: LogExportFormat) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let unit = [MassUnit.kilogram, .pound].randomElement(using: &random)!
    let workouts = WorkoutsToWrite(format, unit, using: &random).workouts
    let written = LogWriterTests.writer(unit).write(workouts, as: format)
    #expect(written.convertedLoads == 0 && written.omissions.isEmpty)
    #expect(written.sets == workouts.reduce(0) { $0 + $1.setCount })
    #expect(try LogWriterTests.read(written, unit) == workouts)
  }

  @Test(.enabled(if: LogTestData.folder != nil), arguments: LogTestData.names.filter { !$0.hasPrefix("bad_") })
  func realWorkoutsAreReadBackAsTheyWere(_ name: String) throws {
    let unit = MassUnit.kilogram
    let format = try LogWriterTests.format(name)
    let read = try TrainingLog.workouts(in: LogTestData.read(name + ".csv"), unit: unit, zone: .utc).workouts
    let units = Set(read.flatMap { $0.blocks.flatMap { $0.sets.compactMap { $0.load?.unit } } })
    // One unit is what such a log has; one set is left where the app has no room for two blocks.
    guard let format, units.count <= 1, let told = units.first ?? Optional(unit) else { return }
    let written = LogWriterTests.writer(told).write(read, as: format)
    #expect(try LogWriterTests.read(written, told) == read)
  }

  /// A spreadsheet that opens the log computes nothing of it, and what is read back has the names that it had.
  @Test(
    arguments: LogExportFormat.allCases,
    ["=1+1", "=\u{200D}1+1", "=\u{338}1+1", "+1+1", "- easy", "@home", "'=1", "'x"])
  func namesAreNoFormulas(format: LogExportFormat, name: String) throws {
    var workout = Workout(
      id: WorkoutID(second: 1_750_068_000), source: format == .hevy ? "Hevy" : "Strong", name: name,
      start: Timestamp(seconds: 1_750_068_000), utcOffset: 0, duration: 3_600, note: name)
    var block = Block(exercise: .named(name, app: workout.source), sets: [SetEntry(number: 1, reps: 5)])
    block.note = name
    workout.blocks = [block]
    let written = LogWriterTests.writer(.kilogram).write([workout], as: format)
    #expect(try LogWriterTests.read(written, .kilogram) == [workout])
    let cells = String(decoding: written.bytes, as: UTF8.self).split { $0 == "\n" }.flatMap { $0.split(separator: ",") }
    let begun = cells.compactMap { $0.unicodeScalars.first { $0 != "\"" } }
    #expect(begun.contains("'") && !begun.contains { "=+-@".unicodeScalars.contains($0) })
  }

  @Test func whatThereIsNoRoomForIsTold() {
    var workout = Workout(
      id: WorkoutID(second: 1_750_068_000), source: "Strong", name: "A", start: Timestamp(seconds: 1_750_068_000),
      utcOffset: 0, duration: 3_600)
    let set = SetEntry(number: 1, kind: .amrap, reps: 5, plannedRest: 90, note: "slow")
    workout.blocks = ["Row", "Squat"].map { Block(exercise: .named($0), superset: 1, sets: [set]) }
    #expect(LogWriterTests.writer(.kilogram).write([workout], as: .strong).omissions == [.superset: 2, .amrap: 2])
    #expect(
      LogWriterTests.writer(.kilogram).write([workout], as: .hevy).omissions == [.setNote: 2, .rest: 2, .amrap: 2])
  }

  /// Whatever zone the writer is in, a workout ends by the clock that it began by.
  @Test(arguments: LogExportFormat.allCases, [-18_000, 0, 7_200, 20_700])
  func anotherZonesWorkoutsKeepTheirDurations(format: LogExportFormat, offset: Int) throws {
    var workout = Workout(
      id: WorkoutID(second: 1_750_068_000), source: format == .hevy ? "Hevy" : "Strong", name: "A",
      start: Timestamp(seconds: 1_750_068_000 - Int64(offset)), utcOffset: offset, duration: 3_600)
    workout.blocks = [
      Block(
        exercise: .named("Row"),
        sets: [SetEntry(number: 1, load: Load(thousandths: 50_000, unit: .kilogram), reps: 5)])
    ]
    let written = LogWriterTests.writer(.kilogram).write([workout], as: format)
    let read = try LogWriterTests.read(written, .kilogram)
    #expect(read.map(\.duration) == [3_600] && read.map(\.id) == [workout.id])
  }

  private static func format(_ name: String) throws -> LogExportFormat? {
    let read = try TrainingLog.workouts(in: LogTestData.read(name + ".csv"), unit: .kilogram, zone: .utc)
    return LogExportFormat(rawValue: read.format.rawValue)
  }

  @Test func loadsOfTheOtherUnitAreConverted() throws {
    var workout = Workout(
      id: WorkoutID(second: 1_700_000_000), source: "Strong", name: "A", start: Timestamp(seconds: 1_700_000_000),
      utcOffset: 0)
    workout.blocks = [
      Block(
        exercise: .named("Squat"),
        sets: [
          SetEntry(number: 1, load: Load(thousandths: 50_000, unit: .pound), reps: 5),
          SetEntry(number: 2, load: Load(thousandths: 20_000, unit: .kilogram), reps: 5),
        ])
    ]
    let kilograms = LogWriterTests.writer(.kilogram).write([workout], as: .strong)
    #expect(kilograms.convertedLoads == 1)
    #expect(try loads(kilograms, .kilogram) == [22_680, 20_000])
    let pounds = LogWriterTests.writer(.pound).write([workout], as: .hevy)
    #expect(try loads(pounds, .pound) == [50_000, 44_092])
  }

  private func loads(_ written: EncodedLog, _ unit: MassUnit) throws -> [Int32?] {
    try LogWriterTests.read(written, unit).flatMap { $0.blocks.flatMap(\.sets) }.map(\.load?.thousandths)
  }

  @Test func whatWasNotDoneIsNotWritten() throws {
    var workout = Workout(
      id: WorkoutID(second: 1_700_000_000), source: "Hevy", name: "A", start: Timestamp(seconds: 1_700_000_000),
      utcOffset: 0)
    workout.blocks = [
      Block(
        exercise: .named("Dip"), sets: [SetEntry(number: 1, reps: 5), SetEntry(number: 2, reps: 9, isDone: false)])
    ]
    let written = LogWriterTests.writer(.kilogram).write([workout], as: .hevy)
    #expect(written.sets == 1)
    #expect(try LogWriterTests.read(written, .kilogram).first?.setCount == 1)
  }
}

/// Workouts with all that an app's log has room for.
private struct WorkoutsToWrite {
  let workouts: [Workout]

  init(_ format: LogExportFormat, _ unit: MassUnit, using random: inout SeededGenerator) {
    var second: Int64 = 1_600_000_000
    workouts = (0..<6).map { _ in
      second += Int64.random(in: 3_600...400_000, using: &random)
      var workout = Workout(
        id: WorkoutID(second: second), source: format == .strong ? "Strong" : "Hevy",
        name: ["", "Legs, \"heavy\"", "Dřepy", "A;B"].randomElement(using: &random)!,
        start: Timestamp(seconds: second), utcOffset: 0)
      if Bool.random(using: &random) { workout.duration = Int.random(in: 0...20_000, using: &random) }
      workout.note = [nil, "two\nlines", "said \"no\""].randomElement(using: &random)!
      var number = 0
      var last = ""
      for index in 0..<Int.random(in: 1...5, using: &random) {
        let names = ["Squat", "Row, seated", "Dip", "Přítah"].filter { $0 != last }
        last = names.randomElement(using: &random)!
        var block = Block(exercise: .named(last, app: workout.source))
        block.note = [nil, "deep", "\"x\", y"].randomElement(using: &random)!
        if format == .hevy, Bool.random(using: &random) { block.superset = index / 2 }
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          number += 1
          block.sets.append(WorkoutsToWrite.set(number, format, unit, &random))
        }
        workout.blocks.append(block)
      }
      return workout
    }
  }

  private static func set(
    _ number: Int, _ format: LogExportFormat, _ unit: MassUnit, _ random: inout SeededGenerator
  ) -> SetEntry {
    let kind = [SetKind.warmup, .normal, .drop, .failure].randomElement(using: &random)!
    var set = SetEntry(number: number, kind: kind, reps: Int32.random(in: 1...10_000, using: &random))
    if Bool.random(using: &random) {
      set.load = Load(thousandths: Int.random(in: 1...Load.most(unit), using: &random), unit: unit)
    }
    if Bool.random(using: &random) { set.seconds = Int32.random(in: 1...90_000, using: &random) }
    if Bool.random(using: &random) { set.millimetres = Int64.random(in: 1...99_000_000, using: &random) }
    if Bool.random(using: &random) { set.halvesOfRPE = UInt8.random(in: 2...20, using: &random) }
    if format == .strong {
      if Bool.random(using: &random) { set.plannedRest = Int32.random(in: 1...3_600, using: &random) }
      set.note = [nil, "easy, \"really\""].randomElement(using: &random)!
    }
    return set
  }
}
