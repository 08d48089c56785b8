import KernelPresentation

let elementSteps = [
  StepDefinition("there is a {word} {string}") { world, arguments in
    _ = try world.element(arguments[0], arguments[1])
  },

  StepDefinition("there is just one {word} {string}") { world, arguments in
    let count = try world.screen().elements.count {
      $0.role.rawValue == arguments[0] && $0.answers(to: arguments[1])
    }
    guard count == 1 else { throw SpecFailure("there are \(count)") }
  },

  StepDefinition("there is no {word} {string}") { world, arguments in
    guard try world.screen().element(arguments[0], arguments[1]) == nil else {
      throw SpecFailure("there is a \(arguments[0]) \"\(arguments[1])\"")
    }
  },

  StepDefinition("the {word} {string} is:") { world, arguments in
    let element = try world.element(arguments[0], arguments[1])
    for row in try arguments.table() {
      guard row.count == 2, let actual = element.fact(row[0]) else { throw SpecFailure("an element has no \(row[0])") }
      try expect(actual, is: row[1], "\(row[0]) of \"\(arguments[1])\"")
    }
  },

  StepDefinition("the table row {string} is said as {string}") { world, arguments in
    let row = try world.element("table-row", arguments[0])
    try expect(row.spoken ?? "", is: arguments[1], "the label of row \(arguments[0])")
  },

  StepDefinition("the cells of the {word} {string} are:") { world, arguments in
    let element = try world.element(arguments[0], arguments[1])
    try expectFacts(element.children, arguments.table(), "the \(arguments[0]) \"\(arguments[1])\"")
  },

  StepDefinition("the chart {string} shows these points:") { world, arguments in
    let chart = try world.element("chart", arguments[0]).chart
    let actual = (chart?.points ?? []).map { point in
      [point.xText, point.yText, chart?.best.contains(point) == true ? "yes" : "no"]
    }
    try expect(actual, shows: arguments.rows(), "the chart")
  },

  StepDefinition("the {word} {string} shows:") { world, arguments in
    let element = try world.element(arguments[0], arguments[1])
    let table = try arguments.table()
    // A table on the screen has a header of its own to compare.
    let expected = element.role == .table ? table : Array(table.dropFirst())
    try expect(element.shownLines, shows: expected, "the \(arguments[0]) \"\(arguments[1])\"")
  },
]

extension World {
  func element(_ role: String, _ name: String) throws -> Element {
    guard let element = try screen().element(role, name) else {
      let others = try screen().elements.filter { $0.role.rawValue == role }.compactMap(\.spoken)
      throw SpecFailure("there is no \(role) \"\(name)\" among \(others)")
    }
    return element
  }
}
