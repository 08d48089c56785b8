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
    }
  }
}
