import Formats
import KernelDomain
import StrengthDomain
import StrengthInfrastructure
import System

/// `strength parse FILE UNIT` answers each line on standard input with the milliseconds that reading the log and
/// computing its records took; `strength records FILE UNIT` with those of the records alone; `strength search QUERY`
/// with those of a search in the catalogue; `strength names FILE` with those of finding the exercises of names, one a
/// line, in a log of Strong.
enum StrengthBenchmark {
  static func run(_ arguments: [String]) throws -> Int32 {
    switch (arguments.first, arguments.count) {
    case ("parse", 3): try parse(arguments[1], arguments[2])
    case ("records", 3): try records(arguments[1], arguments[2])
    case ("search", 2): search(arguments[1])
    case ("names", 2): try names(arguments[1])
    default:
      print("usage: recordbook-bench strength parse FILE UNIT | records FILE UNIT | search QUERY | names FILE")
      return 2
    }
    return 0
  }

  private static func answer(_ work: () throws -> Void) rethrows {
    while readLine() != nil {
      print(try StoreBenchmark.milliseconds(work))
      ThisProcess.flushPrinted()
    }
  }

  private static func workouts(_ bytes: [UInt8], _ unit: String) throws -> [Workout] {
    let utc = TimeZoneRules(transitions: [], types: [], offsets: [0], future: nil)!
    return try TrainingLog.workouts(in: bytes, unit: MassUnit(rawValue: unit), zone: utc).workouts
  }

  private static func exercises(_ workouts: [Workout]) -> Int {
    StrengthRecords(workouts) { exercise in
      guard case .named(let name, _) = exercise else { return (ExerciseID(""), false) }
      return (ExerciseID(name), AssistanceRule.isAssisted(name))
    }.exercises.count
  }

  private static func parse(_ path: String, _ unit: String) throws {
    let input = try InputFile(path)
    let bytes = try input.bytes(Int(input.size), at: 0)
    try answer {
      let read = try workouts(bytes, unit)
      precondition(exercises(read) > 0, "a log of the benchmark holds exercises")
    }
  }

  private static func records(_ path: String, _ unit: String) throws {
    let input = try InputFile(path)
    let workouts = try workouts(try input.bytes(Int(input.size), at: 0), unit)
    answer { precondition(exercises(workouts) > 0, "a log of the benchmark holds exercises") }
  }

  private static func names(_ path: String) throws {
    let input = try InputFile(path)
    let text = String(decoding: try input.bytes(Int(input.size), at: 0), as: UTF8.self)
    let names = text.split(separator: "\n").map { LoggedName(app: "Strong", name: String($0)) }
    answer {
      var claims = NameClaims(NameTable.all)
      precondition(claims.add(names).count == names.count, "a name has no exercise")
    }
  }

  private static func search(_ query: String) {
    let search = ExerciseCatalogue(CatalogueTable.exercises()).search
    answer { precondition(!search.exercises(matching: query).isEmpty, "nothing is found for \(query)") }
  }
}
