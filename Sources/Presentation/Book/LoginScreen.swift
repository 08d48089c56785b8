import BookApplication
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The screen on which the owner logs in, signs up, or resets a forgotten password with a one-time code. It is shown
/// even while the book is locked. A feature can have its own login screen in its own design.
package struct LoginScreen: ScreenProvider {
  /// The route of the book's own login screen.
  package static let route = Route(path: "login")
  package let pattern: RoutePattern
  package let isShownWhileLocked = true

  private let catalog: UseCaseCatalog
  private let own: Route
  private let home: Route
  private let style: LoginStyle
  private let welcomed: Setting?
  private let localTime: @Sendable (Timestamp) -> CivilDateTime

  /// Creates the screen.
  /// - Parameters:
  ///   - own: the screen's route. A feature's route begins with the feature's id and ends in `login`.
  ///   - home: the route that opens after logging in, unless the request for the screen names another route.
  ///   - welcomed: the setting that records that the user has left the feature's welcome screen; nil if the feature has
  ///     no such screen.
  ///   - style: the layout of the screen.
  ///   - localTime: converts an instant to this machine's local time.
  package init(
    _ catalog: UseCaseCatalog, at own: Route = LoginScreen.route, home: Route = .root, welcomed: Setting? = nil,
    style: LoginStyle = .plain,
    localTime: @escaping @Sendable (Timestamp) -> CivilDateTime
  ) {
    self.catalog = catalog
    self.own = own
    self.home = home
    self.welcomed = welcomed
    self.style = style
    self.localTime = localTime
    pattern = RoutePattern(own.path.joined(separator: "/") + "?mode&then")
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let mode = try request.query("mode", as: LoginMode.self, valid: LoginMode.allCases.map(\.rawValue)) ?? .login
    let then: Route? = try request.query("then")
    let strings = AccountStrings(language: request.language)
    let form = LoginForm(strings: strings, style: style, own: own, then: then, home: home, welcomed: welcomed)
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
        + [form.others, form.way(status)].compactMap { $0 })
  }

  /// Returns notes above the form: the account's state and, after failed attempts to log in, how long the user has to
  /// wait.
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

/// The layout of the login screen.
package enum LoginStyle: Sendable {
  /// The form is directly on the page.
  case plain
  /// The form is on a card, and the header links to a help screen.
  case card(help: Route)

  var isCard: Bool { help != nil }

  var help: Route? {
    guard case .card(let help) = self else { return nil }
    return help
  }
}

/// What the user wants to do on the screen: log in, sign up, or reset a forgotten password.
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
