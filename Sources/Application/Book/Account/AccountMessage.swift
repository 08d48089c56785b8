package import KernelApplication

/// Messages to the user about the account that locks a book.
package enum AccountMessage: MessageContent {
  package static var concern: String { "account" }

  case locked
  case damaged
  case emailExpected
  case passwordShort(least: Int)
  case passwordLong(most: Int)
  case passwordControlCharacters
  case passwordsDiffer
  /// The email address or the password that the user entered is wrong.
  case wrong
  case codeExpected
  case codeWrong
  case noCodesLeft
  /// The caller has to wait `seconds`, rounded up, before the next attempt.
  case wait(seconds: Int)
  case exists
  case noAccount
  /// The request does not prove that it comes from the owner: it contains neither the password nor the key from the
  /// book's files, or a wrong one.
  case notProven
  case notHashed
}

extension Message {
  package static func account(_ content: AccountMessage) -> Message { Message(content) }
}
