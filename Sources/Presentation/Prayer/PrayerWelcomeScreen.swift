import BookApplication
package import KernelApplication
import KernelDomain
package import KernelPresentation
import PrayerApplication

/// The screen that introduces the feature. Users who have already begun to use the feature see the home screen instead.
/// The screen reveals nothing about the content of a locked book.
package struct PrayerWelcomeScreen: ScreenProvider {
  package let pattern = RoutePattern("prayer/welcome")
  package let isShownWhileLocked = true

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    if try catalog.call(ShowAccountStatus.self, NoInput()).isOpen,
      try catalog.call(ShowSettings.self, NoInput()).isOn(PrayerSettings.onboarded)
    {
      return try PrayerHomeScreen(catalog: catalog).screen(request)
    }
    let strings = PrayerStrings(language: request.language)
    return Screen(
      route: request.route, language: request.language, title: strings.welcomeTitle, presentation: .fullScreenModal,
      header: Header(.none),
      layout: Layout(
        .centered, top: Layout.Inset(.safeArea, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      content: [
        Element(.image, color: Hue.accent.fill, icon: Icon("moon.stars.hills", .illustration)),
        Element(.heading, strings.welcomeTitle, type: .largeTitle),
        Element(.text, strings.welcomeSubtitle, type: .body), strings.note(strings.privacy), strings.dots(1),
        strings.primary(strings.next, to: PrayerDestinations.step(.place)),
      ])
  }
}

extension PrayerStrings {
  /// Returns the dots that show the current page of the introduction.
  /// - Parameter page: the page's number, counted from 1 for the welcome page.
  func dots(_ page: Int) -> Element {
    Element(.dots, step(page, of: PrayerStep.pages), value: "\(page)/\(PrayerStep.pages)", type: .caption)
  }
}
