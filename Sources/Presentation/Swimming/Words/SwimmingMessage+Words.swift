package import KernelApplication
import KernelDomain
package import KernelPresentation
package import SwimmingApplication
import SwimmingDomain

extension SwimmingMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    return switch self {
    case .noSuchSwim(let name):
      localizer.localized(
        cs: "trénink „\(name)“ neexistuje", en: "there is no swim \"\(name)\"", hint: SwimmingMessage.list(localizer))
    case .noSwimYet:
      localizer.localized(
        cs: "v knize ještě není žádný trénink", en: "the book has no swims yet",
        hint: localizer.command("import", "PATH", cs: "Načtěte nějaký", en: "Import some"))
    case .noSuchSegment(let name, let segments):
      localizer.localized(
        cs: "úsek „\(name)“ neexistuje", en: "there is no segment \"\(name)\"",
        hint: segments == 0
          ? localizer.say(cs: "Ten trénink nemá délky.", en: "That swim has no laps.")
          : localizer.say(cs: "Ten trénink má úseky 1 až \(segments).", en: "That swim has segments 1 to \(segments)."))
    case .segmentWasJoined(let name, let segment):
      localizer.localized(
        cs: "úsek \(name) je napojený na \(segment)", en: "segment \(name) was joined to \(segment)",
        hint: localizer.command("swim", "segment", segment, cs: "Ukáže ho", en: "See that one"))
    case .noSuchCourse(let name, let courses):
      localizer.localized(
        cs: "bazén „\(name)“ neexistuje", en: "there is no course \"\(name)\"",
        hint: localizer.say(
          cs: "V knize jsou tréninky na bazénech: \(courses.joined(separator: ", "))",
          en: "The book has swims on: \(courses.joined(separator: ", ")).")
      )
    case .noRecordsOfStyle(let style, let styles):
      localizer.localized(
        cs: "rekordy se nevedou: \(SwimmingMessage.name(style, localizer))", en: "there are no records for \(style)",
        hint: SwimmingMessage.choice(styles, localizer))
    case .noRecordsOfDistance(let distance):
      localizer.localized(cs: "rekordy se nevedou: \(distance)", en: "there are no records for \(distance)")
    case .noSwimName(let text):
      SwimmingMessage.noName(
        text, localizer, cs: "jméno tréninku", en: "a swim's name", hint: SwimmingMessage.list(localizer))
    case .noSegmentName(let text):
      SwimmingMessage.noName(
        text, localizer, cs: "jméno úseku", en: "a segment's name",
        hint: localizer.say(
          cs: "Vypadá takto: 20230604T231603Z.13, jméno tréninku a číslo úseku v něm.",
          en: "It looks like 20230604T231603Z.13, the name of the swim and the number of the segment in it."))
    case .noCourseName(let text):
      SwimmingMessage.noName(
        text, localizer, cs: "bazén", en: "a course",
        hint: localizer.say(
          cs: "Na výběr je: lcm, scm, scy, nebo podle délky: other-33.33m",
          en: "There are: lcm, scm, scy, or by its length: other-33.33m"))
    case .noStyleName(let text, let styles):
      SwimmingMessage.noName(
        text, localizer, cs: "styl", en: "a style", hint: SwimmingMessage.choice(styles, localizer))
    case .noPoolLength: localizer.localized(cs: "bazén má 5 až 200 metrů", en: "a pool is 5 to 200 metres long")
    case .noLapRange:
      localizer.localized(
        cs: "délky jsou dvě čísla od 1, první a poslední", en: "laps are two numbers from 1, first and last")
    case .noSwimReference(let text):
      SwimmingMessage.noName(
        text, localizer, cs: "trénink", en: "a swim",
        hint: localizer.say(
          cs: "Napište last, den jako 2025-08-19, nebo jméno tréninku či jeho začátek.",
          en: "Give last, a day such as 2025-08-19, or the name of a swim or its beginning."))
    case .noComparedReference(let text):
      SwimmingMessage.noName(
        text, localizer, cs: "trénink ani pokus", en: "a swim or an attempt",
        hint: localizer.say(
          cs: "Napište trénink (last, 2025-08-19), nebo pokus: úsek a délky jako 20250809T174358Z.9:27-28.",
          en: "Give a swim (last, 2025-08-19), or an attempt: a segment and laps such as 20250809T174358Z.9:27-28."))
    case .comparesOneKind:
      localizer.localized(
        cs: "porovnat jde jen dva tréninky, nebo dva pokusy",
        en: "only two swims can be compared, or two attempts")
    case .splitsOfExcluded(let segment):
      localizer.localized(
        cs: "v úseku \(segment) jsou vynechané délky, a tak nemá mezičasy",
        en: "segment \(segment) has excluded laps, so it has no splits")
    case .poolOption(let text):
      localizer.localized(
        cs: "„\(text)“ není délka bazénu: zadejte metry od 5 do 200, nebo yardy jako 25yd",
        en: "\"\(text)\" is not a pool length: give metres from 5 to 200, or yards as 25yd")
    case .poolMissing(let path):
      localizer.localized(
        cs: "\(path) neudává, jak dlouhý byl bazén: zadejte --pool METRES",
        en: "\(path) does not say how long the pool was: give it with --pool METRES")
    case .lapsOutsideSegment(let laps, let segment):
      localizer.localized(cs: "\(laps) neleží v úseku \(segment)", en: "\(laps) does not lie in segment \(segment)")
    case .lapsOutsideSwim(let swim, let laps):
      localizer.localized(
        cs: "v tréninku \(swim) je \(localizer.language.counted(laps, .laps))",
        en: "swim \(swim) has \(localizer.language.counted(laps, .laps))")
    case .lapNumber: localizer.localized(cs: "délky se číslují od 1", en: "laps are numbered from 1")
    case .swimWasRemoved(let swim, let change):
      localizer.localized(
        cs: "trénink \(swim) je vyřazen", en: "swim \(swim) was removed", hint: SwimmingMessage.undo(change, localizer))
    case .segmentEnds(let lap):
      localizer.localized(
        cs: "úsek končí délkou \(lap): délky dvou úseků nejsou jedna",
        en: "a segment ends after lap \(lap): laps of two segments are not one length")
    case .mergeOfOneLap(let example):
      localizer.localized(
        cs: "spojit jde nejméně dvě délky: rozsah jako \(example)",
        en: "a merge takes at least two laps: a range such as \(example)")
    case .partOfMerged(let laps):
      localizer.localized(
        cs: "délky \(laps) jsou spojené v jednu: zadejte všechny",
        en: "laps \(laps) were merged into one: name all of them")
    case .lapWasSplit(let lap, let change):
      localizer.localized(
        cs: "délka \(lap) je rozdělená", en: "lap \(lap) was split", hint: SwimmingMessage.undo(change, localizer))
    case .lapsWereMerged(let laps, let change):
      localizer.localized(
        cs: "délky \(laps) jsou spojené v jednu", en: "laps \(laps) were merged into one",
        hint: SwimmingMessage.undo(change, localizer))
    case .lapWasExcluded(let lap, let change):
      localizer.localized(
        cs: "délka \(lap) je vynechaná", en: "lap \(lap) was excluded", hint: SwimmingMessage.undo(change, localizer))
    case .splitInto(let least, let most):
      localizer.localized(
        cs: "délku jde rozdělit na \(least) až \(most) částí",
        en: "a lap can be split into \(least) to \(most) lengths")
    case .lastSegment(let segment):
      localizer.localized(
        cs: "\(segment) je poslední úsek: za ním už žádný není",
        en: "\(segment) is the last segment: none follows it")
    case .notTorn(let laps, let change):
      localizer.localized(
        cs: "mezi délkami \(laps) žádný úsek nekončí", en: "no segment ends between laps \(laps)",
        hint: change == nil ? nil : SwimmingMessage.undo(change, localizer))
    case .gapTooLong(let gap, let most):
      localizer.localized(
        cs: "mezera \(localizer.language.duration(seconds: gap / 1_000)) je na spojení dlouhá: nejvýš "
          + "\(localizer.language.duration(seconds: most / 1_000)), minuta a 0,8 obvyklé délky",
        en: "a gap of \(localizer.language.duration(seconds: gap / 1_000)) is too long to join: at most "
          + "\(localizer.language.duration(seconds: most / 1_000)), a minute and 0.8 of a usual lap",
        hint: localizer.command(
          "swim", "reclaim", "SEGMENT", "--lengths", "N", cs: "Jestli jste v ní plavala, doplňte do ní délky",
          en: "If you swam in it, put its lengths back"))
    case .lengthsInGap(let least, let most):
      localizer.localized(
        cs: "do mezery jde doplnit \(least) až \(most) délek", en: "a gap can hold \(least) to \(most) lengths")
    case .tooManyLengths(let most):
      localizer.localized(
        cs: most == 0
          ? "tak rychle nikdo neplave: do mezery se nevejde ani jedna délka"
          : "tak rychle nikdo neplave: do mezery se jich vejde nejvýš \(most)",
        en: most == 0
          ? "nobody swims that fast: the gap holds no length at all"
          : "nobody swims that fast: the gap holds \(most) at most")
    case .stylesDiffer(let styles):
      localizer.localized(
        cs: "délky kolem mezery jsou různé: řekněte, jakým stylem jste plavala",
        en: "the laps beside the gap differ: say which style you swam",
        hint: SwimmingMessage.choice(styles, localizer))
    case .lengthsReclaimed(let lap, let change):
      localizer.localized(
        cs: "za délku \(lap) jste doplnila další", en: "lengths were put in after lap \(lap)",
        hint: SwimmingMessage.undo(change, localizer))
    case .noDuplicate(let swim):
      localizer.localized(
        cs: "trénink \(swim) není druhý záznam: počítá se, nebo jiný záznam nemá",
        en: "swim \(swim) is not a duplicate: it already counts, or is the only recording of its swim",
        hint: localizer.command("review", cs: "Co čeká na váš úsudek, ukáže", en: "See what is left to decide"))
    case .saidAlready:
      localizer.localized(
        cs: "kniha to tak už má", en: "the book already has this",
        hint: localizer.say(cs: "Není co dělat.", en: "There is nothing to do."))
    case .noResultName(let text):
      SwimmingMessage.noName(
        text, localizer, cs: "jméno výsledku", en: "a result's name",
        hint: localizer.command("swim", "meets", cs: "Které výsledky jsou, ukáže", en: "See which there are"))
    case .noSuchResult(let name):
      localizer.localized(
        cs: "výsledek „\(name)“ v knize není", en: "there is no result \"\(name)\"",
        hint: localizer.command("swim", "meets", cs: "Které výsledky jsou, ukáže", en: "See which there are"))
    case .noSwimTime(let text):
      localizer.localized(
        cs: "„\(text)“ není čas", en: "\"\(text)\" is not a time",
        hint: localizer.say(cs: "Pište jako 1:12,34 nebo 36,20.", en: "Write it like 1:12.34 or 36.20."))
    case .notOfThePool(let distance, let unit, let course):
      localizer.localized(
        cs: "\(distance) \(unit) není celý počet délek (\(course))",
        en: "\(distance) \(unit) is not a whole number of lengths of \(course)")
    case .noMeetStyle:
      localizer.localized(
        cs: "na závodech se plavou čtyři způsoby a polohový závod",
        en: "meets have only the four strokes and the medley")
    case .meetMissing: localizer.localized(cs: "závody nemají jméno", en: "the meet has no name")
    case .noBirth(let text):
      localizer.localized(
        cs: "„\(text)“ není datum narození", en: "\"\(text)\" is not a birth date",
        hint: localizer.say(
          cs: "Pište jako 1990-05-31, nebo jen rok.", en: "Write it like 1990-05-31, or just the year."))
    case .athleteMissing:
      localizer.localized(
        cs: "soubor má výsledky všech; řekněte, kdo jste", en: "the file has everybody's results: say who you are",
        hint: localizer.command(
          "profile", "set", "name", "NAME", cs: "Jménem (--name), licencí (--licence), nebo ho dejte do profilu",
          en: "By name (--name), by licence (--licence), or put it in the profile"))
    case .noSuchAthlete(let name, let nearest):
      localizer.localized(
        cs: "„\(name)“ v souboru není", en: "\"\(name)\" is not in the file",
        hint: nearest.isEmpty
          ? localizer.say(
            cs: "Napište jméno (--name) a ročník (--birth), jak jsou ve výsledcích, nebo licenci (--licence).",
            en:
              "Give the name (--name) and year of birth (--birth) as the results have them, or the licence (--licence)."
          )
          : localizer.say(
            cs: "Nejbližší jména: \(nearest.joined(separator: "; "))",
            en: "The nearest names: \(nearest.joined(separator: "; "))"))
    case .severalAthletes(let name, let athletes):
      localizer.localized(
        cs: "„\(name)“ je v souboru několikrát: \(athletes.joined(separator: "; "))",
        en: "there are several \"\(name)\" in the file: \(athletes.joined(separator: "; "))",
        hint: localizer.say(
          cs: "Rozlište je datem nebo rokem narození (--birth) nebo licencí (--licence).",
          en: "Tell them apart by birth date or year (--birth) or licence (--licence)."))
    case .noResultsInFile: localizer.localized(cs: "neobsahuje žádné výsledky", en: "contains no results")
    case .noBaseTimesInFile: localizer.localized(cs: "neobsahuje žádné základní časy", en: "contains no base times")
    case .noMeetInArchive:
      localizer.localized(
        cs: "je archiv bez souboru .lef s výsledky", en: "is an archive without a .lef file of results")
    case .holdsMeets(let path):
      localizer.localized(
        cs: "obsahuje výsledky závodů, a ty nejsou tréninky", en: "contains results of meets, which are not swims",
        hint: localizer.command(
          "swim", "import-results", path, "--name", "NAME", cs: "Vezměte z něj své", en: "Import yours"))
    case .badRows(let rows): ResultRowProblem.words(rows, localizer, wanted: ResultRowProblem.wanted)
    case .badBaseTimeRows(let rows): ResultRowProblem.words(rows, localizer, wanted: ResultRowProblem.wantedOfBaseTimes)
    case .nothingToExport(let swim):
      localizer.localized(
        cs: "trénink \(swim) nemá délky, nebo se neví, jak dlouhý byl bazén: není co zapsat",
        en: "swim \(swim) has no lengths, or its pool is not known: there is nothing to write")
    case .emptyTable: localizer.localized(cs: "tabulka by byla prázdná", en: "the table would be empty")
    case .lostSwim:
      localizer.localized(cs: "trénink: není to, co bylo zapsáno", en: "a swim, which is not what was written")
    case .lostSurroundings:
      localizer.localized(
        cs: "okolí tréninků: není to, co bylo zapsáno",
        en: "the data around the swims, which is not what was written")
    case .swims(let count):
      localizer.localized(cs: localizer.language.counted(count, .swims), en: count == 1 ? "1 swim" : "\(count) swims")
    case .lapRecords(let count):
      localizer.localized(
        cs: localizer.language.counted(count, .lapRecords), en: localizer.language.counted(count, .lapRecords))
    case .lapRecordsFrom(let count, let start):
      localizer.localized(
        cs: "\(localizer.language.counted(count, .lapRecords)) od \(start)",
        en: "\(localizer.language.counted(count, .lapRecords)) from \(start) on")
    case .laps(let swim): localizer.localized(cs: "délky, trénink \(swim)", en: "laps of swim \(swim)")
    case .someLaps(let count, let swim):
      localizer.localized(
        cs: "\(localizer.language.counted(count, .laps)), trénink \(swim)",
        en: "\(localizer.language.counted(count, .laps)) of swim \(swim)")
    case .lengths(let count):
      localizer.localized(cs: localizer.language.counted(count, .laps), en: localizer.language.counted(count, .lengths))
    case .someLengths(let count, let swim):
      localizer.localized(
        cs: "\(localizer.language.counted(count, .laps)), trénink \(swim)",
        en: "\(localizer.language.counted(count, .lengths)) of swim \(swim)"
      )
    case .poolLength(let swim):
      localizer.localized(cs: "délka bazénu, trénink \(swim)", en: "pool length of swim \(swim)")
    case .timeZone(let swim): localizer.localized(cs: "časové pásmo, trénink \(swim)", en: "time zone of swim \(swim)")
    case .singleTimes(let swim):
      localizer.localized(cs: "časy jednotlivých délek, trénink \(swim)", en: "times of single lengths of swim \(swim)")
    case .undatedSwim: localizer.localized(cs: "trénink bez data", en: "a swim without a date")
    case .activityWithoutLaps: localizer.localized(cs: "aktivita bez kol", en: "an activity without laps")
    case .noSwims: localizer.localized(cs: "není v něm žádný trénink plavání", en: "it contains no swims")
    case .inOpenWater:
      localizer.localized(
        cs: "byl na otevřené vodě; zůstává jako trénink bez délek",
        en: "it was in open water; it is kept as a swim without laps")
    case .noLengthsRecorded:
      localizer.localized(
        cs: "hodinky nezaznamenaly délky; zůstává jako trénink bez délek",
        en: "the watch recorded no lengths; it is kept as a swim without laps")
    case .noLengthsTold:
      localizer.localized(
        cs: "soubor neudává délky; zůstává jako trénink bez délek",
        en: "the file gives no lengths; it is kept as a swim without laps")
    case .lapsMissing(let evidence):
      localizer.localized(
        cs: "\(evidence.text(localizer)); část exportu chybí a trénink čeká na posouzení",
        en: "\(evidence.text(localizer)); part of the export is missing, so review the swim")
    case .noSwimThen:
      localizer.localized(
        cs: "v té době v exportu žádný trénink není: část exportu asi chybí",
        en: "the export has no swim at that time: part of it may be missing")
    case .noReadableStart:
      localizer.localized(cs: "export neudává čitelný začátek", en: "the export gives no readable start")
    case .noReadableAmount:
      localizer.localized(
        cs: "export neudává čitelný čas nebo množství", en: "the export gives no readable time or amount")
    case .noReadableDuration:
      localizer.localized(
        cs: "export neudává čitelné datum nebo trvání", en: "the export gives no readable date or duration")
    case .impossibleDuration:
      localizer.localized(
        cs: "každá by trvala nic, nebo přes hodinu", en: "each would have taken no time, or more than an hour")
    case .poolNotGiven(let swim):
      localizer.localized(
        cs: "soubor ji neudává; zadejte ji: \(localizer.program.command("swim", "set-pool", swim, "METRES"))",
        en: "the file does not give it; set it: \(localizer.program.command("swim", "set-pool", swim, "METRES"))")
    case .sameSecond(let most):
      localizer.localized(
        cs: "více než \(most) tréninků začíná v téže vteřině", en: "more than \(most) swims start in the same second")
    case .clockNeverSet:
      localizer.localized(
        cs: "hodinky neměly nastavený čas a soubor neudává, kdy to bylo",
        en: "the watch's clock was not set, and the file does not say when it was")
    case .clockNotSet:
      localizer.localized(
        cs: "hodinky neměly nastavený čas; jejich místní čas se bere jako UTC",
        en: "the watch's clock was not set; its local time is taken as UTC")
    case .noSession:
      localizer.localized(
        cs: "soubor neudává, ke kterému tréninku patří", en: "the file does not say which swim it belongs to")
    case .noStartOrDuration:
      localizer.localized(cs: "soubor neudává začátek nebo trvání", en: "the file gives no start or no duration")
    case .unevenLaps:
      localizer.localized(
        cs: "ne celý počet délek, bez času nebo přerušeno",
        en: "not a whole number of lengths, without a time, or paused")
    case .equalShares:
      localizer.localized(
        cs: "soubor je udává jen po kolech; berou se stejné díly",
        en: "the file gives only those of laps; they are divided evenly")
    case .noDate: localizer.localized(cs: "soubor neudává, kdy byla", en: "the file does not say when it was")
    }
  }

  private static func list(_ localizer: MessageLocalizer) -> String {
    localizer.command("swim", "list", cs: "Které jsou, ukáže", en: "See which there are")
  }

  /// - Parameter change: nil where the number of the one in the way is not known.
  private static func undo(_ change: Int?, _ localizer: MessageLocalizer) -> String {
    guard let change else {
      return localizer.command(
        "changes", cs: "Nejdřív to vezměte zpět; které změny jsou, ukáže", en: "Undo that first; see the changes")
    }
    return localizer.command("undo", String(change), cs: "Nejdřív to vezměte zpět", en: "Undo that first")
  }

  private static func noName(
    _ text: String?, _ localizer: MessageLocalizer, cs: String, en: String, hint: String
  ) -> MessageText {
    localizer.localized(
      cs: text.map { "„\($0)“ není \(cs)" } ?? "to není \(cs)",
      en: text.map { "\"\($0)\" is not \(en)" } ?? "that is not \(en)", hint: hint)
  }

  /// The swimmer's name for a style, where it differs from the program's.
  private static func name(_ style: String, _ localizer: MessageLocalizer) -> String {
    StrokeStyle(style)?.name(localizer.language).lowercased() ?? style
  }

  /// The words to enter, each with the swimmer's name for the style where that differs.
  private static func choice(_ styles: [String], _ localizer: MessageLocalizer) -> String {
    guard localizer.language.tag == .cs else { return localizer.choice(styles) }
    return localizer.choice(
      styles.map { style in
        let name = name(style, localizer)
        return name == style ? style : "\(style) (\(name))"
      })
  }
}

extension SwimmingMessage.LapEvidence {
  fileprivate func text(_ localizer: MessageLocalizer) -> String {
    switch self {
    case .distance(let laps, let swum):
      localizer.say(cs: "dávají \(laps) m z uplavaných \(swum) m", en: "they add up to \(laps) m of the \(swum) m swum")
    case .records(let found, let laps):
      localizer.say(
        cs: "je jich \(laps), ale záznamů \(found)", en: "there are \(laps) of them, but \(found) records")
    case .outside(let count):
      localizer.say(cs: "\(count) z nich leží mimo jeho dobu", en: "\(count) of them lie outside its time")
    }
  }
}
