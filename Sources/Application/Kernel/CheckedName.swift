import KernelDomain

extension String {
  /// A name that a person gives, as it is kept: long ones are cut. Fails with `invalidInput` for one without a letter, and
  /// for one that hides something.
  /// - Parameter empty: what is said of one without a letter; nil where it may be empty.
  package func checkedName(field: String = "name", empty: Message?) throws(Failure) -> String {
    guard NamedTextRule.hidesNothing(self) else {
      throw .invalidInput(field: field, problem: .input(.nameControlCharacters))
    }
    if let empty, allSatisfy(\.isWhitespace) { throw .invalidInput(field: field, problem: empty) }
    return keptName
  }
}
