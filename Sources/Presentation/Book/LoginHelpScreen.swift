package import KernelApplication
import KernelDomain
package import KernelPresentation

/// The help screen for logging in: where the data is stored, what an account is, and what to do about a forgotten
/// password.
package struct LoginHelpScreen: ScreenProvider {
  package let pattern: RoutePattern
  package var isLaidOver: Bool { true }
  package let isShownWhileLocked = true

  private let login: Route

  /// Creates the screen.
  /// - Parameters:
  ///   - own: the route of this screen.
  ///   - login: the route of the login screen that links to this screen.
  package init(at own: Route, of login: Route) {
    self.login = login
    pattern = RoutePattern(own.path.joined(separator: "/") + "?then")
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let then: Route = try request.query("then") ?? login
    let strings = AccountStrings(language: request.language)
    let done = request.language.say(cs: "Hotovo", en: "Done")
    func section(_ title: String, _ text: String, _ more: [Element] = []) -> Element {
      Element(.section, title, type: .title, children: [Element(.text, text, type: .body)] + more)
    }
    var reset = login
    reset.query = [Route.QueryItem(name: "mode", value: LoginMode.reset.rawValue)]
    return Screen(
      route: request.route, language: request.language, title: strings.help, presentation: .sheet,
      header: Header(.standard),
      layout: Layout(
        .groupedList, top: Layout.Inset(.content, .md), bottom: Layout.Inset(.safeArea, .xl), spacing: .md),
      back: Element.link(done, placement: .trailing, to: Destination(then)),
      content: [
        section(strings.whereDataLies, strings.whereDataLiesText), section(strings.account, strings.whatItIs),
        section(
          strings.forgot, strings.recovery,
          [
            .link(strings.withCode, to: Destination(reset, command: ["account", "reset-password"])),
            Element(
              .button, strings.remove, hint: strings.removeHint, type: .body, color: Hue.accent.text,
              command: ShellCommand.recordbook("account", "delete")),
          ]),
      ])
  }
}
