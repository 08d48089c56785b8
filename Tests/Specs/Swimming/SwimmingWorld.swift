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

  /// Imports a TCX file of a swim that began on May 2, 2025, at 14:35 UTC.
  /// - Parameter table: a lap a row, one after the other, below the names of the columns `metres` and `seconds`.
  func importTCX(_ table: [[String]], pool: String) throws {
    var second = 0.0
    let laps = table.dropFirst().map { row in
      let start = Int(second)
      second += Double(row[1]) ?? 0
      let time = "14:\(35 + start / 60):\(start % 60 < 10 ? "0" : "")\(start % 60)"
      return "<Lap StartTime=\"2025-05-02T\(time)Z\"><TotalTimeSeconds>\(row[1])</TotalTimeSeconds>"
        + "<DistanceMeters>\(row[0])</DistanceMeters></Lap>"
    }
    let path = world.sandbox.newPath(ending: ".tcx")
    try writeFile(
      "<TrainingCenterDatabase><Activities><Activity Sport=\"Swimming\">\(laps.joined())</Activity></Activities>"
        + "</TrainingCenterDatabase>", path)
    try world.fill(
      Call(
        method: "book.importFiles", parameters: ["paths": .texts([path]), "pool": .of(.text(pool))],
        command: ShellCommand.recordbook("import", path, "--pool", pool)))
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

  /// Imports another swimmer's results from a table.
  /// - Parameter table: a result a row, below the names of the columns of such a table.
  func putBeside(_ name: String, _ table: [[String]]) throws {
    let path = world.sandbox.newPath(ending: ".csv")
    try writeFile(table.map { $0.joined(separator: ",") + "\n" }.joined(), path)
    try world.fill(
      Call(
        method: "swimming.importOfficialResults", parameters: ["path": .of(.text(path)), "beside": .of(.text(name))],
        command: ShellCommand.recordbook("swim", "import-results", path, "--beside", name)))
  }

  /// - Parameter place: segments of a swim, such as `20250502T143500Z.2-4`.
  func equip(_ place: String, _ equipment: [String]) throws {
    let parts = place.split(separator: ".").map(String.init)
    let numbers = parts.last?.split(separator: "-").compactMap { Int($0) } ?? []
    guard parts.count == 2, numbers.count == 2 else { throw SpecFailure("no segments: \(place)") }
    try world.fill(
      Call(
        method: "swimming.equipSwim",
        parameters: [
          "swim": .of(.text(parts[0])), "segments": .of(.numbers(numbers)), "equipment": .texts(equipment),
        ],
        command: ShellCommand.recordbook(["swim", "equip", place] + equipment)))
  }

  /// The command of a form, with what was entered in place of the words in capitals: `EVENT` is style and distance,
  /// `OPTIONS` an option for each other field that is filled in.
  static func command(_ command: String, _ values: [String: String]) -> String {
    let given = values.filter { !$0.value.isEmpty }
    func words(_ fields: [String]) -> [String] { fields.compactMap { given[$0] }.map { "'\($0)'" } }
    return command.split(separator: " ").flatMap { word in
      switch word {
      case "EVENT": words(["style", "distance"])
      case "STYLE": words(["style"])
      case "TIME": words(["time"])
      case "OPTIONS":
        ["course", "day", "meet", "city", "note"].flatMap { field in words([field]).flatMap { ["--\(field)", $0] } }
      default: [String(word)]
      }
    }.joined(separator: " ")
  }
}
