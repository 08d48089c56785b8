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
}
