package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// What strength adds to the book's settings.
package struct StrengthSettingsSection: SettingsContributor {
  package init(_ catalog: UseCaseCatalog) {}

  package func elements(
    for group: SettingsGroup, language: Language, settings: UpdateSettings.Output
  ) throws(Failure) -> [Element] {
    []
  }
}
