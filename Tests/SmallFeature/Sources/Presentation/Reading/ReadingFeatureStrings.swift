package import BookPresentation
package import KernelApplication
package import KernelDomain
package import KernelPresentation
import ReadingApplication
import ReadingDomain

/// The texts about reading in the outputs of the book's own use cases.
package struct ReadingFeatureStrings: FeatureStrings {
  package init() {}

  package var feature: FeatureID { .reading }

  package func localized(_ message: Message, _ localizer: MessageLocalizer) -> MessageText? {
    localizer.localized(message, as: ReadingMessage.self)
  }

  private func count(_ parts: FeatureParts, _ language: Language) -> String? {
    parts.part(of: .reading, as: ReadingCountPart.self).map { ReadingStrings(language: language).count($0) }
  }

  package func exported(_ parts: FeatureParts, _ language: Language) -> String? { count(parts, language) }
  package func imported(file parts: FeatureParts, _ language: Language) -> String? { count(parts, language) }
  package func imported(_ parts: FeatureParts, _ language: Language) -> ImportedPart? { nil }
  package func total(_ parts: FeatureParts, _ language: Language) -> String? { count(parts, language) }

  package func imported(_ parts: FeatureParts, _ language: Language, _ program: Program) -> String {
    count(parts, language).map { language.say(cs: "Přibylo: \($0)\n", en: "New: \($0)\n") } ?? ""
  }

  package func title(_ language: Language) -> FeatureTitle? {
    FeatureTitle(ReadingStrings(language: language).reading, icon: "book.fill", .gray, home: ReadingDestinations.log)
  }

  package func overview(_ parts: FeatureParts, _ language: Language) -> OverviewPart? {
    OverviewPart(state: count(parts, language) ?? language.say(cs: "Zatím nic", en: "Nothing yet"))
  }

  package func healthData(_ language: Language) -> HealthDataStrings? { nil }

  package func review(_ parts: FeatureParts, _ language: Language, _ program: Program, columns: Int?) -> String {
    guard let part = parts.part(of: .reading, as: ReadingReviewPart.self) else { return "" }
    let strings = ReadingStrings(language: language)
    return part.sessions.map { session in
      strings.line(session) + "\n  " + program.command("read", "log", session.title, session.day.description, "PAGES")
        + "\n"
    }.joined()
  }

  package func review(_ parts: FeatureParts, _ language: Language) -> [Element] {
    guard let part = parts.part(of: .reading, as: ReadingReviewPart.self), !part.sessions.isEmpty else { return [] }
    let strings = ReadingStrings(language: language)
    let rows = part.sessions.map { session in
      Element(
        .row, label: strings.line(session), hint: language.say(cs: "Doplnit strany", en: "Give the pages"),
        command: ShellCommand.recordbook("read", "log", session.title, session.day.description, "PAGES"),
        children: [.cell(strings.line(session), .leading, .body)])
    }
    return [.section(strings.reading, rows)]
  }

  package func change(_ parts: FeatureParts, _ language: Language) -> String? {
    parts.part(of: .reading, as: ReadingSession.self).map { ReadingStrings(language: language).line($0) }
  }

  package func reverted(_ parts: FeatureParts, _ language: Language) -> (what: String, effects: String)? {
    change(parts, language).map { ($0, "") }
  }

  package func answer(_ method: String, _ output: some EncodedValueSource, _ language: Language) -> String? { nil }

  package func event(_ name: String, _ details: some EncodedValueSource, _ language: Language) -> String? {
    guard [LogSession.event, ReadingTimer.event].contains(name) else { return nil }
    return details.decoded(as: ReadingSession.self).map { ReadingStrings(language: language).line($0) + "\n" }
  }

  package var notifiedEvents: [String] { [ReadingTimer.event] }

  package func name(ofSetting name: String, _ language: Language) -> String? {
    name == ReadingSettings.oldestFirst.name ? ReadingSettingsSection.oldestFirst(language) : nil
  }
}
