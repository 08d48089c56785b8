package import BookInfrastructure
package import Formats

/// Collects running data from an Apple Health export. The data is a struct of its own, so that the compiler proves
/// exclusive access to its members.
package final class AppleRunGatherer: AppleHealthGatherer {
  /// Behind a pointer that only this object has, which avoids checks of exclusive access for each element.
  private let extract = UnsafeMutablePointer<AppleRunExtract>.allocate(capacity: 1)

  package init() {
    extract.initialize(to: AppleRunExtract())
  }

  deinit {
    extract.deinitialize(count: 1)
    extract.deallocate()
  }

  package static var interests: [XMLInterest] { AppleRunExtract.interests }

  package var found: Int { extract.pointee.runs.count }

  package func start(_ element: XMLElement) throws(FormatProblem) -> Bool { try extract.pointee.start(element) }
  package func end(_ element: XMLEnd) throws(FormatProblem) { try extract.pointee.end(element) }

  package func append(_ next: any AppleHealthGatherer) {
    guard let next = next as? AppleRunGatherer else { preconditionFailure("gatherers of two features are joined") }
    extract.pointee.append(next.take())
  }

  /// Returns what was collected, and forgets it.
  func take() -> AppleRunExtract { exchange(&extract.pointee, with: AppleRunExtract()) }
}
