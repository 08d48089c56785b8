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
    _ = try world.stream(arguments.rows(), from: arguments[0])
  },

  StepDefinition("since {string} a program streamed, and the service was killed at {string}:") { world, arguments in
    guard let end = Timestamp(arguments[1]) else { throw SpecFailure("\(arguments[1]) is no time") }
    let sent = try world.stream(arguments.rows(), from: arguments[0]) { $0.time < end }
    try world.whileClosed { _ in }
    _ = try world.stream(arguments.rows(), from: arguments[0], after: sent) { $0.time >= end }
  },

  StepDefinition("the service that had the run was killed") { world, _ in
    try world.whileClosed { _ in }
  },

  StepDefinition("there is a map {string} with {word}") { world, arguments in
    guard let map = try world.element("map", arguments[0]).map else { throw SpecFailure("it has no route") }
    try expect(map.marks.map(\.kind.rawValue).joined(separator: ","), is: arguments[1], "the marks")
  },
]

extension World {
  /// Streams fixes to the run that was started then.
  /// - Parameters:
  ///   - sent: the number of batches that were sent before.
  ///   - isSent: whether a fix is sent.
  /// - Returns: the number of batches that were sent by now.
  fileprivate func stream(
    _ legs: [[String]], from begun: String, after sent: Int = 0, where isSent: (StreamedFix) -> Bool = { _ in true }
  ) throws -> Int {
    guard let start = Timestamp(begun) else { throw SpecFailure("\(begun) is no time") }
    let fixes = try StreamedFix.all(legs, from: start).filter(isSent)
    let run = "r" + begun.filter { !"-:".contains($0) }
    var number = sent
    for first in stride(from: 0, to: fixes.count, by: 500) {
      number += 1
      let batch = Array(fixes[first..<min(first + 500, fixes.count)])
      let json = #"{"run":"\#(run)","sequence":\#(number),"fixes":[\#(batch.map(\.json).joined(separator: ","))]}"#
      try fill(
        Call(
          method: "running.addFixes",
          parameters: ["run": .of(.text(run)), "sequence": .of(.number(number)), "fixes": .fixes(batch)],
          command: ShellCommand.recordbook("call", "running.addFixes", json)))
    }
    return number
  }
}
