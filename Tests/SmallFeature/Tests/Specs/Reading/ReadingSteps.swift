import KernelPresentation

/// The definitions of the steps in reading's specs.
let readingSteps = [
  StepDefinition("a file tells of {string} on {string}, without pages") { world, arguments in
    let path = world.sandbox.newPath(ending: ".reading")
    try writeFile("reading 1\n\(arguments[1])\n\n\(arguments[0])\nNoted.", path)
    try world.fill(
      Call(
        method: "book.importFiles", parameters: ["paths": .texts([path])],
        command: ShellCommand.recordbook("import", path)))
  }
]
