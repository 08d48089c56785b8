import BookInfrastructure
import Formats

/// Gathers swimming data from an Apple Health export. The data is in a struct behind a pointer, so that accessing it
/// needs no runtime check of exclusivity.
final class AppleSwimGatherer: AppleHealthGatherer {
  /// The data that has been gathered. Only this object has the pointer to it, so that no access needs a check of
  /// exclusivity.
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

  /// Returns what was collected, and empties this gatherer.
  func take() -> AppleSwimExtract { exchange(&extract.pointee, with: AppleSwimExtract()) }
}
