import Composition
import DesignSystem
import KernelPresentation

let screenSteps = [
  StepDefinition("a person goes on with {string}") { world, arguments in
    let screen = try world.screen()
    let spoken = screen.elements.first { $0.id != nil && $0.id == screen.focus }?.spoken
    try expect(spoken ?? "", is: arguments[0], "where a person goes on")
  },

  StepDefinition("its picture says, in order:") { world, arguments in
    let picture = try world.picture()
    var rest = picture[...]
    for row in try arguments.table() {
      guard let found = rest.firstRange(of: ">" + row[0] + "<") else {
        throw SpecFailure("the picture does not say \"\(row[0])\" there: \(picture)")
      }
      rest = rest[found.upperBound...]
    }
  },

  StepDefinition("its picture is refused, naming {string}") { world, arguments in
    do {
      _ = try world.picture()
    } catch let refusal as Refusal {
      guard refusal.description.contains(arguments[0]) else { throw SpecFailure("it says: \(refusal)") }
      return
    }
    throw SpecFailure("there is a picture")
  },

  StepDefinition("the title is {string}") { world, arguments in
    try expect(world.screen().title, is: arguments[0], "the title")
  },

  StepDefinition("the route is {string}") { world, arguments in
    try expect(world.screen().route.description, is: arguments[0], "the route")
  },

  StepDefinition("the screen is:") { world, arguments in
    let screen = try world.screen()
    for row in try arguments.table() {
      guard row.count == 2, let actual = screen.fact(row[0]) else { throw SpecFailure("a screen has no \(row[0])") }
      try expect(actual, is: row[1], row[0])
    }
  },

  StepDefinition("the content is, in order:") { world, arguments in
    let actual = try world.screen().content.map { element in
      [element.role.rawValue, element.text ?? (element.role == .disclosure ? element.summaryText : "")]
    }
    try expect(actual, shows: arguments.rows(), "the content")
  },

  StepDefinition("the toolbar is:") { world, arguments in
    try expectFacts(world.screen().toolbar, arguments.table(), "the toolbar")
  },

  StepDefinition("the way back is:") { world, arguments in
    guard let back = try world.screen().back else { throw SpecFailure("there is no way back") }
    try expectFacts([back], arguments.table(), "the way back")
  },

  StepDefinition("the toolbar is empty") { world, _ in
    guard try world.screen().toolbar.isEmpty else { throw SpecFailure("the toolbar has buttons") }
  },

  StepDefinition("beside it stands {string} of {string}:") { world, arguments in
    guard let list = try world.screen().beside else { throw SpecFailure("nothing stands beside it") }
    try expect(list.title, is: arguments[0], "the title of the list")
    try expect(list.route.description, is: arguments[1], "the route of the list")
    let rows = list.content.flatMap(\.selfAndDescendants).filter { $0.role == .row }
    try expectFacts(rows, arguments.table(), "the list")
  },

  StepDefinition("in a terminal 80 columns wide it reads:") { world, arguments in
    let text = try text80(world)
    let expected = try arguments.docString() + "\n"
    guard text != expected else { return }
    throw SpecFailure("it reads\n\(text)\nnot\n\(expected)")
  },

  StepDefinition("in a terminal 80 columns wide it begins:") { world, arguments in
    let expected = try arguments.docString() + "\n"
    let count = expected.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    let lines = try text80(world).split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.prefix(count).map { $0 + "\n" }.joined()
    guard text != expected else { return }
    throw SpecFailure("it begins\n\(text)\nnot\n\(expected)")
  },

  StepDefinition("it is made of:") { world, arguments in
    let screen = try world.screen()
    let back = screen.back.map { ["back"] + $0.outline.map { "  " + $0 } } ?? []
    let lines =
      back + ["toolbar"] + screen.toolbar.flatMap(\.outline).map { "  " + $0 } + screen.content.flatMap(\.outline)
    let text = lines.joined(separator: "\n")
    let expected = try arguments.docString()
    guard text != expected else { return }
    throw SpecFailure("it reads\n\(text)\nnot\n\(expected)")
  },

  StepDefinition("it is refused") { world, _ in
    guard world.refusal != nil else { throw SpecFailure("it was not refused") }
  },

  StepDefinition("it is refused, naming {string}") { world, arguments in
    guard let refusal = world.refusal else { throw SpecFailure("it was not refused") }
    // Pages keep a number and its unit on one line.
    guard refusal.description.replacing("\u{A0}", with: " ").contains(arguments[0]) else {
      throw SpecFailure("\"\(arguments[0])\" is not named in: \(refusal)")
    }
  },

  StepDefinition("whatever can be pressed has a label") { world, _ in
    for element in try world.screen().elements where element.isInteractive && (element.label ?? "").isEmpty {
      throw SpecFailure("the \(element.role) \"\(element.text ?? "")\" has no label")
    }
  },

  StepDefinition("every route on it opens") { world, _ in
    for route in Set(try world.screen().elements.compactMap(\.route)) {
      do throws(Refusal) {
        let shown = try world.show(route)
        try expectSame(shown.route, route)
      } catch {
        throw SpecFailure("\(route): \(error)")
      }
    }
  },

  StepDefinition("every colour is in the palette") { world, _ in
    let screen = try world.screen()
    let tokens = screen.elements.flatMap { [$0.color, $0.fill] } + [screen.header.fill]
    for token in tokens.compactMap({ $0 }) where App.designs.contains(where: { $0.palette[token] == nil }) {
      throw SpecFailure("the palette has no \(token)")
    }
  },
]

private func text80(_ world: World) throws -> String {
  let text = try world.text()
  for line in text.split(separator: "\n") where displayWidth(line) > 80 {
    throw SpecFailure("wider than 80 columns: \(line)")
  }
  return text
}

private func expectSame(_ shown: Route, _ route: Route) throws(Refusal) {
  if shown != route { throw Refusal(description: "leads to \(shown)") }
}

extension Element {
  /// What stands first in what is always seen of it.
  fileprivate var summaryText: String {
    children.first.map { $0.text ?? $0.children.first?.text ?? "" } ?? ""
  }
}

/// Compares elements with a table: one a row, the header naming what is compared.
func expectFacts(_ elements: [Element], _ table: [[String]], _ what: String) throws {
  let names = table.first ?? []
  let actual = try elements.map { element in
    try names.map { name in
      guard let fact = element.fact(name) else { throw SpecFailure("an element has no \(name)") }
      return fact
    }
  }
  try expect(actual, shows: Array(table.dropFirst()), what)
}
