import JSONCoding
import KernelApplication
import KernelDomain
import Storage
import StrengthApplication
import StrengthDomain

/// Encodes edits as journal entries. Each line below shows the kind of an entry, followed by its value. Default values
/// are left out.
///
///     start {"id":"s20250210T164613","start":"…","offset":3600,"name":"Legs","routine":"r1","blocks":[…]}
///     step {"workout":"s20250210T164613","step":"logSet","at":"2025-02-10T15:50:00Z","block":0,"seconds":90,"set":{…}}
///     step {"workout":"s20250210T164613","step":"swapExercise","at":"…","block":0,"exercise":"Barbell_Squat"}
///     log {"workout":{…}}, which is a workout as in files
///     told {"workout":"s20250210T164613","at":"2025-02-10T15:51:27Z"}
///     correction {"workout":"s20250210T164613","change":"editSet","number":3,"set":{…},"touched":{…}}
///     exercise {"id":"own-1","name":"Sandbag Carry"}, rest {"exercise":"own-1","seconds":120}
///     loadStep {"exercise":"own-1","load":{…}}, trainingMax {"exercise":"Barbell_Squat","load":{…}}
///     favourite {"exercise":"own-1","on":true}, merge {"from":"own-1","into":"Farmers_Walk"}
///     names {"names":[{"app":"…","name":"Bench Press","exercise":"own-2","by":"user"}],"exercises":[{"id":"own-2",…}]}
///     twins {"pairs":[{"first":"s20250210T164613","second":"s20250210T164700"}],"same":true}
///     measure {"kind":"waist","day":"2025-02-10","thousandths":91000,"unit":"cm"}
///     routine {"id":"r1","name":"Push","blocks":[…]}, removeRoutine {"id":"r1"}
///     deload {"routine":"r1","at":"2025-02-10T15:50:00Z"}
///     schedule {"id":"p1","routine":"r1","weekdays":[0,2],"from":"2025-02-10"}, removeSchedule {"id":"p1"}
///     weight {"day":"2025-02-10","weight":{"thousandths":82500,"unit":"kg"}}
enum StrengthEditCoding {
  static let told = "told"

  // MARK: Writing

  static func entry(_ edit: StrengthEdit) -> Entry {
    let (kind, fields) = fields(of: edit)
    return .add(kind, fields.bytes)
  }

  private static func fields(of edit: StrengthEdit) -> (kind: String, JSONFields) {
    switch edit {
    case .start(let start):
      (
        "start",
        [
          "id": start.id, "start": start.start, "offset": start.utcOffset, "name": start.name.ifNotEmpty,
          "routine": start.routine, "blocks": start.blocks.ifNotEmpty,
        ]
      )
    case .step(let id, let step, let time):
      ("step", ["workout": id, "step": word(of: step), "at": time] + fields(of: step))
    case .told(let id, let time): (told, ["workout": id, "at": time])
    case .logWorkout(let workout): ("log", ["workout": workout])
    case .correct(let correction): ("correction", fields(of: correction))
    case .putExercise(let exercise): ("exercise", OwnExerciseCoding.fields(of: exercise))
    case .setRest(let id, let seconds): ("rest", ["exercise": id, "seconds": seconds])
    case .setStep(let id, let load): ("loadStep", ["exercise": id, "load": load])
    case .setTrainingMax(let id, let load): ("trainingMax", ["exercise": id, "load": load])
    case .setFavourite(let id, let isOne): ("favourite", ["exercise": id, "on": isOne])
    case .merge(let merge): ("merge", ["from": merge.from, "into": merge.into])
    case .setNames(let names, let exercises):
      ("names", ["names": names, "exercises": exercises.ifNotEmpty])
    case .setTwins(let pairs, let areSame): ("twins", ["pairs": pairs, "same": areSame])
    case .putRoutine(let routine): ("routine", ["id": routine.id, "name": routine.name, "blocks": routine.blocks])
    case .removeRoutine(let id): ("removeRoutine", ["id": id])
    case .deload(let id, let time): ("deload", ["routine": id, "at": time])
    case .putSchedule(let id, let scheduled):
      ("schedule", ["id": id, "routine": scheduled.routine] + fields(of: scheduled.days))
    case .removeSchedule(let id): ("removeSchedule", ["id": id])
    case .setMeasure(let key, let measure):
      (
        "measure",
        ["kind": key.kind, "day": key.day, "thousandths": measure?.thousandths, "unit": measure?.unit]
      )
    case .weigh(let day, let load): ("weight", ["day": day, "weight": load])
    }
  }

