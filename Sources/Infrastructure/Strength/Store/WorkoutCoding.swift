import JSONCoding
import KernelApplication
import KernelDomain
import StrengthApplication
import StrengthDomain

/// Encodes finished workouts for files. A set is an array of its repetitions, its load in thousandths, the load's unit,
/// and an object with further values. Unknown values at the end are left out. A set without a stated number is numbered
/// by its position.
///
///     "id":"s20250210T164613","source":"Strong","name":"Legs","start":1739202373000,"offset":3600,"duration":4200,
///     "blocks":[{"named":"Squat (Barbell)","sets":[[5,100000,"kg"],[5,102500,"kg",{"rpe":17,"kind":"amrap"}]]}]
enum WorkoutCoding {
  // MARK: Writing

  /// Writes the workout's members into the object that the writer has begun.
  static func write(_ workout: Workout, _ writer: inout JSONWriter) {
    writer.member("id", workout.id.description)
    writer.put("source", workout.source)
    if !workout.name.isEmpty { writer.put("name", workout.name) }
    writer.put("start", workout.start.milliseconds)
    writer.put("offset", Int64(workout.utcOffset))
    writer.put("routine", workout.routine.map { Int64($0.number) })
    writer.put("duration", workout.duration.map { Int64($0) })
    writer.put("note", workout.note)
    writer.beginArray("blocks")
    var number: Int32 = 0
    for block in workout.blocks { write(block, &number, &writer) }
    writer.endArray()
  }

  private static func write(_ block: Block, _ number: inout Int32, _ writer: inout JSONWriter) {
    writer.beginObject()
    switch block.exercise {
    case .known(let id): writer.put("exercise", id.text)
    case .named(let name, _): writer.put("named", name)
    }
    writer.put("superset", block.superset.map { Int64($0) })
    writer.put("rest", block.rest.map { Int64($0) })
    writer.put("note", block.note)
    writer.beginArray("sets")
    for set in block.sets {
      write(set, expected: number + 1, &writer)
      number = set.number
    }
    writer.endArray()
    writer.endObject()
  }

  /// Writes a set of a workout.
  /// - Parameter expected: the set's number as its position implies. The set's actual number is written only if it
  ///   differs.
  static func write(_ set: SetEntry, expected: Int32, _ writer: inout JSONWriter) {
    let isUsual =
      set.number == expected && set.kind == .normal && set.isDone && set.seconds == nil && set.millimetres == nil
      && set.halvesOfRPE == nil && set.plannedRest == nil && set.rest == nil && set.note == nil
    writer.beginArray()
    if let reps = set.reps {
      writer.integer(reps)
    } else if set.load != nil || !isUsual {
      writer.null()
    }
    if let load = set.load {
      writer.integer(load.thousandths)
      switch load.unit {
      case .kilogram: writer.string("kg" as StaticString)
      case .pound: writer.string("lb" as StaticString)
      }
    } else if !isUsual {
      writer.null()
      writer.null()
    }
    if !isUsual { writeRest(of: set, expected: expected, &writer) }
    writer.endArray()
  }

  private static func writeRest(of set: SetEntry, expected: Int32, _ writer: inout JSONWriter) {
    writer.beginObject()
    if set.number != expected { writer.put("number", Int64(set.number)) }
    if set.kind != .normal { writer.put("kind", set.kind.rawValue) }
    if !set.isDone {
      writer.member("done", false)
    }
    writer.put("seconds", set.seconds.map { Int64($0) })
    writer.put("millimetres", set.millimetres)
    writer.put("rpe", set.halvesOfRPE.map { Int64($0) })
    writer.put("planned", set.plannedRest.map { Int64($0) })
    writer.put("rest", set.rest.map { Int64($0) })
    writer.put("note", set.note)
    writer.endObject()
  }

  // MARK: Reading

  static func read(_ reader: inout JSONReader) throws(JSONError) -> Workout { try readRow(&reader).workout }

