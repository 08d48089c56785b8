import KernelDomain
import StrengthApplication
import StrengthDomain
import TestSupport

/// What a person may do in strength one thing after the other, at random: only what can be done then.
struct RandomStrength {
  var random: SeededGenerator
  private var now = Timestamp(seconds: 1_760_000_000)
  private let exercises = ["Barbell_Squat", "Plank", "Barbell_Deadlift", "Farmers_Walk"].map { ExerciseID($0) }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func one<Value>(of values: [Value]) -> Value { values[number(0..<values.count)] }

  private mutating func exercise(_ book: StrengthBook) -> ExerciseID {
    let own = book.ownExercises.map(\.id)
    return own.isEmpty || number(0..<3) > 0 ? one(of: exercises) : one(of: own)
  }

  mutating func set() -> SetEntry {
    var set = SetEntry(
      number: 0, kind: one(of: SetKind.allCases), reps: Int32(number(0..<13)),
      halvesOfRPE: number(0..<3) == 0 ? UInt8(number(2..<21)) : nil,
      note: number(0..<5) == 0 ? "těžké, \"hard\"\n…" : nil)
    if number(0..<6) > 0 {
      set.load = Load(
        thousandths: number(16..<48) * 2_500 * (number(0..<20) == 0 ? 4 : 1), unit: one(of: MassUnit.allCases))
    }
    if number(0..<5) == 0 { set.seconds = Int32(number(1..<600)) }
    if number(0..<9) == 0 { set.millimetres = Int64(number(1..<900_000)) }
    return set
  }

  /// A step of the workout that is on, or the beginning of one.
  mutating func step(_ book: StrengthBook) -> [StrengthEdit] {
    now = now + Int64(number(1..<200)) * 1_000
    guard let active = book.state.active else {
      now = now + Int64(number(0..<300_000)) * 1_000
      let routine = book.state.routines.values.sorted { $0.id < $1.id }.randomElement(using: &random)
      let second = now.seconds + 3_600
      let start = WorkoutStart(
        id: WorkoutID.next(at: second, after: book.ids(at: second)), name: one(of: ["", "Nohy", "Push"]),
        routine: routine?.id, start: now, utcOffset: 3_600,
        blocks: (routine?.blocks ?? []).map {
          ActiveBlock(exercise: $0.exercise, superset: $0.superset, rest: $0.rest, targets: $0.targets)
        })
      return [.start(start)]
    }
    let blocks = max(active.blocks.count, 1)
    let step: WorkoutStep =
      switch number(0..<23) {
      case 0, 1:
        .addBlock(
          ActiveBlock(
            exercise: exercise(book), superset: number(0..<3) == 0 ? 1 : nil,
            rest: number(0..<3) == 0 ? Int32(number(0..<3_601)) : nil))
      case 2: .pause
      case 3: .resume
      case 4: .adjustRest(Int32(number(-30..<31)))
      case 5: .skipRest
      case 6: .editSet(Int32(number(1..<6)), set())
      case 7: .removeSet(Int32(number(1..<6)))
      case 8: .finish
      case 20: .swapExercise(block: number(0..<blocks), exercise(book))
      case 21: .moveBlock(number(0..<blocks), to: number(0..<blocks))
      case 22: .note(number(0..<3) == 0 ? nil : "první\ndruhý řádek")
      case 9: number(0..<3) == 0 ? .discard : .finishAtLastSet
      default: .logSet(block: number(0..<blocks), set(), rest: Int32(number(0..<200)))
      }
    var after = active
    if number(0..<6) == 0 {
      return after.due(at: now).isEmpty ? [] : [.told(active.id, at: now)]
    }
    return (try? after.take(step, at: now)) == nil ? [] : [.step(active.id, step, at: now)]
  }

  /// Nothing where none can be made.
  mutating func correction(_ snapshot: any StrengthSnapshot) -> [StrengthEdit] {
    var corrected = snapshot.corrected
    guard let workout = corrected.workouts.randomElement(using: &random) else { return [] }
    let numbers = workout.workout.blocks.flatMap(\.sets).map(\.number) + [99]
    let set = one(of: numbers)
    let change: WorkoutCorrection.Change =
      switch number(0..<13) {
      case 8:
        .addSet(
          snapshot.nextSet(of: workout.workout.id), self.set(), exercise(snapshot.book),
          after: number(0..<2) == 0 ? nil : set)
      case 9: .moveBlock(set, to: number(0..<3))
      case 10: .swapExercise(set, exercise(snapshot.book))
      case 11:
        .times(
          start: workout.workout.start + Int64(number(-9..<9)) * 60_000, utcOffset: 3_600,
          duration: number(0..<2) == 0 ? nil : number(1..<9_000))
      case 12: .note(number(0..<3) == 0 ? nil : "málo spánku\n\"…\"")
      case 0: .name(one(of: ["Legs", "Nohy", " "]))
      case 1: .remove
      case 2: .removeSet(set)
      case 3, 4: .confirmSet(snapshot.suspicious.min().map { Int32($0.set) } ?? set)
      default: .editSet(set, self.set())
      }
    let id = if case .confirmSet = change { snapshot.suspicious.min()?.workout } else { nil as WorkoutID? }
    let made = try? corrected.make(change, of: id ?? workout.workout.id, suspicious: snapshot.suspicious)
    return made.map { [.correct($0)] } ?? []
  }

