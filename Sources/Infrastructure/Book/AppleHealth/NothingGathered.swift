package import Formats

/// The gatherer of a feature that reads nothing from Apple Health exports.
package final class NothingGathered: AppleHealthGatherer {
  package init() {}

  package var found: Int { 0 }
  package func start(_ element: XMLElement) throws(FormatProblem) -> Bool { false }
  package func end(_ element: XMLEnd) throws(FormatProblem) {}
  package func append(_ next: any AppleHealthGatherer) {}
}
