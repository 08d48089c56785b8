import KernelDomain
import KernelPresentation

/// What strength's use cases are called with, and the same as a shell reads it.
enum StrengthWorld {
  static func step(
    _ method: String, _ verb: String, _ parameters: [String: Action.Parameter] = [:], _ words: [String] = []
  ) -> Call {
    Call(
      method: "strength.\(method)", parameters: parameters.mapValues { .of($0) },
      command: ShellCommand.recordbook(["strength", verb] + words))
  }

  static func words(_ set: String) -> [String] { set.split(separator: " ").map(String.init) }

  static func logging(_ set: String) throws -> Call {
    step("logSet", "set", try self.set(set), words(set))
  }

  /// - Parameter exercises: `Bench Press:3x5, Plank:3x1`.
  static func routine(_ name: String, _ exercises: String) throws -> Call {
    var parameters: [String: Action.Parameter] = ["name": .text(name)]
    let blocks = exercises.split(separator: ",").map { String($0.drop { $0 == " " }) }
    for (place, block) in blocks.enumerated() {
      let parts = block.split(separator: ":").map(String.init)
      let numbers = (parts.last ?? "").split(separator: "x").compactMap { Int($0) }
      guard parts.count == 2, numbers.count == 2 else { throw SpecFailure("\(block) is not written as Plank:3x1") }
      parameters["blocks/\(place)/exercise"] = .text(parts[0])
      for index in 0..<numbers[0] { parameters["blocks/\(place)/targets/\(index)/reps"] = .number(numbers[1]) }
    }
    return step("saveRoutine", "save-routine", parameters, [name] + blocks)
  }

  /// - Parameter plan: as on the command line, `3x8-12 x60kg double 2.5kg`.
  static func planning(_ exercise: String, _ routine: String, _ plan: String) throws -> Call {
    var parameters: [String: Action.Parameter] = ["routine": .text(routine), "exercise": .text(exercise)]
    func take(_ load: String, _ name: String) throws {
      let set = try self.set(load)
      parameters["\(name)/thousandths"] = set["load/thousandths"]
      parameters["\(name)/unit"] = set["load/unit"]
    }
    var rest = words(plan)[...]
    while let word = rest.popFirst() {
      let numbers = word.split { "x-+".contains($0) }.compactMap { Int($0) }
      if ["linear", "double", "wave"].contains(word) {
        parameters["rule"] = .text(word)
        if word == "wave" { try take(rest.removeFirst(), "max") }
        try take(rest.removeFirst(), "step")
      } else if word.first == "x" {
        try take(String(word.dropFirst()), "load")
      } else if word.first == "@", word.last == "%" {
        parameters["percent"] = Double(word.dropFirst().dropLast()).map { Action.Parameter($0) }
      } else if word.first == "@" {
        parameters["rpe"] = Double(word.dropFirst()).map { Action.Parameter($0) }
      } else if numbers.count >= 2 {
        (parameters["sets"], parameters["reps"]) = (.number(numbers[0]), .number(numbers[1]))
        if numbers.count == 3 { parameters["mostReps"] = .number(numbers[2]) }
        if word.last == "+" { parameters["lastSet"] = .text("amrap") }
      } else {
        throw SpecFailure("\(word) says nothing of a plan")
      }
    }
    return step("planBlock", "set-block", parameters, [routine, exercise] + words(plan))
  }

  /// Writes the log and imports it; `<ff>` in it stands for that byte.
  static func importing(_ log: String, _ world: World, unit: String? = nil) throws -> Call {
    let path = world.sandbox.newPath(ending: ".csv")
    let parts = Array(log.utf8).split(separator: Array("<ff>".utf8), omittingEmptySubsequences: false)
    try writeFile(bytes: Array(parts.joined(separator: [0xFF])) + [0x0A], path)
    var parameters: [String: Call.Value] = ["paths": .texts([path])]
    parameters["unit"] = unit.map { .of(.text($0)) }
    return Call(
      method: "book.importFiles", parameters: parameters,
      command: ShellCommand.recordbook(["import", path] + (unit.map { ["--unit", $0] } ?? [])))
  }

  /// Writes a table of names and exercises, and assigns them.
  static func assigning(_ table: String, _ world: World) throws -> Call {
    let path = world.sandbox.newPath(ending: ".csv")
    try writeFile(bytes: Array(table.utf8), path)
    return Call(
      method: "strength.assignNamesFromFile", parameters: ["path": .of(.text(path))],
      command: ShellCommand.recordbook("strength", "assign", path))
  }

