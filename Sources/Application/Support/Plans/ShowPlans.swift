package import SupportDomain

/// `support.showHome {}` → `SupportHomeView`.
package struct ShowSupportHome: Sendable {
  package typealias Output = SupportHomeView
}

/// `support.listPlans {}`: newest first.
package struct ListPlans: Sendable {
  package struct Output: Codable, Hashable, Sendable {
    package var plans: [SupportPlanView]
  }
}

/// `support.showPlan {plan}`: a plan with its messages.
package struct ShowPlan: Sendable {
  package struct Input: Codable, Hashable, Sendable {
    package var plan: PlanID

    package init(plan: PlanID) {
      self.plan = plan
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    package var plan: SupportPlanView
    /// In the order in which they came.
    package var messages: [VoiceMessageView]
  }
}

/// `support.removePlan {plan}`: with its shares, its messages and their sounds, for good.
package struct RemovePlan: Sendable {
  package typealias Input = ShowPlan.Input

  package struct Output: Codable, Hashable, Sendable {
    package var plan: PlanID
    /// How many messages went with it.
    package var messages: Int
  }
}
