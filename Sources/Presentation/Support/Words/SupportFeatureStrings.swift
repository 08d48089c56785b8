package import BookPresentation
package import KernelApplication
package import KernelDomain
package import KernelPresentation
import SupportApplication
import SupportDomain

/// The Support feature's texts in the outputs of use cases that concern the whole book, such as import and backup.
package struct SupportFeatureStrings: FeatureStrings {
  package init() {}

  package var feature: FeatureID { .support }

  package func localized(_ message: Message, _ localizer: MessageLocalizer) -> MessageText? {
    localizer.localized(message, as: SupportMessage.self)
  }

  // MARK: Import and backups

  package func exported(_ parts: FeatureParts, _ language: Language) -> String? {
    guard let part = parts.part(of: .support, as: SupportBackupPart.self) else { return nil }
    let strings = SupportStrings(language: language)
    return "\(strings.counted(part.plans, .plans)), \(strings.counted(part.messages, .messages))"
  }

  package func imported(file parts: FeatureParts, _ language: Language) -> String? { exported(parts, language) }

  package func imported(_ parts: FeatureParts, _ language: Language, _ program: Program) -> String {
    guard let part = parts.part(of: .support, as: SupportBackupPart.self), part.plans + part.messages > 0 else {
      return ""
    }
    return language.say(cs: "Plány a zprávy ukáže", en: "See plans and messages") + ": " + program.command("support")
      + "\n"
  }

  package func imported(_ parts: FeatureParts, _ language: Language) -> ImportedPart? { nil }
  package func total(_ parts: FeatureParts, _ language: Language) -> String? { exported(parts, language) }

  // MARK: Overview

  package func title(_ language: Language) -> FeatureTitle? {
    FeatureTitle(
      SupportStrings(language: language).homeTitle, icon: "waveform", .pink, home: SupportDestinations.home)
  }

  package func overview(_ parts: FeatureParts, _ language: Language) -> OverviewPart? {
    OverviewPart(
      state: state(parts.part(of: .support, as: SupportGlance.self), SupportStrings(language: language)))
  }

  /// Says how many messages are waiting: `1 message waiting`. If there are none, names the next plan or, without a plan,
  /// says how many messages were played so far.
  private func state(_ part: SupportGlance?, _ strings: SupportStrings) -> String {
    guard let part else { return strings.language.say(cs: "Zatím žádné běhy", en: "No runs yet") }
    if part.name != nil, part.waiting > 0 {
      return strings.language.say(
        cs: strings.waiting(part.waiting), en: strings.counted(part.waiting, .messages) + " waiting")
    }
    return part.name.map { "\(printable($0)): \(strings.waiting(part.waiting))" }
      ?? strings.counted(part.played, .messages)
  }

  package func healthData(_ language: Language) -> HealthDataStrings? { nil }

  // MARK: Review and changes

  package func review(
    _ parts: FeatureParts, _ language: Language, _ program: Program, columns: Int?
  ) -> String { "" }

  package func review(_ parts: FeatureParts, _ language: Language) -> [Element] { [] }

  package func change(_ parts: FeatureParts, _ language: Language) -> String? {
    parts.part(of: .support, as: SupportChangePart.self).map {
      SupportFeatureStrings.line($0.items, language)
    }
  }

  package func reverted(_ parts: FeatureParts, _ language: Language) -> (what: String, effects: String)? {
    parts.part(of: .support, as: SupportRevertedPart.self).map { (SupportFeatureStrings.line($0.items, language), "") }
  }

  private static func line(_ items: [SupportChangePart.Item], _ language: Language) -> String {
    items.map { item in
      switch item {
      case .planned(_, let name):
        language.say(cs: "plán „\(printable(name))“", en: "plan \"\(printable(name))\"")
      case .shared(_, let friend):
        language.say(cs: "plán sdílený: \(printable(friend))", en: "plan shared with \(printable(friend))")
      case .revoked(let friend):
        language.say(
          cs: "sdílení odvolané" + (friend.map { ": \(printable($0))" } ?? ""),
          en: "share revoked" + (friend.map { ": \(printable($0))" } ?? ""))
      case .favourite(_, true):
        language.say(cs: "zpráva mezi oblíbené", en: "message added to favorites")
      case .favourite(_, false):
        language.say(cs: "zpráva z oblíbených", en: "message removed from favorites")
      case .replied: language.say(cs: "odpověď na zprávu", en: "reply to a message")
      }
    }.joined(separator: "; ")
  }

  // MARK: Outputs, events and settings

  package func answer(_ method: String, _ output: some EncodedValueSource, _ language: Language) -> String? {
    let summaries = SupportSummaries(strings: SupportStrings(language: language))
    return switch method {
    case CreatePlan.method, UpdatePlan.method:
      output.decoded(as: SupportPlanOutput.self).map { summaries.toast($0) }
    case SharePlan.method: output.decoded(as: SharePlan.Output.self).map { summaries.shared($0) }
    case RevokeShare.method: output.decoded(as: RevokeShare.Output.self).map { summaries.revoked($0) }
    case RemovePlan.method: output.decoded(as: RemovePlan.Output.self).map { summaries.toast($0) }
    case ReceiveMessages.method:
      output.decoded(as: ReceiveMessages.Output.self).map {
        summaries.received(count: $0.received, isDryRun: $0.dryRun == true)
      }
    case StartSupportedRun.method: language.say(cs: "Běh začal", en: "The run has started")
    case FavourMessage.method: output.decoded(as: VoiceMessageOutput.self).map { summaries.marked($0) }
    case ReplyToMessage.method: summaries.replied()
    case DeleteMessage.method:
      language.say(cs: "Zpráva je smazaná natrvalo", en: "The message was permanently deleted")
    case SkipMessage.method, ReportPlayback.method: output.decoded(as: DeliveryOutput.self).map { summaries.toast($0) }
    default: nil
    }
  }

  package func event(_ name: String, _ details: some EncodedValueSource, _ language: Language) -> String? {
    let strings = SupportStrings(language: language)
    switch name {
    case SupportEvents.planChanged:
      return details.decoded(as: SupportEvents.PlanChanged.self).map {
        language.say(cs: "Plán \($0.plan) se změnil\n", en: "Plan \($0.plan) has changed\n")
      }
    case SupportEvents.messageReceived:
      return details.decoded(as: SupportEvents.MessageReceived.self).map { arrival in
        let from = arrival.from.map { ": \(printable($0))" } ?? ""
        return language.say(cs: "Přišla zpráva\(from)\n", en: "A message arrived\(from)\n")
      }
    case SupportEvents.messageChanged:
      return details.decoded(as: SupportEvents.MessageChanged.self).map {
        $0.deleted == true
          ? language.say(cs: "Zpráva \($0.message) je smazaná\n", en: "Message \($0.message) is deleted\n")
          : language.say(cs: "Zpráva \($0.message) se změnila\n", en: "Message \($0.message) has changed\n")
      }
    case SupportEvents.cueDue:
      return details.decoded(as: CueView.self).map { strings.isWithYou($0.from) + "\n" }
    case SupportEvents.deliveryChanged:
      return details.decoded(as: SupportEvents.DeliveryChanged.self).map {
        SupportSummaries(strings: strings).line($0.message, $0.state)
      }
    default: return nil
    }
  }

  package var notifiedEvents: [String] { [SupportEvents.messageReceived] }

  package func name(ofSetting name: String, _ language: Language) -> String? {
    switch name {
    case SupportSettings.chime.name: language.say(cs: "Znělka před hlasem", en: "Chime Before Each Voice")
    case SupportSettings.names.name:
      language.say(cs: "Jména před přehráním", en: "Names Before They Are Heard")
    case SupportSettings.notifications.name: language.say(cs: "Oznámení o zprávách", en: "Notify of New Messages")
    default: nil
    }
  }
}
