package import BookApplication
package import KernelApplication
package import KernelDomain
package import SupportDomain

/// What a change said of support, for lists of changes: nothing of what friends say.
package struct SupportChangePart: Codable, Hashable, Sendable {
  package var items: [Item]

  package static let schema = Schema(
    "SupportChange", "What a change said of support.", [.init("items", .list(Item.schema), "Each thing.")])

  package enum Item: Codable, Hashable, Sendable {
    case planned(plan: PlanID, name: String)
    case shared(plan: PlanID, friend: String)
    /// - friend: left out where the share is gone.
    case revoked(friend: String?)
    case favourite(message: VoiceMessageID, on: Bool)
    case replied(message: VoiceMessageID)

    static var schema: Schema {
      func one(_ name: String, _ summary: String, _ members: [Schema.Member]) -> Schema {
        Schema("\(summary)", [.init(name, Schema(summary, members), summary)])
      }
      return .either(
        one(
          "planned", "A plan was made or changed.",
          [.init("plan", PlanID.schema, "The plan."), .init("name", .text, "Its name.")]),
        one(
          "shared", "A plan was shared.",
          [.init("plan", PlanID.schema, "The plan."), .init("friend", .text, "With whom.")]),
        one("revoked", "A share was taken back.", [.optional("friend", .text, "Whose; left out where it is gone.")]),
        one(
          "favourite", "A message was marked.",
          [.init("message", VoiceMessageID.schema, "The message."), .init("on", .flag, "Whether as a favourite.")]),
        one("replied", "A message was answered.", [.init("message", VoiceMessageID.schema, "The message.")]))
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

/// What taking a change back, or making it again, did.
package struct SupportRevertedPart: Codable, Hashable, Sendable {
  package var items: [SupportChangePart.Item]
  package var undone: Bool

  package static let schema = Schema(
    "SupportReverted", "What was taken back or made again.",
    [
      .init("items", .list(SupportChangePart.Item.schema), "Each thing."),
      .init("undone", .flag, "False where it was made again."),
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

/// What a backup holds of support, and, where one was imported, what of that was taken.
package struct SupportBackupPart: Codable, Hashable, Sendable {
  package var plans: Int
  package var messages: Int

  package static let schema = Schema(
    "SupportBackup", "How much of support there is.",
    [.count("plans", "Plans.", "plans"), .count("messages", "Messages with their sounds.", "messages")])

  package init(plans: Int, messages: Int) {
    self.plans = plans
    self.messages = messages
  }

  package init(_ book: SupportBook) {
    self.init(plans: book.plans.count, messages: book.messages.count)
  }
}

/// Support at a glance.
package struct SupportGlance: Codable, Hashable, Sendable {
  package var plan: PlanID?
  package var name: String?
  package var day: CivilDay?
  /// How many messages wait for it.
  package var waiting: Int
  /// How many were heard, over all runs.
  package var played: Int

  package static let schema = Schema(
    "SupportGlance", "Support at a glance.",
    [
      .optional("plan", PlanID.schema, "The next plan; left out where there is none to come."),
      .optional("name", .text, "Its name."), .optional("day", CivilDay.schema, "When; left out where that is open."),
      .count("waiting", "How many messages wait for it.", "messages"),
      .count("played", "How many were heard, over all runs.", "messages"),
    ])
}

/// Support in the overview.
package struct SupportOverview: FeatureOverview {
  private let reader: SupportReader

  package init(reader: SupportReader) {
    self.reader = reader
  }

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
}

extension FeatureDescription {
  package static var support: FeatureDescription {
    FeatureDescription(
      .support, settings: settings, importOptions: [], timed: SupportEvents.deliveryDescriptions
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

  private static var settings: [Schema.Member] {
    [
      .init(SupportSettings.chime, "Whether a chime comes before each voice."),
      .init(SupportSettings.names, "Whether new plans show who sent messages before these were played."),
      .init(SupportSettings.notifications, "Whether it is told that a message arrived."),
    ]
  }
}
