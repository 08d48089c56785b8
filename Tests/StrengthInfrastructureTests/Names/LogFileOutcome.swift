import Formats
import KernelApplication
import KernelDomain
import StrengthDomain

@testable import StrengthInfrastructure

/// What the rules make of a file, in the form of the expected outcomes of the second part of strength's design.
struct LogFileOutcome {
  let name: String
  let expected: LogJSON

  init(_ name: String) throws {
    self.name = name
    expected = try MoreTestData.expected(name)
  }

  /// Where the outcome differs from the expected one.
  func differences() throws -> [String] {
    let found = try outcome()
    guard case .object(var members) = expected else { return ["no outcome"] }
    members["options"] = nil
    return found.differences(from: .object(members))
  }

  private func outcome() throws -> LogJSON {
    do throws(LogProblem) {
      return LogFileOutcome.json(try TrainingLog.workouts(in: try bytes(), options()))
    } catch {
      return .object(["refused": refused(error)])
    }
  }

  private func bytes() throws(LogProblem) -> [UInt8] {
    guard let bytes = try? MoreTestData.read(name + ".csv") else {
      throw LogProblem(.empty, LogProblem.Place(line: 0, column: 0, name: nil))
    }
    return bytes
  }

  func options() -> LogOptions {
    let told = expected["options"]
    let database = TimeZoneDatabase()
    let zone = database.rules(told?["zone"]?.text ?? "Europe/Prague") ?? .utc
    return LogOptions(
      unit: told?["unit"]?.text.flatMap { MassUnit(rawValue: $0) }, zone: zone,
      distance: told?["distance"]?.text.flatMap { LogLengthUnit(logged: $0) },
      dates: told?["dates"]?.text.flatMap { LogDateOrder(rawValue: $0) })
  }

  // MARK: Refusals

  /// Includes only the details of the refusal that the expected data contain.
  private func refused(_ problem: LogProblem) -> LogJSON {
    var members: [String: LogJSON] = [
      "line": .number(Int64(problem.place.line)), "column": .number(Int64(problem.place.column)),
      "columns": .list(problem.columns.map { .text($0) }),
    ]
    members["name"] = problem.place.name.map { .text($0) }
    members["app"] = problem.app.map { .text($0) }
    func found(_ text: String) { members["found"] = .text(text) }
    var code = ""
    switch problem.kind {
    case .encoding: code = "encoding"
    case .empty: code = "empty"
    case .unknownHeader: code = "unknownHeader"
    case .missingColumn(let title):
      code = "missingColumn"
      members["column"] = .text(title)
    case .noUnit: code = "unit"
    case .unknownUnit(let text, _):
      code = "unit"
      found(text)
    case .noNumber(let text), .noWholeNumber(let text):
      code = "number"
      found(text)
    case .negative(let text):
      code = "negative"
      found(text)
    case .tooLarge(let text, _):
      code = "number"
      found(text)
    case .noRPE(let text):
      code = "rpe"
      found(text)
    case .noDate(let text):
      code = "date"
      found(text)
    case .dateOrder: code = "dateOrder"
    case .noDuration(let text):
      code = "duration"
      found(text)
    case .unknownSetKind(let text, _):
      code = "setKind"
      found(text)
    case .measure(let text):
      code = "measure"
      found(text)
    case .noExercise: code = "exercise"
    case .csv(.csvFewFields(let count, let most)), .csv(.csvManyFields(let count, let most)):
      code = "fields"
      members["found"] = .number(Int64(count))
      members["expected"] = .number(Int64(most))
    case .csv, .carriageReturns: code = "csv"
    }
    members["code"] = .text(code)
    if case .object(let wanted)? = expected["refused"] { members = members.filter { wanted[$0.key] != nil } }
    return .object(members)
  }

  // MARK: Logs