  /// The parameters of a set written as on the command line, `85kg x5 @8 warmup`.
  static func set(_ text: String) throws -> [String: Action.Parameter] {
    var parameters: [String: Action.Parameter] = [:]
    for word in words(text) {
      if ["warmup", "normal", "drop", "failure", "amrap"].contains(word) {
        parameters["kind"] = .text(word)
      } else if let flag = takings[word] {
        parameters[flag] = .flag(true)
      } else if word == "assisted", case .number(let load)? = parameters["load/thousandths"] {
        parameters["load/thousandths"] = .number(-abs(load))
      } else if word.hasSuffix("kg") || word.hasSuffix("lb"),
        let load = Double(word.dropLast(2).replacing("\u{2212}", with: "-"))
      {
        parameters["load/thousandths"] = .number(Int((load * 1_000).rounded()))
        parameters["load/unit"] = .text(String(word.suffix(2)))
      } else if word.first == "x", let reps = Int(word.dropFirst()) {
        parameters["reps"] = .number(reps)
      } else if word.first == "@", let effort = Double(word.dropFirst()) {
        parameters["rpe"] = Action.Parameter(effort)
      } else if word.hasSuffix("m"), let metres = Double(word.dropLast()) {
        parameters["millimetres"] = .number(Int((metres * 1_000).rounded()))
      } else if word.hasSuffix("s"), let seconds = Int(word.dropLast()) {
        parameters["seconds"] = .number(seconds)
      } else {
        throw SpecFailure("\(word) says nothing of a set")
      }
    }
    return parameters
  }

  /// What a correction takes away from a set.
  private static let takings = [
    "no-load": "withoutLoad", "no-reps": "withoutReps", "no-time": "withoutTime", "no-distance": "withoutDistance",
    "no-rpe": "withoutEffort", "no-note": "withoutNote",
  ]

  /// The fields that a person may empty, and what is written then.
  private static let emptied = [
    ("load/thousandths", "no-load"), ("reps", "no-reps"), ("seconds", "no-time"), ("millimetres", "no-distance"),
    ("rpe", "no-rpe"),
  ]

  /// The plan of an exercise as a shell reads it.
  private static func plan(_ values: [String: String]) -> [String] {
    func value(_ name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }
    func load(_ name: String) -> String? { value("\(name)/thousandths").map { $0 + "kg" } }
    let reps = [value("reps"), value("mostReps")].compactMap { $0 }.joined(separator: "-")
    let sets = value("sets").map { "\($0)x\(reps)" + (value("lastSet") == "amrap" ? "+" : "") }
    return [
      sets, load("load").map { "x" + $0 }, value("percent").map { "@\($0)%" }, value("rpe").map { "@" + $0 },
      value("rule"), load("max").flatMap { value("rule") == "wave" ? $0 : nil },
      value("rule") == nil ? nil : load("step"),
    ].compactMap { $0 }
  }

  /// A load as a shell reads it: with its unit, unless something was typed behind the number.
  private static func load(_ typed: String, _ unit: String) -> String {
    let word = typed.filter { !$0.isWhitespace }
    return word.last?.isLetter == true ? word : word + unit
  }

  /// Returns a form's command with the entered values in place of its words in capitals. A set's command ends with the
  /// set's further details.
  static func command(_ command: String, _ values: [String: String]) -> String {
    func value(_ name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }
    let unit = command.contains("LOAD") ? value("load/unit") ?? "kg" : ""
    var words: [String] = []
    for word in command.split(separator: " ").map(String.init) {
      switch word {
      case "LOAD": words += value("load/thousandths").map { [load($0, unit)] } ?? []
      case "xREPS": words += value("reps").map { ["x" + $0] } ?? []
      case "TIME": words += value("seconds").map { [$0 + "s"] } ?? []
      case "DISTANCE": words += value("millimetres").map { [$0 + "m"] } ?? []
      case "PLAN": words += plan(values)
      case "START": words.append("'\(value("day") ?? "") \(value("time") ?? "")'")
      case "END": words.append(value("end") ?? "")
      case "NOTE": words.append("'\(value("note") ?? "")'")
      case "DAYS": words.append((0..<7).compactMap { value("weekdays/\($0)") }.joined(separator: ","))
      case "NAME": words += value("name").map { ["'\($0)'"] } ?? []
      case "DAY":
        let option = words.removeLast()
        words += value(String(option.dropFirst(2))).map { [option, $0] } ?? []
      default: words.append(word)
      }
    }
    let isSet = command.contains("REPS") || command.contains("TIME") || command.contains("DISTANCE")
    if isSet { words += [value("rpe").map { "@" + $0 }, value("kind")].compactMap { $0 } }
    if command.contains("strength edit") { words += emptied.filter { values[$0.0] == "" }.map(\.1) }
    if let measure = value("measure") { words += ["--measure", measure] }
    if let muscle = value("primary/0") { words += ["--muscles", "'\(muscle)'"] }
    return words.joined(separator: " ")
  }
}
