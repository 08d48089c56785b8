import Formats
import KernelDomain
import StrengthDomain

/// Collects the sets of a log into blocks and workouts, row by row. Rows with the same start and the same workout name
/// are one workout.
struct WorkoutGatherer {
  private let zone: TimeZoneRules
  /// The app that wrote the log.
  private let app: String
  /// The category that the log states for each exercise, by the exercise's name.
  private(set) var categories: [String: String] = [:]
  /// The number of sets with negative loads, which are stored for the assisted variant of their exercise.
  private(set) var assistedRows = 0
  /// Whether any set has a distance whose unit the log does not state.
  private(set) var hasBareDistance = false
  private var workouts: [Workout] = []
  /// The number of sets in each workout, in the order of `workouts`.
  private var counts: [Int32] = []
  private var places: [Key: Int] = [:]
  /// The index of the workout to which the most recent row belongs.
  private var current = 0
  private var last = LastRow()
  private var exerciseNames = RepeatedNames()
  /// The most recent sets, which have not yet been added to their block. That block is the last one of the workout at
  /// the index `last.blockWorkout`.
  private var sets: [SetEntry] = []

  private struct Key: Hashable {
    let second: Int64
    let name: String

    /// Hashes only the start, in whole seconds, because few workouts start within the same second.
    func hash(into hasher: inout Hasher) {
      hasher.combine(second)
    }
  }

  /// The values of the previous row. Most rows repeat them.
  private struct LastRow {
    /// Whether all rows since the previous set belong to that set's workout and exercise.
    var goesOn = false
    var start = RepeatedField()
    var end = RepeatedField()
    var name = RepeatedField()
    var duration = RepeatedField()
    var workoutNote = RepeatedField()
    var exercise = RepeatedField()
    var superset = RepeatedField()
    var exerciseName = ""
    /// Whether the load of the previous set is negative.
    var isAssistance = false
    var supersetNumber: Int?
    /// The index of the workout to which the previous set belongs; -1 if there has been no set.
    var blockWorkout = -1
    /// A note that precedes the first set of its exercise; nil if there is none.
    var note: (exercise: String, text: String)?
  }

  init(zone: TimeZoneRules, app: String) {
    self.zone = zone
    self.app = app
  }

  /// Finds the workout to which a row belongs. Usually, it is the workout of the previous row.
  @inline(__always)
  mutating func begin(_ fields: LogFields) throws(LogProblem) {
    let isInSame =
      fields.repeatsWorkout && !workouts.isEmpty && last.workoutNote.stands(for: fields.bytes(.workoutNote))
    if last.goesOn, !fields.repeatsHead || !isInSame { last.goesOn = false }
    if !isInSame { try takeWorkout(fields) }
  }

  @inline(never)
  private mutating func takeWorkout(_ fields: LogFields) throws(LogProblem) {
    // Each of these also stores the row's value, so none may be skipped by short-circuit evaluation.
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
    switch LogDate.moment(fields.bytes(column), order: fields.columns.dates) {
    case .local(let clock): return clock
    case .instant(let instant): return zone.clock(at: instant)
    case .unclear: throw fields.problem(column) { _ in .dateOrder }
    case nil: throw fields.problem(column) { .noDate(found: $0) }
    }
  }

  /// Returns the duration of the workout in seconds; nil if the log does not state it, or states 0. Also nil if the end
  /// is not after the start or is implausibly late, because one of the two times is then probably wrong.
  private func duration(from clock: CivilDateTime, _ fields: LogFields) throws(LogProblem) -> Int? {
    if !fields.bytes(.duration).trimmed.isEmpty {
      guard let seconds = LogDuration.seconds(fields.bytes(.duration)) else {
        throw fields.problem(.duration) { .noDuration(found: $0) }
      }
      if seconds > 0 { return seconds }
    }
    guard !fields.bytes(.end).trimmed.isEmpty else { return nil }
    let end = try self.clock(.end, fields)
    let seconds = zone.instant(of: end).seconds - zone.instant(of: clock).seconds
    return (1...Int64(LogDuration.most)).contains(seconds) ? Int(seconds) : nil
  }

