import BookApplication
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// What the book itself adds to the settings: which features the overview shows.
package struct BookSettingsSection: SettingsContributor {
  private let overview: Setting

  /// - Parameter features: those that the overview may show.
  package init(features: [FeatureID]) {
    overview = BookSettings.overview(of: features)
  }

  package func elements(
    for group: SettingsGroup, language: Language, settings: UpdateSettings.Output
  ) -> [Element] {
    guard group == .display else { return [] }
    let (title, features) = (OverviewWords(language: language).title, (overview.words ?? []).joined(separator: ","))
    return [
      Element(
        .textField, title, label: title,
        hint: language.say(
          cs: "Co přehled ukazuje: \(features); prázdné je vše", en: "What it shows: \(features); empty is all"),
        value: SettingsNames(language: language).value(of: overview, in: settings), type: .body,
        action: Action(UpdateSettings.method, input: Action.Input(overview.name, .text)),
        command: ShellCommand.recordbook("settings", "set", overview.commandName, "FEATURES"))
    ]
  }
}
