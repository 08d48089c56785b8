import BookApplication
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The screen for choosing files to import.
package struct AddDataScreen: ScreenProvider {
  package static let route = Route(path: "import")
  package let pattern = RoutePattern("import")

  package init() {}

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let language = request.language
    return Screen(
      route: request.route, language: language, title: AddDataScreen.title(language), presentation: .stack,
      header: Header(.standard),
      layout: Layout(.form, top: Layout.Inset(.header, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      back: .backToOverview(language),
      content: [
        Element(
          .text,
          language.say(
            cs: "Export z Apple Zdraví, soubory FIT, GPX a TCX z hodinek, deník ze Strong nebo Hevy, i v archivu ZIP.",
            en: "An Apple Health export, FIT, GPX and TCX files of a watch, a log of Strong or Hevy, zipped, too."),
          type: .body, color: Hue.secondary.text),
        AddDataScreen.choose(language),
      ])
  }

  package static func title(_ language: Language) -> String { language.say(cs: "Přidat data", en: "Add Data") }

  /// Returns the row of the settings that leads to this screen.
  static func row(_ language: Language) -> Element {
    .way(
      title(language), language.say(cs: "Z aplikací, hodinek a záloh", en: "From apps, watches and backups"),
      icon: "square.and.arrow.down",
      hint: language.say(cs: "Vybere soubory k načtení", en: "Chooses files to import"), to: Destination(route))
  }

  /// Returns a button with which the user chooses files to import. Files that can't be read are skipped, so that the
  /// others are imported.
  static func choose(_ language: Language) -> Element {
    choose(language.say(cs: "Přidat soubory", en: "Add Files"))
  }

  /// Returns a button with which the user chooses a damaged file once more.
  static func chooseAgain(_ language: Language) -> Element {
    choose(language.say(cs: "Vybrat znovu", en: "Choose It Again"))
  }

  private static func choose(_ text: String) -> Element {
    .button(
      text, isPrimary: true,
      action: Action(
        ImportFiles.method, ["skipBad": .flag(true)], input: Action.Input("paths", .paths), style: .primary),
      command: ["import", "PATH"])
  }
}
