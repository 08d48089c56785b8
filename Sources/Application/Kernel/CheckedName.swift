import KernelDomain

extension String {
  /// Returns this text, which a person entered as a name, in the form that is stored: long names are cut. Fails with
  /// `invalidInput` if the name contains hidden characters, or no letter.
  /// - Parameters:
  ///   - field: the input's member, named in the failure.
  ///   - empty: the problem reported for a name without a letter; nil allows such names.
  package func checkedName(field: String = "name", empty: Message?) throws(Failure) -> String {
    guard NamedTextRule.hidesNothing(self) else {
      throw .invalidInput(field: field, problem: .input(.nameControlCharacters))
    }
    if let empty, allSatisfy(\.isWhitespace) { throw .invalidInput(field: field, problem: empty) }
    return keptName
  }
}
