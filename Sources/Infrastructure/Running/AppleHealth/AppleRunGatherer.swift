package import BookInfrastructure
package import Formats

/// Running's gatherer of an Apple Health export. What it gathers is a struct of its own, so that the compiler proves
/// that no two accesses to its fields overlap.
package final class AppleRunGatherer: AppleHealthGatherer {
  private var extract = AppleRunExtract()

  package init() {}

  package static var interests: [XMLInterest] { AppleRunExtract.interests }

  package var found: Int { extract.runs.count }

  package func start(_ element: XMLElement) throws(FormatProblem) -> Bool { try extract.start(element) }
  package func end(_ element: XMLEnd) throws(FormatProblem) { try extract.end(element) }

  package func append(_ next: any AppleHealthGatherer) {
    guard let next = next as? AppleRunGatherer else { preconditionFailure("gatherers of two features are joined") }
    extract.append(next.take())
  }

  /// Hands over what was gathered, and forgets it.
  func take() -> AppleRunExtract { exchange(&extract, with: AppleRunExtract()) }
}
