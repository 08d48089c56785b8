import KernelPresentation

let healthAccessSteps = [
  StepDefinition("the row {string} names the export") { world, arguments in
    let row = try world.element("row", arguments[0])
    try expect(row.spoken ?? "", is: "\(arguments[0]): \(world.exportPath)", "the label")
  },

  StepDefinition("there is a warning that names the export and {string}") { world, arguments in
    _ = try world.element("warning", "\(world.exportPath) \(arguments[0])")
  },

  // When a sync was is not for a spec to say: the clock on the wall does.
  StepDefinition("the row {string} tells a date and time") { world, arguments in
    let value = try world.element("row", arguments[0]).children.last?.text ?? ""
    let shape = String(value.map { $0.isNumber ? "0" : $0.isLetter ? "a" : $0 })
    let parts = shape.split { !"0a".contains($0) }
    guard parts.count >= 5, parts.contains("0000") else { throw SpecFailure("\"\(value)\" is no date and time") }
  },
]
