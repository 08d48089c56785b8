import KernelDomain
package import KernelPresentation
package import SwimmingApplication
import SwimmingDomain

extension SwimmingMessage: WordedMessage {
  package func words(_ speech: Speech) -> MessageWords {
    let words = SwimmingWords(language: speech.language)
    return switch self {
    case .noSuchSwim(let name):
      speech.words(
        cs: "trénink „\(name)“ neexistuje", en: "there is no swim \"\(name)\"", hint: SwimmingMessage.list(speech))
    case .noSwimYet:
      speech.words(
        cs: "v knize ještě není žádný trénink", en: "the book has no swims yet",
        hint: speech.command("import", "PATH", cs: "Načtěte nějaký", en: "Take some in"))
    case .noSuchSegment(let name, let segments):
      speech.words(
        cs: "úsek „\(name)“ neexistuje", en: "there is no segment \"\(name)\"",
        hint: segments == 0
          ? speech.say(cs: "Ten trénink nemá délky.", en: "That swim has no laps.")
          : speech.say(cs: "Ten trénink má úseky 1 až \(segments).", en: "That swim has segments 1 to \(segments)."))
    case .segmentWasJoined(let name, let segment):
      speech.words(
        cs: "úsek \(name) je napojený na \(segment)", en: "segment \(name) was joined to \(segment)",
        hint: speech.command("swim", "segment", segment, cs: "Ukáže ho", en: "See that one"))
    case .noSuchCourse(let name, let courses):
      speech.words(
        cs: "bazén „\(name)“ neexistuje", en: "there is no course \"\(name)\"",
        hint: speech.say(
          cs: "V knize jsou tréninky na bazénech: \(courses.joined(separator: ", "))",
          en: "The book has swims on: \(courses.joined(separator: ", ")).")
      )
    case .noRecordsOfStyle(let style, let styles):
      speech.words(
        cs: "rekordy se nevedou: \(SwimmingMessage.name(style, speech))", en: "there are no records for \(style)",
        hint: SwimmingMessage.choice(styles, speech))
    case .noRecordsOfDistance(let distance):
      speech.words(cs: "rekordy se nevedou: \(distance)", en: "there are no records for \(distance)")
    case .noSwimName(let text):
      SwimmingMessage.noName(
        text, speech, cs: "jméno tréninku", en: "name of a swim", hint: SwimmingMessage.list(speech))
    case .noSegmentName(let text):
      SwimmingMessage.noName(
        text, speech, cs: "jméno úseku", en: "name of a segment",
        hint: speech.say(
          cs: "Vypadá takto: 20230604T231603Z.13, jméno tréninku a číslo úseku v něm.",
          en: "It looks like 20230604T231603Z.13, the name of the swim and the number of the segment in it."))
    case .noCourseName(let text):
      SwimmingMessage.noName(
        text, speech, cs: "bazén", en: "course",
        hint: speech.say(
          cs: "Na výběr je: lcm, scm, scy, nebo podle délky: other-33.33m",
          en: "There are: lcm, scm, scy, or by its length: other-33.33m"))
    case .noStyleName(let text, let styles):
      SwimmingMessage.noName(
        text, speech, cs: "styl", en: "style", hint: SwimmingMessage.choice(styles, speech))
    case .noPoolLength: speech.words(cs: "bazén má 5 až 200 metrů", en: "a pool is 5 to 200 metres long")
    case .noLapRange:
      speech.words(
        cs: "délky jsou dvě čísla od 1, první a poslední", en: "laps are two numbers from 1, first and last")
    case .noSwimReference(let text):
      SwimmingMessage.noName(
        text, speech, cs: "trénink", en: "swim",
        hint: speech.say(
          cs: "Napište last, den jako 2025-08-19, nebo jméno tréninku či jeho začátek.",
          en: "Give last, a day such as 2025-08-19, or the name of a swim or its beginning."))
    case .noComparedReference(let text):
      SwimmingMessage.noName(
        text, speech, cs: "trénink ani pokus", en: "swim or attempt",
        hint: speech.say(
          cs: "Napište trénink (last, 2025-08-19), nebo pokus: úsek a délky jako 20250809T174358Z.9:27-28.",
          en: "Give a swim (last, 2025-08-19), or an attempt: a segment and laps such as 20250809T174358Z.9:27-28."))
    case .comparesOneKind:
      speech.words(
        cs: "porovnat jde jen dva tréninky, nebo dva pokusy",
        en: "only two swims can be compared, or two attempts")
    case .splitsOfExcluded(let segment):
      speech.words(
        cs: "v úseku \(segment) jsou vynechané délky, a tak nemá mezičasy",
        en: "segment \(segment) has laps that were left out, and so no splits")
    case .poolOption(let text):
      speech.words(
        cs: "„\(text)“ není délka bazénu: zadejte metry od 5 do 200, nebo yardy jako 25yd",
        en: "\"\(text)\" is no length of a pool: give metres from 5 to 200, or yards as 25yd")
    case .poolMissing(let path):
      speech.words(
        cs: "\(path) neudává, jak dlouhý byl bazén: zadejte --pool METRES",
        en: "\(path) does not say how long the pool was: say it with --pool METRES")
    case .lapsOutsideSegment(let laps, let segment):
      speech.words(cs: "\(laps) neleží v úseku \(segment)", en: "\(laps) does not lie in segment \(segment)")
    case .lapsOutsideSwim(let swim, let laps):
      speech.words(
        cs: "v tréninku \(swim) je \(words.counted(laps: laps))",
        en: "swim \(swim) has \(words.counted(laps: laps))")
    case .lapNumber: speech.words(cs: "délky se číslují od 1", en: "laps are numbered from 1")
    case .swimWasRemoved(let swim, let change):
      speech.words(
        cs: "trénink \(swim) je vyřazen", en: "swim \(swim) was removed", hint: SwimmingMessage.undo(change, speech))
    case .segmentEnds(let lap):
      speech.words(
        cs: "úsek končí délkou \(lap): délky dvou úseků nejsou jedna",
        en: "a segment ends after lap \(lap): laps of two segments are not one length")
    case .mergeOfOneLap(let example):
      speech.words(
        cs: "spojit jde nejméně dvě délky: rozsah jako \(example)",
        en: "a merge takes at least two laps: a range such as \(example)")
    case .partOfMerged(let laps):
      speech.words(
        cs: "délky \(laps) jsou spojené v jednu: zadejte všechny",
        en: "laps \(laps) were merged to one: name all of them")
    case .lapWasSplit(let lap, let change):
      speech.words(
        cs: "délka \(lap) je rozdělená", en: "lap \(lap) was split", hint: SwimmingMessage.undo(change, speech))
    case .lapsWereMerged(let laps, let change):
      speech.words(
        cs: "délky \(laps) jsou spojené v jednu", en: "laps \(laps) were merged to one",
        hint: SwimmingMessage.undo(change, speech))
    case .lapWasExcluded(let lap, let change):
      speech.words(
        cs: "délka \(lap) je vynechaná", en: "lap \(lap) was excluded", hint: SwimmingMessage.undo(change, speech))
    case .splitInto(let least, let most):
      speech.words(
        cs: "délku jde rozdělit na \(least) až \(most) částí",
        en: "a lap can be split into \(least) to \(most) lengths")
    case .lastSegment(let segment):
      speech.words(
        cs: "\(segment) je poslední úsek: za ním už žádný není",
        en: "\(segment) is the last segment: none follows it")
    case .notTorn(let laps, let change):
      speech.words(
        cs: "mezi délkami \(laps) žádný úsek nekončí", en: "no segment ends between laps \(laps)",
        hint: change == nil ? nil : SwimmingMessage.undo(change, speech))
    case .gapTooLong(let gap, let most):
      speech.words(
        cs: "mezera \(speech.language.duration(seconds: gap / 1_000)) je na spojení dlouhá: nejvýš "
          + "\(speech.language.duration(seconds: most / 1_000)), minuta a 0,8 obvyklé délky",
        en: "a gap of \(speech.language.duration(seconds: gap / 1_000)) is too long to join: at most "
          + "\(speech.language.duration(seconds: most / 1_000)), a minute and 0.8 of a usual lap",
        hint: speech.command(
          "swim", "reclaim", "SEGMENT", "--lengths", "N", cs: "Jestli jste v ní plavala, doplňte do ní délky",
          en: "If you swam in it, put its lengths back"))
    case .lengthsInGap(let least, let most):
      speech.words(
        cs: "do mezery jde doplnit \(least) až \(most) délek", en: "a gap can hold \(least) to \(most) lengths")
    case .tooManyLengths(let most):
      speech.words(
        cs: most == 0
          ? "tak rychle nikdo neplave: do mezery se nevejde ani jedna délka"
          : "tak rychle nikdo neplave: do mezery se jich vejde nejvýš \(most)",
        en: most == 0
          ? "nobody swims as fast: the gap holds no length at all"
          : "nobody swims as fast: the gap holds \(most) at most")
    case .stylesDiffer(let styles):
      speech.words(
        cs: "délky kolem mezery jsou různé: řekněte, jakým stylem jste plavala",
        en: "the laps beside the gap differ: say which style you swam",
        hint: SwimmingMessage.choice(styles, speech))
    case .lengthsReclaimed(let lap, let change):
      speech.words(
        cs: "za délku \(lap) jste doplnila další", en: "lengths were put in after lap \(lap)",
        hint: SwimmingMessage.undo(change, speech))
    case .noDuplicate(let swim):
      speech.words(
        cs: "trénink \(swim) není druhý záznam: počítá se, nebo jiný záznam nemá",
        en: "swim \(swim) is no duplicate: it counts already, or is the only recording of its swim",
        hint: speech.command("review", cs: "Co čeká na váš úsudek, ukáže", en: "See what awaits your judgement"))
    case .saidAlready:
      speech.words(
        cs: "kniha to tak už má", en: "the book says so already",
        hint: speech.say(cs: "Není co dělat.", en: "Nothing is left to do."))
    case .noResultName(let text):
      SwimmingMessage.noName(
        text, speech, cs: "jméno výsledku", en: "name of a result",
        hint: speech.command("swim", "meets", cs: "Které výsledky jsou, ukáže", en: "See which there are"))
    case .noSuchResult(let name):
      speech.words(
        cs: "výsledek „\(name)“ v knize není", en: "there is no result \"\(name)\"",
        hint: speech.command("swim", "meets", cs: "Které výsledky jsou, ukáže", en: "See which there are"))
    case .noSwimTime(let text):
      speech.words(
        cs: "„\(text)“ není čas", en: "\"\(text)\" is no time",
        hint: speech.say(cs: "Pište jako 1:12,34 nebo 36,20.", en: "Write it like 1:12.34 or 36.20."))
    case .notOfThePool(let distance, let unit, let course):
      speech.words(
        cs: "\(distance) \(unit) není celý počet délek (\(course))",
        en: "\(distance) \(unit) is no whole number of lengths of \(course)")
    case .noMeetStyle:
      speech.words(
        cs: "na závodech se plavou čtyři způsoby a polohový závod", en: "meets have the four strokes and the medley")
    case .meetMissing: speech.words(cs: "závody nemají jméno", en: "the meet has no name")
    case .noBirth(let text):
      speech.words(
        cs: "„\(text)“ není datum narození", en: "\"\(text)\" is no birth date",
        hint: speech.say(cs: "Pište jako 1990-05-31, nebo jen rok.", en: "Write it like 1990-05-31, or just the year."))
    case .athleteMissing:
      speech.words(
        cs: "soubor má výsledky všech; řekněte, kdo jste", en: "the file has everybody's results: say who you are",
        hint: speech.command(
          "profile", "set", "name", "NAME", cs: "Jménem (--name), licencí (--licence), nebo ho dejte do profilu",
          en: "By name (--name), by licence (--licence), or put it in the profile"))
    case .noSuchAthlete(let name, let nearest):
      speech.words(
        cs: "„\(name)“ v souboru není", en: "\"\(name)\" is not in the file",
        hint: nearest.isEmpty
          ? speech.say(
            cs: "Napište jméno (--name) a ročník (--birth), jak jsou ve výsledcích, nebo licenci (--licence).",
            en:
              "Give the name (--name) and year of birth (--birth) as the results have them, or the licence (--licence)."
          )
          : speech.say(
            cs: "Nejbližší jména: \(nearest.joined(separator: "; "))",
            en: "The nearest names: \(nearest.joined(separator: "; "))"))
    case .severalAthletes(let name, let athletes):
      speech.words(
        cs: "„\(name)“ je v souboru několikrát: \(athletes.joined(separator: "; "))",
        en: "there are several \"\(name)\" in the file: \(athletes.joined(separator: "; "))",
        hint: speech.say(
          cs: "Rozlište je datem nebo rokem narození (--birth) nebo licencí (--licence).",
          en: "Tell them apart by birth date or year (--birth) or licence (--licence)."))
    case .noResultsInFile: speech.words(cs: "neobsahuje žádné výsledky", en: "holds no results")
    case .noBaseTimesInFile: speech.words(cs: "neobsahuje žádné základní časy", en: "holds no base times")
    case .noMeetInArchive:
      speech.words(
        cs: "je archiv bez souboru .lef s výsledky", en: "is an archive without a .lef file of results")
    case .holdsMeets(let path):
      speech.words(
        cs: "obsahuje výsledky závodů, a ty nejsou tréninky", en: "holds results of meets, which are no swims",
        hint: speech.command(
          "swim", "import-results", path, "--name", "NAME", cs: "Vezměte z něj své", en: "Take yours out of it"))
    case .badRows(let rows): ResultRowProblem.words(rows, speech, wanted: ResultRowProblem.wanted)
    case .badBaseTimeRows(let rows): ResultRowProblem.words(rows, speech, wanted: ResultRowProblem.wantedOfBaseTimes)
    case .nothingToExport(let swim):
      speech.words(
        cs: "trénink \(swim) nemá délky, nebo se neví, jak dlouhý byl bazén: není co zapsat",
        en: "swim \(swim) has no lengths, or its pool is not known: there is nothing to write")
    case .emptyTable: speech.words(cs: "tabulka by byla prázdná", en: "the table would be empty")
    case .lostSwim:
      speech.words(cs: "trénink: není to, co bylo zapsáno", en: "a swim, which is not what was written")
    case .lostSurroundings:
      speech.words(
        cs: "okolí tréninků: není to, co bylo zapsáno",
        en: "what stands around the swims, which is not what was written")
    case .swims(let count): speech.words(cs: words.counted(swims: count), en: count == 1 ? "1 swim" : "\(count) swims")
    case .lapRecords(let count):
      speech.words(cs: words.counted(lapRecords: count), en: words.counted(lapRecords: count))
    case .lapRecordsFrom(let count, let start):
      speech.words(
        cs: "\(words.counted(lapRecords: count)) od \(start)",
        en: "\(words.counted(lapRecords: count)) from \(start) on")
    case .laps(let swim): speech.words(cs: "délky, trénink \(swim)", en: "laps of swim \(swim)")
    case .someLaps(let count, let swim):
      speech.words(
        cs: "\(words.counted(laps: count)), trénink \(swim)", en: "\(words.counted(laps: count)) of swim \(swim)")
    case .lengths(let count): speech.words(cs: words.counted(laps: count), en: words.counted(lengths: count))
    case .someLengths(let count, let swim):
      speech.words(
        cs: "\(words.counted(laps: count)), trénink \(swim)", en: "\(words.counted(lengths: count)) of swim \(swim)")
    case .poolLength(let swim): speech.words(cs: "délka bazénu, trénink \(swim)", en: "pool length of swim \(swim)")
    case .timeZone(let swim): speech.words(cs: "časové pásmo, trénink \(swim)", en: "time zone of swim \(swim)")
    case .singleTimes(let swim):
      speech.words(cs: "časy jednotlivých délek, trénink \(swim)", en: "times of single lengths of swim \(swim)")
    case .undatedSwim: speech.words(cs: "trénink bez data", en: "a swim without a date")
    case .activityWithoutLaps: speech.words(cs: "aktivita bez kol", en: "an activity without laps")
    case .noSwims: speech.words(cs: "není v něm žádný trénink plavání", en: "it holds no swims")
    case .inOpenWater:
      speech.words(
        cs: "byl na otevřené vodě; zůstává jako trénink bez délek",
        en: "it was in open water; it is kept as a swim without laps")
    case .noLengthsRecorded:
      speech.words(
        cs: "hodinky nezaznamenaly délky; zůstává jako trénink bez délek",
        en: "the watch recorded no lengths; it is kept as a swim without laps")
    case .noLengthsTold:
      speech.words(
        cs: "soubor neudává délky; zůstává jako trénink bez délek",
        en: "the file tells no lengths; it is kept as a swim without laps")
    case .lapsMissing(let evidence):
      speech.words(
        cs: "\(evidence.text(speech)); část exportu chybí a trénink čeká na posouzení",
        en: "\(evidence.text(speech)); a part of the export is missing, and the swim awaits review")
    case .noSwimThen:
      speech.words(
        cs: "v té době v exportu žádný trénink není: část exportu asi chybí",
        en: "no swim of the export was at that time: a part of the export may be missing")
    case .noReadableStart:
      speech.words(cs: "export neudává čitelný začátek", en: "the export gives no start that can be read")
    case .noReadableAmount:
      speech.words(
        cs: "export neudává čitelný čas nebo množství", en: "the export gives no time or amount that can be read")
    case .noReadableDuration:
      speech.words(
        cs: "export neudává čitelné datum nebo trvání", en: "the export gives no date or duration that can be read")
    case .impossibleDuration:
      speech.words(
        cs: "každá by trvala nic, nebo přes hodinu", en: "each would have lasted nothing, or more than an hour")
    case .poolNotGiven(let swim):
      speech.words(
        cs: "soubor ji neudává; zadejte ji: \(speech.program.command("swim", "set-pool", swim, "METRES"))",
        en: "the file does not give it; say it: \(speech.program.command("swim", "set-pool", swim, "METRES"))")
    case .sameSecond(let most):
      speech.words(
        cs: "více než \(most) tréninků začíná v téže vteřině", en: "more than \(most) swims start in the same second")
    case .clockNeverSet:
      speech.words(
        cs: "hodinky neměly nastavený čas a soubor neudává, kdy to bylo",
        en: "the watch's clock was not set, and the file does not tell when it was")
    case .clockNotSet:
      speech.words(
        cs: "hodinky neměly nastavený čas; jejich místní čas se bere jako UTC",
        en: "the watch's clock was not set; its local time is taken for UTC")
    case .noSession:
      speech.words(
        cs: "soubor neudává, ke kterému tréninku patří", en: "the file holds no session that says of which swim")
    case .noStartOrDuration:
      speech.words(cs: "soubor neudává začátek nebo trvání", en: "the file gives no start or no duration")
    case .unevenLaps:
      speech.words(
        cs: "ne celý počet délek, bez času nebo přerušeno",
        en: "of no whole number of lengths, without a time, or paused")
    case .equalShares:
      speech.words(
        cs: "soubor je udává jen po kolech; berou se stejné díly",
        en: "the file tells those of laps; equal shares are taken")
    case .noDate: speech.words(cs: "soubor neudává, kdy byla", en: "the file does not say when it was")
    }
  }

