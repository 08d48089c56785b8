package import BookApplication
import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The account among settings, for a section of a settings screen, whosoever that is: its name and Log Out, or the way to
/// make one.
package enum AccountSection {
  /// - Parameters:
  ///   - login: where the login screen is.
  ///   - then: where one comes once the book is locked.
  package static func elements(
    _ status: AccountStatus, _ language: Language, login: Route, then: Route
  ) -> [Element] {
    let strings = AccountStrings(language: language)
    guard status.state != .none else { return [signUp(strings, login)] }
    return [.fact(strings.account, status.email ?? "—"), logOut(language, then: then)]
  }

  /// The same as a section of its own.
  package static func section(
    _ status: AccountStatus, _ language: Language, login: Route, then: Route
  ) -> Element {
    let strings = AccountStrings(language: language)
    let content =
      status.state == .none
      ? [signUp(strings, login)] : [.fact(strings.email, status.email ?? "—"), logOut(language, then: then)]
    return Element(.section, strings.account, type: .title, children: content)
  }

  package static func logOut(_ language: Language, then: Route) -> Element {
    let strings = AccountStrings(language: language)
    return Element(
      .button, strings.logOut,
      hint: language.say(cs: "Zamkne knihu pro všechny programy", en: "Locks the book, for all programs"), type: .body,
      color: Hue.destructive.text, route: then, action: Action(LogOut.method, style: .destructive),
      command: ShellCommand.recordbook("account", "log-out"))
  }

  private static func signUp(_ strings: AccountStrings, _ login: Route) -> Element {
    var route = login
    route.query = [Route.QueryItem(name: "mode", value: LoginMode.signup.rawValue)]
    return .link(
      strings.signUp,
      hint: strings.language.say(cs: "Zamkne knihu účtem", en: "Locks the book by an account"), to: Destination(route))
  }

  /// What is to be done where the account can't be read.
  static func damaged(_ language: Language) -> Element {
    let strings = AccountStrings(language: language)
    return Element(
      .warning, strings.damaged, type: .body, color: Hue.warning.text, icon: .warning,
      children: [
        Element(
          .button, strings.remove, hint: strings.removeHint, type: .body, color: Hue.accent.text,
          command: ShellCommand.recordbook("account", "delete"))
      ])
  }
}
