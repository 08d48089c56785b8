import KernelApplication
package import KernelDomain
package import PrayerDomain

/// The settings of prayer. The store keeps them with the book's other settings.
package enum PrayerSettings {
  package static let since = Setting("prayer.since", .checkedText(.day), default: .text(""))
  /// How many days to add to calculated Hijri dates, so that they follow the local sighting of the moon.
  package static let hijriAdjust = Setting(
    "prayer.hijriAdjust", .number(HijriCalendar.adjustments), default: .number(0))
  /// Whether the Hijri date on screens changes at maghrib (sunset) rather than at midnight.
  package static let hijriFromMaghrib = Setting("prayer.hijriFromMaghrib", isOnByDefault: false)
  package static let arabicNames = Setting("prayer.arabicNames", isOnByDefault: false)
  package static let streak = Setting("prayer.streak", isOnByDefault: false)
  /// The day from which a prayer counts as missed if its time ends without a record; `off` if unrecorded prayers never
  /// count as missed. Switching this setting on sets it to today.
  package static let unrecordedIsMissed = Setting(
    "prayer.unrecordedIsMissed", .startDay, default: .text(Setting.off))
  package static let goal = Setting("prayer.goal", .checkedText(.goal), default: .text(""))
  /// The hours during which no reminders are given, and the prayers that are exempt from them, such as `22:30-06:00
  /// fajr`; empty for none.
  package static let quiet = Setting("prayer.quiet", .checkedText(.quietHours), default: .text(""))
  package static let onboarded = Setting("prayer.onboarded", isOnByDefault: false)

  /// The number of minutes from imsak to Fajr, 0 to 30; empty for the usual number in the country for which the
  /// calculation method is intended.
  package static let imsak = Setting("prayer.imsak", .checkedText(.minutes), default: .text(""))
  package static let jumuah = Setting("prayer.jumuah", isOnByDefault: false)
  /// When Jumu'ah begins on Fridays, such as `13:00`; empty if it begins at Dhuhr's time.
  package static let jumuahAt = Setting("prayer.jumuahAt", .checkedText(.clock), default: .text(""))
  package static let extras = Setting("prayer.extras", .checkedText(.extras), default: .text(""))
  package static let witr = Setting("prayer.witr", .choice(["sunnah", wajib]), default: .text("sunnah"))
  package static let wajib = "wajib"

  package static let all = [
    since, hijriAdjust, hijriFromMaghrib, arabicNames, streak, unrecordedIsMissed, goal, quiet, onboarded, imsak,
    jumuah, jumuahAt, extras, witr,
  ]
}

