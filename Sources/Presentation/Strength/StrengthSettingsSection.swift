package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// What strength adds to the book's settings: the way to its own.
package struct StrengthSettingsSection: SettingsContributor {
  package init(_ catalog: UseCaseCatalog) {}

  package func elements(
    for group: SettingsGroup, language: Language, settings: UpdateSettings.Output
  ) throws(Failure) -> [Element] {
    guard group == .display else { return [] }
    let text = language.say(cs: "Nastavení posilování", en: "Strength settings")
    return [
      Element(
        .row, label: text, hint: language.say(cs: "Ukáže nastavení posilování", en: "Shows the settings of strength"),
        icon: .forward, route: StrengthRoutes.more,
        command: ShellCommand.recordbook("show", StrengthRoutes.more.description),
        children: [Element(.text, text, placement: .leading, type: .body)])
    ]
  }
}
