import KernelPresentation
import Storage
import SwimmingDomain

/// What swimming's specs say beside what all do.
let swimmingSteps = [
  StepDefinition("these swims were imported:") { world, arguments in
    try SwimmingWorld(world).importSwims(arguments.table())
  },

  StepDefinition("a swim of a TCX file in a pool of {int} m has these laps:") { world, arguments in
    try SwimmingWorld(world).importTCX(arguments.table(), pool: arguments[0])
  },

  StepDefinition("an export with these swims:") { world, arguments in
    try writeFile(HealthExport(arguments.table()).xml, BookWorld(world).exportPath)
  },

  StepDefinition("lap {int} of {string} was split into {int}", acts: true) { world, arguments in
    let (lap, segment, parts) = (arguments[0], arguments[1], arguments[2])
    guard let lapNumber = Int(lap), let count = Int(parts) else { throw SpecFailure("laps have numbers") }
    try world.perform(
      Call(
        method: "swimming.splitLap",
        parameters: ["segment": .of(.text(segment)), "lap": .of(.number(lapNumber)), "into": .of(.number(count))],
        command: ShellCommand.recordbook("swim", "split", segment, "--lap", lap, "--into", parts)))
  },

  StepDefinition("a program of older rules had kept {int} hundredths for a record of {int}") { world, arguments in
    try world.whileClosed { store in
      let path = store + "/swimming/derived/records.json"
      let kept = try readFile(path)
      let older = kept.replacing("\"edition\":\(SwimRecords.edition),", with: "")
        .replacing(",\(arguments[1]),", with: ",\(arguments[0]),")
      guard kept != older, let end = older.firstRange(of: ",\"crc\"")?.lowerBound else {
        throw SpecFailure("no such record is kept: \(kept)")
      }
      try writeFile(String(decoding: SealedLine.seal(Array((older[..<end] + "}").utf8)), as: UTF8.self), path)
    }
  },

  StepDefinition("these official results were entered:") { world, arguments in
    try SwimmingWorld(world).enterResults(arguments.table())
  },

  StepDefinition("the equipment of {string} was said to be {string}") { world, arguments in
    try SwimmingWorld(world).equip(arguments[0], arguments[1].split(separator: " ").map(String.init))
  },

  StepDefinition("official results of {string} were put beside mine:") { world, arguments in
    try SwimmingWorld(world).putBeside(arguments[0], arguments.table())
  },

  StepDefinition("a target of {string} was set for {string} {string} in {string}") { world, arguments in
    let (time, style, distance, course) = (arguments[0], arguments[1], arguments[2], arguments[3])
    guard let length = Int(distance) else { throw SpecFailure("a distance is a number") }
    try world.fill(
      Call(
        method: "swimming.setTarget",
        parameters: [
          "style": .of(.text(style)), "distance": .of(.number(length)), "course": .of(.text(course)),
          "time": .of(.text(time)),
        ],
        command: ShellCommand.recordbook("swim", "target", style, distance, time, "--course", course)))
  },

  StepDefinition("a target of {string} was set for {string} {string} in {string} until {string}") {
    world, arguments in
    let (time, style, distance, course, day) = (arguments[0], arguments[1], arguments[2], arguments[3], arguments[4])
    guard let length = Int(distance) else { throw SpecFailure("a distance is a number") }
    try world.fill(
      Call(
        method: "swimming.setTarget",
        parameters: [
          "style": .of(.text(style)), "distance": .of(.number(length)), "course": .of(.text(course)),
          "time": .of(.text(time)), "day": .of(.text(day)),
        ],
        command: ShellCommand.recordbook(
          "swim", "target", style, distance, time, "--course", course, "--day", day)))
  },

  StepDefinition("a weekly goal of {string} was begun with {string}") { world, arguments in
    try world.fill(
      Call(
        method: "swimming.setGoal", parameters: ["goal": .of(.text(arguments[0])), "from": .of(.text(arguments[1]))],
        command: ShellCommand.recordbook("swim", "goal", arguments[0], "--from", arguments[1])))
  },

  StepDefinition("I remove the swim {string}", acts: true) { world, arguments in
    try world.perform(
      Call(
        method: "swimming.removeSwim", parameters: ["swim": .of(.text(arguments[0]))],
        command: ShellCommand.recordbook("swim", "remove", arguments[0])))
  },
]
