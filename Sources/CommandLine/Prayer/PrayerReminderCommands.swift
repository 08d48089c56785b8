import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain
import PrayerPresentation

/// Being reminded of prayers.
extension Command {
  static let remind = Command(
    "prayer remind",
    [
      Parameter(
        "WHEN", .choice(ReminderRule.When.allCases.map(\.rawValue)),
        help: LocalizedText(cs: "before, at, after nebo before-end", en: "before, at, after or before-end")
      ).optional
    ],
    options: [
      Option(
        "minutes", .minutes, help: LocalizedText(cs: "O kolik minut, do 120", en: "By how many minutes, up to 120")),
      .prayers,
      Option(
        "id", Parameter("ID", help: LocalizedText(cs: "jméno", en: "a name")),
        help: LocalizedText(
          cs: "Jméno té, která se mění (co neuvedete, zůstane); jinak jako before-10",
          en: "Of the one changed (what you leave out stays); else as before-10")),
    ],
    summary: LocalizedText(cs: "Nastaví připomínku", en: "Set a reminder"),
    details: LocalizedText(
      cs:
        "Připomíná jen to, co není zaznamenáno ani omluveno. Chodí, jen když běží služba; ukáže je recordbook watch a "
        + "recordbook open.",
      en:
        "It reminds only of what is neither recorded nor excused. Reminders come only while the service runs; recordbook "
        + "watch and recordbook open show them."),
    examples: [
      Example("prayer remind at", LocalizedText(cs: "na začátku každé", en: "when each begins")),
      Example("prayer remind before --minutes 10 --prayers fajr", LocalizedText(cs: "před fadžrem", en: "before fajr")),
    ]
  ) { arguments, session throws(CommandError) in
    let when: ReminderRule.When? = try arguments.choice("WHEN")
    let input = SetReminder.Input(
      id: arguments["--id"], prayers: try arguments.prayers("--prayers"), when: when,
      minutes: try arguments.signedNumber("--minutes"))
    let status = try session.reportChange(SetReminder.self, input, number: \.change) { $0.reminder($1) }
    if !session.options.json, !session.isServed { try session.tellOfService() }
    return status
  }

  static let reminders = Command(
    "prayer reminders",
    options: [
      Option(
        "hours", Parameter("HOURS", help: LocalizedText(cs: "hodiny, do 168", en: "hours, up to 168")),
        help: LocalizedText(cs: "Jak daleko dopředu; jinak den", en: "How far ahead; else a day"))
    ],
    summary: LocalizedText(cs: "Vypíše připomínky a ty nejbližší", en: "List the reminders, and those ahead")
  ) { arguments, session throws(CommandError) in
    let hours = arguments["--hours"] == nil ? nil : try arguments.wholeNumber("--hours")
    return try session.report(ListReminders.self, ListReminders.Input(hours: hours)) { output, language, _ in
      PrayerSummaries(language: language).reminders(output)
    }
  }

  static let removeReminder = Command(
    "prayer remove-reminder",
    [
      Parameter(
        "ID",
        help: LocalizedText(cs: "jméno připomínky, jak ho uvádí reminders", en: "a reminder, as reminders lists it"))
    ],
    summary: LocalizedText(cs: "Zruší připomínku", en: "Remove a reminder"),
    examples: [Example("prayer remove-reminder before-10", LocalizedText(cs: "podle jména", en: "by its name"))]
  ) { arguments, session throws(CommandError) in
    let input = RemoveReminder.Input(id: arguments.word("ID"))
    return try session.reportChange(RemoveReminder.self, input, number: \.change) { $0.reminderRemoved($1) }
  }
}

extension Session {
  /// Without a service nobody is there to remind.
  fileprivate func tellOfService() throws(CommandError) {
    let language = language
    let words = ReminderStrings(strings: PrayerStrings(language: language))
    try write(words: "\(words.needsService).\n\(words.install): \(program.command("service", "install"))\n")
  }
}
