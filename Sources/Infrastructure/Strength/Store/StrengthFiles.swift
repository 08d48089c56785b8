import JSONCoding
import KernelApplication
import KernelDomain
import Storage
import StrengthApplication
import StrengthDomain
import System

/// The files of the section `strength`. The workouts of a year (in local time) share a file such as
/// `strength/workouts/2025`. The exercises that imports have added are in `strength/exercises/all`. The exercises that
/// names in logs stand for are in `strength/names/all`. The imported body measures are in `strength/measures/all`.
enum StrengthFiles {
  static let workouts = "workouts"
  static let exercises = "exercises"
  static let names = "names"
  static let measures = "measures"
  static let measuresKey = FileKey(.strength, measures, "all")
  static let namesKey = FileKey(.strength, names, "all")
  static let exercisesKey = FileKey(.strength, exercises, "all")

  static func workoutsKey(_ year: Int) -> FileKey {
    FileKey(.strength, workouts, ASCII.decimal(year, digits: 4))
  }

  /// Reads the data in all files of the section. Fails with `storeDamaged` if an item cannot be read, instead of
  /// leaving it out.
  static func filed(in content: SectionContent) throws(Failure) -> FiledStrength {
    let keys = content.keys.filter { $0.kind == workouts }
    let years = Processors.map(keys.count) { number in
      Result { () throws(Failure) -> ([Workout], [WorkoutID: Int]) in
        var workouts: [Workout] = []
        var imports: [WorkoutID: Int] = [:]
        try SealedItems.strength.read(keys[number], in: content) { (reader) throws(JSONError) in
          let row = try WorkoutCoding.readRow(&reader)
          workouts.append(row.workout)
          if row.number > 0 { imports[row.workout.id] = row.number }
        }
        return (workouts, imports)
      }
    }
    var all: [Workout] = []
    var imports: [WorkoutID: Int] = [:]
    for year in years {
      let (workouts, numbers) = try year.get()
      all += workouts
      imports.merge(numbers) { _, later in later }
    }
    let isInOrder = zip(all, all.dropFirst()).allSatisfy { $0.id < $1.id }
    var own: [OwnExercise] = []
    try SealedItems.strength.read(exercisesKey, in: content) { (reader) throws(JSONError) in
      own.append(try OwnExerciseCoding.read(&reader))
    }
    var names: [NamedExercise] = []
    try SealedItems.strength.read(namesKey, in: content) { (reader) throws(JSONError) in
      names.append(try NamedExercise.readRow(&reader))
    }
    let taken = try undoneExercises(in: content).compactMap(\.id.ownNumber).max() ?? 0
    return FiledStrength(
      workouts: isInOrder ? all : all.sorted { $0.id < $1.id }, exercises: own.sorted(by: OwnExercise.isBefore),
      names: names.sorted { $0.logged < $1.logged }, takenExercises: taken, imports: imports,
      measures: try measures(in: content))
  }

  /// Reads the imported body measures.
  static func measures(in content: SectionContent) throws(Failure) -> [BodyMeasure] {
    var measures: [BodyMeasure] = []
    try SealedItems.strength.read(measuresKey, in: content) { (reader) throws(JSONError) in
      measures.append(try BodyMeasure.readRow(&reader))
    }
    return measures
  }

  static let measureRows = RowKind(measures, list: "items")

  static let measureLayout = RowLayout<BodyMeasure>(
    kind: measures, list: measureRows.list, key: { _ in measuresKey }, id: \.rowID, capacity: { _ in 128 },
    write: { measure, writer in
      writer.beginObject()
      writer.members(measure.fields)
    })

  static let rows = RowKind(workouts, list: "items")

  static let layout = RowLayout<Workout>(
    kind: workouts, list: rows.list, key: { workoutsKey($0.id.clock.day.year) }, id: \.id.description,
    capacity: { 512 + $0.setCount * 32 },
    write: { workout, writer in
      writer.beginObject()
      WorkoutCoding.write(workout, &writer)
    })

  /// Returns the workouts that are not in the book because their imports were undone.
  static func undone(in content: SectionContent) throws(Failure) -> [Workout] {
    try SectionRows.undone(content, rows).compactMap { try? JSONReader.read($0, WorkoutCoding.read) }
  }

