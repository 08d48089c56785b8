import KernelApplication
import KernelCommandLine
import KernelDomain
import PrayerApplication
import PrayerDomain
import PrayerPresentation

/// Recording prayers, and times without them.
extension Command {
  static let logPrayer = Command(
    "prayer log", [.prayer, Parameter.status.optional],
    options: [
      .day,
      Option(
        "at", Parameter("TIME", help: LocalizedText(cs: "čas, třeba 05:41", en: "a time, such as 05:41")),
        help: LocalizedText(cs: "Kdy to bylo; jinak teď", en: "When it was; else now")),
      Option("congregation", help: LocalizedText(cs: "Ve společenství", en: "In congregation")),
      Option(
        "combined",
        help: LocalizedText(cs: "Spojeno: zuhr s asrem, maghrib s išou", en: "Dhuhr with asr, or maghrib with isha")
      ),
      Option("no-time", help: LocalizedText(cs: "Bez času", en: "No time")),
      Option("no-congregation", help: LocalizedText(cs: "Ne ve společenství", en: "Not in congregation")),
      Option("no-combined", help: LocalizedText(cs: "Ne spojeno", en: "Not combined")),
    ],
    summary: LocalizedText(cs: "Zaznamená modlitbu", en: "Record a prayer"),
    details: LocalizedText(
      cs:
        "Bez STATUS plyne z času: on-time, late nebo made-up. Modlitbu, která ještě nezačala, jde jen omluvit. U té, která "
        + "už je zaznamenaná, zůstane, co neuvedete.",
      en:
        "Without STATUS it follows from the time: on-time, late or made-up. What has not begun can only be excused. Of one "
        + "that is recorded already, what you leave out stays."),
    examples: [
      Example("prayer log fajr", LocalizedText(cs: "právě teď", en: "just now")),
      Example(
        "prayer log iša --at 22:10 --congregation",
        LocalizedText(cs: "česky, ve společenství", en: "Czech names do as well")),
      Example("prayer log dhuhr missed --day 2026-11-20", LocalizedText(cs: "zmeškaná", en: "one that was missed")),
    ]
  ) { arguments, session throws(CommandError) in
    func told(_ name: String) -> Bool? {
      arguments.has(name) ? true : arguments.has("no-" + name) ? false : nil
    }
    let input = LogPrayer.Input(
      prayer: try arguments.prayer(), day: try arguments.day("--day"), status: try arguments.status("STATUS"),
      at: try arguments.instant("--at"), withoutTime: arguments.has("no-time") ? true : nil,
      congregation: told("congregation"), combined: told("combined"))
    return try session.reportChange(LogPrayer.self, input, number: \.change) { $0.logged($1) }
  }

  static let clearPrayer = Command(
    "prayer clear", [.prayer], options: [.day],
    summary: LocalizedText(cs: "Smaže záznam modlitby", en: "Remove what is recorded of a prayer"),
    examples: [
      Example("prayer clear asr --day 2026-11-20", LocalizedText(cs: "jako by nebyl", en: "as though it had not been"))
    ]
  ) { arguments, session throws(CommandError) in
    let input = ClearEntry.Input(prayer: try arguments.prayer(), day: try arguments.day("--day"))
    return try session.reportChange(ClearEntry.self, input, number: \.change) { $0.cleared($1) }
  }

  static let logRange = Command(
    "prayer log-range", [.day("FROM"), .day("TO"), .status], options: [.prayers],
    summary: LocalizedText(cs: "Zaznamená, co v období chybí", en: "Record what is missing of some days"),
    details: LocalizedText(
      cs: "Jen modlitby, které už skončily a nemají záznam; nejvýše 400 dnů.",
      en: "Only prayers that have ended and have no entry; at most 400 days."),
    examples: [
      Example(
        "prayer log-range 2026-11-01 2026-11-07 on-time", LocalizedText(cs: "celý týden včas", en: "a week on time")),
      Example(
        "prayer log-range 2026-11-01 2026-11-07 missed --prayers fajr", LocalizedText(cs: "jen fadžr", en: "just fajr")),
    ]
  ) { arguments, session throws(CommandError) in
    guard let status = try arguments.status("STATUS") else { preconditionFailure("STATUS is required") }
    let input = LogRange.Input(
      from: try arguments.requiredDay("FROM"), to: try arguments.requiredDay("TO"),
      prayers: try arguments.prayers("--prayers"), status: status)
    return try session.reportChange(LogRange.self, input, number: \.change) { $0.logged($1) }
  }

