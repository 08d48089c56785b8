import KernelDomain

extension String {
  /// Checks a name that a user entered, and returns it in the form in which it is stored; a long name is shortened.
  /// Fails with `invalidInput` if the name contains hidden characters or, unless `empty` is nil, consists only of white
  /// space.
  /// - Parameters:
  ///   - field: the name of the input field to report in the failure.
  ///   - empty: the problem to report for a name of white space only; nil to accept such a name.
  package func checkedName(field: String = "name", empty: Message?) throws(Failure) -> String {
    guard NamedTextRule.hidesNothing(self) else {
      throw .invalidInput(field: field, problem: .input(.nameControlCharacters))
    }
    if let empty, allSatisfy(\.isWhitespace) { throw .invalidInput(field: field, problem: empty) }
    return keptName
  }
}
