import JSONCoding
import KernelApplication
import KernelDomain
import StrengthApplication
import StrengthDomain

/// Encodes the derived files of the section `strength`: the list of workouts and the imported body weights. Decoding
/// returns nil if another version of this program wrote the file; the file is then derived again.
enum StrengthDerived {
  static let list = "list"
  static let weights = "weights"

  /// Encodes body weights as `[20319,82500,"kg",…]`, with three values for each weight: the day (counted from
  /// 1970-01-01), the weight in thousandths of the unit, and the unit.
  static func encode(_ weights: [CivilDay: Load]) -> [UInt8] {
    JSONWriter.bytes(capacity: 16 + weights.count * 20) { writer in
      writer.beginArray()
      for (day, load) in weights.sorted(by: { $0.key < $1.key }) {
        writer.integer(day.daysSinceEpoch)
        writer.integer(load.thousandths)
        writer.string(load.unit.rawValue)
      }
      writer.endArray()
    }
  }

  static func weights(_ bytes: [UInt8]) -> [CivilDay: Load]? {
    try? JSONReader.read(bytes) { (reader) throws(JSONError) in
      var weights: [CivilDay: Load] = [:]
      try reader.beginArray()
      while try reader.nextElement() {
        let day = CivilDay(daysSinceEpoch: try reader.int())
        try reader.expectElement()
        let thousandths = try reader.int()
        try reader.expectElement()
        guard let unit = MassUnit(rawValue: try reader.string()),
          let load = Load(thousandths: thousandths, unit: unit)
        else { throw reader.failure(.json(.outOfRange)) }
        weights[day] = load
      }
      return weights
    }
  }

  /// Encodes the list of workouts as an array: the number of questions that the user still has to decide, the most
  /// recent raise of the load of an exercise, and one row per workout: `[2,["bench-press","Bench
  /// Press","",20310,80000,"kg",20319,82500,"kg"],…]`. The raise has the id and the two names of the exercise, followed
  /// by a day and a load for each step; it is empty if no load was raised. The row of a workout has the elements
  /// `["s20250210T164613",day,start,offset,name,source,routine,duration,exercises,sets,volume,state,suspicious,"same"]`
  /// (in this order).
  static func encode(_ list: WorkoutList) -> [UInt8] {
    JSONWriter.bytes(capacity: 64 + list.workouts.count * 128) { writer in
      writer.beginArray()
      writer.integer(list.questions)
      write(list.raised, &writer)
      for workout in list.workouts {
        writer.beginArray()
        writer.string(workout.id.description)
        writer.integer(workout.day.daysSinceEpoch)
        writer.integer(workout.start.milliseconds)
        writer.integer(workout.utcOffsetSeconds)
        writer.string(workout.name ?? "")
        writer.string(workout.source)
        writer.integer(workout.routine?.number ?? 0)
        writer.integer(workout.durationSeconds ?? -1)
        writer.integer(workout.exerciseCount)
        writer.integer(workout.setCount)
        writer.integer(workout.volumeTenths)
        writer.string(workout.state.rawValue)
        writer.integer(workout.suspicious ?? 0)
        writer.string(workout.sameAs?.description ?? "")
        writer.endArray()
      }
      writer.endArray()
    }
  }

  static func list(_ bytes: [UInt8]) -> WorkoutList? {
    try? JSONReader.read(bytes) { (reader) throws(JSONError) in
      var list: [WorkoutListing] = []
      list.reserveCapacity(bytes.count / 110)
      try reader.beginArray()
      try reader.expectElement()
      let questions = try reader.int()
      try reader.expectElement()
      let raised = try self.raised(&reader)
      while try reader.nextElement() { list.append(try listing(&reader)) }
      return WorkoutList(workouts: list, questions: questions, raised: raised)
    }
  }

  private static func write(_ raised: NamedRaisedLoad?, _ writer: inout JSONWriter) {
    writer.beginArray()
    if let raised {
      writer.string(raised.exercise.id.text)
      writer.string(raised.exercise.name)
      writer.string(raised.exercise.czech ?? "")
      for step in raised.steps {
        writer.integer(step.day.daysSinceEpoch)
        writer.integer(Int(step.load.thousandths))
        writer.string(step.load.unit.rawValue)
      }
    }
    writer.endArray()
  }

  private static func raised(_ reader: inout JSONReader) throws(JSONError) -> NamedRaisedLoad? {
    try reader.beginArray()
    guard try reader.nextElement() else { return nil }
    let id = ExerciseID(try reader.string())
    try reader.expectElement()
    let name = try reader.string()
    try reader.expectElement()
    let czech = try reader.string()
    var steps: [NamedRaisedLoad.Step] = []
    while try reader.nextElement() {
      let day = CivilDay(daysSinceEpoch: try reader.int())
      try reader.expectElement()
      let thousandths = try reader.int()
      try reader.expectElement()
      guard let unit = MassUnit(rawValue: try reader.string()), let load = Load(thousandths: thousandths, unit: unit)
      else { throw reader.failure(.json(.outOfRange)) }
      steps.append(.init(day: day, load: load))
    }
    return NamedRaisedLoad(
      exercise: ExerciseName(id: id, name: name, czech: czech.isEmpty ? nil : czech), steps: steps)
  }

  private static func listing(_ reader: inout JSONReader) throws(JSONError) -> WorkoutListing {
    func text(_ reader: inout JSONReader) throws(JSONError) -> String {
      try reader.expectElement()
      return try reader.string()
    }
    func integer(_ reader: inout JSONReader) throws(JSONError) -> Int {
      try reader.expectElement()
      return try reader.int()
    }
    try reader.beginArray()
    guard let id = WorkoutID(try text(&reader)) else { throw reader.failure(.json(.outOfRange)) }
    var workout = WorkoutListing(
      id: id, day: CivilDay(daysSinceEpoch: try integer(&reader)),
      start: Timestamp(milliseconds: Int64(try integer(&reader))), utcOffsetSeconds: try integer(&reader),
      name: try text(&reader), source: try text(&reader), routine: RoutineID(try integer(&reader)),
      durationSeconds: try integer(&reader), exerciseCount: try integer(&reader), setCount: try integer(&reader),
      volumeTenths: Int64(try integer(&reader)), state: .finished, suspicious: nil)
    guard let state = WorkoutListing.State(rawValue: try text(&reader)) else {
      throw reader.failure(.json(.outOfRange))
    }
    workout.state = state
    let suspicious = try integer(&reader)
    workout.suspicious = suspicious == 0 ? nil : suspicious
    let same = try text(&reader)
    workout.sameAs = same.isEmpty ? nil : WorkoutID(same)
    try reader.endArray()
    if workout.name == "" { workout.name = nil }
    if workout.routine?.number == 0 { workout.routine = nil }
    if workout.durationSeconds == -1 { workout.durationSeconds = nil }
    return workout
  }
}
