import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication

extension StrengthMessage {
  /// Returns the text of a message about a log from another app. The text continues a sentence that begins with the
  /// file's name.
  func logWords(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .emptyRows(let count):
      localizer.localized(
        cs: count == 1 ? "1 řádek" : (2...4).contains(count) ? "\(count) řádky" : "\(count) řádků",
        en: count == 1 ? "1 row" : "\(count) rows")
    case .column(let name): localizer.localized(cs: "sloupec „\(name)“", en: "the column \"\(name)\"")
    case .nothingDone:
      localizer.localized(
        cs: "bez zátěže, opakování, času i vzdálenosti", en: "without load, repetitions, time or distance")
    case .columnIsNotRead: localizer.localized(cs: "nečte se", en: "is not read")
    case .loads(let count):
      localizer.localized(
        cs: count == 1 ? "zátěže 1 tréninku" : "zátěže \(count) tréninků",
        en: count == 1 ? "loads of 1 workout" : "loads of \(count) workouts")
    case .otherUnitThanBefore:
      localizer.localized(
        cs: "stejná čísla byla v knize v jiné jednotce; byl-li to omyl, importujte znovu s tou dřívější",
        en: "the book had these numbers in another unit; if this was a mistake, import again with that unit")
    case .emptyLog:
      localizer.localized(
        cs: "je prázdný", en: "is empty",
        hint: localizer.say(cs: "Vyexportujte ho z aplikace znovu.", en: "Export it from the app again."))
    case .unknownHeader(let columns):
      localizer.localized(
        cs: "není export žádné známé aplikace (sloupce: \(columns.joined(separator: ", ")))",
        en: "is no known app's export (columns: \(columns.joined(separator: ", ")))",
        hint: localizer.say(
          cs: "Čtou se: \(StrengthMessage.apps("a")). Boostcamp nevydává žádný soubor ke čtení.",
          en: "Read are: \(StrengthMessage.apps("and")). Boostcamp hands out no file to read."))
    case .missingColumn(let name, let app):
      if let app {
        localizer.localized(
          cs: "vypadá jako export \(StrengthTwinStrings.from(app)), ale chybí sloupec \(name)",
          en: "looks like an export of \(app), but the column \(name) is missing",
          hint: localizer.say(
            cs: "Vyexportujte ho z aplikace znovu, se všemi sloupci.",
            en: "Export it from the app again, with all columns."))
      } else {
        localizer.localized(cs: "nemá sloupec „\(name)“", en: "has no column \"\(name)\"")
      }
    case .unknownEncoding:
      localizer.localized(
        cs: "není text v UTF-8, UTF-16 ani Windows-1252", en: "is not text in UTF-8, UTF-16 or Windows-1252",
        hint: localizer.say(cs: "Uložte ho v UTF-8.", en: "Save it as UTF-8."))
    case .dateOrder:
      localizer.localized(
        cs: "má data, v nichž může být první den i měsíc", en: "has dates that may begin with the day or the month",
        hint: localizer.say(
          cs: "Je první den, nebo měsíc? Uveďte --dates dmy, nebo --dates mdy.",
          en: "Day or month first? Say --dates dmy or --dates mdy."))
    case .impossibleMeasure(let found):
      localizer.localized(
        cs: "má „\(found)“, jakou míru nikdo nemá", en: "has \"\(found)\", a measure that nobody has",
        hint: localizer.say(
          cs: "Váha je od 20 do 500 kg, tuk od 1 do 75 %, délky od 5 do 300 cm.",
          en: "A weight is 20 to 500 kg, body fat 1 to 75%, a length 5 to 300 cm."))
    case .noUnit:
      localizer.localized(
        cs: "soubor neuvádí jednotku", en: "the file tells no unit",
        hint: localizer.say(
          cs: "Uveďte --unit kg, nebo --unit lb.", en: "Say --unit kg or --unit lb."))
    case .unknownUnit(let found, let known):
      localizer.localized(
        cs: "má neznámou jednotku „\(found)“", en: "has an unknown unit, \"\(found)\"", hint: localizer.choice(known))
    case .noNumber(let found):
      localizer.localized(
        cs: "má „\(found)“ tam, kde čekáme číslo", en: "has \"\(found)\" where a number is expected",
        hint: localizer.say(cs: "Stačilo by třeba 22.5.", en: "Write a number such as 22.5."))
    case .noWholeNumber(let found):
      localizer.localized(
        cs: "má „\(found)“ tam, kde čekáme celé číslo", en: "has \"\(found)\" where a whole number is expected",
        hint: localizer.say(cs: "Stačilo by třeba 1.", en: "Write a number such as 1."))
    case .strayCommas(let found, let expected):
      localizer.localized(
        cs: "má \(found) polí \(Language.cs.outOf(expected)) a čárky nelze přiřadit jediným způsobem",
        en: "has \(found) fields of \(expected), and the commas fit in no one way",
        hint: localizer.say(
          cs: "Text s čárkou dejte do uvozovek, nebo soubor vyexportujte znovu.",
          en: "Put the text that has the comma in quotes, or export the file again."))
    case .carriageReturns:
      localizer.localized(
        cs: "řádky končí jen znakem CR, takže je celý soubor jeden řádek",
        en: "its lines end with carriage returns alone, so the whole file is one line",
        hint: localizer.say(cs: "Uložte ho s konci řádků LF nebo CRLF.", en: "Save it with LF or CRLF line endings."))
    case .negative(let found):
      localizer.localized(
        cs: "má „\(found)“, méně než nic", en: "has \"\(found)\", less than nothing",
        hint: localizer.say(
          cs: "Stačilo by 0 nebo víc: takovou zátěž mají jen cviky s dopomocí.",
          en: "Write 0 or more: only assisted exercises have such loads."))
    case .tooLarge(let found, let most):
      localizer.localized(
        cs: "má „\(found)“, víc než \(most)", en: "has \"\(found)\", more than \(most)",
        hint: localizer.say(cs: "Stačilo by nejvýš \(most).", en: "Write at most \(most)."))
    case .noEffort(let found):
      localizer.localized(
        cs: "má „\(found)“ tam, kde čekáme RPE", en: "has \"\(found)\" where an RPE is expected",
        hint: localizer.say(cs: "Stačilo by 1 až 10 po polovinách.", en: "Write 1 to 10 in steps of a half."))
    case .noDate(let found):
      localizer.localized(
        cs: "má „\(found)“ tam, kde čekáme datum", en: "has \"\(found)\" where a date is expected",
        hint: localizer.say(cs: "Stačilo by třeba 2021-02-10 16:46:13.", en: "Write it as 2021-02-10 16:46:13."))
    case .noDuration(let found):
      localizer.localized(
        cs: "má „\(found)“ tam, kde čekáme trvání", en: "has \"\(found)\" where a duration is expected",
        hint: localizer.say(cs: "Stačilo by třeba 1h 5m nebo 1:05:00.", en: "Write it as 1h 5m or 1:05:00."))
    case .unknownSetKind(let found, let known):
      localizer.localized(
        cs: "má neznámý druh série „\(found)“", en: "has an unknown kind of set, \"\(found)\"",
        hint: localizer.choice(known))
    case .exerciseMissing:
      localizer.localized(
        cs: "má sérii bez názvu cviku", en: "has a set without an exercise",
        hint: localizer.say(cs: "Doplňte název cviku.", en: "Add the name of the exercise."))
    default: MessageText("")
    }
  }
}
