import BookInfrastructure
import Formats

/// Swimming's gatherer of an Apple Health export. What it gathers is a struct of its own, so that the compiler proves
/// that no two accesses to its fields overlap, and nothing checks it for each element of interest.
final class AppleSwimGatherer: AppleHealthGatherer {
  private var extract = AppleSwimExtract()

  var found: Int { extract.swimCount }

  func start(_ element: XMLElement) throws(FormatProblem) -> Bool { try extract.start(element) }
  func end(_ element: XMLEnd) throws(FormatProblem) { try extract.end(element) }

  func append(_ next: any AppleHealthGatherer) {
    guard let next = next as? AppleSwimGatherer else { preconditionFailure("gatherers of two features are joined") }
    extract.append(next.take())
  }

  /// Hands over what was gathered, and forgets it.
  func take() -> AppleSwimExtract { exchange(&extract, with: AppleSwimExtract()) }
}