  /// Parses the row of a workout. Also returns the number of the import that brought the workout; 0 if no import did.
  static func readRow(_ reader: inout JSONReader) throws(JSONError) -> (workout: Workout, number: Int) {
    var id: WorkoutID?
    var number = 0
    var (source, name, note): (String, String, String?) = ("", "", nil)
    var start: Timestamp?
    var (offset, routine, duration): (Int, Int?, Int?) = (0, nil, nil)
    var blocks: [Block] = []
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "id": id = WorkoutID(try reader.string())
      case "source": source = try reader.string()
      case "name": name = try reader.string()
      case "start": start = try reader.instant()
      case "offset": offset = Int(try reader.bounded(-172_800...172_800))
      case "routine": routine = Int(try reader.bounded(1...1_000_000_000))
      case "duration": duration = Int(try reader.bounded(0...Int64(Int32.max)))
      case "note": note = try reader.string()
      case "blocks":
        var number: Int32 = 0
        try reader.beginArray()
        while try reader.nextElement() { blocks.append(try block(&number, of: source, &reader)) }
      case "import": number = try reader.int()
      // The checksum of a line in a file.
      case "crc": try reader.skipValue()
      default: throw reader.failure(.strength(.unreadableEntry), at: key)
      }
    }
    guard let id, let start else { throw reader.failure(.strength(.unreadableEntry)) }
    let workout = Workout(
      id: id, source: source, name: name, start: start, utcOffset: offset, routine: routine.map { RoutineID($0) },
      duration: duration, note: note, blocks: blocks)
    return (workout, number)
  }

  private static func block(
    _ number: inout Int32, of app: String, _ reader: inout JSONReader
  ) throws(JSONError) -> Block {
    var block = Block(exercise: .named(""))
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "exercise": block.exercise = .known(ExerciseID(try reader.string()))
      case "named": block.exercise = .named(try reader.string(), app: app)
      case "superset": block.superset = Int(try reader.bounded(0...1_000_000_000))
      case "rest": block.rest = Int32(try reader.bounded(0...1_000_000_000))
      case "note": block.note = try reader.string()
      case "sets":
        try reader.beginArray()
        while try reader.nextElement() {
          let set = try set(expected: number + 1, &reader)
          number = set.number
          block.sets.append(set)
        }
      default: throw reader.failure(.strength(.unreadableEntry), at: key)
      }
    }
    return block
  }

  static func set(expected: Int32, _ reader: inout JSONReader) throws(JSONError) -> SetEntry {
    var set = SetEntry(number: Int(expected))
    try reader.beginArray()
    guard try reader.nextElement() else { return set }
    if !reader.takeNull() { set.reps = Int32(try reader.bounded(0...Int64(SetEntry.mostReps))) }
    guard try reader.nextElement() else { return set }
    let thousandths: Int? = reader.takeNull() ? nil : try reader.int()
    try reader.expectElement()
    if let thousandths {
      let unit: MassUnit = try reader.text() == "kg" ? .kilogram : .pound
      guard let load = Load(thousandths: thousandths, unit: unit) else {
        throw reader.failure(.strength(.unreadableEntry))
      }
      set.load = load
    } else if !reader.takeNull() {
      throw reader.failure(.strength(.unreadableEntry))
    }
    guard try reader.nextElement() else { return set }
    try readRest(of: &set, &reader)
    try reader.endArray()
    return set
  }

  private static func readRest(of set: inout SetEntry, _ reader: inout JSONReader) throws(JSONError) {
    let amounts: ClosedRange<Int64> = 0...1_000_000_000
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "number": set.number = Int32(try reader.bounded(1...amounts.upperBound))
      case "kind":
        guard let kind = SetKind(rawValue: try reader.string()) else {
          throw reader.failure(.strength(.unreadableEntry))
        }
        set.kind = kind
      case "done": set.isDone = try reader.bool()
      case "seconds": set.seconds = Int32(try reader.bounded(amounts))
      case "millimetres": set.millimetres = try reader.bounded(0...Int64.max)
      case "rpe": set.halvesOfRPE = UInt8(try reader.bounded(2...20))
      case "planned": set.plannedRest = Int32(try reader.bounded(amounts))
      case "rest": set.rest = Int32(try reader.bounded(amounts))
      case "note": set.note = try reader.string()
      default: throw reader.failure(.strength(.unreadableEntry), at: key)
      }
    }
  }
}

extension JSONReader {
  /// Reads milliseconds since 1970 as an instant. Fails if the instant is outside the calendar.
  mutating func instant() throws(JSONError) -> Timestamp {
    let instant = Timestamp(milliseconds: try int64())
    guard instant.isInCalendar else { throw failure(.json(.outOfRange)) }
    return instant
  }

  /// Reads a number and fails if it is out of bounds, because a valid checksum does not prove that this program wrote
  /// the file.
  mutating func bounded(_ range: ClosedRange<Int64>) throws(JSONError) -> Int64 {
    let value = try int64()
    guard range.contains(value) else { throw failure(.json(.outOfRange)) }
    return value
  }
}

extension JSONWriter {
  mutating func put(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    self.key(key)
    string(text)
  }

  mutating func put(_ key: StaticString, _ number: Int64?) {
    guard let number else { return }
    self.key(key)
    integer(number)
  }
}
