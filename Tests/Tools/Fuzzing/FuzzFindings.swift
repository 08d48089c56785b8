/// Inconsistencies in a reader's answer to an input; empty if the reader handles it correctly.
package struct FuzzFindings: Sendable {
  package private(set) var problems: [String] = []

  package init() {}

  /// Records a problem if a condition is false.
  package mutating func expect(_ condition: Bool, _ problem: @autoclosure () -> String) {
    if !condition { problems.append(problem()) }
  }
}
