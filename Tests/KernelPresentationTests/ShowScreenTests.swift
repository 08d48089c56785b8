import KernelApplication
import KernelDomain
import KernelPresentation
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
      settings: FixedSettings(language: setting))
    #expect(try showScreen(ShowScreen.Input(route: "recordbook://blank", language: asked)).language == spoken)
  }

  private var registry: ScreenRegistry {
    ScreenRegistry([ScreenRegistry.Group("blank", design: .recordsBook) { [BlankScreen()] }])
  }
}

private struct FixedSettings: SettingsRepository {
  var language: Language?

  func settings() throws(Failure) -> Settings { Settings(language: language) }
  func recordChange(_ decide: (Settings) -> Settings) throws(Failure) -> (number: Int?, settings: Settings) {
    (nil, try settings())
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
