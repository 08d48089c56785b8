import JSONCoding
import KernelApplication
import KernelDomain
import StrengthDomain

/// Encodes which exercise a name in logs stands for, such as `"app":"Strong","name":"Bench
/// Press","exercise":"own-2","by":"own"`. `by` states what decided this. It is left out if the program's table of names
/// did.
extension NamedExercise: JSONValue {
  var fields: JSONFields {
    ["app": logged.app, "name": logged.name, "exercise": exercise, "by": decision.unless(.table)]
  }

  /// The id of this name's row in a file, such as `Strong/Bench Press`. Characters that JSON would escape are replaced
  /// with, for example, `%22`, because the store compares ids in the form in which they are written.
  var rowID: String {
    var id = ""
    for scalar in "\(logged.app)/\(logged.name)".unicodeScalars {
      if scalar.value < 0x20 || scalar == "\"" || scalar == "\\" || scalar == "%" {
        id += "%" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      } else {
        id.unicodeScalars.append(scalar)
      }
    }
    return id
  }

  /// Parses the row for one name in a file of names.
  static func readRow(_ reader: inout JSONReader) throws(JSONError) -> NamedExercise {
    try JSONObject.read(&reader, besides: "crc") { (object) throws(JSONError) in
      // The row's id, and the number of the import that brought the name, which the store keeps.
      let _: String? = try object["id"]
      let _: Int? = try object["import"]
      return try read(&object)
    }
  }

  static func read(_ object: inout JSONObject) throws(JSONError) -> NamedExercise? {
    NamedExercise(
      LoggedName(app: try object["app"], name: try object["name"]), try object["exercise"],
      try object["by"] ?? .table)
  }

  static func read(_ reader: inout JSONReader) throws(JSONError) -> NamedExercise {
    try JSONObject.read(&reader) { (object) throws(JSONError) in try read(&object) }
  }

  func write(_ writer: inout JSONWriter) { writer.object(fields) }
}

extension NameDecision: JSONValue {}

extension OwnExercise: JSONValue {
  static func read(_ reader: inout JSONReader) throws(JSONError) -> OwnExercise {
    try JSONObject.read(&reader, OwnExerciseCoding.exercise)
  }

  func write(_ writer: inout JSONWriter) { writer.object(OwnExerciseCoding.fields(of: self)) }
}