  private static func word(of step: WorkoutStep) -> String {
    switch step {
    case .addBlock: "addBlock"
    case .logSet: "logSet"
    case .editSet: "editSet"
    case .removeSet: "removeSet"
    case .swapExercise: "swapExercise"
    case .moveBlock: "moveBlock"
    case .note: "note"
    case .pause: "pause"
    case .resume: "resume"
    case .adjustRest: "adjustRest"
    case .skipRest: "skipRest"
    case .finish: "finish"
    case .finishAtLastSet: "finishAtLastSet"
    case .discard: "discard"
    }
  }

  private static func fields(of step: WorkoutStep) -> JSONFields {
    switch step {
    case .addBlock(let block): ["exercise": block.exercise, "superset": block.superset, "rest": block.rest]
    case .logSet(let block, let set, let rest): ["block": block, "seconds": rest, "set": set]
    case .editSet(let number, let set): ["number": number, "set": set]
    case .removeSet(let number): ["number": number]
    case .adjustRest(let seconds): ["seconds": seconds]
    case .swapExercise(let block, let exercise): ["block": block, "exercise": exercise]
    case .moveBlock(let from, let to): ["block": from, "to": to]
    case .note(let note): ["note": note]
    case .pause, .resume, .skipRest, .finish, .finishAtLastSet, .discard: [:]
    }
  }

  private static func fields(of correction: WorkoutCorrection) -> JSONFields {
    var (word, name, set): (String, String?, SetEntry?) = ("", nil, nil)
    var more: JSONFields = [:]
    switch correction.change {
    case .editSet(_, let entry): (word, set) = ("editSet", entry)
    case .removeSet: word = "removeSet"
    case .confirmSet: word = "confirmSet"
    case .name(let given): (word, name) = ("name", given)
    case .remove: word = "remove"
    case .addSet(_, let entry, let exercise, let after):
      (word, set, more) = ("addSet", entry, ["exercise": exercise, "after": after])
    case .moveBlock(_, let place): (word, more) = ("moveBlock", ["to": place])
    case .swapExercise(_, let exercise): (word, more) = ("swapExercise", ["exercise": exercise])
    case .times(let start, let offset, let duration):
      (word, more) = ("times", ["start": start, "offset": offset, "duration": duration])
    case .note(let note): (word, more) = ("note", ["note": note])
    }
    return [
      "workout": correction.workout, "change": word, "name": name, "number": correction.change.set, "set": set,
      "touched": correction.touched,
    ] + more
  }

  private static func fields(of days: ScheduledRoutine.Days) -> JSONFields {
    switch days {
    case .day(let day): ["day": day]
    case .weekdays(let weekdays, let first, let last): ["from": first, "until": last, "weekdays": weekdays.sorted()]
    }
  }

  // MARK: Reading

  /// Parses a journal entry; nil if it is damaged, or not an edit of strength data.
  static func read(_ entry: Entry) -> StrengthEdit? {
    guard case .add(let kind, let value) = entry else { return nil }
    return try? JSONObject.read(value) { (object) throws(JSONError) in try edit(kind, &object) }
  }

  /// Parses the JSON value of a journal entry; nil if it contains anything that is out of range.
  private static func edit(_ kind: String, _ object: inout JSONObject) throws(JSONError) -> StrengthEdit? {
    switch kind {
    case "start": try start(&object).map { .start($0) }
    case "step":
      if let step = try step(object["step"], &object) {
        try .step(object["workout"], step, at: object["at"])
      } else {
        nil
      }
    case told: try .told(object["workout"], at: object["at"])
    case "log": try .logWorkout(object["workout"])
    case "correction": try correction(&object).map { .correct($0) }
    case "exercise": try OwnExerciseCoding.exercise(&object).map { .putExercise($0) }
    case "rest": try .setRest(object["exercise"], object["seconds"])
    case "loadStep": try .setStep(object["exercise"], object["load"])
    case "trainingMax": try .setTrainingMax(object["exercise"], object["load"])
    case "favourite": try .setFavourite(object["exercise"], object["on"])
    case "merge": try .merge(ExerciseMerge(from: object["from"], into: object["into"]))
    case "names": try .setNames(object["names"], object["exercises"] ?? [])
    case "twins": try .setTwins(object["pairs"], areSame: object["same"])
    case "routine": try .putRoutine(Routine(id: object["id"], name: object["name"], blocks: object["blocks"]))
    case "removeRoutine": try .removeRoutine(object["id"])
    case "deload": try .deload(object["routine"], at: object["at"])
    case "schedule": try schedule(&object)
    case "removeSchedule": try .removeSchedule(object["id"])
    case "measure": try measure(&object)
    case "weight": try .weigh(object["day"], object["weight"])
    default: nil
    }
  }

