package import BookApplication
import KernelApplication
import KernelDomain
package import KernelPresentation

extension AccountMessage: WordedMessage {
  package func words(_ speech: Speech) -> MessageWords {
    switch self {
    case .locked:
      speech.words(
        cs: "Kniha je zamčená", en: "The book is locked",
        hint: speech.command("account", "log-in", "EMAIL", cs: "Přihlaste se", en: "Log in"))
    case .damaged:
      MessageWords(AccountWords(language: speech.language).damaged, hint: AccountMessage.removal(speech))
    case .emailExpected:
      speech.words(cs: "Zadejte e-mail, třeba jana@example.org", en: "Enter an email such as jana@example.org")
    case .passwordShort(let least):
      speech.words(cs: "Alespoň \(least) znaků", en: "At least \(least) characters")
    case .passwordLong(let most):
      speech.words(cs: "Nejvýš \(most) znaků", en: "At most \(most) characters")
    case .passwordControlCharacters:
      speech.words(cs: "Heslo nesmí mít řídicí znaky", en: "A password may have no control characters")
    case .passwordsDiffer: speech.words(cs: "Hesla se neshodují", en: "The passwords differ")
    case .wrong:
      speech.words(
        cs: "E-mail nebo heslo nesouhlasí", en: "Email or password is wrong",
        hint: speech.command(
          "account", "reset-password", cs: "Zapomněli jste ho? Poslouží jednorázový kód",
          en: "A one-time code stands for the password"))
    case .codeExpected:
      speech.words(
        cs: "Kód má deset písmen a číslic, třeba 7K3QZ-M0XV4",
        en: "A code has ten letters and digits, such as 7K3QZ-M0XV4")
    case .codeWrong:
      speech.words(
        cs: "Kód nesouhlasí, nebo už byl použit", en: "The code is wrong, or was used already",
        hint: speech.say(
          cs: "Každý z osmi kódů platí jednou: zadejte jiný.",
          en: "Each of the eight codes is good for once: take another."))
    case .noCodesLeft:
      speech.words(
        cs: "Žádný jednorázový kód už nezbývá", en: "No one-time code is left", hint: AccountMessage.removal(speech))
    case .wait(let seconds):
      MessageWords(AccountWords(language: speech.language).wait(seconds))
    case .exists:
      speech.words(
        cs: "Kniha už účet má", en: "The book has an account already",
        hint: speech.command("account", "log-in", "EMAIL", cs: "Přihlaste se", en: "Log in"))
    case .noAccount:
      speech.words(
        cs: "Kniha nemá účet: je odemčená", en: "The book has no account: it is open",
        hint: speech.command("account", "sign-up", "EMAIL", cs: "Účet založí", en: "Make one"))
    case .notProven:
      speech.words(
        cs: "Účet může odebrat jen ten, kdo zná heslo nebo čte soubory knihy",
        en: "Only who knows the password or reads the book's files may remove the account",
        hint: AccountMessage.removal(speech))
    case .notHashed:
      speech.words(
        cs: "Heslo nejde zpracovat: je příliš dlouhé, nebo chybí paměť",
        en: "The password can't be hashed: it is too long, or memory is short",
        hint: speech.say(cs: "Zadejte kratší.", en: "Take a shorter one."))
    }
  }

  private static func removal(_ speech: Speech) -> String {
    speech.command(
      "account", "remove", cs: "Účet bez hesla odebere v terminálu ten, kdo může číst soubory knihy",
      en: "In a terminal, who can read the book's files removes the account without a password")
  }
}
