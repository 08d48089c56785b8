import Formats
import KernelDomain
import StrengthDomain

/// Collects the sets of a log into blocks and workouts, row by row. Rows with one start and name form a workout.
struct WorkoutGatherer {
  private let zone: TimeZoneRules
  private var workouts: [Workout] = []
  /// The number of sets of each.
  private var counts: [Int32] = []
  private var places: [Key: Int] = [:]
  /// The position of the workout of the row before.
  private var current = 0
  private var last = LastRow()
  private var exerciseNames = RepeatedNames()
  /// Sets of the latest block, in workout `last.blockWorkout`, that are not in it yet.
  private var sets: [SetEntry] = []

  private struct Key: Hashable {
    let second: Int64
    let name: String

    /// The second suffices, since few workouts begin in one second.
    func hash(into hasher: inout Hasher) {
      hasher.combine(second)
    }
  }

  /// The values of the row before, which most rows repeat.
  private struct LastRow {
    /// Whether the row has the workout and exercise of the set before, as have all rows between them.
    var goesOn = false
    var start = RepeatedField()
    var end = RepeatedField()
    var name = RepeatedField()
    var duration = RepeatedField()
    var workoutNote = RepeatedField()
    var exercise = RepeatedField()
    var superset = RepeatedField()
    var exerciseName = ""
    var supersetNumber: Int?
    /// The position of the workout of the set before.
    var blockWorkout = -1
    /// A note whose exercise has not come yet.
    var note: (exercise: String, text: String)?
  }

  init(zone: TimeZoneRules) {
    self.zone = zone
  }

  /// Finds the workout of a row, mostly that of the set before.
  @inline(__always)
  mutating func begin(_ fields: LogFields) throws(LogProblem) {
    let isInSame =
      fields.repeatsWorkout && !workouts.isEmpty && last.workoutNote.stands(for: fields.bytes(.workoutNote))
    if last.goesOn, !fields.repeatsHead || !isInSame { last.goesOn = false }
    if !isInSame { try takeWorkout(fields) }
  }

  @inline(never)
  private mutating func takeWorkout(_ fields: LogFields) throws(LogProblem) {
    // All of them are evaluated, since each also stores the value for the next row.
    let hasNewStart = last.start.take(fields.bytes(.start))
    let hasNewEnd = last.end.take(fields.bytes(.end))
    let hasNewDuration = last.duration.take(fields.bytes(.duration))
    let hasNewName = last.name.take(fields.bytes(.workoutName))
    let hasNewNote = last.workoutNote.take(fields.bytes(.workoutNote))
    guard hasNewStart || hasNewEnd || hasNewDuration || hasNewName || hasNewNote else { return }
    let clock = try self.clock(.start, fields)
    let duration = try self.duration(from: clock, fields)
    let name = fields.text(.workoutName)?.cleanName ?? ""
    let id = WorkoutID(start: clock)
    let key = Key(second: id.second, name: name)
    if let place = places[key] {
      current = place
      if workouts[place].note == nil { workouts[place].note = fields.text(.workoutNote) }
      return
    }
    current = workouts.count
    places[key] = current
    let start = zone.instant(of: clock)
    workouts.append(
      Workout(
        id: id, source: "", name: name, start: start,
        utcOffset: Int(id.second - start.seconds), duration: duration,
        note: fields.text(.workoutNote)))
    workouts[current].blocks.reserveCapacity(8)
    counts.append(0)
  }

  private func clock(_ column: LogColumn, _ fields: LogFields) throws(LogProblem) -> CivilDateTime {
    guard let clock = LogDate.clock(fields.bytes(column)) else {
      throw fields.problem(column) { .noDate(found: $0) }
    }
    return clock
  }

  /// In seconds. Nil if the log has no duration; also if the end is before the start, or later than any duration
  /// allows: one of the two is wrong then, and nobody knows which.
  private func duration(from clock: CivilDateTime, _ fields: LogFields) throws(LogProblem) -> Int? {
    if !fields.bytes(.duration).trimmed.isEmpty {
      guard let seconds = LogDuration.seconds(fields.bytes(.duration)) else {
        throw fields.problem(.duration) { .noDuration(found: $0) }
      }
      return seconds
    }
    guard !fields.bytes(.end).trimmed.isEmpty else { return nil }
    let end = try self.clock(.end, fields)
    let seconds = zone.instant(of: end).seconds - zone.instant(of: clock).seconds
    return (0...Int64(LogDuration.most)).contains(seconds) ? Int(seconds) : nil
  }

