import KernelDomain
import KernelPresentation

/// What strength's specs say beside what all do.
let strengthSteps = [
  StepDefinition("these workouts were done:") { world, arguments in
    let table = try arguments.table()
    let rows = table.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(table[0], $0)) }
    try world.fill(StrengthWorld.importing(TrainingLogFile(rows).csv, world))
  },

  StepDefinition("I import this log:", acts: true) { world, arguments in
    try world.attempt(StrengthWorld.importing(arguments.docString(), world))
  },

  StepDefinition("I import this log with the unit {string}:", acts: true) { world, arguments in
    try world.attempt(StrengthWorld.importing(arguments.docString(), world, unit: arguments[0]))
  },

  StepDefinition("I assign names as this table says:", acts: true) { world, arguments in
    try world.attempt(StrengthWorld.assigning(arguments.docString(), world))
  },

  StepDefinition("the routine {string} of {string}") { world, arguments in
    try world.fill(StrengthWorld.routine(arguments[0], arguments[1]))
  },

  StepDefinition("a workout was started") { world, _ in
    try world.fill(StrengthWorld.step("startWorkout", "start"))
  },

  StepDefinition("a workout of routine {word} was started") { world, arguments in
    try world.fill(
      StrengthWorld.step("startWorkout", "start", ["routine": .text(arguments[0])], [arguments[0]]))
  },

  StepDefinition("{string} was added to the workout") { world, arguments in
    try world.fill(StrengthWorld.step("addExercise", "add", ["exercise": .text(arguments[0])], [arguments[0]]))
  },

  StepDefinition("{string} was added to superset {int}") { world, arguments in
    try world.fill(
      StrengthWorld.step(
        "addExercise", "add", ["exercise": .text(arguments[0]), "superset": .number(Int(arguments[1]) ?? 0)],
        [arguments[0], "--superset", arguments[1]]))
  },

  StepDefinition("the set {string} was logged") { world, arguments in
    try world.fill(StrengthWorld.logging(arguments[0]))
  },

  StepDefinition("the workout was {word}") { world, arguments in
    let verbs = ["paused": "pause", "resumed": "resume", "finished": "finish", "discarded": "discard"]
    guard let verb = verbs[arguments[0]] else { throw SpecFailure("a workout is not \(arguments[0])") }
    try world.fill(StrengthWorld.step(verb + "Workout", verb))
  },

  StepDefinition("the exercise {string} of your own") { world, arguments in
    try world.fill(StrengthWorld.step("saveExercise", "exercise", ["name": .text(arguments[0])], [arguments[0]]))
  },

  StepDefinition("the user weighed {string} on {word}") { world, arguments in
    let load = try StrengthWorld.set(arguments[0])
    try world.fill(
      StrengthWorld.step(
        "logBodyWeight", "body-weight",
        [
          "weight/thousandths": load["load/thousandths"], "weight/unit": load["load/unit"],
          "day": .text(arguments[1]),
        ].compactMapValues { $0 }, [arguments[0], "--day", arguments[1]]))
  },

  StepDefinition("the clock says {string}") { world, arguments in
    try world.stand(at: arguments[0])
  },

  StepDefinition("I start a workout", acts: true) { world, _ in
    try world.attempt(StrengthWorld.step("startWorkout", "start"))
  },

  StepDefinition("I log the set {string}", acts: true) { world, arguments in
    try world.attempt(StrengthWorld.logging(arguments[0]))
  },

  StepDefinition("I change the rest by {string} seconds", acts: true) { world, arguments in
    try world.attempt(
      StrengthWorld.step(
        "adjustRest", "rest", ["seconds": .number(Int(arguments[0]) ?? 0)], [arguments[0]]))
  },

  StepDefinition("I set what is left of the rest to {string}", acts: true) { world, arguments in
    let parts = arguments[0].split(separator: ":").map { Int($0) ?? 0 }
    try world.attempt(
      StrengthWorld.step(
        "adjustRest", "rest", ["remainingSeconds": .number(parts.reduce(0) { $0 * 60 + $1 })], [arguments[0]]))
  },

  StepDefinition("I add {string} to the workout", acts: true) { world, arguments in
    try world.attempt(StrengthWorld.step("addExercise", "add", ["exercise": .text(arguments[0])], [arguments[0]]))
  },

  StepDefinition("I finish the workout", acts: true) { world, _ in
    try world.attempt(StrengthWorld.step("finishWorkout", "finish"))
  },

  StepDefinition("I correct set {int} of {word} to {string}", acts: true) { world, arguments in
    var parameters = try StrengthWorld.set(arguments[2])
    (parameters["workout"], parameters["set"]) = (.text(arguments[1]), .number(Int(arguments[0]) ?? 0))
    try world.attempt(
      StrengthWorld.step(
        "editSet", "edit", parameters, [arguments[1], arguments[0]] + StrengthWorld.words(arguments[2])))
  },

  StepDefinition("{string} of routine {word} is planned as {string}") { world, arguments in
    try world.fill(StrengthWorld.planning(arguments[0], arguments[1], arguments[2]))
  },

  StepDefinition("I plan {string} of routine {word} as {string}", acts: true) { world, arguments in
    try world.attempt(StrengthWorld.planning(arguments[0], arguments[1], arguments[2]))
  },

  StepDefinition("the training max of {string} is {string}") { world, arguments in
    let load = try StrengthWorld.set(arguments[1])
    try world.fill(
      StrengthWorld.step(
        "setTrainingMax", "set-max", load.merging(["exercise": .text(arguments[0])]) { $1 },
        [arguments[0], arguments[1]]))
  },

  StepDefinition("I deload routine {word}", acts: true) { world, arguments in
    try world.attempt(
      StrengthWorld.step("deloadRoutine", "deload", ["routine": .text(arguments[0])], [arguments[0]]))
  },

  StepDefinition("the next workout of routine {word} is a lighter one") { world, arguments in
    try world.fill(
      StrengthWorld.step("deloadRoutine", "deload", ["routine": .text(arguments[0])], [arguments[0]]))
  },

  StepDefinition("routine {word} is followed:") { world, arguments in
    try world.follow(arguments[0], arguments.rows())
  },

  StepDefinition("I add the set {string} of {string} to {word}", acts: true) { world, arguments in
    let parameters: [String: Action.Parameter] = ["workout": .text(arguments[2]), "exercise": .text(arguments[1])]
    try world.attempt(
      StrengthWorld.step(
        "addSet", "add-set", StrengthWorld.set(arguments[0]).merging(parameters) { $1 },
        [arguments[2], arguments[1]] + StrengthWorld.words(arguments[0])))
  },

  StepDefinition("I add the set {string} of {string} to {word} after set {int}", acts: true) { world, arguments in
    let parameters: [String: Action.Parameter] = [
      "workout": .text(arguments[2]), "exercise": .text(arguments[1]), "afterSet": .number(Int(arguments[3]) ?? 0),
    ]
    try world.attempt(
      StrengthWorld.step(
        "addSet", "add-set", StrengthWorld.set(arguments[0]).merging(parameters) { $1 },
        [arguments[2], arguments[1]] + StrengthWorld.words(arguments[0]) + ["after", arguments[3]]))
  },

  StepDefinition("I log {string} of {string} on {word} at {word}", acts: true) { world, arguments in
    let sets = arguments[0].split(separator: ",").map(String.init)
    var parameters: [String: Action.Parameter] = [
      "day": .text(arguments[2]), "time": .text(arguments[3]), "exercise": .text(arguments[1]),
    ]
    for (place, set) in sets.enumerated() {
      for (name, value) in try StrengthWorld.set(set) { parameters["sets/\(place)/\(name)"] = value }
    }
    try world.attempt(
      StrengthWorld.step(
        "logWorkout", "log", parameters,
        [arguments[2], arguments[3], arguments[1]] + StrengthWorld.words(arguments[0])))
  },

  StepDefinition("I move exercise {int} of {word} to place {int}", acts: true) { world, arguments in
    try world.attempt(
      StrengthWorld.step(
        "moveBlock", "move",
        [
          "workout": .text(arguments[1]), "block": .number(Int(arguments[0]) ?? 0),
          "to": .number(Int(arguments[2]) ?? 0),
        ], [arguments[1], arguments[0], arguments[2]]))
  },

  StepDefinition("I swap exercise {int} of {word} for {string}", acts: true) { world, arguments in
    try world.attempt(
      StrengthWorld.step(
        "swapExercise", "swap",
        [
          "workout": .text(arguments[1]), "block": .number(Int(arguments[0]) ?? 0), "exercise": .text(arguments[2]),
        ], [arguments[1], arguments[0], arguments[2]]))
  },

  StepDefinition("I schedule routine {word} on {string}", acts: true) { world, arguments in
    try world.attempt(
      StrengthWorld.step(
        "scheduleWorkout", "schedule", ["routine": .text(arguments[0]), "day": .text(arguments[1])],
        [arguments[0], "--day", arguments[1]]))
  },

  StepDefinition("the chart {string} can be heard") { world, arguments in
    let audio = try world.element("audio", arguments[0])
    // The sound is made when it is asked for: OpenBookTests listens to one.
    guard audio.value?.hasPrefix("strength/") == true, audio.command?.hasSuffix(" --wav") == true else {
      throw SpecFailure("no sound is named, or no command makes it")
    }
  },
]