  private static func measure(_ object: inout JSONObject) throws(JSONError) -> StrengthEdit? {
    let key = BodyMeasure.Key(try object["kind"], on: try object["day"])
    let (thousandths, unit): (Int?, BodyMeasure.Unit?) = (try object["thousandths"], try object["unit"])
    guard let thousandths, let unit else { return thousandths == nil && unit == nil ? .setMeasure(key, nil) : nil }
    guard unit.fits(key.kind) else { return nil }
    return .setMeasure(key, BodyMeasure(kind: key.kind, day: key.day, thousandths: thousandths, unit: unit))
  }

  private static func start(_ object: inout JSONObject) throws(JSONError) -> WorkoutStart? {
    let offset: Int = try object["offset"]
    guard offset.magnitude <= 172_800 else { return nil }
    return WorkoutStart(
      id: try object["id"], name: try object["name"] ?? "", routine: try object["routine"],
      start: try object["start"], utcOffset: offset, blocks: try object["blocks"] ?? [])
  }

  private static func step(_ word: String, _ object: inout JSONObject) throws(JSONError) -> WorkoutStep? {
    switch word {
    case "addBlock":
      try .addBlock(ActiveBlock(exercise: object["exercise"], superset: object["superset"], rest: object["rest"]))
    case "logSet": try .logSet(block: object["block"], object["set"], rest: object["seconds"])
    case "editSet": try .editSet(object["number"], object["set"])
    case "removeSet": try .removeSet(object["number"])
    case "swapExercise": try .swapExercise(block: object["block"], object["exercise"])
    case "moveBlock": try .moveBlock(object["block"], to: object["to"])
    case "note": try .note(object["note"])
    case "pause": .pause
    case "resume": .resume
    case "adjustRest": try .adjustRest(object["seconds"])
    case "skipRest": .skipRest
    case "finish": .finish
    case "finishAtLastSet": .finishAtLastSet
    case "discard": .discard
    default: nil
    }
  }

  private static func correction(_ object: inout JSONObject) throws(JSONError) -> WorkoutCorrection? {
    let word: String = try object["change"]
    let change: WorkoutCorrection.Change? =
      switch word {
      case "editSet": try .editSet(object["number"], object["set"])
      case "removeSet": try .removeSet(object["number"])
      case "confirmSet": try .confirmSet(object["number"])
      case "name": try .name(object["name"])
      case "remove": .remove
      case "addSet":
        try .addSet(object["number"], object["set"], object["exercise"], after: object["after"])
      case "moveBlock": try .moveBlock(object["number"], to: object["to"])
      case "swapExercise": try .swapExercise(object["number"], object["exercise"])
      case "times": try times(&object)
      case "note": try .note(object["note"])
      default: nil
      }
    guard let change else { return nil }
    return WorkoutCorrection(workout: try object["workout"], change: change, touched: try object["touched"])
  }

  private static func times(_ object: inout JSONObject) throws(JSONError) -> WorkoutCorrection.Change? {
    let offset: Int = try object["offset"]
    let duration: Int? = try object["duration"]
    guard offset.magnitude <= 172_800, duration.map({ (0...Int(Int32.max)).contains($0) }) ?? true else { return nil }
    return .times(start: try object["start"], utcOffset: offset, duration: duration)
  }

  private static func schedule(_ object: inout JSONObject) throws(JSONError) -> StrengthEdit? {
    let (id, routine): (ScheduleID, RoutineID) = (try object["id"], try object["routine"])
    if let day: CivilDay = try object["day"] {
      return .putSchedule(id, ScheduledRoutine(routine: routine, days: .day(day)))
    }
    let weekdays: [Int] = try object["weekdays"]
    guard weekdays.allSatisfy((0...6).contains) else { return nil }
    let days = ScheduledRoutine.Days.weekdays(
      Set(weekdays), from: try object["from"], until: try object["until"])
    return .putSchedule(id, ScheduledRoutine(routine: routine, days: days))
  }
}
