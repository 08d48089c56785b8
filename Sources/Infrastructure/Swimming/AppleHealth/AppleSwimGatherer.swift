import BookInfrastructure
import Formats

/// Swimming's gatherer of an Apple Health export.
final class AppleSwimGatherer: AppleHealthGatherer {
  private var export = AppleExport()

  var found: Int { export.swimCount }

  func start(_ element: XMLElement) throws(FormatProblem) -> Bool { try export.start(element) }
  func end(_ element: XMLEnd) throws(FormatProblem) { try export.end(element) }

  func append(_ next: any AppleHealthGatherer) {
    guard let next = next as? AppleSwimGatherer else { preconditionFailure("gatherers of two features are joined") }
    export.append(next.take())
  }

  /// Hands over what was gathered, and forgets it.
  func take() -> AppleExport { exchange(&export, with: AppleExport()) }
}
