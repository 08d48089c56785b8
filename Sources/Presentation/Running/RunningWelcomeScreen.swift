import BookApplication
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication

/// The welcome screen. It is shown only if the book has no runs; otherwise, the home screen is shown in its place. It
/// reveals nothing about the content of a locked book.
struct RunningWelcomeScreen: ScreenProvider {
  let pattern = RoutePattern("running/welcome")
  let isShownWhileLocked = true
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    if try catalog.call(ShowAccountStatus.self, NoInput()).isOpen,
      try !catalog.call(ListRuns.self, ListRuns.Input()).years.isEmpty
    {
      return try RunningHomeScreen(catalog: catalog).screen(request)
    }
    return RunningWelcomePage(strings: RunningStrings(language: request.language)).screen(request.route)
  }
}

/// The first screen of the feature. It is the welcome screen until there is an account, an activity or a run in
/// progress, or the user has left the welcome screen. Afterwards, it is the home screen.
struct RunningStartScreen: ScreenProvider {
  let pattern = RoutePattern("running")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    guard try isNew() else { return try RunningHomeScreen(catalog: catalog).screen(request) }
    return RunningWelcomePage(strings: RunningStrings(language: request.language))
      .screen(RunningDestinations.welcome.route)
  }

  private func isNew() throws(Failure) -> Bool {
    guard try !catalog.call(ShowSettings.self, NoInput()).isOn(RunningSettings.welcomed),
      try catalog.call(ShowAccountStatus.self, NoInput()).state == .none,
      try catalog.call(ListRuns.self, ListRuns.Input()).years.isEmpty
    else { return false }
    return try catalog.call(ShowLive.self, NoInput()).state == .idle
  }
}

struct RunningWelcomePage {
  let strings: RunningStrings

  /// Returns the screen. Its main button is last, 24 points above the bottom edge.
  func screen(_ route: Route) -> Screen {
    Screen(
      route: route, language: strings.language, title: strings.product, presentation: .fullScreenModal,
      header: Header(.none),
      layout: Layout(
        .centered, top: Layout.Inset(.safeArea, .xl), bottom: Layout.Inset(.safeArea, .lg), spacing: .lg),
      content: [
        Element(.image, color: Hue.accent.fill, icon: Icon("figure.run.road", .illustration)),
        Element(.heading, strings.product, type: .largeTitle),
        Element(.text, strings.headline, type: .title),
        .note(
          strings.language.say(
            cs: "Vaše běhy zůstávají na tomto počítači", en: "Your runs stay on this machine")),
        .link(strings.haveAccount, to: RunningDestinations.login),
        .button(strings.getStarted, isPrimary: true, to: RunningDestinations.signUp),
      ])
  }
}
