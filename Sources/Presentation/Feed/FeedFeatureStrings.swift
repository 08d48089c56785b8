package import BookPresentation
import FeedApplication
import FeedDomain
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The texts about the feed in the outputs of the book's own use cases.
package struct FeedFeatureStrings: FeatureStrings {
  package init() {}

  package var feature: FeatureID { .feed }

  package func localized(_ message: Message, _ localizer: MessageLocalizer) -> MessageText? {
    localizer.localized(message, as: FeedMessage.self)
  }

  package func exported(_ parts: FeatureParts, _ language: Language) -> String? {
    guard let part = parts.part(of: .feed, as: FeedBackupPart.self) else { return nil }
    let strings = FeedStrings(language: language)
    return [
      strings.counted(part.postCount, .posts), strings.counted(part.commentCount, .comments),
      strings.counted(part.knownCount, .people),
    ].joined(separator: ", ")
  }

  package func imported(file parts: FeatureParts, _ language: Language) -> String? { exported(parts, language) }
  package func imported(_ parts: FeatureParts, _ language: Language, _ program: Program) -> String { "" }
  package func imported(_ parts: FeatureParts, _ language: Language) -> ImportedPart? { nil }
  package func total(_ parts: FeatureParts, _ language: Language) -> String? { exported(parts, language) }

  package func title(_ language: Language) -> FeatureTitle? {
    FeatureTitle(FeedStrings(language: language).feed, icon: "person.2.fill", .gray, home: FeedDestinations.feed)
  }

  package func overview(_ parts: FeatureParts, _ language: Language) -> OverviewPart? {
    let strings = FeedStrings(language: language)
    let part = parts.part(of: .feed, as: FeedGlance.self)
    let state =
      part.map { "\(strings.counted($0.postCount, .posts)), \(strings.counted($0.knownCount, .people))" }
      ?? language.say(cs: "Zatím nic", en: "Nothing yet")
    return OverviewPart(state: state)
  }

  package func healthData(_ language: Language) -> HealthDataStrings? { nil }

  package func review(
    _ parts: FeatureParts, _ language: Language, _ program: Program, columns: Int?
  ) -> String { "" }
  package func review(_ parts: FeatureParts, _ language: Language) -> [Element] { [] }

  package func change(_ parts: FeatureParts, _ language: Language) -> String? {
    parts.part(of: .feed, as: FeedChangePart.self).map {
      FeedAnswerStrings(strings: FeedStrings(language: language)).line($0)
    }
  }

  package func reverted(_ parts: FeatureParts, _ language: Language) -> (what: String, effects: String)? {
    change(parts, language).map { ($0, "") }
  }

  package func answer(_ method: String, _ output: some EncodedValueSource, _ language: Language) -> String? {
    FeedAnswerStrings(strings: FeedStrings(language: language)).answer(method, output)
  }

  package func event(_ name: String, _ details: some EncodedValueSource, _ language: Language) -> String? {
    guard name == FeedEvents.itemsArrived else { return nil }
    return details.decoded(as: ImportBundle.Output.self).map {
      FeedAnswerStrings(strings: FeedStrings(language: language)).taken($0)
    }
  }

  package var notifiedEvents: [String] { [] }
  package func name(ofSetting name: String, _ language: Language) -> String? { nil }
}
