package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// What running adds to the book's settings: the way to its own.
package struct RunningSettingsSection: SettingsContributor {
  package init(_ catalog: UseCaseCatalog) {}

  package func elements(
    for group: SettingsGroup, language: Language, settings: UpdateSettings.Output
  ) throws(Failure) -> [Element] {
    guard group == .display else { return [] }
    let text = language.say(cs: "Nastavení běhu", en: "Running settings")
    return [
      Element(
        .row, label: text, hint: language.say(cs: "Ukáže nastavení běhu", en: "Shows the settings of running"),
        icon: .forward, route: RunningRoutes.settings,
        command: ShellCommand.recordbook("show", RunningRoutes.settings.description),
        children: [Element(.text, text, placement: .leading, type: .body)])
    ]
  }
}
