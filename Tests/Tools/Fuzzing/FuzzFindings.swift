/// What of an answer does not hold together: nothing, for an input that the reader stands.
package struct FuzzFindings: Sendable {
  package private(set) var problems: [String] = []

  package init() {}

  /// Notes a problem where a condition does not hold.
  package mutating func expect(_ condition: Bool, _ problem: @autoclosure () -> String) {
    if !condition { problems.append(problem()) }
  }
}