  static let exerciseRows = RowKind(exercises, list: "items", isCompanion: true)

  static let exerciseLayout = RowLayout<OwnExercise>(
    kind: exercises, list: exerciseRows.list, isCompanion: true, key: { _ in exercisesKey }, id: \.id.text,
    capacity: { _ in 128 },
    write: { exercise, writer in
      writer.beginObject()
      OwnExerciseCoding.write(exercise, &writer)
    })

  /// Returns the exercises that are not in the book because the imports that added them were undone.
  static func undoneExercises(in content: SectionContent) throws(Failure) -> [OwnExercise] {
    try SectionRows.undone(content, exerciseRows).compactMap { try? JSONReader.read($0, OwnExerciseCoding.read) }
  }

  static let nameRows = RowKind(names, list: "items", isCompanion: true)

  static let nameLayout = RowLayout<NamedExercise>(
    kind: names, list: nameRows.list, isCompanion: true, key: { _ in namesKey }, id: \.rowID, capacity: { _ in 192 },
    write: { named, writer in
      writer.beginObject()
      writer.put("id", named.rowID)
      writer.members(named.fields)
    })

  /// Separates the undamaged part of a file from its damaged parts.
  static func inspect(_ key: FileKey, _ bytes: [UInt8]) -> InspectedFile {
    switch key.kind {
    case workouts:
      RowFile.inspect(bytes, list: rows.list, lost: .strength(.lostWorkout), surroundings: .strength(.lostWorkout)) {
        (reader) throws(JSONError) in
        // A workout of another year belongs in another file.
        guard workoutsKey(try WorkoutCoding.read(&reader).id.clock.day.year) == key else {
          throw reader.failure(.strength(.unreadableEntry))
        }
      }
    case exercises:
      RowFile.inspect(
        bytes, list: exerciseRows.list, lost: .strength(.lostWorkout), surroundings: .strength(.lostWorkout)
      ) { (reader) throws(JSONError) in _ = try OwnExerciseCoding.read(&reader) }
    case names:
      RowFile.inspect(
        bytes, list: nameRows.list, lost: .strength(.lostWorkout), surroundings: .strength(.lostWorkout)
      ) { (reader) throws(JSONError) in _ = try NamedExercise.readRow(&reader) }
    case measures:
      RowFile.inspect(
        bytes, list: measureRows.list, lost: .strength(.lostWorkout), surroundings: .strength(.lostWorkout)
      ) { (reader) throws(JSONError) in _ = try BodyMeasure.readRow(&reader) }
    default: InspectedFile(sound: bytes)
    }
  }
}

extension SealedItems {
  static let strength = SealedItems(unreadable: .strength(.unreadableEntry), lost: .strength(.lostWorkout))
}

/// Encodes exercises that are not in the catalogue for files and the journal, such as `"id":"own-1","name":"Sandbag
/// Carry","measure":"distance","primary":["quadriceps"]`.
enum OwnExerciseCoding {
  static func fields(of exercise: OwnExercise) -> JSONFields {
    [
      "id": exercise.id, "name": exercise.name, "measure": exercise.measure.unless(.loadReps),
      "equipment": exercise.equipment, "primary": exercise.primary.ifNotEmpty,
      "secondary": exercise.secondary.ifNotEmpty,
    ]
  }

  static func write(_ exercise: OwnExercise, _ writer: inout JSONWriter) { writer.members(fields(of: exercise)) }

  /// Parses an exercise that is not in the catalogue. Nil if the catalogue contains an exercise with the same id, or if
  /// the exercise's name is empty.
  static func exercise(_ object: inout JSONObject) throws(JSONError) -> OwnExercise? {
    let (id, name): (ExerciseID, String) = (try object["id"], try object["name"])
    guard id.isOwn, !name.isEmpty else { return nil }
    return OwnExercise(
      id: id, name: name, measure: try object["measure"] ?? .loadReps, equipment: try object["equipment"],
      primary: try object["primary"] ?? [], secondary: try object["secondary"] ?? [])
  }

  static func read(_ reader: inout JSONReader) throws(JSONError) -> OwnExercise {
    try JSONObject.read(&reader, besides: "crc") { (object) throws(JSONError) in
      // The number of the import that added the exercise, which the store keeps.
      let _: Int? = try object["import"]
      return try exercise(&object)
    }
  }
}
