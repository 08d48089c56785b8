import BookApplication
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// Where the owner logs in, makes an account, or uses a one-time code in place of a forgotten password. It is shown while the
/// book is locked. A feature that has it among its own screens gives it its design.
package struct LoginScreen: ScreenProvider {
  /// Where it is among the book's own screens.
  package static let route = Route(path: "login")
  package let pattern: RoutePattern
  package let isShownWhileLocked = true

  private let catalog: UseCaseCatalog
  private let own: Route
  private let home: Route
  private let style: LoginStyle
  private let localTime: @Sendable (Timestamp) -> CivilDateTime

  /// - Parameters:
  ///   - own: its route; a feature's begins with the feature's id and ends in `login`.
  ///   - home: where one comes from it when nobody says where.
  ///   - style: how its document has it.
  ///   - localTime: what the clock on this machine's wall shows at an instant.
  package init(
    _ catalog: UseCaseCatalog, at own: Route = LoginScreen.route, home: Route = .root, style: LoginStyle = .plain,
    localTime: @escaping @Sendable (Timestamp) -> CivilDateTime
  ) {
    self.catalog = catalog
    self.own = own
    self.home = home
    self.style = style
    self.localTime = localTime
    pattern = RoutePattern(own.path.joined(separator: "/") + "?mode&then")
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let mode = try request.query("mode", as: LoginMode.self, valid: LoginMode.allCases.map(\.rawValue)) ?? .login
    let then: Route? = try request.query("then")
    let strings = AccountStrings(language: request.language)
    let form = LoginForm(strings: strings, style: style, own: own, then: then, home: home)
    let status = try catalog.call(ShowAccountStatus.self, NoInput())
    let main = [form.segments(mode)] + notes(status, mode, request.language) + form.content(mode)
    let help = style.help.map { route in
      Element(
        .button, strings.help, placement: .trailing, type: .body, color: Hue.accent.text,
        icon: Icon("questionmark.circle"), to: Destination(route))
    }
    return Screen(
      route: request.route, language: request.language,
      title: style.isCard || mode == .signup ? strings.welcome : strings.welcomeBack,
      presentation: .fullScreenModal, header: Header(.standard),
      layout: Layout(
        style.isCard ? .signIn : .form, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.safeArea, .xl),
        spacing: .md),
      toolbar: [help].compactMap { $0 },
      content: (style.isCard ? [Element(.card, children: main)] : main)
        + [form.others, form.way(isOpen: status.isOpen)].compactMap { $0 })
  }

  /// What keeps the owner from using the form.
  private func notes(_ status: AccountStatus, _ mode: LoginMode, _ language: Language) -> [Element] {
    let strings = AccountStrings(language: language)
    var notes: [Element] = []
    switch (status.state, mode) {
    case (.none, .login), (.none, .reset): notes.append(.loginNote(strings.none))
    case (.none, .signup): notes.append(.loginNote(strings.whatItIs))
    case (.locked, .signup): notes.append(.loginNote(strings.exists))
    case (.open, _):
      notes.append(.loginNote(AccountSummary(language, localTime: localTime).line(status)))
      notes.append(AccountSection.logOut(language, then: own))
    case (.damaged, _): notes.append(AccountSection.damaged(language))
    case (.locked, _): break
    }
    if let seconds = status.waitSeconds {
      notes.append(
        Element(
          .warning, strings.wait(seconds), type: .body, color: Hue.warning.text, icon: .warning))
    }
    return notes
  }
}

/// How a document has the screen.
package enum LoginStyle: Sendable {
  /// On the page itself.
  case plain
  /// On a card, with a way to help.
  case card(help: Route)

  var isCard: Bool { help != nil }

  var help: Route? {
    guard case .card(let help) = self else { return nil }
    return help
  }
}

/// What the screen is for: its segments, and the way for a forgotten password.
package enum LoginMode: String, CaseIterable, LosslessStringConvertible, Sendable {
  case login
  case signup
  case reset

  package init?(_ text: String) {
    self.init(rawValue: text)
  }

  package var description: String { rawValue }
}

extension Element {
  fileprivate static func loginNote(_ text: String) -> Element {
    Element(.text, text, type: .body, color: Hue.secondary.text)
  }
}
