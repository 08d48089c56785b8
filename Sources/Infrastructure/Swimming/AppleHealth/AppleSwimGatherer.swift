import BookInfrastructure
import Formats

/// Swimming's gatherer of an Apple Health export. What it gathers is a struct of its own, so that the compiler proves
/// that no two accesses to its fields overlap, and nothing checks it for each element of interest.
final class AppleSwimGatherer: AppleHealthGatherer {
  /// Behind a pointer that only this object has: nothing checks at run time, for each element, that nobody else uses it.
  private let extract = UnsafeMutablePointer<AppleSwimExtract>.allocate(capacity: 1)

  init() {
    extract.initialize(to: AppleSwimExtract())
  }

  deinit {
    extract.deinitialize(count: 1)
    extract.deallocate()
  }

  var found: Int { extract.pointee.swimCount }

  func start(_ element: XMLElement) throws(FormatProblem) -> Bool { try extract.pointee.start(element) }
  func end(_ element: XMLEnd) throws(FormatProblem) { try extract.pointee.end(element) }

  func append(_ next: any AppleHealthGatherer) {
    guard let next = next as? AppleSwimGatherer else { preconditionFailure("gatherers of two features are joined") }
    extract.pointee.append(next.take())
  }

  /// Hands over what was gathered, and forgets it.
  func take() -> AppleSwimExtract { exchange(&extract.pointee, with: AppleSwimExtract()) }
}
