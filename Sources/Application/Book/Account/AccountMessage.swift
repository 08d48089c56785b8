package import KernelApplication

/// What is said of the account that locks a book.
package enum AccountMessage: MessageContent {
  package static var concern: String { "account" }

  case locked
  case damaged
  case emailExpected
  case passwordShort(least: Int)
  case passwordLong(most: Int)
  case passwordControlCharacters
  case passwordsDiffer
  /// The email or the password.
  case wrong
  case codeExpected
  case codeWrong
  case noCodesLeft
  /// - seconds: rounded up.
  case wait(seconds: Int)
  case exists
  case noAccount
  /// Neither the password nor what is read in the store's files was given, or not the right one.
  case notProven
  case notHashed
}

extension Message {
  package static func account(_ content: AccountMessage) -> Message { Message(content) }
}
