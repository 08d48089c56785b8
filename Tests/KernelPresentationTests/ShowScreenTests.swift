import KernelApplication
import KernelDomain
import KernelPresentation
import TestSupport
import Testing

@Suite struct ShowScreenTests {
  @Test(
    arguments: [
      (Language.cs, Language.en, Language.en, Language.en, Language.cs), (nil, .cs, .en, .en, .cs),
      (nil, nil, .cs, .en, .cs), (nil, nil, nil, .cs, .cs),
    ] as [(Language?, Language?, Language?, Language, Language)])
  func language(asked: Language?, override: Language?, setting: Language?, environment: Language, spoken: Language)
    throws
  {
    let showScreen = ShowScreen(
      screens: registry, languages: LanguageResolution(override: override, environment: environment),
      settings: FixedSettings(Settings(language: setting)))
    #expect(try showScreen(ShowScreen.Input(route: "recordbook://blank", language: asked)).language == spoken)
  }

  /// The links beside a screen show how much there is to decide, except in an exported book.
  @Test func theRailCountsWhatAwaitsADecision() throws {
    let registry = ScreenRegistry(
      [
        ScreenRegistry.Group(
          "blank", design: .recordsBook,
          rail: { _, awaiting in
            TabBar([TabBar.Item(Icon("tray.full"), Route(path: "review")) { _ in "To Decide" }.counting(awaiting)])
          }
        ) { [BlankScreen()] }
      ], awaiting: { 10 })
    let show = ShowScreen(
      screens: registry, languages: LanguageResolution(override: nil, environment: .en), settings: FixedSettings())
    #expect(try show(ShowScreen.Input(route: "recordbook://blank")).rail?.map(\.count) == [10])
    #expect(try registry.screen("recordbook://blank", language: .en).rail?.map(\.count) == [nil])
  }

  private var registry: ScreenRegistry {
    ScreenRegistry([ScreenRegistry.Group("blank", design: .recordsBook) { [BlankScreen()] }])
  }
}

private struct BlankScreen: ScreenProvider {
  let pattern = RoutePattern("blank")

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    Screen(
      route: request.route, language: request.language, title: "", presentation: .root, header: Header(.none),
      layout: Layout(.form, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.content, .xl), spacing: .md),
      content: [])
  }
}
