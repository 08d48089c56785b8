import Composition
import JSONCoding
import KernelApplication
import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingPresentation
import Testing

/// What swimming refuses, or takes only with a remark, in the words that were agreed on.
struct SwimRefusalTests {
  private struct Words {
    let message: Message
    let english: String
    let czech: String
    /// The command or the word that the hint names in both languages; nil if there is no hint.
    var hint: String?

    private init(_ message: Message, _ english: String, _ czech: String, _ hint: String?) {
      (self.message, self.english, self.czech, self.hint) = (message, english, czech, hint)
    }

    static func imported(
      _ message: SwimImportMessage, _ english: String, _ czech: String, hint: String? = nil
    ) -> Words {
      Words(Message(message), english, czech, hint)
    }

    static func meet(_ message: SwimMeetMessage, _ english: String, _ czech: String, hint: String? = nil) -> Words {
      Words(Message(message), english, czech, hint)
    }

    static func corrected(
      _ message: SwimCorrectionMessage, _ english: String, _ czech: String, hint: String? = nil
    ) -> Words {
      Words(Message(message), english, czech, hint)
    }
  }

  private static let imports: [Words] = [
    .imported(
      .noPool(file: "a.tcx", fits: ["50", "25"]),
      "how long was the pool? 50 or 25 m fit: --pool a.tcx=50",
      "jak dlouhý byl bazén? Vychází 50 nebo 25 m: --pool a.tcx=50", hint: "--pool 50"),
    .imported(
      .noPool(file: "a.tcx", fits: ["50"]), "how long was the pool? 50 m fits: --pool a.tcx=50",
      "jak dlouhý byl bazén? Vychází 50 m: --pool a.tcx=50", hint: "--pool 50"),
    .imported(
      .utcTaken, "the file tells no time zone; UTC is taken", "soubor neudává časové pásmo; bere se UTC",
      hint: "swim set-zone SWIM ZONE"),
    .imported(
      .doubtedDistance(metres: 57_000, centimetresPerSecond: 1_293),
      "57,000 m would be 12.9 m/s: it counts once you confirm it",
      "57 000 m by bylo 12,9 m/s: počítá se, až to potvrdíte", hint: "swim confirm SWIM"),
    .imported(
      .doubtedPool(metres: 500, suggested: "50"), "the file says a pool of 500 m; was it 50 m?",
      "soubor uvádí bazén 500 m; nebylo to 50 m?"),
    .imported(
      .multisportWithoutSwim, "no swim in this multisport workout",
      "v tomto kombinovaném tréninku není plavání"),
  ]

  private static let meets: [Words] = [
    .meet(
      .licenceOfMany(licence: "II", count: 20, athletes: ["Eva Nová", "Jana Nová"]),
      "20 people have the licence \"II\": Eva Nová; Jana Nová", "licenci „II“ má 20 lidí: Eva Nová; Jana Nová",
      hint: "--name"),
    .meet(
      .licenceOfAnother(licence: "II", name: "Eva Nová", athlete: "Jana Nová, 1981"),
      "there is no \"Eva Nová\" in the file; the licence \"II\" is that of Jana Nová, 1981",
      "„Eva Nová“ v souboru není; licenci „II“ má Jana Nová, 1981", hint: "--name"),
    .meet(.entriesOnly, "has entries without results", "má přihlášky bez výsledků"),
    .meet(.noResultsInFile, "contains no results", "neobsahuje žádné výsledky"),
    .meet(.meetFileCut, "is cut off: its end is missing", "je uříznutý: konec chybí", hint: ""),
    .meet(
      .noMeetInFile, "doesn't say which meet it is of (line B1)", "neříká, o které závody jde (řádek B1)",
      hint: ""),
    .meet(.resultBeforeEntry, "a result stands before its entry", "výsledek je před svou přihláškou", hint: ""),
    .meet(
      .unknownSwimmer, "an entry is of a swimmer who is not in the file",
      "přihláška patří plavci, který v souboru není", hint: ""),
    .meet(.notAMeetFile, "is not a file of a meet's results", "není soubor s výsledky závodů", hint: ".hy3"),
    .meet(
      .badAgeBaseRows(rows: [
        ResultRowProblem(line: 2, column: "age_from", text: "41"),
        ResultRowProblem(line: 3, column: "course", text: "scx"),
      ]),
      "cannot be read: line 2, age_from: \"41\" (18, or from 25 on in steps of 5); line 3, course: \"scx\" (lcm, scm, scy, other-33.33yd)",
      "nelze přečíst: řádek 2, age_from: \"41\" (18, nebo od 25 po pěti letech); řádek 3, course: \"scx\" (lcm, scm, scy, other-33.33yd)",
      hint: ""),
    .meet(
      .badStandardRows(rows: [ResultRowProblem(line: 2, column: "age_to", text: "old")]),
      "cannot be read: line 2, age_to: \"old\" (an age, 0–120, or nothing)",
      "nelze přečíst: řádek 2, age_to: \"old\" (věk 0–120, nebo nic)", hint: ""),
    .meet(.noSwimGoal(text: "8km"), "\"8km\" is not a weekly goal", "„8km“ není týdenní cíl", hint: "8 km"),
  ]

  private static let corrections: [Words] = [
    .corrected(
      .noUnknownStyle(swim: "S"), "no length of swim S lacks its style",
      "v tréninku S není délka, u které by styl chyběl", hint: "--all"),
    .corrected(.lengthsMissing(swim: "S"), "swim S has no lengths", "trénink S nemá délky"),
    .corrected(
      .hasLengths(swim: "S"), "the distance of swim S follows from its lengths",
      "vzdálenost tréninku S plyne z jeho délek"),
    .corrected(
      .noSuchZone(name: "Z"), "there is no time zone \"Z\"", "časové pásmo „Z“ neexistuje",
      hint: "Europe/Prague"),
    .corrected(
      .stylesDiffer(styles: ["freestyle"]), "the laps beside the gap differ: say which style you swam",
      "délky kolem mezery jsou různé: řekněte, jakým stylem jste plavali", hint: "freestyle"),
  ]

  @Test func eachIsSaidInTheAgreedWords() {
    for words in Self.imports + Self.meets + Self.corrections {
      for (language, text) in [(Language.en, words.english), (.cs, words.czech)] {
        let said = MessageLocalizer(language, program: .usual, App.strings).localized(words.message)
        #expect(said.text == text)
        #expect((said.hint == nil) == (words.hint == nil), "\(said.text)")
        if let hint = words.hint, !hint.isEmpty { #expect((said.hint ?? "").contains(hint), "\(said.text)") }
      }
    }
  }

  @Test func anotherPoolLeavesTheDistance() throws {
    let json = #"""
      {"swim":"20250502T143500Z","change":"poolLength","number":2,"changed":true,"records":[],
      "lengthsAnew":{"lengthCount":8,"poolMetres":50,"metres":400,"leftOutCount":0}}
      """#
    let output = try JSONDocument.decode(SwimCorrectionOutput.self, from: Array(json.utf8))
    func text(_ language: Language) -> String { CorrectionSummary.text(output, language, .usual) }
    #expect(text(.en).contains("\nThe distance stays 400 m: now 8 lengths of 50 m\n"))
    #expect(text(.cs).contains("\nVzdálenost zůstává 400 m: nyní 8 délek po 50 m\n"))
  }
}