  // MARK: Excuses

  static let excuse = Command(
    "prayer excuse",
    options: [
      Option(
        "from", .prayerOfDay,
        help: LocalizedText(cs: "Od které; jinak od té nynější", en: "From which on; else from now")),
      Option(
        "until", .prayerOfDay,
        help: LocalizedText(
          cs: "První, která už omluvená není; jinak trvá", en: "The first no longer excused; else it goes on")),
      Option(
        "reason",
        Parameter(
          "REASON", .choice(Excuse.Reason.allCases.map(\.rawValue)), help: LocalizedText(cs: "důvod", en: "a reason")),
        help: LocalizedText(
          cs: "Důvod, který ukazuje jen profil: menses, postnatal, illness, travel, other",
          en: "A reason, which only the profile shows: menses, postnatal, illness, travel, other")),
    ],
    summary: LocalizedText(cs: "Omluví modlitby od teď nebo v období", en: "Excuse prayers from now on, or in a time"),
    details: LocalizedText(
      cs: "Omluvené se nedluží ani nepočítají; co je v tom období zaznamenáno, platí.",
      en: "Excused prayers are neither owed nor counted; what is recorded within that time holds."),
    examples: [
      Example("prayer excuse", LocalizedText(cs: "od teď", en: "from now on")),
      Example(
        "prayer excuse --from 2026-11-20/asr --until 2026-11-25/fajr --reason travel",
        LocalizedText(cs: "cesta", en: "a journey")),
    ]
  ) { arguments, session throws(CommandError) in
    let input = AddExcuse.Input(
      from: try arguments.prayerName("--from"), until: try arguments.prayerName("--until"),
      reason: try arguments.choice("--reason"))
    return try session.reportChange(AddExcuse.self, input, number: \.change) { $0.excused($1) }
  }

  static let endExcuse = Command(
    "prayer end-excuse",
    options: [
      Option(
        "until", .prayerOfDay,
        help: LocalizedText(
          cs: "První, která už omluvená není; jinak ta nynější", en: "The first no longer excused; else now's"))
    ],
    summary: LocalizedText(cs: "Ukončí omluvené období, které trvá", en: "End the excused time that goes on")
  ) { arguments, session throws(CommandError) in
    let input = EndExcuse.Input(until: try arguments.prayerName("--until"))
    return try session.reportChange(EndExcuse.self, input, number: \.change) { $0.excused($1) }
  }

  static let removeExcuse = Command(
    "prayer remove-excuse", [.prayerOfDay],
    summary: LocalizedText(cs: "Zruší omluvené období", en: "Remove an excused time"),
    examples: [Example("prayer remove-excuse 2026-11-20/asr", LocalizedText(cs: "podle začátku", en: "by its begin"))]
  ) { arguments, session throws(CommandError) in
    guard let from = try arguments.prayerName("DAY/PRAYER") else { preconditionFailure("DAY/PRAYER is required") }
    return try session.reportChange(RemoveExcuse.self, RemoveExcuse.Input(from: from), number: \.change) {
      $0.excuseRemoved($1)
    }
  }

  static let excuses = Command(
    "prayer excuses",
    summary: LocalizedText(cs: "Vypíše omluvená období", en: "List the excused times"),
    details: LocalizedText(cs: "Nejnovější napřed, i s důvody.", en: "The latest first, with their reasons.")
  ) { _, session throws(CommandError) in
    try session.report(ListExcuses.self, NoInput()) { output, language, _ in
      PrayerSummaries(language: language).excuses(output)
    }
  }
}
