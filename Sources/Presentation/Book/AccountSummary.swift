package import BookApplication
import KernelApplication
package import KernelDomain
import KernelPresentation

/// The state of the account, in lines.
package struct AccountSummary: Sendable {
  private let language: Language
  private let localTime: @Sendable (Timestamp) -> CivilDateTime

  /// - Parameter localTime: what the clock on this machine's wall shows at an instant.
  package init(_ language: Language, localTime: @escaping @Sendable (Timestamp) -> CivilDateTime) {
    self.language = language
    self.localTime = localTime
  }

  /// Whether the book is locked, and what follows from it.
  package func status(_ status: AccountStatus) -> String {
    var lines = [state(status)]
    if let codes = status.codeCount { lines.append(left(codes)) }
    if let seconds = status.waitSeconds {
      lines.append(AccountStrings(language: language).wait(seconds))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The first of these lines.
  func line(_ status: AccountStatus) -> String { state(status) }

  /// Codes that are never shown again, and what they are for.
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
