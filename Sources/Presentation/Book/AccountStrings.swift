import BookApplication
import KernelDomain
import KernelPresentation

/// The texts about the account, on screens and in the output of commands.
struct AccountStrings {
  let language: Language

  var welcomeBack: String { language.say(cs: "Vítejte zpět", en: "Welcome Back") }
  var welcome: String { language.say(cs: "Vítejte", en: "Welcome") }
  var logIn: String { language.say(cs: "Přihlášení", en: "Login") }
  var signIn: String { language.say(cs: "Přihlásit se", en: "Sign In") }
  var signUp: String { language.say(cs: "Registrace", en: "Sign Up") }
  var mode: String { language.say(cs: "Přihlášení, nebo registrace", en: "Login or Sign Up") }
  var email: String { language.say(cs: "E-mail", en: "Email") }
  var password: String { language.say(cs: "Heslo", en: "Password") }
  var newPassword: String { language.say(cs: "Nové heslo", en: "New Password") }
  var confirm: String { language.say(cs: "Heslo znovu", en: "Confirm Password") }
  var code: String { language.say(cs: "Jednorázový kód", en: "One-Time Code") }
  var proceed: String { language.say(cs: "Pokračovat", en: "Continue") }
  /// Returns the title of the button that submits an account form, such as `Create Account`.
  /// - Parameter method: the method name of the use case that the form calls.
  func proceed(_ method: String) -> String {
    switch method {
    case SignUp.method: language.say(cs: "Založit účet", en: "Create Account")
    case ResetPassword.method: language.say(cs: "Nastavit nové heslo", en: "Set the New Password")
    default: signIn
    }
  }
  var forgot: String { language.say(cs: "Zapomenuté heslo?", en: "Forgot Password?") }
  var logOut: String { language.say(cs: "Odhlásit", en: "Log Out") }
  var account: String { language.say(cs: "Účet", en: "Account") }
  var others: String { language.say(cs: "Jiné způsoby", en: "Other Ways") }

  var needsNetwork: String {
    language.say(
      cs: "Vyžaduje síť; tato kniha žádnou nepoužívá.", en: "Needs a network; this book uses none.")
  }

  var keptHere: String {
    language.say(
      cs: "Není k dispozici: účty zůstávají v tomto počítači",
      en: "Not available: accounts are kept on this machine")
  }
  var whereDataLies: String { language.say(cs: "Kde jsou data", en: "Where Your Data Is") }
  var whereDataLiesText: String {
    language.say(
      cs:
        "Vše je v souborech na tomto počítači, ve složce knihy. Nic se nikam neposílá.",
      en:
        "Everything is in files on this machine, in the folder of the book. Nothing is sent anywhere.")
  }
  var recovery: String {
    language.say(
      cs:
        "Nové heslo nastavíte jedním z osmi jednorázových kódů, které jste dostali s účtem. Nemáte-li žádný, odeberte "
        + "účet v terminálu, kde můžete číst soubory knihy; data zůstanou.",
      en:
        "One of the eight one-time codes that came with the account sets a new password. If none is left, remove "
        + "the account in a terminal where you can read the book's files; the data stays.")
  }
  var withCode: String { language.say(cs: "Použít jednorázový kód", en: "Use a One-Time Code") }
  var help: String { language.say(cs: "Nápověda", en: "Help") }

  /// A text that explains what an account is, for users who have none.
  var whatItIs: String {
    language.say(
      cs: "Účet zamyká obrazovky a metody této knihy. Nešifruje ji: kdo může číst vaše soubory, může číst knihu. "
        + "E-mail je jen jméno a nikam se neposílá.",
      en:
        "An account locks the screens and methods of this book. It encrypts nothing: anyone who can read your files can read "
        + "the book. The email is only a name and is sent nowhere.")
  }

  var exists: String {
    language.say(cs: "Kniha už účet má: přihlaste se.", en: "The book already has an account: log in.")
  }

  var none: String {
    language.say(
      cs: "Kniha nemá účet: je odemčená. Účet založíte v Registraci.",
      en: "The book has no account: it is unlocked. Create one with Sign Up.")
  }

  var codesTitle: String { language.say(cs: "Jednorázové kódy", en: "One-Time Codes") }

  var codesNote: String {
    language.say(
      cs: "Opište si je: už se neukážou. Každý jednou nahradí zapomenuté heslo.",
      en: "Write them down: they are not shown again. Each replaces a forgotten password once.")
  }

  var atLeast: String { language.say(cs: "Alespoň 8 znaků", en: "At least 8 characters") }
  var codeHint: String {
    language.say(cs: "Jeden z osmi, které jste dostali s účtem", en: "One of the eight that came with the account")
  }
  var withoutLogIn: String { language.say(cs: "Pokračovat bez přihlášení", en: "Continue Without Logging In") }
  var withoutAccount: String { language.say(cs: "Pokračovat bez účtu", en: "Continue Without an Account") }

  var damaged: String {
    language.say(
      cs: "Kniha je zamčená a její účet nejde přečíst", en: "The book is locked, and its account can't be read")
  }
  var remove: String { language.say(cs: "Odebrat účet", en: "Remove the Account") }
  var removeHint: String {
    language.say(
      cs: "V terminálu, kde čtete soubory knihy, bez hesla",
      en: "In a terminal where you can read the book's files, no password is needed")
  }

  func wait(_ seconds: Int) -> String {
    language.say(cs: "Zkuste znovu za \(seconds) s", en: "Try again in \(seconds) s")
  }
}
