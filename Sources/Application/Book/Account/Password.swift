package import KernelApplication

/// The password of an account. Only its hash is stored.
package struct Password: Sendable {
  package let text: String

  /// The allowed number of characters as users count them: `é` is one character, whether it consists of one Unicode
  /// scalar or two.
  static let characters = 8...128
  /// The maximum number of bytes that crypt(3) can hash, which is almost four bytes for each of 128 characters.
  static let mostBytes = 511

  /// Creates a new password. Fails with `invalidInput` if the text is too short, too long, or contains a control
  /// character.
  /// - Parameter again: the password typed a second time; nil if the user entered it only once.
  package init(new text: String, again: String? = nil) throws(Failure) {
    // Check the number of bytes first: the time to count characters may grow with the square of their bytes.
    guard text.utf8.count <= 2 * Password.mostBytes else { throw .password(.passwordLong(most: 128)) }
    let count = text.count
    if count < Password.characters.lowerBound { throw .password(.passwordShort(least: Password.characters.lowerBound)) }
    guard count <= Password.characters.upperBound, text.utf8.count <= Password.mostBytes else {
      throw .password(.passwordLong(most: Password.characters.upperBound))
    }
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      throw .password(.passwordControlCharacters)
    }
    if let again, again != text { throw .invalidInput(field: "confirm", problem: .account(.passwordsDiffer)) }
    self.text = text
  }
}

extension Failure {
  fileprivate static func password(_ problem: AccountMessage) -> Failure {
    .invalidInput(field: "password", problem: .account(problem))
  }
}
