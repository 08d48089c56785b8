import KernelPresentation

/// What running's specs say beside what all do.
let runningSteps = [
  StepDefinition("these runs were imported:") { world, arguments in
    let table = try arguments.table()
    for row in table.dropFirst() {
      let path = world.sandbox.newPath(ending: ".tcx")
      try writeFile(try RunFile(Dictionary(uniqueKeysWithValues: zip(table[0], row))).xml, path)
      try world.fill(
        Call(
          method: "book.importFiles", parameters: ["paths": .texts([path])],
          command: ShellCommand.recordbook("import", path)))
    }
  },

  StepDefinition("there is a map {string} with {word}") { world, arguments in
    guard let map = try world.element("map", arguments[0]).map else { throw SpecFailure("it has no route") }
    try expect(map.marks.map(\.kind.rawValue).joined(separator: ","), is: arguments[1], "the marks")
  },
]