  private static func json(_ read: ReadWorkouts) -> LogJSON {
    var members: [String: LogJSON] = [
      "app": .text(read.format.app),
      "counts": .object([
        "workouts": .number(Int64(read.workouts.count)), "sets": .number(Int64(read.setCount)),
      ]), "workouts": .list(read.workouts.map(json)),
    ]
    var told: [LogJSON] = []
    if read.isWindows1252 { told.append(.text("windows1252")) }
    if read.hasNoHeader { told.append(.text("noHeader")) }
    if read.assumedDistance == .mile { told.append(.text("distance: mi")) }
    told += read.ignoredColumns.map { .text("ignored: \($0)") }
    members["told"] = told.isEmpty ? nil : .list(told)
    let skipped = read.skipped.filter { $0.value > 0 }
    members["skipped"] =
      skipped.isEmpty
      ? nil
      : .object(
        Dictionary(uniqueKeysWithValues: skipped.map { ($0.key.rawValue, LogJSON.number(Int64($0.value))) }))
    members["measures"] = read.measures.isEmpty ? nil : .list(read.measures.map(json))
    let exercises = exercises(read)
    members["exercises"] = exercises.isEmpty ? nil : .list(exercises)
    return .object(members)
  }

  private static func json(_ measure: BodyMeasure) -> LogJSON {
    .object([
      "kind": .text(measure.kind.rawValue), "day": .text(measure.day.description),
      "thousandths": .number(Int64(measure.thousandths)), "unit": .text(measure.unit.text),
    ])
  }

  private static func json(_ workout: Workout) -> LogJSON {
    var members: [String: LogJSON] = [
      "start": .text(workout.id.clock.logged), "name": .text(workout.name),
      "blocks": .list(workout.blocks.map(json)),
    ]
    members["seconds"] = workout.duration.map { .number(Int64($0)) }
    members["note"] = workout.note.map { .text($0) }
    return .object(members)
  }

  private static func json(_ block: Block) -> LogJSON {
    guard case .named(let name, _) = block.exercise else { return .object([:]) }
    var members: [String: LogJSON] = ["exercise": .text(name), "sets": .list(block.sets.map(json))]
    members["superset"] = block.superset.map { .number(Int64($0)) }
    members["note"] = block.note.map { .text($0) }
    return .object(members)
  }

  private static func json(_ set: SetEntry) -> LogJSON {
    var members: [String: LogJSON] = ["n": .number(Int64(set.number)), "kind": .text(set.kind.rawValue)]
    members["load"] = set.load.map {
      .object(["thousandths": .number(Int64($0.thousandths)), "unit": .text($0.unit.rawValue)])
    }
    members["reps"] = set.reps.map { .number(Int64($0)) }
    members["seconds"] = set.seconds.map { .number(Int64($0)) }
    members["millimetres"] = set.millimetres.map { .number($0) }
    members["halvesOfRPE"] = set.halvesOfRPE.map { .number(Int64($0)) }
    members["rest"] = set.plannedRest.map { .number(Int64($0)) }
    members["note"] = set.note.map { .text($0) }
    return .object(members)
  }

  private static func exercises(_ read: ReadWorkouts) -> [LogJSON] {
    let found = StrengthBook.names(in: read.workouts)
    var claims = NameClaims(NameTable.all)
    return zip(claims.add(found.map(\.logged)), found).map { claim, found in
      var members: [String: LogJSON] = ["name": .text(claim.logged.name)]
      if let exercise = claim.exercise, let rank = claim.rank {
        members["exercise"] = .text(exercise.text)
        members["rank"] = .number(Int64(rank))
      } else {
        let name = claim.logged.name
        let guess = NameTable.all.words.guess(name, category: read.categories[name])
        var own: [String: LogJSON] = ["measure": .text(found.measure.rawValue)]
        own["equipment"] = guess.equipment.map { .text($0) }
        own["primary"] = guess.primary.isEmpty ? nil : .list(guess.primary.map { .text($0) })
        own["secondary"] = guess.secondary.isEmpty ? nil : .list(guess.secondary.map { .text($0) })
        members["own"] = .object(own)
      }
      members["like"] = claim.like.map { .text($0.text) }
      return .object(members)
    }
  }
}

extension CivilDateTime {
  /// The time as the expected outcomes write it, `2026-01-05T18:00:00`.
  fileprivate var logged: String {
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return "\(day)T\(two(time.hour)):\(two(time.minute)):\(two(time.second))"
  }
}
