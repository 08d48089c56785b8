/// Reads feature files in English Gherkin (https://cucumber.io/docs/gherkin/reference): features, rules, backgrounds,
/// scenarios, outlines with examples, tables, doc strings, tags, comments and descriptions.
struct GherkinReader {
  private let rawLines: [String]
  /// Trimmed.
  private let lines: [String]
  private var index = 0

  static func read(_ text: String) throws(GherkinError) -> Feature {
    var reader = GherkinReader(text)
    return try reader.feature()
  }

  private init(_ text: String) {
    rawLines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines = rawLines.map { trimmed($0) }
  }

  private mutating func feature() throws(GherkinError) -> Feature {
    let tags = try tags()
    guard let name = keyword("Feature") else { throw problem("a feature file begins with \"Feature:\"") }
    skipDescription()
    let background = try background()
    var scenarios: [Scenario] = []
    while skipToContent() {
      let own = try self.tags()
      if keyword("Rule") != nil {
        skipDescription()
        let inner = try self.background()
        scenarios += try self.scenarios(tags + own, background + inner)
      } else {
        scenarios += try scenario(tags + own, background)
      }
    }
    return Feature(name: name, tags: tags, scenarios: scenarios)
  }

  private mutating func scenarios(_ tags: [String], _ background: [Step]) throws(GherkinError) -> [Scenario] {
    var scenarios: [Scenario] = []
    while skipToContent() {
      let before = index
      let own = try self.tags()
      if lines[index].hasPrefix("Rule:") {
        index = before
        break
      }
      scenarios += try scenario(tags + own, background)
    }
    return scenarios
  }

  private mutating func background() throws(GherkinError) -> [Step] {
    guard skipToContent(), keyword("Background") != nil else { return [] }
    skipDescription()
    return try steps()
  }

  private mutating func scenario(_ tags: [String], _ background: [Step]) throws(GherkinError) -> [Scenario] {
    let line = index + 1
    if let name = keyword("Scenario Outline") ?? keyword("Scenario Template") {
      skipDescription()
      let steps = try steps()
      return try examples(Scenario(name: name, tags: tags, line: line, steps: steps), background)
    }
    guard let name = keyword("Scenario") ?? keyword("Example") else {
      throw problem("expected \"Scenario:\", found \"\(lines[index])\"")
    }
    skipDescription()
    return [Scenario(name: name, tags: tags, line: line, steps: background + (try steps()))]
  }

  private mutating func examples(_ outline: Scenario, _ background: [Step]) throws(GherkinError) -> [Scenario] {
    var scenarios: [Scenario] = []
    while skipToContent() {
      let before = index
      let tags = try tags()
      guard (keyword("Examples") ?? keyword("Scenarios")) != nil else {
        index = before
        break
      }
      skipDescription()
      let first = index + 2
      let table = try table()
      guard let header = table.first, table.count > 1 else { throw problem("examples need a header and a row") }
      for (offset, row) in table.dropFirst().enumerated() {
        let values = Dictionary(uniqueKeysWithValues: zip(header, row))
        scenarios.append(
          Scenario(
            name: filled(outline.name, values) + " (" + row.joined(separator: ", ") + ")", tags: outline.tags + tags,
            line: first + offset, steps: background + outline.steps.map { filled($0, values) }))
      }
    }
    if scenarios.isEmpty { throw GherkinError(line: outline.line, problem: "the outline has no examples") }
    return scenarios
  }

  private mutating func steps() throws(GherkinError) -> [Step] {
    var steps: [Step] = []
    while skipToContent(), let text = stepText(lines[index]) {
      var step = Step(text: text, line: index + 1)
      index += 1
      if skipToContent(), lines[index].hasPrefix("|") { step.table = try table() }
      if skipToContent(), lines[index] == "\"\"\"" { step.docString = try docString() }
      steps.append(step)
    }
    return steps
  }

  private func stepText(_ line: String) -> String? {
    for keyword in ["Given ", "When ", "Then ", "And ", "But ", "* "] where line.hasPrefix(keyword) {
      return trimmed(line.dropFirst(keyword.count))
    }
    return nil
  }

  private mutating func table() throws(GherkinError) -> [[String]] {
    var rows: [[String]] = []
    while skipToContent(), lines[index].hasPrefix("|") {
      let row = cells(lines[index])
      guard rows.isEmpty || rows[0].count == row.count else { throw problem("the row has \(row.count) cells") }
      rows.append(row)
      index += 1
    }
    return rows
  }

  /// `\|`, `\\` and `\n` stand for a bar, a backslash and a line break.
  private func cells(_ line: String) -> [String] {
    var cells: [String] = []
    var cell = ""
    var rest = line.dropFirst()
    while let character = rest.popFirst() {
      switch character {
      case "|":
        cells.append(trimmed(cell))
        cell = ""
      case "\\":
        let escaped = rest.popFirst()
        cell += escaped == "n" ? "\n" : escaped.map(String.init) ?? ""
      default: cell.append(character)
      }
    }
    return cells
  }

  /// Without the indentation of its opening quotes.
  private mutating func docString() throws(GherkinError) -> String {
    let start = index
    let indentation = rawLines[index].prefix { $0 == " " }.count
    var content: [String] = []
    index += 1
    while index < lines.count {
      if lines[index] == "\"\"\"" {
        index += 1
        return content.joined(separator: "\n")
      }
      let spaces = rawLines[index].prefix(indentation).prefix { $0 == " " }.count
      content.append(String(rawLines[index].dropFirst(spaces)))
      index += 1
    }
    throw GherkinError(line: start + 1, problem: "the doc string is never closed")
  }

  private mutating func tags() throws(GherkinError) -> [String] {
    var tags: [String] = []
    while skipToContent(), lines[index].hasPrefix("@") {
      tags += lines[index].split(separator: " ").prefix { !$0.hasPrefix("#") }.map(String.init)
      index += 1
    }
    guard index < lines.count else { throw problem("the file ends too soon") }
    return tags
  }

  private mutating func keyword(_ word: String) -> String? {
    guard index < lines.count, lines[index].hasPrefix(word + ":") else { return nil }
    defer { index += 1 }
    return trimmed(lines[index].dropFirst(word.count + 1))
  }

  private mutating func skipDescription() {
    let starts = ["Background:", "Rule:", "Scenario", "Example", "@", "|"]
    while skipToContent(), stepText(lines[index]) == nil, !starts.contains(where: lines[index].hasPrefix) {
      index += 1
    }
  }

  /// Past blank lines and comments; false at the end of the file.
  private mutating func skipToContent() -> Bool {
    while index < lines.count, lines[index].isEmpty || lines[index].hasPrefix("#") { index += 1 }
    return index < lines.count
  }

  private func problem(_ text: String) -> GherkinError {
    GherkinError(line: min(index, lines.count - 1) + 1, problem: text)
  }
}

private func filled(_ text: String, _ values: [String: String]) -> String {
  values.reduce(text) { text, value in
    text.split(separator: "<\(value.key)>", omittingEmptySubsequences: false).joined(separator: value.value)
  }
}

private func filled(_ step: Step, _ values: [String: String]) -> Step {
  var step = step
  step.text = filled(step.text, values)
  step.table = step.table.map { $0.map { $0.map { filled($0, values) } } }
  step.docString = step.docString.map { filled($0, values) }
  return step
}

private func trimmed(_ text: some StringProtocol) -> String {
  let rest = text.drop { $0.isWhitespace }
  return String(rest.reversed().drop { $0.isWhitespace }.reversed())
}
