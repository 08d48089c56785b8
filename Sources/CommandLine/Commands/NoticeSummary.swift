import Composition
import KernelApplication
import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingPresentation

/// An event in a line of words; one that this version has no words for is told by its name and what it says.
enum NoticeSummary {
  static func text(_ notice: BookNotice, _ language: Language) -> String {
    known(notice, language) ?? unknown(notice)
  }

  private static func known(_ notice: BookNotice, _ language: Language) -> String? {
    switch notice.event {
    case "swimming.recordBroken":
      notice.details(as: SwimRecordMove.self).map { BookEventSummary.broken($0, language) }
    case "swimming.bookChanged":
      notice.details(as: SwimBookChangedDetails.self).map { BookEventSummary.changed($0, language) }
    case "swimming.importFinished":
      notice.details(as: ImportFinishedDetails.self).map { BookEventSummary.imported($0, language) }
    case "swimming.healthAccessChanged":
      notice.details(as: ShowHealthAccess.Output.self).map { BookEventSummary.access($0, language) }
    case "settings.settingsChanged":
      notice.details(as: UpdateSettings.Output.self).map { settings in
        SettingsSummary.changed(settings, language) { SwimmingSettingsSection.name(ofSwitch: $0, language) }
      }
    case "profile.profileChanged":
      notice.details(as: Profile.self).map { SettingsSummary.changed($0, language, .swimming(language)) }
    default: nil
    }
  }

  private static func unknown(_ notice: BookNotice) -> String {
    let details = notice.facts.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    return printable(details.isEmpty ? notice.event : "\(notice.event): \(details)") + "\n"
  }
}
