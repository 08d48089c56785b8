package import KernelApplication
package import KernelPresentation
package import SwimmingApplication

extension SwimMeetMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .noResultName(let text):
      localizer.notAName(
        text, cs: "jméno výsledku", en: "a result's name",
        hint: localizer.command("swim", "meets", cs: "Které výsledky jsou, ukáže", en: "See which there are"))
    case .noSuchResult(let name):
      localizer.localized(
        cs: "výsledek „\(name)“ v knize není", en: "there is no result \"\(name)\"",
        hint: localizer.command("swim", "meets", cs: "Které výsledky jsou, ukáže", en: "See which there are"))
    case .noSwimTime(let text):
      localizer.localized(
        cs: "„\(text)“ není čas", en: "\"\(text)\" is not a time",
        hint: localizer.say(cs: "Pište jako 1:12,34 nebo 36,20.", en: "Write it like 1:12.34 or 36.20."))
    case .noSwimGoal(let text):
      localizer.localized(
        cs: "„\(text)“ není týdenní cíl", en: "\"\(text)\" is not a weekly goal",
        hint: localizer.say(
          cs: "Pište jako 8 km, 10000 yd nebo 3 swims.", en: "Write it like 8 km, 10000 yd or 3 swims."))
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
    case .licenceOfMany(let licence, let count, let athletes):
      localizer.localized(
        cs: "licenci „\(licence)“ má \(count) lidí: \(athletes.joined(separator: "; "))",
        en: "\(count) people have the licence \"\(licence)\": \(athletes.joined(separator: "; "))",
        hint: localizer.say(cs: "Zadejte jméno (--name).", en: "Say your name (--name)."))
    case .licenceOfAnother(let licence, let name, let athlete):
      localizer.localized(
        cs: "„\(name)“ v souboru není; licenci „\(licence)“ má \(athlete)",
        en: "there is no \"\(name)\" in the file; the licence \"\(licence)\" is that of \(athlete)",
        hint: localizer.say(
          cs: "Jste-li to vy, zadejte jméno tak, jak je v souboru (--name).",
          en: "If that is you, give the name as in the file (--name)."))
    case .entriesOnly: localizer.localized(cs: "má přihlášky bez výsledků", en: "has entries without results")
    case .notAMeetFile:
      localizer.localized(
        cs: "není soubor s výsledky závodů", en: "is not a file of a meet's results",
        hint: localizer.say(
          cs: "Čtou se soubory .lef, .lxf, .hy3, .sd3 a .cl2 a tabulka CSV.",
          en: "Files .lef, .lxf, .hy3, .sd3 and .cl2 and a CSV table are read."))
    case .meetFileCut:
      localizer.localized(
        cs: "je uříznutý: konec chybí", en: "is cut off: its end is missing",
        hint: localizer.say(cs: "Stáhněte ho znovu.", en: "Download it again."))
    case .noMeetInFile:
      localizer.localized(
        cs: "neříká, o které závody jde (řádek B1)", en: "doesn't say which meet it is of (line B1)",
        hint: localizer.say(cs: "Stáhněte ho znovu.", en: "Download it again."))
    case .resultBeforeEntry:
      localizer.localized(
        cs: "výsledek je před svou přihláškou", en: "a result stands before its entry",
        hint: localizer.say(cs: "Stáhněte soubor znovu.", en: "Download the file again."))
    case .unknownSwimmer:
      localizer.localized(
        cs: "přihláška patří plavci, který v souboru není", en: "an entry is of a swimmer who is not in the file",
        hint: localizer.say(cs: "Stáhněte soubor znovu.", en: "Download the file again."))
    case .noneBeside(let name, let swimmers):
      localizer.localized(
        cs: "výsledky, které by patřily „\(name)“, vedle vás nejsou",
        en: "there are no results of \"\(name)\" beside yours",
        hint: swimmers.isEmpty
          ? localizer.command(
            "swim", "import-results", "FILE", "--beside", "NAME", cs: "Přidejte je ze souboru závodů",
            en: "Add them from a meet file")
          : localizer.say(
            cs: "Jsou tu: \(swimmers.joined(separator: "; "))", en: "There are: \(swimmers.joined(separator: "; "))"))
    case .besideMissing:
      localizer.localized(cs: "chybí jméno, koho dát vedle vás", en: "the name to put beside you is missing")
    case .nameAndBeside:
      localizer.localized(
        cs: "jméno (--name) je vaše, a vedle vás (--beside) se dává někdo jiný",
        en: "the name (--name) is yours, and somebody else is put beside you (--beside)",
        hint: localizer.say(cs: "Zadejte jen jedno z nich.", en: "Give only one of them."))
    case .noResultsInFile: localizer.localized(cs: "neobsahuje žádné výsledky", en: "contains no results")
    case .noBaseTimesInFile: localizer.localized(cs: "neobsahuje žádné základní časy", en: "contains no base times")
    case .noStandardsInFile: localizer.localized(cs: "neobsahuje žádné limity", en: "contains no standards")
    case .noMeetInArchive:
      localizer.localized(
        cs: "je archiv bez souboru .lef, .hy3, .sd3 nebo .cl2 s výsledky",
        en: "is an archive without a .lef, .hy3, .sd3 or .cl2 file of results")
    case .holdsMeets(let path):
      localizer.localized(
        cs: "obsahuje výsledky závodů, a ty nejsou tréninky", en: "contains results of meets, which are not swims",
        hint: localizer.command(
          "swim", "import-results", path, "--name", "NAME", cs: "Vezměte z něj své", en: "Import yours"))
    case .badRows(let rows): ResultRowProblem.words(rows, localizer, wanted: ResultRowProblem.wanted)
    case .badStandardRows(let rows): ResultRowProblem.words(rows, localizer, wanted: ResultRowProblem.wantedOfStandards)
    case .badAgeBaseRows(let rows): ResultRowProblem.words(rows, localizer, wanted: ResultRowProblem.wantedOfAgeBases)
    case .badBaseTimeRows(let rows): ResultRowProblem.words(rows, localizer, wanted: ResultRowProblem.wantedOfBaseTimes)
    }
  }
}