  @inline(__always)
  mutating func add(
    _ kind: SetKind, _ measures: LogFields.Measures, _ fields: LogFields
  ) throws(LogProblem) {
    if !last.goesOn { try takeBlock(fields) }
    counts[current] += 1
    sets.append(
      SetEntry(
        number: Int(counts[current]), kind: kind, load: measures.load, reps: measures.reps, seconds: measures.seconds,
        millimetres: measures.millimetres, halvesOfRPE: measures.halvesOfRPE, note: fields.text(.note)))
  }

  /// Finds the block of a set.
  @inline(never)
  private mutating func takeBlock(_ fields: LogFields) throws(LogProblem) {
    let isNew = try takeExercise(fields)
    if isNew || last.blockWorkout != current {
      guard !last.exerciseName.isEmpty else { throw fields.problem(.exercise) { _ in .noExercise } }
      beginBlock(fields)
    }
    last.goesOn = true
  }

  /// Begins a block, unless the workout's last block has that exercise and superset.
  @inline(never)
  private mutating func beginBlock(_ fields: LogFields) {
    putSets()
    last.blockWorkout = current
    if isInLastBlock { return }
    var note = fields.text(.exerciseNote)
    if let told = last.note {
      if told.exercise == last.exerciseName { note = told.text }
      last.note = nil
    }
    workouts[current].blocks.append(
      Block(exercise: .named(last.exerciseName), superset: last.supersetNumber, note: note))
  }

  /// Puts the collected sets into their block.
  private mutating func putSets() {
    guard !sets.isEmpty else { return }
    let workout = last.blockWorkout
    let place = workouts[workout].blocks.count - 1
    if workouts[workout].blocks[place].sets.isEmpty {
      workouts[workout].blocks[place].sets = sets
      sets = []
      sets.reserveCapacity(6)
    } else {
      workouts[workout].blocks[place].sets += sets
      sets.removeAll(keepingCapacity: true)
    }
  }

  private var isInLastBlock: Bool {
    guard let block = workouts[current].blocks.last else { return false }
    return block.exercise == .named(last.exerciseName) && block.superset == last.supersetNumber
  }

  /// - Returns: whether exercise or superset differ from those of the set before.
  private mutating func takeExercise(_ fields: LogFields) throws(LogProblem) -> Bool {
    let hasNewExercise = last.exercise.take(fields.bytes(.exercise))
    let hasNewSuperset = last.superset.take(fields.bytes(.superset))
    if hasNewExercise {
      last.exerciseName = exerciseNames.name(fields.bytes(.exercise)) { fields.text(.exercise)?.cleanName ?? "" }
    }
    if hasNewSuperset { last.supersetNumber = try fields.superset() }
    return hasNewExercise || hasNewSuperset
  }

  /// - Parameter seconds: the rest after the set before; nil for none.
  mutating func addRest(_ seconds: Int32?, _ fields: LogFields) {
    guard let seconds, let block = lastBlock(of: fields) else { return }
    if last.blockWorkout == current, !sets.isEmpty {
      sets[sets.count - 1].plannedRest = seconds
    } else {
      let set = workouts[current].blocks[block].sets.count - 1
      workouts[current].blocks[block].sets[set].plannedRest = seconds
    }
  }

  mutating func addNote(_ fields: LogFields) {
    guard let note = fields.text(.note), let exercise = fields.text(.exercise)?.cleanName else { return }
    if let block = lastBlock(of: fields) {
      workouts[current].blocks[block].note = note
    } else {
      last.note = (exercise, note)
    }
  }

  /// The position of the workout's last block, if it is of the row's exercise; otherwise nil.
  private func lastBlock(of fields: LogFields) -> Int? {
    guard let block = workouts[current].blocks.last,
      block.exercise == .named(fields.text(.exercise)?.cleanName ?? "")
    else { return nil }
    return workouts[current].blocks.count - 1
  }

  /// Whether no rows before or after these affect the workouts, other than rows of the same workouts.
  var isWhole: Bool { last.note == nil && counts.allSatisfy { $0 > 0 } }

  /// The workouts that have sets, in order.
  mutating func finish(source: String) -> [Workout] {
    putSets()
    var order = workouts.indices.filter { counts[$0] > 0 }
    order.sort { (workouts[$0].id.second, $0) < (workouts[$1].id.second, $1) }
    // Mostly they are in order already.
    if !order.elementsEqual(workouts.indices) { workouts = order.map { workouts[$0] } }
    var last: WorkoutID?
    for place in workouts.indices {
      let second = workouts[place].id.second
      let id = WorkoutID(second: second, ordinal: last.map { $0.second == second ? $0.ordinal + 1 : 0 } ?? 0)
      workouts[place].id = id
      workouts[place].source = source
      last = id
    }
    return workouts
  }
}
