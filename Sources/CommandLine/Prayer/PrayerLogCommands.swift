import KernelApplication
import KernelCommandLine
import KernelDomain
import PrayerApplication
import PrayerDomain
import PrayerPresentation

/// The commands that record prayers and excuses.
extension Command {
  static let logPrayer = Command(
    "prayer log", [.prayer, Parameter.status.optional],
    options: [
      .day,
      Option(
        "at", Parameter("TIME", cs: "čas, třeba 05:41", en: "a time, such as 05:41"),
        cs: "Kdy to bylo; jinak teď", en: "When it was (default: now)"),
      Option("congregation", cs: "Ve společenství", en: "In congregation"),
      Option(
        "combined", cs: "Spojeno: zuhr s asrem, maghrib s išou", en: "Combined: dhuhr with asr, or maghrib with isha"),
      Option("shortened", cs: "Zkráceno na cestě", en: "Shortened on a journey"),
      Option("jumuah", cs: "Jako páteční džum'a", en: "As Jumu'ah on Friday"),
      Option("no-time", cs: "Bez času", en: "No time"),
      Option("no-congregation", cs: "Ne ve společenství", en: "Not in congregation"),
      Option("no-combined", cs: "Ne spojeno", en: "Not combined"),
      Option("no-shortened", cs: "Ne zkráceno", en: "Not shortened"),
      Option("no-jumuah", cs: "Ne jako džum'a", en: "Not as Jumu'ah"),
    ],
    cs: "Zaznamená modlitbu", en: "Record a prayer",
    details: LocalizedText(
      cs:
        "Bez STATUS plyne z času: on-time, late nebo made-up. Modlitbu, která ještě nezačala, jde jen omluvit. "
        + "U té, která už je zaznamenaná, se stav i čas určí znovu; se STATUS zůstane, co neuvedete. "
        + "O spojování a zkracování se školy liší; řiďte se svou.",
      en:
        "Without STATUS, the time decides: on-time, late or made-up. A prayer that has not begun can only be excused. "
        + "If it is already recorded, its status and time are decided anew; with STATUS, details that you leave out "
        + "stay. Schools differ on combining and shortening; follow yours."
    ),
    examples: [
      Example("prayer log fajr", cs: "právě teď", en: "just now"),
      Example("prayer log iša --at 22:10 --congregation", cs: "česky, ve společenství", en: "Czech names work too"),
      Example("prayer log jumuah", cs: "páteční modlitba", en: "the Friday prayer"),
      Example("prayer log dhuhr missed --day 2026-11-20", cs: "zmeškaná", en: "one that was missed"),
    ]
  ) { arguments, session throws(CommandError) in
    func summary(_ name: String) -> Bool? {
      arguments.has(name) ? true : arguments.has("no-" + name) ? false : nil
    }
    let isJumuah = arguments["PRAYER"].map(Arguments.isJumuah) ?? false
    let input = LogPrayer.Input(
      prayer: isJumuah ? .dhuhr : try arguments.value("PRAYER", session), day: try arguments.day("--day", session),
      status: try arguments.value("STATUS", session),
      at: try arguments.value("--at", session), withoutTime: arguments.has("no-time") ? true : nil,
      congregation: summary("congregation"), combined: summary("combined"), shortened: summary("shortened"),
      jumuah: isJumuah ? true : summary("jumuah"))
    return try session.reportChange(LogPrayer.self, input, number: \.change) { $0.logged($1) }
  }

  static let listPrayers = Command(
    "prayer list", [.period], options: [.limit],
    cs: "Vypíše zaznamenané modlitby", en: "List the recorded prayers",
    details: LocalizedText(
      cs: "Den po dni, nejnovější napřed. --limit počítá dny.", en: "Day by day, newest first. --limit counts days."),
    examples: [
      Example("prayer list 2026-11", cs: "jeden měsíc", en: "one month"),
      Example(
        "prayer list --limit 7", cs: "posledních sedm dnů se záznamem", en: "the latest seven days with a record"),
    ]
  ) { arguments, session throws(CommandError) in
    let columns = session.terminal.knownColumns
    let (since, until, limit) = try arguments.listed(session)
    let input = ListPrayers.Input(since: since, until: until, limit: limit)
    return try session.report(ListPrayers.self, input) { output, language, _ in
      PrayerSummaries(language: language).list(output, columns: columns)
    }
  }

  static let clearPrayer = Command(
    "prayer clear", ClearEntry.self, ClearEntry.Input.init, [.prayer], options: [.day],
    cs: "Smaže záznam modlitby", en: "Remove the record of a prayer",
    examples: [Example("prayer clear asr --day 2026-11-20", cs: "jako by nebyl", en: "as if never recorded")],
    reply: .change(\.change) { $0.cleared($1) })