extension PrayerSettings {
  /// Descriptions of the settings for clients of the service, each with the meaning of the setting in one sentence.
  static var described: [Schema.Member] {
    [
      .init(
        since, "The first day that statistics count; if empty, the first day with a recorded prayer.",
        examples: [#""2026-01-01""#]),
      .init(
        hijriAdjust, "The number of days by which to move Hijri dates.", unit: .of("days"),
        examples: ["-1"]),
      .init(hijriFromMaghrib, "Whether the Hijri date changes at Maghrib instead of midnight."),
      .init(arabicNames, "Whether the names of prayers are also shown in Arabic."),
      .init(streak, "Whether statistics show for how many days in a row all prayers were prayed."),
      .init(
        unrecordedIsMissed,
        "The first day on which unrecorded prayers count as missed: `true` is today, and `off` or `false` never.",
        examples: ["true", #""2026-01-01""#]),
      .init(
        goal,
        """
        The weekly goal: how many of a week's 35 prayers, and whether they have to be on time; empty for none. A number \
        alone keeps whether they have to be on time.
        """,
        examples: [#""28 prayed""#]),
      .init(
        quiet,
        "The times of day without reminders, and the prayers whose reminders come even then; empty for none.",
        examples: [#""22:30-06:00 fajr""#]),
      .init(
        imsak,
        """
        The minutes from imsak to Fajr, 0 to 30; if empty, 10 with the methods of Malaysia, Indonesia and Singapore, \
        otherwise 0.
        """,
        examples: [#""10""#]),
      .init(jumuah, "Whether statistics count the Fridays on which Jumu'ah was prayed."),
      .init(
        jumuahAt, "The local time at which Jumu'ah begins; if empty, it begins with Dhuhr.",
        examples: [#""13:00""#]),
      .init(
        extras, "The prayers beyond the five to offer, separated by spaces; empty for none.",
        examples: [#""witr duha""#]),
      .init(
        witr,
        """
        Whether a missed Witr is owed (`wajib`, as in the Hanafi school) or Witr is a prayer beyond the five \
        (`sunnah`).
        """,
        examples: [#""wajib""#]),
      .init(onboarded, "Whether the user has finished the steps that set up prayers."),
    ]
  }
}

extension PrayerPreferences {
  package init(_ settings: Settings) {
    self.init(
      since: settings.text(PrayerSettings.since).flatMap { CivilDay($0) },
      unrecordedIsMissedSince: settings.text(PrayerSettings.unrecordedIsMissed).flatMap { CivilDay($0) },
      showsStreak: settings.isOn(PrayerSettings.streak),
      goal: settings.text(PrayerSettings.goal).flatMap { PrayerGoal($0) },
      quiet: settings.text(PrayerSettings.quiet).flatMap { QuietHours($0) },
      owesWitr: settings.text(PrayerSettings.witr) == PrayerSettings.wajib)
  }
}

extension HijriCalendar {
  /// Creates the calendar from the user's settings.
  /// - Parameter own: the first days of months that the user set. Days that no longer fit, because the whole calendar
  ///   was moved after they were set, are ignored.
  package init(_ settings: Settings, _ own: [HijriMonth: CivilDay] = [:]) {
    var calendar = HijriCalendar()
    if case .number(let days) = settings.value(of: PrayerSettings.hijriAdjust) {
      calendar = (try? HijriCalendar(adjustment: days)) ?? calendar
    }
    self = (try? calendar.with(own)) ?? calendar
  }
}

extension Settings {
  /// The number of minutes from imsak to Fajr; nil for the usual number in the country for which the calculation method
  /// is intended.
  package var imsak: Int? { text(PrayerSettings.imsak).flatMap { Int($0) } }

  /// When Jumu'ah begins, in minutes after midnight; nil if it begins at Dhuhr's time.
  package var jumuahAt: Int? { text(PrayerSettings.jumuahAt).flatMap(PrayerSettings.minute) }

  /// Returns the setting's text; nil if the text is empty.
  fileprivate func text(_ setting: Setting) -> String? {
    guard case .text(let text) = value(of: setting), !text.isEmpty else { return nil }
    return text
  }
}

extension PrayerSettings {
  /// Parses a time of day such as `13:00` as minutes after midnight; nil for other texts.
  fileprivate static func minute(_ text: String) -> Int? {
    if case .clock(let minute) = InstantInput(text) { minute } else { nil }
  }
}

extension Setting.TextForm {
  fileprivate static let minutes = Setting.TextForm(examples: ["10"]) { Int($0).map { (0...30).contains($0) } ?? false }
  fileprivate static let clock = Setting.TextForm(examples: ["13:00"]) { PrayerSettings.minute($0) != nil }
  fileprivate static let extras = Setting.TextForm(examples: ["witr duha"]) { text in
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map { Extra(rawValue: String($0)) }
    return !words.contains(nil) && Set(words).count == words.count
  }
  fileprivate static let day = Setting.TextForm(examples: ["2026-01-01"], .pastDay) { CivilDay($0) != nil }
  /// A number alone keeps which prayers count.
  fileprivate static let goal = Setting.TextForm(
    examples: ["28 prayed", "30 on-time"],
    completing: { entered, stored in
      Int(entered) == nil ? entered : "\(entered) \((PrayerGoal(stored)?.kind ?? .prayed).rawValue)"
    }, isOfForm: { PrayerGoal($0) != nil })
  fileprivate static let quietHours = Setting.TextForm(examples: ["22:30-06:00", "22:30-06:00 fajr isha"]) {
    QuietHours($0) != nil
  }
}

/// A goal is written as `28 prayed` or `30 on-time`.
extension PrayerGoal: LosslessStringConvertible {
  package init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let count = Int(words[0]), let kind = Kind(rawValue: String(words[1])),
      let goal = try? PrayerGoal(count, kind)
    else { return nil }
    self = goal
  }

  package var description: String { "\(count) \(kind.rawValue)" }
}

/// Quiet hours are written as `22:30-06:00`, optionally followed by the prayers that are exempt: `22:30-06:00 fajr
/// isha`.
extension QuietHours: LosslessStringConvertible {
  package init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let allowed = words.dropFirst().map { Prayer(rawValue: $0) }
    guard let hours = words.first.map({ Array($0.utf8) }), hours.count == 11, hours[5] == UInt8(ascii: "-"),
      let from = QuietHours.minute(hours[0..<5]), let to = QuietHours.minute(hours[6..<11]),
      !allowed.contains(nil), Set(allowed).count == allowed.count,
      let quiet = try? QuietHours(from: from, to: to, allowed: Set(allowed.compactMap(\.self)))
    else { return nil }
    self = quiet
  }

  /// Parses a text such as `22:30` as minutes since midnight; nil if it is not a time of day.
  private static func minute(_ text: ArraySlice<UInt8>) -> Int? {
    let digits = Array(text)
    guard digits[2] == UInt8(ascii: ":"), let hour = ASCII.integer(digits[0..<2]), hour < 24,
      let minute = ASCII.integer(digits[3..<5]), minute < 60
    else { return nil }
    return hour * 60 + minute
  }

  package var description: String {
    let names = allowed.sorted().map { " " + $0.rawValue }.joined()
    return "\(QuietHours.clock(from))-\(QuietHours.clock(to))\(names)"
  }

  private static func clock(_ minute: Int) -> String {
    "\(ASCII.decimal(minute / 60, digits: 2)):\(ASCII.decimal(minute % 60, digits: 2))"
  }
}
