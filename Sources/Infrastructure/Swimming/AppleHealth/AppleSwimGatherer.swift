import BookInfrastructure
import Formats

/// Collects swimming data from an Apple Health export. The data is a struct of its own, so that the compiler proves
/// exclusive access to its members and nothing checks it for each element.
final class AppleSwimGatherer: AppleHealthGatherer {
  /// Behind a pointer that only this object has, which avoids checks of exclusive access for each element.
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

  /// Returns what was collected, and forgets it.
  func take() -> AppleSwimExtract { exchange(&extract.pointee, with: AppleSwimExtract()) }
}
