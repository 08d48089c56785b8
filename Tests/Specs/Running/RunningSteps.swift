import KernelDomain
import KernelPresentation
import Libc

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

  StepDefinition("these tracks were imported at once:") { world, arguments in
    let folder = world.sandbox.newPath(ending: "")
    mkdir(folder, 0o700)
    let table = try arguments.table()
    for (number, row) in table.dropFirst().enumerated() {
      let track = try UntoldTrack(Dictionary(uniqueKeysWithValues: zip(table[0], row)))
      try writeFile(track.xml, "\(folder)/\(number).gpx")
    }
    try world.fill(
      Call(
        method: "book.importFiles", parameters: ["paths": .texts([folder])],
        command: ShellCommand.recordbook("import", folder)))
  },

  StepDefinition("this list of activities was imported:") { world, arguments in
    let path = world.sandbox.newPath(ending: ".csv")
    try writeFile(arguments.docString(), path)
    try world.fill(
      Call(
        method: "book.importFiles", parameters: ["paths": .texts([path])],
        command: ShellCommand.recordbook("import", path)))
  },

  StepDefinition("a run was started at {string}") { world, arguments in
    try world.fill(
      Call(
        method: "running.startRun", parameters: ["at": .of(.text(arguments[0]))],
        command: ShellCommand.recordbook("run", "start", "--at", arguments[0])))
  },

  StepDefinition("a run was started at {string} with the workout {string}") { world, arguments in
    try world.fill(
      Call(
        method: "running.startRun",
        parameters: ["at": .of(.text(arguments[0])), "workout": .of(.text(arguments[1]))],
        command: ShellCommand.recordbook("run", "start", "--at", arguments[0], "--workout", arguments[1])))
  },

  StepDefinition("since {string} a program streamed:") { world, arguments in
    guard let start = Timestamp(arguments[0]) else { throw SpecFailure("\(arguments[0]) is no time") }
    let fixes = try StreamedFix.all(arguments.rows(), from: start)
    let run = "r" + arguments[0].filter { !"-:".contains($0) }
    for (number, first) in stride(from: 0, to: fixes.count, by: 500).enumerated() {
      let batch = Array(fixes[first..<min(first + 500, fixes.count)])
      let json =
        #"{"run":"\#(run)","sequence":\#(number + 1),"fixes":[\#(batch.map(\.json).joined(separator: ","))]}"#
      try world.fill(
        Call(
          method: "running.addFixes",
          parameters: ["run": .of(.text(run)), "sequence": .of(.number(number + 1)), "fixes": .fixes(batch)],
          command: ShellCommand.recordbook("call", "running.addFixes", json)))
    }
  },

  StepDefinition("the service that had the run was killed") { world, _ in
    try world.whileClosed { _ in }
  },

  StepDefinition("there is a map {string} with {word}") { world, arguments in
    guard let map = try world.element("map", arguments[0]).map else { throw SpecFailure("it has no route") }
    try expect(map.marks.map(\.kind.rawValue).joined(separator: ","), is: arguments[1], "the marks")
  },
]
