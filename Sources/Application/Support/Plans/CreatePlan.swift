package import KernelDomain

/// Plans a run that friends are to be asked for.
package struct CreatePlan: Sendable {
  package struct Input: Codable, Hashable, Sendable {
    package var name: String
    package var day: CivilDay?
    package var goalMillimetres: Int64?
    /// Nil is 3.
    package var mostMessages: Int?
    /// Nil is 30.
    package var mostSeconds: Int?
    /// Nil is as the setting `support.names` says.
    package var showsSenders: Bool?

    package init(
      name: String, day: CivilDay? = nil, goalMillimetres: Int64? = nil, mostMessages: Int? = nil,
      mostSeconds: Int? = nil, showsSenders: Bool? = nil
    ) {
      self.name = name
      self.day = day
      self.goalMillimetres = goalMillimetres
      self.mostMessages = mostMessages
      self.mostSeconds = mostSeconds
      self.showsSenders = showsSenders
    }
  }

  package typealias Output = SupportPlanOutput
}

/// A plan after a change of it.
package struct SupportPlanOutput: Codable, Hashable, Sendable {
  /// The number of the change, which undo takes; left out where nothing changed.
  package var change: Int?
  package var plan: SupportPlanView
}