  /// Exercises, routines, schedules and weight.
  mutating func choice(_ book: StrengthBook) -> [StrengthEdit] {
    let day = CivilDay(daysSinceEpoch: 20_000 + number(0..<30))
    let routines = book.state.routines.keys.sorted()
    let schedules = book.state.schedules.keys.sorted()
    let own = book.ownExercises.map(\.id)
    switch number(0..<16) {
    case 10: return [.setStep(exercise(book), number(0..<3) == 0 ? nil : Load(thousandths: 1_250, unit: .kilogram))]
    case 11:
      return [.setTrainingMax(exercise(book), number(0..<3) == 0 ? nil : Load(thousandths: 100_000, unit: .pound))]
    case 12: return routines.isEmpty ? [] : [.deload(one(of: routines), at: now)]
    case 13:
      let second = Int64(1_700_000_000 + number(0..<9) * 86_400)
      let workout = Workout(
        id: WorkoutID.next(at: second, after: book.ids(at: second)), source: Workout.ownSource,
        name: one(of: ["", "Push"]), start: Timestamp(seconds: second), utcOffset: 0, note: "a\nb",
        blocks: [Block(exercise: .known(exercise(book)), sets: [SetEntry(number: 1, reps: Int32(number(1..<9)))])])
      return [.logWorkout(workout)]
    case 14:
      let ids = book.workouts.map(\.id)
      guard ids.count > 1 else { return [] }
      let (first, second) = (one(of: ids), one(of: ids))
      return first == second ? [] : [.setTwins([WorkoutPair(first, second)], areSame: number(0..<2) == 0)]
    case 15:
      let key = BodyMeasure.Key(one(of: [.waist, .bodyFat, .leftThigh]), on: day)
      let unit: BodyMeasure.Unit = key.kind == .bodyFat ? .percent : one(of: [.centimetre, .inch])
      let measure = BodyMeasure(
        kind: key.kind, day: day, thousandths: 20_000 + number(0..<50_000), unit: unit)
      return [.setMeasure(key, number(0..<4) == 0 ? nil : measure)]
    case 0:
      return [
        .putExercise(
          OwnExercise(
            id: .own(book.nextExercise), name: "Own \(number(0..<5))", measure: one(of: ExerciseMeasure.allCases),
            primary: ["chest"]))
      ]
    case 1: return [.setRest(exercise(book), number(0..<3) == 0 ? nil : Int32(number(0..<300)))]
    case 2: return [.setFavourite(exercise(book), number(0..<2) == 0)]
    case 3: return own.isEmpty ? [] : [.merge(ExerciseMerge(from: one(of: own), into: one(of: exercises)))]
    case 4, 5:
      let id = routines.isEmpty || number(0..<2) == 0 ? book.nextRoutine : one(of: routines)
      let targets = (0..<number(0..<4)).map {
        SetTarget(
          reps: Int32($0), mostReps: number(0..<2) == 0 ? nil : Int32($0 + 4),
          tenthsOfPercent: number(0..<3) == 0 ? 725 : nil, halvesOfRPE: number(0..<3) == 0 ? 17 : nil)
      }
      let step = Load(thousandths: 2_500, unit: .kilogram)
      let progression = step.map { step in
        one(of: [nil, Progression.linear(step), .double(step), .wave(max: step, increment: step)])
      }
      return [
        .putRoutine(
          Routine(
            id: id, name: "Routine",
            blocks: [
              RoutineBlock(
                exercise: exercise(book), targets: targets, progression: progression ?? nil, since: now)
            ]))
      ]
    case 6: return routines.isEmpty ? [] : [.removeRoutine(one(of: routines))]
    case 7:
      guard !routines.isEmpty else { return [] }
      let days: ScheduledRoutine.Days =
        number(0..<2) == 0 ? .day(day) : .weekdays([number(0..<7)], from: day, until: nil)
      return [.putSchedule(book.nextSchedule, ScheduledRoutine(routine: one(of: routines), days: days))]
    case 8: return schedules.isEmpty ? [] : [.removeSchedule(one(of: schedules))]
    default:
      return [.weigh(day, number(0..<4) == 0 ? nil : Load(thousandths: 80_000 + number(0..<9_000), unit: .pound))]
    }
  }

  /// Workouts of another app, that reach back over years and meet each other.
  mutating func imported() -> [Workout] {
    (0..<number(1..<5)).map { _ in
      let second = 1_600_000_000 + Int64(number(0..<12)) * 20_000_000
      var workout = Workout(
        id: WorkoutID(second: second), source: one(of: ["Strong", "Hevy"]), name: one(of: ["A", "B"]),
        start: Timestamp(seconds: second), utcOffset: 0, duration: number(0..<3) == 0 ? nil : 3_600)
      var count = 0
      for _ in 0..<number(1..<3) {
        let name = one(of: ["Squat (Barbell)", "Zercher Yoke Lunge", "Odd Lift"])
        var block = Block(exercise: .named(name, app: workout.source))
        for _ in 0..<number(1..<4) {
          count += 1
          var entry = set()
          entry.number = Int32(count)
          block.sets.append(entry)
        }
        workout.blocks.append(block)
      }
      return workout
    }
  }
}
