/// A feature file as read: outlines multiplied out, backgrounds put before the steps of every scenario.
struct Feature: Sendable {
  var name: String
  var tags: [String]
  var scenarios: [Scenario]
}

struct Scenario: Sendable {
  var name: String
  /// Those of feature, rule, scenario and examples.
  var tags: [String]
  /// In the file, from 1.
  var line: Int
  var steps: [Step]
}

struct Step: Sendable {
  var text: String
  /// In the file, from 1.
  var line: Int
  var table: [[String]]?
  var docString: String?
}

/// Why a feature file could not be read.
struct GherkinError: Error, Equatable, CustomStringConvertible {
  var line: Int
  var problem: String

  var description: String { "line \(line): \(problem)" }
}
