import KernelPresentation
import Libc

/// What the book does over all features: what it is given to read, what it may read, and what is taken back.
let bookSteps = [
  StepDefinition("an empty book") { _, _ in },

  StepDefinition("access to the export was granted", acts: true) { world, _ in
    try world.perform(
      Call(
        method: "book.grantAccess", parameters: ["path": .of(.text(BookWorld(world).exportPath))],
        command: ShellCommand.recordbook("access", "grant", BookWorld(world).exportPath)))
  },

  StepDefinition("access was revoked", acts: true) { world, _ in
    try world.perform(
      Call(
        method: "book.revokeAccess", parameters: [:],
        command: ShellCommand.recordbook("access", "revoke")))
  },

  StepDefinition("the export is gone") { world, _ in
    unlink(BookWorld(world).exportPath)
  },

  StepDefinition("I press {string} and give the export", acts: true) { world, arguments in
    try world.press(arguments[0], giving: BookWorld(world).exportPath)
  },

  StepDefinition("I undo the last correction", acts: true) { world, _ in
    try world.perform(
      Call(method: "book.undo", parameters: [:], command: ShellCommand.recordbook("undo")))
  },

  StepDefinition("the row {string} names the export") { world, arguments in
    let row = try world.element("row", arguments[0])
    try expect(row.spoken ?? "", is: "\(arguments[0]): \(BookWorld(world).exportPath)", "the label")
  },

  StepDefinition("there is a warning that names the export and {string}") { world, arguments in
    _ = try world.element("warning", "\(BookWorld(world).exportPath) \(arguments[0])")
  },

  // When a sync was is not for a spec to say: the clock on the wall does.
  StepDefinition("the row {string} tells a date and time") { world, arguments in
    let value = try world.element("row", arguments[0]).children.last?.text ?? ""
    let shape = String(value.map { $0.isNumber ? "0" : $0.isLetter ? "a" : $0 })
    let parts = shape.split { !"0a".contains($0) }
    guard parts.count >= 5, parts.contains("0000") else { throw SpecFailure("\"\(value)\" is no date and time") }
  },
]
