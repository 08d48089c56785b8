package import BookInfrastructure
package import Formats

/// Gathers running data from an Apple Health export. The data is in a struct behind a pointer, so that accessing it
/// needs no runtime check of exclusivity.
package final class AppleRunGatherer: AppleHealthGatherer {
  /// The data that has been gathered. Only this object has the pointer to it, so that no access needs a check of
  /// exclusivity.
  private let extract = UnsafeMutablePointer<AppleRunExtract>.allocate(capacity: 1)

  package init() {
    extract.initialize(to: AppleRunExtract())
  }

  deinit {
    extract.deinitialize(count: 1)
    extract.deallocate()
  }

  package static var interests: [XMLInterest] { AppleRunExtract.interests }
  package static var heartRates: XMLInterest { AppleRunExtract.heartRates }

  package var found: Int { extract.pointee.runs.count { $0.sport?.isRun == true } }

  package func start(_ element: XMLElement) throws(FormatProblem) -> Bool { try extract.pointee.start(element) }
  package func end(_ element: XMLEnd) throws(FormatProblem) { try extract.pointee.end(element) }

  package func append(_ next: any AppleHealthGatherer) {
    guard let next = next as? AppleRunGatherer else { preconditionFailure("gatherers of two features are joined") }
    extract.pointee.append(next.take())
  }

  /// Returns what was collected, and empties this gatherer.
  func take() -> AppleRunExtract { exchange(&extract.pointee, with: AppleRunExtract()) }
}
