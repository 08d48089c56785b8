import KernelDomain

/// A noun with the forms that it has after numbers in each language: `1 lap`, `5 laps`; `1 délka`, `2 délky`,
/// `5 délek`.
package struct Noun: Hashable, Sendable {
  private let czech: PluralForms
  private let english: PluralForms

  /// Creates a noun.
  /// - Parameters:
  ///   - one: the Czech form after 1.
  ///   - few: the Czech form after 2, 3 and 4.
  ///   - many: the Czech form after 0, 5 and more.
  ///   - single: the English singular.
  ///   - plural: the English plural.
  package init(cs one: String, _ few: String, _ many: String, en single: String, _ plural: String) {
    czech = PluralForms(one: one, few: few, many: few, other: many)
    english = PluralForms(one: single, other: plural)
  }

  func forms(_ language: Language) -> PluralForms { language.tag == .cs ? czech : english }
}

/// The nouns that all features share.
extension Noun {
  package static let attempts = Noun(cs: "pokus", "pokusy", "pokusů", en: "attempt", "attempts")
  package static let bytes = Noun(cs: "bajt", "bajty", "bajtů", en: "byte", "bytes")
  package static let changes = Noun(cs: "změna", "změny", "změn", en: "change", "changes")
  package static let comments = Noun(cs: "komentář", "komentáře", "komentářů", en: "comment", "comments")
  package static let corrections = Noun(cs: "oprava", "opravy", "oprav", en: "correction", "corrections")
  package static let days = Noun(cs: "den", "dny", "dnů", en: "day", "days")
  package static let daysInARow = Noun(
    cs: "den v řadě", "dny v řadě", "dní v řadě", en: "day in a row", "days in a row")
  package static let duplicates = Noun(
    cs: "duplicitní záznam", "duplicitní záznamy", "duplicitních záznamů", en: "duplicate", "duplicates")
  package static let entries = Noun(cs: "záznam", "záznamy", "záznamů", en: "entry", "entries")
  package static let excusedTimes = Noun(
    cs: "omluvené období", "omluvená období", "omluvených období", en: "excused time", "excused times")
  package static let exercises = Noun(cs: "cvik", "cviky", "cviků", en: "exercise", "exercises")
  package static let files = Noun(cs: "soubor", "soubory", "souborů", en: "file", "files")
  package static let fixes = Noun(cs: "bod", "body", "bodů", en: "fix", "fixes")
  package static let frames = Noun(cs: "snímek", "snímky", "snímků", en: "frame", "frames")
  package static let friends = Noun(cs: "přítel", "přátelé", "přátel", en: "friend", "friends")
  package static let furtherRemarks = Noun(
    cs: "další poznámka", "další poznámky", "dalších poznámek", en: "further remark", "further remarks")
  package static let items = Noun(cs: "položka", "položky", "položek", en: "item", "items")
  package static let lapRecords = Noun(
    cs: "záznam délky", "záznamy délky", "záznamů délky", en: "lap record", "lap records")
  package static let laps = Noun(cs: "délka", "délky", "délek", en: "lap", "laps")
  package static let lengths = Noun(cs: "délka", "délky", "délek", en: "length", "lengths")
  package static let measures = Noun(cs: "míra", "míry", "měr", en: "measure", "measures")
  package static let messages = Noun(cs: "zpráva", "zprávy", "zpráv", en: "message", "messages")
  package static let minutes = Noun(cs: "minuta", "minuty", "minut", en: "minute", "minutes")
  package static let newRecords = Noun(
    cs: "nový rekord", "nové rekordy", "nových rekordů", en: "new record", "new records")
  package static let officialBests = Noun(
    cs: "oficiální osobní rekord", "oficiální osobní rekordy", "oficiálních osobních rekordů", en: "official best",
    "official bests")
  package static let otherFiles = Noun(
    cs: "jiný soubor", "jiné soubory", "jiných souborů", en: "other file", "other files")
  package static let oneTimeCodes = Noun(
    cs: "jednorázový kód", "jednorázové kódy", "jednorázových kódů", en: "one-time code", "one-time codes")
  package static let ownExercises = Noun(
    cs: "vlastní cvik", "vlastní cviky", "vlastních cviků", en: "exercise of your own", "exercises of your own")
  package static let pages = Noun(cs: "stránka", "stránky", "stránek", en: "page", "pages")
  package static let people = Noun(cs: "člověk", "lidé", "lidí", en: "person", "people")
  package static let places = Noun(cs: "místo", "místa", "míst", en: "place", "places")
  package static let plans = Noun(cs: "plán", "plány", "plánů", en: "plan", "plans")
  package static let points = Noun(cs: "bod", "body", "bodů", en: "point", "points")
  package static let posts = Noun(cs: "příspěvek", "příspěvky", "příspěvků", en: "post", "posts")
  package static let prayers = Noun(cs: "modlitba", "modlitby", "modliteb", en: "prayer", "prayers")
  package static let records = Noun(cs: "rekord", "rekordy", "rekordů", en: "record", "records")
  package static let reminders = Noun(cs: "připomínka", "připomínky", "připomínek", en: "reminder", "reminders")
  package static let reps = Noun(cs: "opakování", "opakování", "opakování", en: "rep", "reps")
  package static let results = Noun(cs: "výsledek", "výsledky", "výsledků", en: "result", "results")
  package static let routines = Noun(cs: "rutina", "rutiny", "rutin", en: "routine", "routines")
  package static let rows = Noun(cs: "řádek", "řádky", "řádků", en: "row", "rows")
  package static let runs = Noun(cs: "běh", "běhy", "běhů", en: "run", "runs")
  package static let sets = Noun(cs: "série", "série", "sérií", en: "set", "sets")
  package static let settings = Noun(cs: "nastavení", "nastavení", "nastavení", en: "setting", "settings")
  package static let strokes = Noun(cs: "záběr", "záběry", "záběrů", en: "stroke", "strokes")
  package static let swims = Noun(cs: "trénink", "tréninky", "tréninků", en: "swim", "swims")
  package static let tables = Noun(cs: "tabulka", "tabulky", "tabulek", en: "table", "tables")
  package static let values = Noun(cs: "hodnota", "hodnoty", "hodnot", en: "value", "values")
  package static let things = Noun(cs: "věc", "věci", "věcí", en: "thing", "things")
  package static let workouts = Noun(cs: "trénink", "tréninky", "tréninků", en: "workout", "workouts")
}
