package import BookApplication
package import KernelApplication
package import KernelDomain
package import SupportDomain

/// The effects of one change of the book on the Support feature's data. They do not include what friends say in their
/// messages.
package struct SupportChangePart: Codable, Hashable, Sendable {
  package var items: [Item]

  package static let schema = Schema(
    "SupportChange", "The part of a change that concerns plans and messages.",
    [.init("items", .list(Item.schema), "The things that were changed, in order.")])

  package enum Item: Codable, Hashable, Sendable {
    case planned(plan: PlanID, name: String)
    case shared(plan: PlanID, friend: String)
    /// A share (a plan shared with one friend) was revoked.
    /// - friend: the friend's name; nil if the share no longer exists.
    case revoked(friend: String?)
    case favourite(message: VoiceMessageID, on: Bool)
    case replied(message: VoiceMessageID)

    static var schema: Schema {
      func one(_ name: String, _ summary: String, _ members: [Schema.Member]) -> Schema {
        Schema("\(summary)", [.init(name, Schema(summary, members), summary)])
      }
      return .either(
        one(
          "planned", "A plan was created or changed.",
          [
            .init("plan", PlanID.schema, "The name of the plan in the book."),
            .init("name", .text, "The title of the plan."),
          ]),
        one(
          "shared", "A plan was shared.",
          [
            .init("plan", PlanID.schema, "The name of the plan in the book."),
            .init("friend", .text, "The name of the friend with whom the plan was shared."),
          ]),
        one(
          "revoked", "A share was revoked.",
          [.optional("friend", .text, "The name of the share's friend; left out if the share no longer exists.")]),
        one(
          "favourite", "A message was marked as a favourite, or unmarked.",
          [
            .init("message", VoiceMessageID.schema, "The name of the message."),
            .init("on", .flag, "Whether the message is a favourite."),
          ]),
        one(
          "replied", "A message was replied to.", [.init("message", VoiceMessageID.schema, "The name of the message.")])
      )
    }
  }

  package init(_ edits: [SupportEdit], in book: SupportBook) {
    items = edits.compactMap { edit in
      switch edit {
      case .putPlan(let plan): .planned(plan: plan.id, name: plan.name)
      case .putShare(let share): .shared(plan: share.plan, friend: share.friend)
      case .revoke(let id): .revoked(friend: book.shares[id]?.friend)
      case .favour(let id, let isFavourite): .favourite(message: id, on: isFavourite)
      case .reply(let id, _): .replied(message: id)
      case .receive, .settle, .ran, .forget: nil
      }
    }
  }
}

/// The effects of an undo or redo on the Support feature's data.
package struct SupportRevertedPart: Codable, Hashable, Sendable {
  package var items: [SupportChangePart.Item]
  package var undone: Bool

  package static let schema = Schema(
    "SupportReverted", "The part of an undone or redone change that concerns plans and messages.",
    [
      .init("items", .list(SupportChangePart.Item.schema), "The things that were changed, in order."),
      .init("undone", .flag, "True if the change was undone, false if it was redone."),
    ])

  package init(_ part: SupportChangePart, undone: Bool) {
    items = part.items
    self.undone = undone
  }
}

extension SupportRevertedPart: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    items.compactMap { item in
      switch item {
      case .planned(let plan, _), .shared(let plan, _):
        BookEvent(SupportEvents.planChanged, SupportEvents.PlanChanged(plan: plan))
      case .revoked, .favourite, .replied: nil
      }
    }
  }
}

/// How many plans and messages a backup contains. After an import, how many of them the book took from the backup.
package struct SupportBackupPart: Codable, Hashable, Sendable {
  package var plans: Int
  package var messages: Int

  package static let schema = Schema(
    "SupportBackup", "The number of plans and messages in a backup.",
    [
      .count("plans", "The number of plans.", "plans"),
      .count("messages", "The number of messages, each with its sound.", "messages"),
    ])

  package init(plans: Int, messages: Int) {
    self.plans = plans
    self.messages = messages
  }

  package init(_ book: SupportBook) {
    self.init(plans: book.plans.count, messages: book.messages.count)
  }
}

/// What the overview shows about the Support feature.
package struct SupportGlance: Codable, Hashable, Sendable {
  package var plan: PlanID?
  package var name: String?
  package var day: CivilDay?
  /// The number of messages for `plan` that have not been played yet and wait for a run.
  package var waiting: Int
  /// The number of messages that have been played, for all plans and in all runs.
  package var played: Int

  package static let schema = Schema(
    "SupportGlance", "The next plan and the messages at a glance.",
    [
      .optional("plan", PlanID.schema, "The name of the next plan; left out if there is none."),
      .optional("name", .text, "The title of the next plan; left out if there is none."),
      .optional(
        "day", CivilDay.schema, "The day of the next plan; left out if it is open, or if there is no next plan."),
      .count("waiting", "The number of messages of the next plan that wait for a run.", "messages"),
      .count("played", "The number of messages that were played, of all plans.", "messages"),
    ])
}

/// Creates the content that the overview shows about the Support feature.
package struct SupportOverview: FeatureOverview {
  private let reader: SupportReader

  package init(reader: SupportReader) { self.reader = reader }

  package var feature: FeatureID { .support }

  package func glance(on day: CivilDay) throws(Failure) -> FeatureGlance {
    let book = try reader.repository.book()
    guard !book.plans.isEmpty else { return FeatureGlance(part: nil, awaitsReview: 0) }
    let coming = book.newestPlans.filter { plan in
      book.runs(of: plan.id).isEmpty && plan.day.map { $0 >= day } ?? true
    }
    let next = coming.filter { $0.day != nil }.min { ($0.day!, $0.id) < ($1.day!, $1.id) } ?? coming.first
    let part = SupportGlance(
      plan: next?.id, name: next?.name, day: next?.day,
      waiting: book.messages.count { $0.plan == next?.id && $0.isWaiting },
      played: book.messages.count(where: \.isPlayed))
    return FeatureGlance(part: part, awaitsReview: 0)
  }

  /// Returns 0: the feature asks the user nothing.
  package func awaitsReview() -> Int { 0 }
}

extension FeatureDescription {
  package static var support: FeatureDescription {
    FeatureDescription(
      .support, settings: SupportSettings.described, importOptions: [], timed: SupportEvents.deliveryDescriptions
    ) { role in
      switch role {
      case .importedFile, .imported, .exported: PartDescription(SupportBackupPart.schema)
      case .review: nil
      case .change: PartDescription(SupportChangePart.schema)
      case .reverted: PartDescription(SupportRevertedPart.schema, announces: [SupportEvents.planDescription])
      case .overview: PartDescription(SupportGlance.schema)
      }
    }
  }
}
