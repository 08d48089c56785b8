package import KernelDomain

/// Formats dates and times of day in the form that the user has chosen in the settings. If none is chosen, uses the
/// form that CLDR (Unicode's locale data) specifies for each language, but with ordinary spaces.
extension Language {
  /// Returns the day in CLDR's medium format (`yMMMd`): `2. 5. 2025`, `May 2, 2025`, `2 May 2025`. If the user has
  /// chosen ISO 8601: `2025-05-02`.
  package func date(_ day: CivilDay) -> String {
    if dates == .iso { return day.description }
    var text = ShortText()
    put(day, czech: nil, english: englishMonthsShort, to: &text)
    return text.string
  }

  /// Returns the day as assistive technology should say it, in CLDR's long format: `2. května 2025`, `May 2, 2025`, `2
  /// May 2025`.
  package func spokenDate(_ day: CivilDay) -> String {
    var text = ShortText()
    put(day, czech: czechMonths, english: englishMonths, to: &text)
    return text.string
  }

  /// Writes a day.
  /// - Parameters:
  ///   - czech: the Czech names of the months; nil to write months as numbers in Czech.
  ///   - english: the English names of the months.
  private func put(_ day: CivilDay, czech: [String]?, english: [String], to text: inout ShortText) {
    switch tag {
    case .cs:
      text.put(day.day)
      text.put(".")
      text.put(" ")
      if let czech {
        text.put(words: czech[day.month - 1])
      } else {
        text.put(day.month)
        text.put(".")
      }
      text.put(" ")
    case .en:
      text.put(words: english[day.month - 1])
      text.put(" ")
      text.put(day.day)
      text.put(",")
      text.put(" ")
    case .enGB:
      text.put(day.day)
      text.put(" ")
      text.put(words: english[day.month - 1])
      text.put(" ")
    }
    text.put(day.year)
  }

  /// Returns the month and the year (CLDR `yMMMM`): `srpen 2025`, `August 2025`.
  package func month(_ month: CivilMonth) -> String {
    "\(monthName(month.month)) \(month.year)"
  }

  /// Returns the name of a month, 1 to 12, for use without a day: `srpen`, `August`.
  package func monthName(_ month: Int) -> String {
    say(cs: czechMonthsAlone[month - 1], en: englishMonths[month - 1])
  }

  /// Returns the short name of a month, 1 to 12, for use without a day: `srp`, `Aug`.
  package func monthNameShort(_ month: Int) -> String {
    say(cs: czechMonthsShort[month - 1], en: englishMonthsShort[month - 1])
  }

  /// Returns the short name of the month, and the year (CLDR `yMMM`): `srp 2025`, `Aug 2025`.
  package func monthShort(_ month: CivilMonth) -> String {
    "\(monthNameShort(month.month)) \(month.year)"
  }

  /// Returns the day without its year (CLDR `MMMd`): `9. 8.`, `Aug 9`, `9 Aug`.
  package func dayAndMonth(_ day: CivilDay) -> String {
    switch tag {
    case .cs: "\(day.day). \(day.month)."
    case .en: "\(englishMonthsShort[day.month - 1]) \(day.day)"
    case .enGB: "\(day.day) \(englishMonthsShort[day.month - 1])"
    }
  }

  /// Returns the weekday with the day and the month, to begin a line: `Sobota 28. listopadu`, `Saturday, November 28`. If
  /// the user has chosen ISO 8601, returns only the date in that format.
  package func weekdayAndDay(_ day: CivilDay) -> String {
    if dates == .iso { return day.description }
    let month = say(cs: czechMonths[day.month - 1], en: englishMonths[day.month - 1])
    let weekday = capitalized(weekday(day.weekday))
    return switch tag {
    case .cs: "\(weekday) \(day.day). \(month)"
    case .en: "\(weekday), \(month) \(day.day)"
    case .enGB: "\(weekday) \(day.day) \(month)"
    }
  }

  /// Returns the weekday with the date, to begin a line: `Sobota 28. 11. 2026`, `Saturday, Nov 28, 2026`, `Saturday 28
  /// Nov 2026`.
  package func weekdayAndDate(_ day: CivilDay) -> String { before(date(day), day) }

