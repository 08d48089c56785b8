import BookApplication
import KernelApplication
import KernelDomain
import KernelPresentation

/// The fields and buttons of the login screen.
struct LoginForm {
  let strings: AccountStrings
  let style: LoginStyle
  let own: Route
  let then: Route?
  let home: Route
  /// The setting that records that the user has left the feature's welcome screen; nil if the feature has no such
  /// screen.
  let welcomed: Setting?

  func segments(_ mode: LoginMode) -> Element {
    Element(
      .segmentedControl, strings.mode, type: .body,
      children: [
        segment(style.isCard ? strings.signIn : strings.logIn, .login, mode), segment(strings.signUp, .signup, mode),
      ])
  }

  private func segment(_ text: String, _ mode: LoginMode, _ current: LoginMode) -> Element {
    Element(.radio, text, isOn: mode == current, type: .body, to: Destination(route(mode)))
  }

  private func route(_ mode: LoginMode) -> Route {
    var route = own
    route.query = [Route.QueryItem(name: "mode", value: mode.rawValue)]
    if let then { route.query.append(Route.QueryItem(name: "then", value: then.description)) }
    return route
  }

  func content(_ mode: LoginMode) -> [Element] {
    switch mode {
    case .login:
      [
        form(LogIn.method, ["log-in", "EMAIL"], [email(LogIn.method), password(LogIn.method, .password)]),
        .link(strings.forgot, to: Destination(route(.reset))),
      ]
    case .signup:
      [
        form(
          SignUp.method, ["sign-up", "EMAIL"],
          [email(SignUp.method), password(SignUp.method, .newPassword), confirm(SignUp.method)])
      ]
    case .reset:
      [
        form(
          ResetPassword.method, ["reset-password"],
          [code, password(ResetPassword.method, .newPassword), confirm(ResetPassword.method)])
      ]
    }
  }

  /// Returns the button that leaves the screen without logging in; nil if the book is locked. If the book has no
  /// account and the feature has a welcome screen, the button also records that the user has left the welcome screen.
  func way(_ status: AccountStatus) -> Element? {
    guard status.isOpen else { return nil }
    let destination = Destination(then ?? home)
    guard status.state == .none, let welcomed else { return .link(strings.withoutLogIn, to: destination) }
    return .button(
      strings.withoutAccount, to: destination, action: Action(UpdateSettings.method, [welcomed.name: .flag(true)]),
      command: ["settings", "set", welcomed.commandName, "on"])
  }

  /// The buttons for logging in with an account elsewhere, such as Google, that the design document shows. The book
  /// does not support this, so the buttons are disabled and say why.
  var others: Element {
    let reason = style.isCard ? strings.keptHere : strings.needsNetwork
    return Element(
      .section, strings.others, type: .title,
      children: (style.isCard ? ["Google", "Facebook"] : ["Apple", "Google"]).map { (name: String) in
        Element(.button, name, label: "\(name): \(reason)", hint: reason, isDisabled: true, type: .body)
      })
  }

  // MARK: Fields

  private func form(_ method: String, _ command: [String], _ fields: [Element]) -> Element {
    let text = style.isCard ? strings.proceed(method) : strings.proceed
    let proceed = Element(
      .button, text, type: .body, color: Hue.accent.onFill, fill: Hue.accent.fill, route: then ?? home,
      action: Action(method, style: .primary), command: ShellCommand.recordbook(["account"] + command))
    return Element(.form, children: fields + [proceed])
  }

  private func email(_ method: String) -> Element {
    field(.textField, strings.email, method, "email", .email)
  }

  private func password(_ method: String, _ kind: Action.Input.Kind) -> Element {
    let isNew = kind == .newPassword
    return field(
      .secureField, method == ResetPassword.method ? strings.newPassword : strings.password, method, "password", kind,
      hint: isNew ? strings.atLeast : nil)
  }

  private func confirm(_ method: String) -> Element {
    field(.secureField, strings.confirm, method, "confirm", .newPassword)
  }

  private var code: Element {
    field(.textField, strings.code, ResetPassword.method, "code", .oneTimeCode, hint: strings.codeHint)
  }

  private func field(
    _ role: Element.Role, _ text: String, _ method: String, _ parameter: String, _ kind: Action.Input.Kind,
    hint: String? = nil
  ) -> Element {
    Element(
      role, text, label: text, hint: hint, value: "", type: .body,
      action: Action(method, input: Action.Input(parameter, kind)))
  }
}
