package import BookApplication
import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Creates the part of a settings screen that is about the account: its email address and the button Log Out, or a link
/// to sign up if there is no account. Both the book's settings screen and those of features show it.
package enum AccountSection {
  /// Returns the elements that show the account that the book has, and its button.
  /// - Parameter then: the route that opens after logging out.
  static func elements(_ status: AccountStatus, _ language: Language, then: Route) -> [Element] {
    [.fact(AccountStrings(language: language).account, status.email ?? "—"), logOut(language, then: then)]
  }

  /// Returns a titled section, which shows the account and its button or link.
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
      hint: strings.language.say(cs: "Zabezpečí knihu účtem", en: "Locks the book with an account"),
      to: Destination(route))
  }

  /// Returns a warning that the account can't be read, with the command that removes it.
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
