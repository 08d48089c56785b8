package import BookApplication
import KernelApplication
package import KernelDomain
import KernelPresentation

/// Describes the state of the account in lines of text.
package struct AccountSummary: Sendable {
  private let language: Language
  private let localTime: @Sendable (Timestamp) -> CivilDateTime

  /// Creates the summary in a language.
  /// - Parameters:
  ///   - language: the language.
  ///   - localTime: converts an instant to this machine's local time.
  package init(_ language: Language, localTime: @escaping @Sendable (Timestamp) -> CivilDateTime) {
    self.language = language
    self.localTime = localTime
  }

  /// Returns the account's state, and what the user can do about it.
  package func status(_ status: AccountStatus) -> String {
    var lines = [state(status)]
    if let codes = status.codeCount { lines.append(left(codes)) }
    if let seconds = status.waitSeconds {
      lines.append(AccountStrings(language: language).wait(seconds))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns only the first line of `status`: the account's state.
  func line(_ status: AccountStatus) -> String { state(status) }

  /// Returns new one-time codes, which are shown only this once, and explains what they are for.
  package func codes(_ codes: [String]) -> String {
    let strings = AccountStrings(language: language)
    return ([strings.codesTitle, strings.codesNote] + codes).map { $0 + "\n" }.joined()
  }

  private func state(_ status: AccountStatus) -> String {
    switch status.state {
    case .none: language.say(cs: "Kniha nemá účet: je odemčená", en: "The book has no account: it is unlocked")
    case .open:
      language.say(cs: "Kniha je odemčená", en: "The book is unlocked") + (status.openUntil.map(until) ?? "")
        + (status.email.map { ": \(printable($0))" } ?? "")
    case .locked: language.say(cs: "Kniha je zamčená", en: "The book is locked")
    case .damaged: AccountStrings(language: language).damaged
    }
  }

  private func until(_ end: Timestamp) -> String {
    let time = language.dateAndClock(localTime(end))
    return language.say(cs: " do \(time)", en: " until \(time)")
  }

  private func left(_ codes: Int) -> String {
    switch language.tag {
    case .cs:
      "Zbývá "
        + language.counted(codes, .oneTimeCodes)
    case .en, .enGB:
      language.counted(codes, .oneTimeCodes) + (codes == 1 ? " is left" : " are left")
    }
  }
}
