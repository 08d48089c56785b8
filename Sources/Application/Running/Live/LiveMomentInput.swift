package import KernelApplication
package import KernelDomain

/// The input of an action on the run under way, such as a pause: only the time at which the action takes place.
package struct LiveMomentInput: Described, Equatable {
  package var at: GivenInstant?

  package init(at: Timestamp? = nil) {
    self.at = at.map { GivenInstant($0) }
  }

  package static let schema = Schema(
    "LiveMoment", "The time at which something happens in the run under way.",
    [.optional("at", GivenInstant.schema, "The time at which it happens; if left out, now.")])
}
