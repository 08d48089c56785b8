import Composition
import KernelApplication
import KernelDomain
import KernelPresentation

/// What prayer's specs say beside what all do.
let prayerSteps = [
  StepDefinition("the user is in {string}") { world, arguments in
    try world.fill(
      Call(
        method: "prayer.setPlace", parameters: ["city": .of(.text(arguments[0]))],
        command: ShellCommand.recordbook("prayer", "place", arguments[0])))
  },

  StepDefinition("the user is at {string} in the zone {string}") { world, arguments in
    guard let place = Coordinates(arguments[0]) else { throw SpecFailure("\(arguments[0]) is no place") }
    try world.fill(
      Call(
        method: "prayer.setPlace",
        parameters: [
          "latitude": .degrees(place.latitude), "longitude": .degrees(place.longitude),
          "zone": .of(.text(arguments[1])),
        ], command: ShellCommand.recordbook("prayer", "place", arguments[0], "--zone", arguments[1])))
  },

  StepDefinition("these prayers were recorded:") { world, arguments in
    for row in try arguments.rows() {
      guard row.count == 3 else { throw SpecFailure("a prayer has a day, a name and a status") }
      try world.fill(
        Call(
          method: "prayer.logPrayer",
          parameters: ["day": .of(.text(row[0])), "prayer": .of(.text(row[1])), "status": .of(.text(row[2]))],
          command: ShellCommand.recordbook("prayer", "log", row[1], row[2], "--day", row[0])))
    }
  },

  StepDefinition("the prayers from {string} to {string} were recorded as {string}") { world, arguments in
    try world.fill(
      Call(
        method: "prayer.logRange",
        parameters: [
          "from": .of(.text(arguments[0])), "to": .of(.text(arguments[1])), "status": .of(.text(arguments[2])),
        ], command: ShellCommand.recordbook("prayer", "log-range", arguments[0], arguments[1], arguments[2])))
  },

  StepDefinition("the setting {string} is {string}") { world, arguments in
    guard let setting = App.settings.first(where: { $0.name == arguments[0] }) else {
      throw SpecFailure("there is no \(arguments[0])")
    }
    // Numerals are a number only where the setting takes numbers: a heart rate is a text, as it may be empty.
    let value: Action.Parameter =
      switch (setting.values, arguments[1]) {
      case (.flag, "on"), (.startDay, "on"): .flag(true)
      case (.flag, "off"), (.startDay, "off"): .flag(false)
      case (.number, let text): Int(text).map { .number($0) } ?? .text(text)
      case (_, let text): .text(text)
      }
    try world.fill(
      Call(
        method: UpdateSettings.method, parameters: [setting.name: .of(value)],
        command: ShellCommand.recordbook("settings", "set", setting.commandName, arguments[1])))
  },

  StepDefinition("the user is excused from {string} because of {string}") { world, arguments in
    let name = arguments[0].split(separator: "/").map(String.init)
    try world.fill(
      Call(
        method: "prayer.excuse",
        parameters: [
          "from/day": .of(.text(name[0])), "from/prayer": .of(.text(name[1])), "reason": .of(.text(arguments[1])),
        ], command: ShellCommand.recordbook("prayer", "excuse", "--from", arguments[0], "--reason", arguments[1])))
  },

  StepDefinition("{int} prayers of {string} are to be made up") { world, arguments in
    guard let count = Int(arguments[0]) else { throw SpecFailure("\(arguments[0]) is no number") }
    try world.fill(
      Call(
        method: "prayer.setDebt", parameters: ["prayer": .of(.text(arguments[1])), "count": .of(.number(count))],
        command: ShellCommand.recordbook("prayer", "set-debt", arguments[1], arguments[0])))
  },
]
