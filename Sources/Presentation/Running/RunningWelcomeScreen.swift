import BookApplication
package import KernelApplication
import KernelDomain
package import KernelPresentation
import RunningApplication

/// The way in, for who has no runs yet; else Home. Of a locked book it tells nothing.
package struct RunningWelcomeScreen: ScreenProvider {
  package let pattern = RoutePattern("running/welcome")
  package let isShownWhileLocked = true

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) {
    self.catalog = catalog
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    if try catalog.call(ShowAccountStatus.self, NoInput()).isOpen,
      try !catalog.call(ListRuns.self, ListRuns.Input()).years.isEmpty
    {
      return try RunningHomeScreen(catalog).screen(request)
    }
    return RunningWelcomePage(strings: RunningStrings(language: request.language)).screen(request.route)
  }
}

struct RunningWelcomePage {
  let strings: RunningStrings

  /// The primary button stands lowest, 24 points above the edge.
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
        strings.note(
          strings.language.say(
            cs: "Vaše běhy zůstávají na tomto počítači", en: "Your runs stay on this machine")),
        strings.textButton(strings.haveAccount, route: RunningRoutes.login),
        strings.button(
          strings.getStarted, isPrimary: true, route: RunningRoutes.home, command: ["run"]),
      ])
  }
}
