import BookApplication
import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import System

/// Reads what nobody else is to see: from the terminal, which does not show it, or from standard input where that was
/// asked for, a line each.
struct SecretInput {
  private let session: Session
  /// Whether it is read from standard input, whatever that is.
  let isFromInput: Bool

  enum Secret {
    case password
    case newPassword
    case passwordAgain
    case code
  }

  init(_ arguments: Arguments, _ session: Session) {
    self.session = session
    isFromInput = arguments.has(Option.passwordFromInput.name)
  }

  func read(_ secret: Secret) throws(CommandError) -> String {
    if isFromInput { return try taken { () throws(SystemError) in try StandardInput.line() } }
    return try typed(secret) { () throws(SystemError) in try StandardInput.hiddenLine() }
  }

  /// Twice at a terminal, where a slip of the finger is not seen.
  func newPassword() throws(CommandError) -> String {
    let password = try read(.newPassword)
    guard !isFromInput else { return password }
    guard try read(.passwordAgain) == password else {
      throw .failed(.invalidInput(field: "", problem: .account(.passwordsDiffer)))
    }
    return password
  }

  /// Fails unless who sits at the terminal says yes.
  func confirmRemoval() throws(CommandError) {
    let language = session.languageWithoutService
    let yes = language.say(cs: "ano", en: "yes")
    session.terminal.complain(
      language.say(
        cs: "Kniha pak bude odemčená pro každého, kdo tu pracuje pod vaším jménem. Odebrat účet? Napište \(yes): ",
        en: "The book is then open to everyone who works here under your name. Remove the account? Say \(yes): "))
    let answer = try typed(nil) { () throws(SystemError) in try StandardInput.line() }
    guard answer.lowercased() == yes else { throw .failed(.cancelled) }
  }

  private func typed(
    _ secret: Secret?, _ read: () throws(SystemError) -> StandardInput.Line
  ) throws(CommandError) -> String {
    guard StandardInput.isTerminal else {
      throw .usage(
        UsageError(
          Phrase(
            cs: "heslo se čte z terminálu, a tady žádný není",
            en: "a password is read from a terminal, and there is none"),
          hint: Phrase(
            cs: "Ze standardního vstupu ho vezme --password-stdin.",
            en: "--password-stdin takes it from standard input.")))
    }
    if let secret { session.terminal.complain(SecretInput.prompt(secret, session.languageWithoutService) + ": ") }
    defer { if secret != nil { session.terminal.complain("\n") } }
    return try taken(read)
  }

  private func taken(_ read: () throws(SystemError) -> StandardInput.Line) throws(CommandError) -> String {
    let line: StandardInput.Line
    do throws(SystemError) {
      line = try read()
    } catch {
      throw .failed(.system(operation: error.operation, path: error.path, reason: error.words))
    }
    guard case .text(let text) = line else { throw .failed(.cancelled) }
    return text
  }

  private static func prompt(_ secret: Secret, _ language: Language) -> String {
    switch secret {
    case .password: language.say(cs: "Heslo", en: "Password")
    case .newPassword: language.say(cs: "Nové heslo", en: "New password")
    case .passwordAgain: language.say(cs: "Heslo znovu", en: "Password once more")
    case .code: language.say(cs: "Jednorázový kód", en: "One-time code")
    }
  }
}

extension Option {
  static let passwordFromInput = Option(
    "password-stdin",
    help: Phrase(
      cs: "Přečte je ze standardního vstupu, každé na svém řádku", en: "Read it from standard input, a line each"))
}
