import KernelPresentation

let givenSteps = [
  StepDefinition("an empty book") { _, _ in },

  StepDefinition("these swims were imported:") { world, arguments in
    try world.importSwims(arguments.table())
  },

  StepDefinition("an export with these swims:") { world, arguments in
    try writeFile(HealthExport(arguments.table()).xml, world.exportPath)
  },

  StepDefinition("access to the export was granted") { world, _ in
    try world.door.perform(
      Call(
        method: "swimming.grantHealthAccess", parameters: ["path": .of(.text(world.exportPath))],
        command: ShellCommand.recordbook("access", "grant", world.exportPath)))
  },

  StepDefinition("access was revoked") { world, _ in
    try world.door.perform(
      Call(
        method: "swimming.revokeHealthAccess", parameters: [:],
        command: ShellCommand.recordbook("access", "revoke")))
  },

  StepDefinition("the export is gone") { world, _ in
    removeFolder(world.exportPath)
  },
]