  /// Returns the weekday with the date and the time of day, to begin a line: `Sobota 28. 11. 2026 9:35`, `Saturday, Nov
  /// 28, 2026, 9:35 AM`, `Saturday 28 Nov 2026 09:35`.
  package func weekdayDateAndClock(_ moment: CivilDateTime) -> String { before(dateAndClock(moment), moment.day) }

  /// Returns the text of a day with its weekday before it.
  private func before(_ text: String, _ day: CivilDay) -> String {
    capitalized(weekday(day.weekday)) + (tag == .en ? ", " : " ") + text
  }

  /// Returns the name of a weekday, from 0 (Monday) to 6: `pondělí`, `Monday`.
  package func weekday(_ weekday: Int) -> String { say(cs: czechWeekdays[weekday], en: englishWeekdays[weekday]) }

  /// Returns the short name of a weekday, from 0 (Monday) to 6: `po`, `Mon`.
  package func weekdayShort(_ weekday: Int) -> String {
    say(cs: czechWeekdaysShort[weekday], en: englishWeekdaysShort[weekday])
  }

  /// Returns the time of day in CLDR's short format: `9:35` in Czech, `9:35 AM` in American and `09:35` in British
  /// English. If the user has chosen a 12-hour clock in the settings, returns `9:35 dop.` or `9:35 am`; with a 24-hour
  /// clock, returns `09:35` in English.
  package func clock(_ time: CivilTime) -> String {
    var text = ShortText()
    put(clock: time, to: &text)
    return text.string
  }

  /// Returns the time of day as `clock` does, but without AM or PM: `9:35`. The name beside it, such as that of a prayer,
  /// has to make clear which half of the day is meant.
  package func clockFace(_ time: CivilTime) -> String {
    let text = clock(time)
    return has12Hours ? text.split(separator: " ").first.map(String.init) ?? text : text
  }

  package func put(clock time: CivilTime, to text: inout ShortText) {
    guard has12Hours else {
      tag == .cs && dates != .iso ? text.put(time.hour) : text.put(time.hour, width: 2)
      text.put(":")
      text.put(time.minute, width: 2)
      return
    }
    text.put((time.hour + 11) % 12 + 1)
    text.put(":")
    text.put(time.minute, width: 2)
    let isMorning = time.hour < 12
    switch tag {
    case .cs: text.put(words: isMorning ? " dop." : " odp.")
    case .en: text.put(words: isMorning ? " AM" : " PM")
    case .enGB: text.put(words: isMorning ? " am" : " pm")
    }
  }

  private var has12Hours: Bool {
    switch clock {
    case .usual: tag == .en
    case .hours12: true
    case .hours24: false
    }
  }

  /// Returns the day and the time of day: `2. 5. 2025 16:35`, `May 2, 2025, 4:35 PM`, `2 May 2025 16:35`, `2025-05-02
  /// 16:35`.
  package func dateAndClock(_ moment: CivilDateTime) -> String {
    date(moment.day) + (tag == .en && dates != .iso ? ", " : " ") + clock(moment.time)
  }

  /// Returns the day and the time of day as assistive technology should say them: `2. května 2025 v 16:35`, `May 2,
  /// 2025 at 4:35 PM`, `2 May 2025 at 16:35`.
  package func spokenDateAndClock(_ moment: CivilDateTime) -> String {
    spokenDate(moment.day) + say(cs: " v ", en: " at ") + clock(moment.time)
  }
}

private let englishMonths = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
  "December",
]

private let englishMonthsShort = englishMonths.map { String($0.prefix(3)) }

/// The Czech names of the months in the genitive case, in which they follow the number of a day.
private let czechMonths = [
  "ledna", "února", "března", "dubna", "května", "června", "července", "srpna", "září", "října", "listopadu",
  "prosince",
]

private let czechMonthsAlone = [
  "leden", "únor", "březen", "duben", "květen", "červen", "červenec", "srpen", "září", "říjen", "listopad", "prosinec",
]

private let czechMonthsShort = [
  "led", "úno", "bře", "dub", "kvě", "čvn", "čvc", "srp", "zář", "říj", "lis", "pro",
]

private let czechWeekdaysShort = ["po", "út", "st", "čt", "pá", "so", "ne"]

private let czechWeekdays = ["pondělí", "úterý", "středa", "čtvrtek", "pátek", "sobota", "neděle"]

private let englishWeekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

private let englishWeekdaysShort = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
