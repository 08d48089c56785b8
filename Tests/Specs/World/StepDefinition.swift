import Composition

/// What a step of a spec means.
struct StepDefinition: Sendable {
  let pattern: StepPattern
  /// Whether it may change the book or its files by what it has a control or command do. A step that does not say so
  /// fails when it does. Imports that only fill the book for a scenario do not count: nearly every one begins so.
  let acts: Bool
  let run: @Sendable (World, StepArguments) throws -> Void

  init(_ pattern: String, acts: Bool = false, _ run: @escaping @Sendable (World, StepArguments) throws -> Void) {
    self.pattern = StepPattern(pattern)
    self.acts = acts
    self.run = run
  }

  /// Of the kernel, of the book, and a line of each feature.
  static let all =
    pressingSteps + screenSteps + elementSteps + rotorSteps + chartSteps + designSystemSteps
    + bookSteps + importSteps + accountSteps
    + swimmingSteps + prayerSteps + runningSteps + strengthSteps + formSteps + supportSteps

  /// The one that fits. An unknown step fails, and so does one that two definitions fit.
  static func find(_ step: Step) throws -> (StepDefinition, StepArguments) {
    let fitting = all.compactMap { definition in definition.pattern.match(step.text).map { (definition, $0) } }
    guard let (definition, values) = fitting.first, fitting.count == 1 else {
      throw SpecFailure(fitting.isEmpty ? "no step is defined for this" : "several steps are defined for this")
    }
    return (definition, StepArguments(values: values, step: step))
  }
}

extension Scenario {
  /// Whether a step of it may change something.
  var acts: Bool {
    get throws { try steps.contains { try StepDefinition.find($0).0.acts } }
  }

  /// When the book's clock begins, as `@clock:2026-11-22T09:12:05Z` says, and how fast it runs, as a `,x0` behind that
  /// says; nil is that on the wall.
  var clock: String? {
    tags.lazy.compactMap { tag in
      tag.hasPrefix("@clock:") ? String(tag.dropFirst("@clock:".count).map { $0 == "," ? " " : $0 }) : nil
    }.last
  }

  /// Whether it goes through the command line and the socket too.
  var hasAllDrivers: Bool { tags.contains("@doors") }
}

/// The values in a step's words, and what hangs below it.
struct StepArguments {
  fileprivate let values: [String]
  fileprivate let step: Step

  subscript(index: Int) -> String { values[index] }

  func table() throws -> [[String]] {
    guard let table = step.table else { throw SpecFailure("the step needs a table") }
    return table
  }

  /// Those of the table below its header.
  func rows() throws -> [[String]] {
    Array(try table().dropFirst())
  }

  /// With the program's version where it says VERSION.
  func docString() throws -> String {
    guard let text = step.docString else { throw SpecFailure("the step needs a text") }
    return text.split(separator: "VERSION", omittingEmptySubsequences: false).joined(separator: App.version)
  }
}

func expect(_ actual: String, is expected: String, _ what: String) throws {
  guard actual != expected else { return }
  throw SpecFailure("\(what) is \"\(actual)\", not \"\(expected)\"")
}

/// Compares tables without regard to empty cells at the end of a row.
func expect(_ actual: [[String]], shows expected: [[String]], _ what: String) throws {
  func trimmed(_ rows: [[String]]) -> [[String]] {
    rows.map { row in Array(row.reversed().drop(while: \.isEmpty).reversed()) }
  }
  guard trimmed(actual) != trimmed(expected) else { return }
  func drawn(_ rows: [[String]]) -> String {
    rows.map { "\n  | " + $0.joined(separator: " | ") + " |" }.joined()
  }
  throw SpecFailure("\(what) shows\(drawn(actual))\nnot\(drawn(expected))")
}
