import KernelDomain
import StrengthDomain

/// The members of an edit in the journal, of whatever kind.
struct StoredEdit: Codable {
  var id: String?
  var workout: WorkoutID?
  var step: String?
  var change: String?
  var at: Timestamp?
  var start: Timestamp?
  var offset: Int?
  var name: String?
  var exercise: ExerciseID?
  var routine: RoutineID?
  var blocks: [StoredBlock]?
  var block: Int?
  var number: Int32?
  var seconds: Int32?
  var set: StoredSet?
  var touched: StoredSet?
  var superset: Int?
  var rest: Int32?
  var on: Bool?
  var from: String?
  var into: ExerciseID?
  var day: CivilDay?
  var until: CivilDay?
  var weekdays: [Int]?
  var weight: Load?

  init() {}
}

// MARK: What they are made of

extension StoredEdit {
  init(_ edit: StrengthEdit) {
    self.init()
    switch edit {
    case .start(let start):
      id = start.id.description
      self.start = start.start
      offset = start.utcOffset
      name = start.name.isEmpty ? nil : start.name
      routine = start.routine
      blocks = start.blocks.isEmpty ? nil : start.blocks.map { StoredBlock($0) }
    case .step(let id, let step, let time):
      (workout, at) = (id, time)
      take(step)
    case .told(let id, let time): (workout, at) = (id, time)
    case .correct(let correction): take(correction)
    // Written by itself.
    case .putExercise: break
    case .setRest(let id, let seconds): (exercise, self.seconds) = (id, seconds)
    case .setFavourite(let id, let isOne): (exercise, on) = (id, isOne)
    case .merge(let merge): (from, into) = (merge.from.text, merge.into)
    case .putRoutine(let routine):
      (id, name) = (routine.id.description, routine.name)
      blocks = routine.blocks.map { StoredBlock($0) }
    case .removeRoutine(let id): self.id = id.description
    case .putSchedule(let id, let scheduled):
      (self.id, routine) = (id.description, scheduled.routine)
      switch scheduled.days {
      case .day(let day): self.day = day
      case .weekdays(let weekdays, let first, let last):
        self.weekdays = weekdays.sorted()
        (from, until) = (first.description, last)
      }
    case .removeSchedule(let id): self.id = id.description
    case .weigh(let day, let load): (self.day, weight) = (day, load)
    }
  }

  private mutating func take(_ step: WorkoutStep) {
    switch step {
    case .addBlock(let block):
      self.step = "addBlock"
      (exercise, superset, rest) = (block.exercise, block.superset, block.rest)
    case .logSet(let block, let entry, let seconds):
      self.step = "logSet"
      (self.block, set, self.seconds) = (block, StoredSet(entry), seconds)
    case .editSet(let number, let entry):
      self.step = "editSet"
      (self.number, set) = (number, StoredSet(entry))
    case .removeSet(let number): (self.step, self.number) = ("removeSet", number)
    case .pause: self.step = "pause"
    case .resume: self.step = "resume"
    case .adjustRest(let seconds): (self.step, self.seconds) = ("adjustRest", seconds)
    case .skipRest: self.step = "skipRest"
    case .finish: self.step = "finish"
    case .finishAtLastSet: self.step = "finishAtLastSet"
    case .discard: self.step = "discard"
    }
  }

  private mutating func take(_ correction: WorkoutCorrection) {
    workout = correction.workout
    touched = correction.touched.map { StoredSet($0) }
    number = correction.change.set
    switch correction.change {
    case .editSet(_, let entry): (change, set) = ("editSet", StoredSet(entry))
    case .removeSet: change = "removeSet"
    case .confirmSet: change = "confirmSet"
    case .name(let name): (change, self.name) = ("name", name)
    case .remove: change = "remove"
    }
  }
}

// MARK: What they say

extension StoredEdit {
  /// Nil where something is missing, or is what nothing can be.
  func edit(_ kind: String) -> StrengthEdit? {
    switch kind {
    case "start": started
    case "step": stepped
    case "told": if let workout, let at { .told(workout, at: at) } else { nil }
    case "correction": corrected
    case "rest": exercise.map { .setRest($0, seconds) }
    case "favourite": if let exercise, let on { .setFavourite(exercise, on) } else { nil }
    case "merge":
      if let from, let into { .merge(ExerciseMerge(from: ExerciseID(from), into: into)) } else { nil }
    case "routine":
      if let id = id.flatMap({ RoutineID($0) }), let name, let blocks {
        .putRoutine(Routine(id: id, name: name, blocks: blocks.map(\.routineBlock)))
      } else {
        nil
      }
    case "removeRoutine": id.flatMap { RoutineID($0) }.map { .removeRoutine($0) }
    case "schedule": scheduled
    case "removeSchedule": id.flatMap { ScheduleID($0) }.map { .removeSchedule($0) }
    case "weight": day.map { .weigh($0, weight) }
    default: nil
    }
  }

  private var started: StrengthEdit? {
    guard let id = id.flatMap({ WorkoutID($0) }), let start, let offset, offset.magnitude <= 172_800 else {
      return nil
    }
    return .start(
      WorkoutStart(
        id: id, name: name ?? "", routine: routine, start: start, utcOffset: offset,
        blocks: (blocks ?? []).map(\.activeBlock)))
  }

  private var stepped: StrengthEdit? {
    guard let workout, let at, let step = workoutStep else { return nil }
    return .step(workout, step, at: at)
  }

  private var workoutStep: WorkoutStep? {
    switch step {
    case "addBlock": exercise.map { .addBlock(ActiveBlock(exercise: $0, superset: superset, rest: rest)) }
    case "logSet": if let block, let set, let seconds { .logSet(block: block, set.entry, rest: seconds) } else { nil }
    case "editSet": if let number, let set { .editSet(number, set.entry) } else { nil }
    case "removeSet": number.map { .removeSet($0) }
    case "pause": .pause
    case "resume": .resume
    case "adjustRest": seconds.map { .adjustRest($0) }
    case "skipRest": .skipRest
    case "finish": .finish
    case "finishAtLastSet": .finishAtLastSet
    case "discard": .discard
    default: nil
    }
  }

  private var corrected: StrengthEdit? {
    guard let workout else { return nil }
    let made: WorkoutCorrection.Change? =
      switch change {
      case "editSet": if let number, let set { .editSet(number, set.entry) } else { nil }
      case "removeSet": number.map { .removeSet($0) }
      case "confirmSet": number.map { .confirmSet($0) }
      case "name": name.map { .name($0) }
      case "remove": .remove
      default: nil
      }
    return made.map { .correct(WorkoutCorrection(workout: workout, change: $0, touched: touched?.entry)) }
  }

  private var scheduled: StrengthEdit? {
    guard let id = id.flatMap({ ScheduleID($0) }), let routine else { return nil }
    if let day { return .putSchedule(id, ScheduledRoutine(routine: routine, days: .day(day))) }
    guard let weekdays, let first = from.flatMap({ CivilDay($0) }), weekdays.allSatisfy((0...6).contains) else {
      return nil
    }
    return .putSchedule(
      id, ScheduledRoutine(routine: routine, days: .weekdays(Set(weekdays), from: first, until: until)))
  }
}
