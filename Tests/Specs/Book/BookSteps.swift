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

  // A line that was written, which others follow, so that it is no write that was interrupted.
  StepDefinition("the journal of {string} was damaged") { world, arguments in
    try world.whileClosed { store in
      guard let path = files(below: store + "/" + arguments[0], ending: ".jsonl").first else {
        throw SpecFailure("\(arguments[0]) has no journal")
      }
      var lines = try readFile(path).split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
      guard lines.count > 2 else { throw SpecFailure("\(path) is empty") }
      lines[1][lines[1].count / 2] ^= 1
      try writeFile(bytes: Array(lines.joined(separator: [0x0A])), path)
    }
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
    let texts = try world.element("row", arguments[0]).children.compactMap(\.text)
    guard texts.contains(where: isDateAndTime) else { throw SpecFailure("\(texts) has no date and time") }
  },
]

/// Whether the text has a date and a time, or today or yesterday and a time: `Nov 29, 2026, 9:20 AM`, `dnes 9:20`.
private func isDateAndTime(_ text: String) -> Bool {
  let shape = text.map { $0.isNumber ? "0" : $0.isLetter ? "a" : $0 }.split { !"0a".contains($0) }.map { String($0) }
  let isRecent = ["today", "yesterday", "dnes", "včera"].contains { text.lowercased().contains($0) }
  return isRecent ? shape.contains("00") : shape.count >= 5 && shape.contains("0000")
}
