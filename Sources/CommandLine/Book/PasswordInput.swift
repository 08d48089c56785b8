import BookApplication
import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation

/// Reads passwords and one-time codes.
struct PasswordInput {
  private let secrets: SecretInput
  var isFromInput: Bool { secrets.isFromInput }

  init(_ arguments: Arguments, _ session: Session) {
    secrets = SecretInput(
      session, isFromInput: arguments.has(Option.passwordFromInput.name),
      noTerminal: UsageError(
        LocalizedText(
          cs: "heslo se čte z terminálu, a tady žádný není",
          en: "a password is read from a terminal, and there is none"),
        hint: LocalizedText(
          cs: "Ze standardního vstupu ho vezme --password-stdin.",
          en: "--password-stdin takes it from standard input.")))
  }

  func password() throws(CommandError) -> String { try secrets.read(LocalizedText(cs: "Heslo", en: "Password")) }
  func code() throws(CommandError) -> String {
    try secrets.read(LocalizedText(cs: "Jednorázový kód", en: "One-time code"))
  }

  /// Twice at a terminal, where a slip of the finger is not seen.
  func newPassword() throws(CommandError) -> String {
    let password = try secrets.read(LocalizedText(cs: "Nové heslo", en: "New password"))
    guard !isFromInput else { return password }
    guard try secrets.read(LocalizedText(cs: "Heslo znovu", en: "Password once more")) == password else {
      throw .failed(.invalidInput(field: "", problem: .account(.passwordsDiffer)))
    }
    return password
  }

  /// Fails unless who sits at the terminal says yes.
  func confirmRemoval() throws(CommandError) {
    let language = secrets.session.languageWithoutService
    let yes = language.say(cs: "ano", en: "yes")
    secrets.session.terminal.complain(
      language.say(
        cs: "Kniha pak bude odemčená pro každého, kdo tu pracuje pod vaším jménem. Odebrat účet? Napište \(yes): ",
        en: "The book is then open to everyone who works here under your name. Remove the account? Say \(yes): "))
    guard try secrets.shown().lowercased() == yes else { throw .failed(.cancelled) }
  }
}

extension Option {
  static let passwordFromInput = Option(
    "password-stdin",
    help: LocalizedText(
      cs: "Přečte je ze standardního vstupu, každé na svém řádku", en: "Read it from standard input, a line each"))
}
