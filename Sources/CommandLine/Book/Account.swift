import BookApplication
import BookPresentation
import Composition
import KernelApplication
package import KernelCommandLine
import KernelDomain

extension Command {
  package static let account = Command(
    "account",
    cs: "Ukáže, zda je kniha zamčená", en: "Show whether the book is locked",
    details: LocalizedText(
      cs:
        "Účet zamyká obrazovky a metody knihy, ale nešifruje ji: kdo může číst vaše soubory, může číst knihu. Heslo se čte "
        + "z terminálu a neukazuje se; nikdy není slovem příkazu.",
      en:
        "An account locks the screens and methods of the book but encrypts nothing: whoever can read your files can read the "
        + "book. The password is read from the terminal, which does not show it; it is never a word of a command."),
    examples: [
      Example("account sign-up jana@example.org", cs: "založí účet", en: "create one"),
      Example("account log-in jana@example.org", cs: "odemkne na 12 hodin", en: "unlock the book for 12 hours"),
      Example("account log-out", cs: "zamkne", en: "lock it"),
    ],
    subcommands: [accountStatus, signUp, logIn, logOut, resetPassword, newCodes, deleteAccount]
  ) { _, session throws(CommandError) in
    try session.showAccountStatus()
  }

  private static let accountStatus = Command(
    "account status", cs: "Totéž", en: "Show whether the book is locked"
  ) { _, session throws(CommandError) in
    try session.showAccountStatus()
  }

  private static let signUp = Command(
    "account sign-up", [.email], options: [.passwordFromInput],
    cs: "Založí účet a ukáže osm jednorázových kódů", en: "Create an account and show eight one-time codes",
    details: LocalizedText(
      cs: "Kódy se už neukážou; každý jednou nahradí zapomenuté heslo.",
      en: "The codes are not shown again; each replaces a forgotten password once.")
  ) { arguments, session throws(CommandError) in
    let secrets = PasswordInput(arguments, session)
    let password = try secrets.newPassword()
    return try session.report(
      SignUp.self, SignUp.Input(email: arguments.word("EMAIL"), password: password)
    ) { output, language, _ in AccountSummary(language, localTime: LocalTime.show).codes(output.codes) }
  }

  private static let logIn = Command(
    "account log-in", [.email], options: [.passwordFromInput],
    cs: "Odemkne knihu na 12 hodin pro všechny programy", en: "Unlock the book for 12 hours, for all programs"
  ) { arguments, session throws(CommandError) in
    let password = try PasswordInput(arguments, session).password()
    return try session.reportLock(LogIn.self, LogIn.Input(email: arguments.word("EMAIL"), password: password))
  }

  private static let logOut = Command(
    "account log-out",
    cs: "Zamkne knihu pro všechny programy", en: "Lock the book, for all programs"
  ) { _, session throws(CommandError) in
    try session.reportLock(LogOut.self, NoInput())
  }

  private static let resetPassword = Command(
    "account reset-password", options: [.passwordFromInput],
    cs: "Zvolí nové heslo jednorázovým kódem a odemkne",
    en: "Set a new password with a one-time code, and unlock the book",
    details: LocalizedText(
      cs: "Kódů je osm, ukázaly se při registraci. Na standardním vstupu je kód na prvním řádku, nové heslo na druhém.",
      en:
        "The eight codes were shown at sign-up. On standard input the code is the first line, the new password the second."
    )
  ) { arguments, session throws(CommandError) in
    let secrets = PasswordInput(arguments, session)
    let code = try secrets.code()
    let password = try secrets.newPassword()
    return try session.reportLock(ResetPassword.self, ResetPassword.Input(code: code, password: password))
  }

  private static let newCodes = Command(
    "account new-codes", options: [.passwordFromInput],
    cs: "Ukáže osm nových kódů; dřívější neplatí", en: "Show eight new codes; the old ones stop working"
  ) { arguments, session throws(CommandError) in
    let password = try PasswordInput(arguments, session).password()
    return try session.report(NewCodes.self, NewCodes.Input(password: password)) { output, language, _ in
      AccountSummary(language, localTime: LocalTime.show).codes(output.codes)
    }
  }

  private static let deleteAccount = Command(
    "account delete", options: [.passwordFromInput, .yes],
    cs: "Odebere účet; kniha zůstane odemčená", en: "Delete the account; the book stays unlocked",
    details: LocalizedText(
      cs:
        "V terminálu se zeptá a heslo nechce: kdo může číst soubory knihy, může číst i knihu. Jinde je třeba --yes, nebo "
        + "heslo na standardním vstupu.",
      en:
        "In a terminal it asks to confirm, without a password: whoever can read its files can read the book. Elsewhere it "
        + "needs --yes, or the password on standard input.")
  ) { arguments, session throws(CommandError) in
    let secrets = PasswordInput(arguments, session)
    if secrets.isFromInput {
      return try session.reportLock(RemoveAccount.self, RemoveAccount.Input(password: secrets.password()))
    }
    guard try session.call(ShowAccountStatus.self, NoInput()).state != .none else {
      // The call reports that there is no account; nothing has to be confirmed.
      return try session.reportLock(RemoveAccount.self, RemoveAccount.Input(key: ""))
    }
    try session.confirm(
      arguments, loss: LocalizedText(cs: "účet; data zůstanou", en: "the account, but no data"),
      note: LocalizedText(
        cs: "Kniha pak bude odemčená pro každého, kdo tu pracuje pod vaším jménem.",
        en: "The book will then be open to everyone who uses this account on the machine."))
    return try session.reportLock(RemoveAccount.self, RemoveAccount.Input(key: session.accountKey() ?? ""))
  }
}

extension Session {
  fileprivate func showAccountStatus() throws(CommandError) -> ExitStatus {
    try report(ShowAccountStatus.self, NoInput()) { status, language, _ in
      AccountSummary(language, localTime: LocalTime.show).status(status)
    }
  }

  fileprivate func reportLock<Case: UseCase>(
    _ type: Case.Type, _ input: Case.Input
  ) throws(CommandError) -> ExitStatus where Case.Output == ChangedLock {
    try report(type, input) { changed, language, _ in
      AccountSummary(language, localTime: LocalTime.show).status(changed.status)
    }
  }
}

extension Parameter {
  fileprivate static let email = Parameter(
    "EMAIL", cs: "jméno účtu, třeba jana@example.org", en: "the account's name, such as jana@example.org")
}
