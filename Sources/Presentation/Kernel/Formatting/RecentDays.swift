package import KernelDomain

/// Writes days with the words "today" and "yesterday", where they are.
extension Language {
  /// Returns `Dnes` or `Včera`, `Today` or `Yesterday`, with the time of day if it is known; the date alone if the day
  /// is neither.
  /// - Parameter today: the day that counts as today; nil if the text is read on later days, too, so that it must not
  ///   say "today".
  package func date(_ day: CivilDay, asOf today: CivilDay?, at time: CivilTime? = nil) -> String {
    guard let word = recentDay(day, asOf: today) else { return date(day) }
    return time.map { word + say(cs: " ", en: ", ") + clock($0) } ?? word
  }

  /// Returns the day and the time of day: `Dnes 17:47`, `Today, 5:47 PM`; `dateAndClock` if the day is neither today nor
  /// yesterday.
  /// - Parameter today: the day that counts as today; nil as in `date(_:asOf:at:)`.
  package func dateAndClock(_ moment: CivilDateTime, asOf today: CivilDay?) -> String {
    recentDay(moment.day, asOf: today) == nil
      ? dateAndClock(moment) : date(moment.day, asOf: today, at: moment.time)
  }

  /// Returns the day and the time of day as assistive technology should say them: `dnes v 17:47`, `today at 5:47 PM`.
  /// - Parameter today: the day that counts as today; nil as in `date(_:asOf:at:)`.
  package func spokenDateAndClock(_ moment: CivilDateTime, asOf today: CivilDay?) -> String {
    guard let day = recentDay(moment.day, asOf: today) else { return spokenDateAndClock(moment) }
    return day.lowercased() + say(cs: " v ", en: " at ") + clock(moment.time)
  }

  /// Returns the word for today or yesterday; nil if the day is neither.
  private func recentDay(_ day: CivilDay, asOf today: CivilDay?) -> String? {
    switch today.map({ $0.daysSinceEpoch - day.daysSinceEpoch }) {
    case 0: say(cs: "Dnes", en: "Today")
    case 1: say(cs: "Včera", en: "Yesterday")
    default: nil
    }
  }
}