  private static func list(_ speech: Speech) -> String {
    speech.command("swim", "list", cs: "Které jsou, ukáže", en: "See which there are")
  }

  /// - Parameter change: nil where the number of the one in the way is not known.
  private static func undo(_ change: Int?, _ speech: Speech) -> String {
    guard let change else {
      return speech.command(
        "changes", cs: "Nejdřív to vezměte zpět; které změny jsou, ukáže", en: "Take that back first; see the changes")
    }
    return speech.command("undo", String(change), cs: "Nejdřív to vezměte zpět", en: "Take that back first")
  }

  private static func noName(
    _ text: String?, _ speech: Speech, cs: String, en: String, hint: String
  ) -> MessageWords {
    speech.words(
      cs: text.map { "„\($0)“ není \(cs)" } ?? "to není \(cs)",
      en: text.map { "\"\($0)\" is no \(en)" } ?? "that is no \(en)", hint: hint)
  }

  /// What she calls a style, where it has another name for her than for the program.
  private static func name(_ style: String, _ speech: Speech) -> String {
    StrokeStyle(style)?.name(speech.language).lowercased() ?? style
  }

  /// The words to be given, with what she calls the styles where that differs.
  private static func choice(_ styles: [String], _ speech: Speech) -> String {
    guard speech.language.tag == .cs else { return speech.choice(styles) }
    return speech.choice(
      styles.map { style in
        let name = name(style, speech)
        return name == style ? style : "\(style) (\(name))"
      })
  }
}

extension SwimmingMessage.LapEvidence {
  fileprivate func text(_ speech: Speech) -> String {
    switch self {
    case .distance(let laps, let swum):
      speech.say(cs: "dávají \(laps) m z uplavaných \(swum) m", en: "they make \(laps) m of the \(swum) m swum")
    case .records(let found, let laps):
      speech.say(cs: "je jich \(laps), ale záznamů \(found)", en: "there are \(laps) of them, but records of \(found)")
    case .outside(let count):
      speech.say(cs: "\(count) z nich leží mimo jeho dobu", en: "\(count) of them lie outside its time")
    }
  }
}

extension SwimmingWords {
  fileprivate func counted(lengths count: Int) -> String {
    switch language.tag {
    case .cs: counted(laps: count)
    case .en, .enGB: language.counted(count, PluralForms(one: "length", other: "lengths"))
    }
  }

  /// What an export says of single laps.
  fileprivate func counted(lapRecords count: Int) -> String {
    switch language.tag {
    case .cs:
      language.counted(
        count,
        PluralForms(one: "záznam délky", few: "záznamy délky", many: "záznamu délky", other: "záznamů délky"))
    case .en, .enGB: language.counted(count, PluralForms(one: "lap record", other: "lap records"))
    }
  }
}
