import KernelPresentation

/// What swimming's steps do in a scenario.
struct SwimmingWorld {
  private let world: World

  init(_ world: World) {
    self.world = world
  }

  /// - Parameter table: of swims, as `HealthExport` reads it.
  func importSwims(_ table: [[String]]) throws {
    let path = world.sandbox.newPath(ending: ".xml")
    try writeFile(HealthExport(table).xml, path)
    try world.fill(
      Call(
        method: "book.importFiles", parameters: ["paths": .texts([path])],
        command: ShellCommand.recordbook("import", path)))
  }

  /// - Parameter table: a result a row, below the names of the columns `day`, `meet`, `city`, `course`, `style`, `distance`
  ///   and `time`.
  func enterResults(_ table: [[String]]) throws {
    for row in table.dropFirst() {
      let cell = Dictionary(uniqueKeysWithValues: zip(table[0], row))
      func text(_ name: String) -> String { cell[name] ?? "" }
      guard let distance = Int(text("distance")) else { throw SpecFailure("a distance is a number") }
      try world.fill(
        Call(
          method: "swimming.addOfficialResult",
          parameters: [
            "day": .of(.text(text("day"))), "meet": .of(.text(text("meet"))), "city": .of(.text(text("city"))),
            "course": .of(.text(text("course"))), "style": .of(.text(text("style"))),
            "distance": .of(.number(distance)),
            "time": .of(.text(text("time"))),
          ],
          command: ShellCommand.recordbook(
            "swim", "add-result", text("style"), text("distance"), text("time"), "--course", text("course"), "--day",
            text("day"), "--meet", text("meet"), "--city", text("city"))))
    }
  }
}
