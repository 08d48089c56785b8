import JSONCoding
import KernelApplication
import KernelDomain
import Storage
import StrengthApplication
import StrengthDomain

/// What changes say, as the journal keeps it, by kinds; what is not so is left out.
///
///     start {"id":"s20250210T164613","start":"2025-02-10T15:46:13Z","offset":3600,"name":"Legs","routine":"r1","blocks":[…]}
///     step {"workout":"s20250210T164613","step":"logSet","at":"2025-02-10T15:50:00Z","block":0,"seconds":90,"set":{…}}
///     told {"workout":"s20250210T164613","at":"2025-02-10T15:51:27Z"}
///     correction {"workout":"s20250210T164613","change":"editSet","number":3,"set":{…},"touched":{…}}
///     exercise {"id":"own-1","name":"Sandbag Carry"}, rest {"exercise":"own-1","seconds":120}
///     favourite {"exercise":"own-1","on":true}, merge {"from":"own-1","into":"Farmers_Walk"}
///     routine {"id":"r1","name":"Push","blocks":[…]}, removeRoutine {"id":"r1"}
///     schedule {"id":"p1","routine":"r1","weekdays":[0,2],"from":"2025-02-10"}, removeSchedule {"id":"p1"}
///     weight {"day":"2025-02-10","weight":{"thousandths":82500,"unit":"kg"}}
enum StrengthEditCoding {
  static let told = "told"

  static func kind(of edit: StrengthEdit) -> String {
    switch edit {
    case .start: "start"
    case .step: "step"
    case .told: told
    case .correct: "correction"
    case .putExercise: "exercise"
    case .setRest: "rest"
    case .setFavourite: "favourite"
    case .merge: "merge"
    case .putRoutine: "routine"
    case .removeRoutine: "removeRoutine"
    case .putSchedule: "schedule"
    case .removeSchedule: "removeSchedule"
    case .weigh: "weight"
    }
  }

  // MARK: Writing

  static func encode(_ edit: StrengthEdit) -> [UInt8] {
    if case .putExercise(let exercise) = edit {
      var writer = JSONWriter()
      writer.beginObject()
      OwnExerciseCoding.write(exercise, &writer)
      writer.endObject()
      return writer.bytes
    }
    do throws(JSONError) {
      return try JSONDocument.encode(StoredEdit(edit))
    } catch {
      preconditionFailure("a change of strength can't be written: \(error.problem)")
    }
  }

  // MARK: Reading

  /// The edit that a value of a kind says; nil where it says none, whatever is wrong with it.
  static func read(_ kind: String, _ json: [UInt8]) -> StrengthEdit? {
    if kind == "exercise" {
      return (try? JSONReader.read(json, OwnExerciseCoding.read)).map { .putExercise($0) }
    }
    return (try? JSONDocument.decode(StoredEdit.self, from: json))?.edit(kind)
  }

  /// What an entry says; nil where that is none of strength's.
  static func read(_ entry: Entry) -> StrengthEdit? {
    guard case .add(let kind, let value) = entry else { return nil }
    return read(kind, value)
  }
}