  static let logRange = Command(
    "prayer log-range", [.firstOfSpan, .day("TO"), .status], options: [.prayers, .dryRun],
    cs: "Zaznamená, co v období chybí", en: "Record the unrecorded prayers of several days",
    details: LocalizedText(
      cs: "Jen modlitby, které už skončily a nemají záznam; nejvýše 400 dnů.",
      en: "Only prayers that have ended and are not recorded; at most 400 days."),
    examples: [
      Example("prayer log-range 2026-11-01 2026-11-07 on-time", cs: "celý týden včas", en: "a week on time"),
      Example("prayer log-range 2026-11 missed --prayers fajr", cs: "celý měsíc, jen fadžr", en: "a month, just fajr"),
    ]
  ) { arguments, session throws(CommandError) in
    let span = try arguments.span(session)
    let input = LogRange.Input(
      from: span.from, to: span.to, prayers: try arguments.value("--prayers", session),
      status: try arguments.value("STATUS", session), dryRun: arguments.isDryRun)
    return try session.reportChange(LogRange.self, input, number: \.change) { $0.logged($1) }
  }

  // MARK: Excuses

  static let excuse = Command(
    "prayer excuse", AddExcuse.self, AddExcuse.Input.init,
    options: [
      Option(
        "from", .prayerOfDay, cs: "Od které; jinak od té nynější",
        en: "The first excused prayer (default: the current one)"),
      Option(
        "until", .prayerOfDay,
        cs: "První, která už omluvená není; jinak trvá",
        en: "The first prayer no longer excused (default: open-ended)"),
      Option(
        "reason",
        Parameter(
          "REASON", .choice(Excuse.Reason.allCases.filter(\.excuses).map(\.rawValue)), cs: "důvod", en: "a reason"),
        cs: "Důvod, který ukazuje jen profil: menses, postnatal, unconscious, other",
        en: "A reason, which only the profile shows: menses, postnatal, unconscious, other"),
      Option(
        "owed", cs: "Jen bez vědomí: modlitby jsou po skončení k nahrazení",
        en: "For unconscious only: its prayers count as to be made up when it ends"),
    ],
    cs: "Omluví modlitby od teď nebo v období", en: "Excuse prayers from now on, or for a period",
    details: LocalizedText(
      cs:
        "Při menstruaci a po porodu se modlitby nedluží v žádné škole. O době bez vědomí se školy liší: --owed ji "
        + "počítá k nahrazení, bez něj se nedluží. Cestu zapisuje prayer travel; v nemoci se modlí, jak lze.",
      en:
        "During menstruation and after childbirth no school holds prayers owed. On a time without consciousness "
        + "schools differ: --owed counts its prayers as owed; without it, they are not owed. A journey is recorded "
        + "with prayer travel; in illness, pray as you can."),
    examples: [
      Example("prayer excuse", cs: "od teď", en: "from now on"),
      Example(
        "prayer excuse --from 2026-11-20/asr --until 2026-11-25/fajr --reason menses", cs: "menstruace",
        en: "menstruation"),
    ], reply: .change(\.change) { $0.excused($1) })

  static let endExcuse = Command(
    "prayer end-excuse", EndExcuse.self, EndExcuse.Input.init,
    options: [
      Option(
        "until", .prayerOfDay,
        cs: "První, která už omluvená není; jinak ta nynější",
        en: "The first prayer no longer excused (default: the current one)")
    ],
    cs: "Ukončí omluvené období, které trvá", en: "End the current excused period",
    reply: .change(\.change) { $0.excused($1) })

  static let removeExcuse = Command(
    "prayer remove-excuse", RemoveExcuse.self, RemoveExcuse.Input.init, [.excuse(.excuses)],
    cs: "Zruší omluvené období", en: "Remove an excused period",
    examples: [Example("prayer remove-excuse 2026-11-20/asr", cs: "podle začátku", en: "by its start")],
    reply: .change(\.change) { $0.excuseRemoved($1) })

  static let settleExcuse = Command(
    "prayer settle-excuse", SettleExcuse.self, SettleExcuse.Input.init,
    [
      .excuse(.unsettled),
      Parameter(
        "WAY", .choice(SettleExcuse.Way.allCases.map(\.rawValue)),
        cs: "keep, lift nebo owe", en: "keep, lift or owe"),
    ],
    options: [.dryRun],
    cs: "Rozhodne o dřívějším omluveném období cesty nebo nemoci",
    en: "Decide about an older excuse for a journey or illness",
    details: LocalizedText(
      cs:
        "keep je nechá, jak je; lift je zruší a z cesty udělá cestu; owe navíc zapíše jeho nezaznamenané modlitby jako "
        + "zmeškané. Nic se nezmění samo.",
      en: "keep leaves it as it is; lift removes it, but keeps a journey as a journey; owe also records its unrecorded "
        + "prayers as missed. Nothing changes by itself."),
    examples: [Example("prayer settle-excuse 2026-11-20/asr lift", cs: "zruší je", en: "lift it")],
    reply: .change(\.change) { $0.settled($1) })

  static let excuses = Command(
    "prayer excuses", ListExcuses.self, NoInput.init,
    cs: "Vypíše omluvená období", en: "List excused periods",
    details: LocalizedText(cs: "Nejnovější napřed, i s důvody.", en: "Latest first, with reasons."),
    reply: .summary { $0.excuses($1) })
}
