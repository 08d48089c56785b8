package import KernelDomain

extension Arguments {
  /// A day, `2025-08-19`; nil if it is not given.
  /// - Parameter name: the parameter, or the option with its dashes.
  package func day(_ name: String) throws(CommandError) -> CivilDay? {
    guard let word = self[name] else { return nil }
    guard let day = CivilDay(word) else {
      throw .usage(
        cs: "\(name): „\(word)“ není den", en: "\(name): \"\(word)\" is not a day",
        hint: LocalizedText(cs: "Den se píše 2025-08-19.", en: "Write it as 2025-08-19."))
    }
    return day
  }

  /// A day that the parser has required.
  package func requiredDay(_ name: String) throws(CommandError) -> CivilDay {
    guard let day = try day(name) else { preconditionFailure("\(command) requires \(name)") }
    return day
  }

  /// The first day from `--since`: a day, or the first of a month or year; nil if it is not given.
  package func since() throws(CommandError) -> CivilDay? {
    guard let word = self["--since"] else { return nil }
    let month = CivilMonth(word) ?? (word.utf8.count == 4 ? CivilMonth(word + "-01") : nil)
    guard let day = CivilDay(word) ?? month.map({ CivilDay(daysSinceEpoch: $0.days.lowerBound) }) else {
      throw .usage(
        cs: "--since: „\(word)“ není den, měsíc ani rok", en: "--since: \"\(word)\" is not a day, month or year",
        hint: LocalizedText(
          cs: "Píše se 2025-08-19, 2025-08 nebo 2025.", en: "Write it as 2025-08-19, 2025-08 or 2025."))
    }
    return day
  }
}
