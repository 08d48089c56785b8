import TestSupport

/// A sample book with an account.
struct LockedBook {
  let book = SampleBook()
  let codes: [String]
  static let email = "jana@example.org"
  static let password = "correct horse battery"

  var program: Program { book.program }

  init() {
    let made = book.program.given(LockedBook.password)("account", "sign-up", LockedBook.email, "--password-stdin")
    precondition(made.status == 0, made.words)
    codes = made.output.split(separator: "\n").suffix(8).map(String.init)
  }

  func logIn(_ password: String = LockedBook.password) -> Program.Result {
    program.given(password)("account", "log-in", LockedBook.email, "--password-stdin")
  }

  func logOut() -> Program.Result { program("account", "log-out") }
}
