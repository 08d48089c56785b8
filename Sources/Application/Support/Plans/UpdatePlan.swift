package import KernelDomain
package import SupportDomain

/// Changes a plan. What pages that were sent before say stays as it was.
package struct UpdatePlan: Sendable {
  package struct Input: Codable, Hashable, Sendable {
    package var plan: PlanID
    /// Nil leaves it.
    package var name: String?
    package var day: CivilDay?
    /// True takes the day away.
    package var withoutDay: Bool?
    package var goalMillimetres: Int64?
    package var withoutGoal: Bool?
    package var mostMessages: Int?
    package var mostSeconds: Int?
    package var showsSenders: Bool?

    package init(
      plan: PlanID, name: String? = nil, day: CivilDay? = nil, withoutDay: Bool? = nil, goalMillimetres: Int64? = nil,
      withoutGoal: Bool? = nil, mostMessages: Int? = nil, mostSeconds: Int? = nil, showsSenders: Bool? = nil
    ) {
      self.plan = plan
      self.name = name
      self.day = day
      self.withoutDay = withoutDay
      self.goalMillimetres = goalMillimetres
      self.withoutGoal = withoutGoal
      self.mostMessages = mostMessages
      self.mostSeconds = mostSeconds
      self.showsSenders = showsSenders
    }
  }

  package typealias Output = SupportPlanOutput
}