  @inline(__always)
  mutating func add(
    _ kind: SetKind, _ measures: LogFields.Measures, _ fields: LogFields
  ) throws(LogProblem) {
    if last.isAssistance || fields.bytes(.weight).first == UInt8(ascii: "-") {
      takeAssistance(measures.load != nil && fields.isAssistance)
    }
    if !last.goesOn { try takeBlock(fields) }
    if measures.millimetres != nil, fields.bytes(.distanceUnit).isEmpty { hasBareDistance = true }
    if last.isAssistance, !AssistanceRule.isAssisted(fields.text(.exercise) ?? "") { assistedRows += 1 }
    counts[current] += 1
    sets.append(
      SetEntry(
        number: Int(counts[current]), kind: kind, load: measures.load, reps: measures.reps, seconds: measures.seconds,
        millimetres: measures.millimetres, halvesOfRPE: measures.halvesOfRPE, note: fields.text(.note)))
  }

  /// Begins the assisted variant of the exercise if this load is negative and the previous one was not; goes back to
  /// the plain exercise in the reverse case.
  @inline(never)
  private mutating func takeAssistance(_ isAssistance: Bool) {
    if isAssistance != last.isAssistance {
      last.isAssistance = isAssistance
      last.goesOn = false
      last.exercise = RepeatedField()
    }
  }

  /// Forgets the fields of the previous row, so that the next row is parsed in full.
  mutating func forgetRow() {
    last.goesOn = false
    last.workoutNote = RepeatedField()
  }

  /// Finds the block to which the row's set belongs.
  @inline(never)
  private mutating func takeBlock(_ fields: LogFields) throws(LogProblem) {
    let isNew = try takeExercise(fields)
    if isNew || last.blockWorkout != current {
      guard !last.exerciseName.isEmpty else { throw fields.problem(.exercise) { _ in .noExercise } }
      beginBlock(fields)
    }
    last.goesOn = true
  }

  /// Begins a block, unless the workout's last block has the same exercise and superset.
  @inline(never)
  private mutating func beginBlock(_ fields: LogFields) {
    putSets()
    last.blockWorkout = current
    if isInLastBlock { return }
    var note = fields.text(.exerciseNote)
    if let previous = last.note {
      if previous.exercise == last.exerciseName { note = previous.text }
      last.note = nil
    }
    workouts[current].blocks.append(
      Block(exercise: .named(last.exerciseName, app: app), superset: last.supersetNumber, note: note))
  }

  /// Adds the sets in `sets` to their block.
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
    return block.exercise == .named(last.exerciseName, app: app) && block.superset == last.supersetNumber
  }

  /// Stores the exercise and superset of a row.
  /// - Returns: true if the exercise or the superset differs from the previous set's.
  private mutating func takeExercise(_ fields: LogFields) throws(LogProblem) -> Bool {
    let hasNewExercise = last.exercise.take(fields.bytes(.exercise))
    let hasNewSuperset = last.superset.take(fields.bytes(.superset))
    if hasNewExercise {
      var name = exerciseNames.name(fields.bytes(.exercise)) { fields.text(.exercise)?.cleanName ?? "" }
      if let category = fields.category, categories[name] == nil { categories[name] = category }
      if last.isAssistance { name = AssistedNames.assisted(name) }
      last.exerciseName = name
    }
    if hasNewSuperset { last.supersetNumber = try fields.superset() }
    return hasNewExercise || hasNewSuperset
  }

  /// Adds a rest after the previous set.
  /// - Parameter seconds: the length of the rest in seconds; nil to add no rest.
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

  /// Returns the index of the workout's last block if that block has the row's exercise; otherwise nil.
  private func lastBlock(of fields: LogFields) -> Int? {
    guard let block = workouts[current].blocks.last,
      block.exercise == .named(fields.text(.exercise)?.cleanName ?? "", app: app)
    else { return nil }
    return workouts[current].blocks.count - 1
  }

  /// Whether every workout has sets and no note is waiting for its set. The workouts are then complete, provided that
  /// no unread row has the same start and name as one of them.
  var isWhole: Bool { last.note == nil && counts.allSatisfy { $0 > 0 } }

  /// Returns the workouts that have sets, sorted by start.
  mutating func finish() -> [Workout] {
    putSets()
    var order = workouts.indices.filter { counts[$0] > 0 }
    order.sort { (workouts[$0].id.second, $0) < (workouts[$1].id.second, $1) }
    // Mostly the workouts are in order already.
    if !order.elementsEqual(workouts.indices) { workouts = order.map { workouts[$0] } }
    var last: WorkoutID?
    for place in workouts.indices {
      let second = workouts[place].id.second
      let id = WorkoutID(second: second, ordinal: last.map { $0.second == second ? $0.ordinal + 1 : 0 } ?? 0)
      workouts[place].id = id
      workouts[place].source = app
      last = id
    }
    return workouts
  }
}
