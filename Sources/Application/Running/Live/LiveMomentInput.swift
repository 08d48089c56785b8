package import KernelApplication
package import KernelDomain

/// When something is done to the run under way.
package struct LiveMomentInput: Codable, Hashable, Sendable {
  /// Nil is now.
  package var at: GivenInstant?

  package init(at: Timestamp? = nil) {
    self.at = at.map { GivenInstant($0) }
  }

  package static var schema: Schema {
    Schema("LiveMoment", "When.", [.optional("at", GivenInstant.schema, "When; left out, now.")])
  }
}

extension UseCaseDescription {
  /// Of something that is done to the run under way.
  static var liveRun: UseCaseDescription {
    UseCaseDescription(
      LiveMomentInput.schema, LiveRunOutput.schema, .changing, announces: RunningEvents.liveDescriptions)
  }
}
