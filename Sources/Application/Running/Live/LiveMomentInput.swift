package import KernelApplication
package import KernelDomain

/// When something is done to the run under way.
package struct LiveMomentInput: Described, Equatable {
  package var at: GivenInstant?

  package init(at: Timestamp? = nil) {
    self.at = at.map { GivenInstant($0) }
  }

  package static let schema = Schema(
    "LiveMoment", "When.", [.optional("at", GivenInstant.schema, "When; left out, now.")])
}
