package import BookApplication
package import KernelApplication
import KernelDomain
package import KernelPresentation

extension AccountMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .locked:
      localizer.localized(
        cs: "Kniha je zamčená", en: "The book is locked",
        hint: localizer.command("account", "log-in", "EMAIL", cs: "Přihlaste se", en: "Log in"))
    case .damaged:
      MessageText(AccountStrings(language: localizer.language).damaged, hint: AccountMessage.removal(localizer))
    case .emailExpected:
      localizer.localized(cs: "Zadejte e-mail, třeba jana@example.org", en: "Enter an email such as jana@example.org")
    case .passwordShort(let least):
      localizer.localized(cs: "Alespoň \(least) znaků", en: "At least \(least) characters")
    case .passwordLong(let most):
      localizer.localized(cs: "Nejvýš \(most) znaků", en: "At most \(most) characters")
    case .passwordControlCharacters:
      localizer.localized(cs: "Heslo nesmí mít řídicí znaky", en: "A password may have no control characters")
    case .passwordsDiffer: localizer.localized(cs: "Hesla se neshodují", en: "The passwords differ")
    case .wrong:
      localizer.localized(
        cs: "E-mail nebo heslo nesouhlasí", en: "The email or the password is wrong",
        hint: localizer.command(
          "account", "reset-password", cs: "Zapomněli jste ho? Poslouží jednorázový kód",
          en: "If you forgot the password, use a one-time code"))
    case .codeExpected:
      localizer.localized(
        cs: "Kód má deset písmen a číslic, třeba 7K3QZ-M0XV4",
        en: "A code has ten letters and digits, such as 7K3QZ-M0XV4")
    case .codeWrong:
      localizer.localized(
        cs: "Kód nesouhlasí, nebo už byl použit", en: "The code is wrong, or already used",
        hint: localizer.say(
          cs: "Každý z osmi kódů platí jednou: zadejte jiný.",
          en: "Each of the eight codes works once: enter another."))
    case .noCodesLeft:
      localizer.localized(
        cs: "Žádný jednorázový kód už nezbývá", en: "No one-time code is left", hint: AccountMessage.removal(localizer))
    case .wait(let seconds):
      MessageText(AccountStrings(language: localizer.language).wait(seconds))
    case .exists:
      localizer.localized(
        cs: "Kniha už účet má", en: "The book already has an account",
        hint: localizer.command("account", "log-in", "EMAIL", cs: "Přihlaste se", en: "Log in"))
    case .noAccount:
      localizer.localized(
        cs: "Kniha nemá účet: je odemčená", en: "The book has no account: it is unlocked",
        hint: localizer.command("account", "sign-up", "EMAIL", cs: "Účet založí", en: "Create one"))
    case .notProven:
      localizer.localized(
        cs: "Účet může odebrat jen ten, kdo zná heslo nebo čte soubory knihy",
        en: "Only someone who knows the password or can read the book's files can remove the account",
        hint: AccountMessage.removal(localizer))
    case .notHashed:
      localizer.localized(
        cs: "Heslo nejde zpracovat: je příliš dlouhé, nebo chybí paměť",
        en: "The password can't be hashed: it is too long, or memory is short",
        hint: localizer.say(cs: "Zadejte kratší.", en: "Choose a shorter one."))
    }
  }

  private static func removal(_ localizer: MessageLocalizer) -> String {
    localizer.command(
      "account", "delete", cs: "Účet bez hesla odebere v terminálu ten, kdo může číst soubory knihy",
      en: "In a terminal, anyone who can read the book's files can remove the account without a password")
  }
}
