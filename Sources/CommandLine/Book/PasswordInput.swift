import BookApplication
import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation

/// Reads passwords and one-time codes from the terminal or from standard input.
struct PasswordInput {
  private let secrets: SecretInput
  var isFromInput: Bool { secrets.isFromInput }

  init(_ arguments: Arguments, _ session: Session) {
    secrets = SecretInput(
      session, isFromInput: arguments.has(Option.passwordFromInput.name),
      noTerminal: UsageError(
        cs: "heslo se čte z terminálu, a tady žádný není",
        en: "a password is read from a terminal, and this is not one",
        hint: LocalizedText(
          cs: "Ze standardního vstupu ho vezme --password-stdin.",
          en: "To read it from standard input, use --password-stdin.")))
  }

  func password() throws(CommandError) -> String { try secrets.read(LocalizedText(cs: "Heslo", en: "Password")) }
  func code() throws(CommandError) -> String {
    try secrets.read(LocalizedText(cs: "Jednorázový kód", en: "One-time code"))
  }

  /// Reads a new password. At a terminal, it asks for the password twice, since the user cannot see typing mistakes.
  func newPassword() throws(CommandError) -> String {
    let password = try secrets.read(LocalizedText(cs: "Nové heslo", en: "New password"))
    guard !isFromInput else { return password }
    guard try secrets.read(LocalizedText(cs: "Heslo znovu", en: "Password again")) == password else {
      throw .failed(.invalidInput(field: "", problem: .account(.passwordsDiffer)))
    }
    return password
  }
}

extension Option {
  static let passwordFromInput = Option(
    "password-stdin",
    cs: "Přečte je ze standardního vstupu, každé na svém řádku", en: "Read it from standard input, one per line")
}
