package import KernelApplication

/// What only the owner of an account knows. It is kept as a hash alone.
package struct Password: Sendable {
  package let text: String

  /// How many characters it has, as people count them: `é` is one, however it is typed.
  static let characters = 8...128
  /// Bytes that may be hashed (crypt(3)); few people write 128 characters of more than four bytes each.
  static let mostBytes = 511

  /// A new one. Fails with `invalidInput` for one that is too short or too long, or has a character that controls.
  /// - Parameter again: what was entered the second time; nil where it was entered once.
  package init(new text: String, again: String? = nil) throws(Failure) {
    // Counting characters may cost the square of their bytes.
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
