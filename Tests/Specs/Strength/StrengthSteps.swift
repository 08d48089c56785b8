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

  StepDefinition("the exercise {string} of her own") { world, arguments in
    try world.fill(StrengthWorld.step("saveExercise", "exercise", ["name": .text(arguments[0])], [arguments[0]]))
  },

  StepDefinition("she weighed {string} on {word}") { world, arguments in
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
