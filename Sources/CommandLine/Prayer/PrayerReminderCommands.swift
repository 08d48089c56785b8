import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import PrayerApplication
import PrayerDomain
import PrayerPresentation

extension Command {
  static let remind = Command(
    "prayer remind",
    [
      Parameter(
        "WHEN", .choice(ReminderRule.When.allCases.map(\.rawValue)),
        cs: "before, at, after, before-end, imsak nebo iftar", en: "before, at, after, before-end, imsak or iftar"
      ).optional
    ],
    options: [
      Option("minutes", .minutes, cs: "O kolik minut, do 120", en: "How many minutes, up to 120"),
      .prayers,
      Option(
        "id", Parameter("ID", .name("prayer names reminders"), cs: "jméno", en: "a name"),
        cs: "Jméno té, která se mění (co neuvedete, zůstane); jinak jako before-10",
        en: "The reminder to change (what you leave out stays); a new one gets a name such as before-10"),
    ],
    cs: "Nastaví připomínku", en: "Set a reminder",
    details: LocalizedText(
      cs:
        "Připomíná jen to, co není zaznamenáno ani omluveno. Chodí, jen když běží služba; ukáže je recordbook watch a "
        + "recordbook open.",
      en:
        "Reminds only of prayers that are neither recorded nor excused. Reminders come only while the service runs; "
        + "recordbook watch and recordbook open show them."),
    examples: [
      Example("prayer remind at", cs: "na začátku každé", en: "when each prayer begins"),
      Example("prayer remind before --minutes 10 --prayers fajr", cs: "před fadžrem", en: "before fajr"),
    ]
  ) { arguments, session throws(CommandError) in
    let when: ReminderRule.When? = try arguments.value("WHEN", session)
    let input = SetReminder.Input(
      id: arguments["--id"], prayers: try arguments.value("--prayers", session), when: when,
      minutes: try arguments.signedNumber("--minutes"))
    let status = try session.reportChange(SetReminder.self, input, number: \.change) { $0.reminder($1) }
    if !session.options.json, !session.isServed { try session.tellOfService() }
    return status
  }

  static let reminders = Command(
    "prayer reminders", ListReminders.self, ListReminders.Input.init,
    options: [
      Option(
        "hours", Parameter("HOURS", cs: "hodiny, do 168", en: "hours, up to 168"),
        cs: "Jak daleko dopředu; jinak den", en: "How far ahead (default: a day)")
    ],
    cs: "Vypíše připomínky a ty nejbližší", en: "List reminders, and when they come next",
    reply: .summary { $0.reminders($1) })

  static let removeReminder = Command(
    "prayer remove-reminder", RemoveReminder.self, RemoveReminder.Input.init,
    [
      Parameter(
        "ID", .name("prayer names reminders"), cs: "jméno připomínky, jak ho uvádí reminders",
        en: "a reminder's name, as reminders lists it")
    ],
    cs: "Zruší připomínku", en: "Remove a reminder",
    examples: [Example("prayer remove-reminder before-10", cs: "podle jména", en: "by its name")],
    reply: .change(\.change) { $0.reminderRemoved($1) })
}

extension Session {
  /// Prints a remark that reminders are sent only while a service is running.
  fileprivate func tellOfService() throws(CommandError) {
    let language = language
    let words = ReminderStrings(strings: PrayerStrings(language: language))
    try write(words: "\(words.needsService).\n\(words.install): \(program.command("service", "install"))\n")
  }
}
