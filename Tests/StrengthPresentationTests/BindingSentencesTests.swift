import Foundation
import KernelApplication
import KernelDomain
import KernelPresentation
import PresentationTestSupport
import StrengthApplication
import StrengthDomain
import Testing

@testable import StrengthPresentation

private let sentenceList = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].flatMap {
  try? String(contentsOfFile: $0 + "/strength-2/texts.csv", encoding: .utf8)
}

/// The sentences that were agreed on, where their list is at hand: the clauses of each stand in the product's words, in
/// this order. Problems begin in small letters, and quotation marks are those of messages.
@Suite(.enabled(if: sentenceList != nil)) struct BindingSentencesTests {
  @Test func everySentenceIsThatOfTheList() throws {
    let ours = Dictionary(uniqueKeysWithValues: BindingSentence.all.map { ($0.listed, $0) })
    var missing: [String] = []
    for line in try #require(sentenceList).split(whereSeparator: \.isNewline).dropFirst() {
      let cells = line.matches(of: /(?:^|,)(?:"([^"]*)"|([^,"]*))/).map { String($0.output.1 ?? $0.output.2 ?? "") }
      try #require(cells.count == 2, "\(line)")
      if BindingSentence.ofAllImports.contains(cells[0]) { continue }
      guard let sentence = ours[cells[0]] else {
        missing.append(cells[0])
        continue
      }
      for (language, listed, instead) in [
        (Language.en, Self.american(cells[0]), sentence.instead?.en), (.cs, cells[1], sentence.instead?.cs),
      ] {
        let text = Self.plain(try sentence.text(StrengthStrings(language: language)))
        var rest = text[...]
        for clause in Self.clauses(instead ?? listed) {
          guard let found = rest.firstRange(of: clause) else {
            Issue.record("\"\(clause)\" is not in \"\(text)\"")
            break
          }
          rest = rest[found.upperBound...]
        }
      }
    }
    #expect(missing == [])
  }

  /// English writes times of day with 12 hours.
  private static func american(_ text: String) -> String {
    text.replacing("18:00", with: "6:00 PM").replacing("18:40", with: "6:40 PM")
  }

  private static func clauses(_ sentence: String) -> [String] {
    plain(sentence).split(separator: /[.:,;?](?: |$)| \/ |[()…]/).map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
  }

  private static func plain(_ text: String) -> String {
    text.lowercased().replacing(/["“”„]/, with: "").replacing(/\s+/, with: " ")
  }
}

/// A sentence of the list, and the product's words for the same.
private struct BindingSentence: Sendable {
  /// The English sentence of the list.
  let listed: String
  /// The words that the product uses instead; nil if they are those of the list.
  let instead: (en: String, cs: String)?
  let text: @Sendable (StrengthStrings) throws -> String

  init(
    _ listed: String, instead: (en: String, cs: String)? = nil,
    _ text: @escaping @Sendable (StrengthStrings) throws -> String
  ) {
    self.listed = listed
    self.instead = instead
    self.text = text
  }

  /// Sentences about undoing imports. The design of imports words them anew for all features: `Undone: import 12; …`,
  /// `Changes 15 and 17 rest on import 12`.
  static let ofAllImports: Set = [
    "The import of 411 workouts was taken back.", "It cannot be taken back: changes 12 and 15 rest on it.",
  ]

  static let all = logs + names + twins + active + plans + measures + form

  private static func message(_ content: StrengthMessage, _ strings: StrengthStrings) -> String {
    let words = content.localized(MessageLocalizer(strings.language, program: .usual))
    return [words.text, words.hint].compactMap { $0 }.joined(separator: ": ")
  }

  private static let bench = ExerciseName(id: ExerciseID("Bench"), name: "Bench Press", czech: nil)
  private static let listing =
    #"{"id":"s20261118T180000","day":"2026-11-18","start":"2026-11-18T18:00:00Z","utcOffsetSeconds":0,"#
    + #""source":"Strong","exerciseCount":1,"setCount":2,"volumeTenths":0,"state":"finished"}"#

  private static let logs = [
    // The file's name stands before a problem as its subject.
    BindingSentence(
      "This looks like an export of Hevy, but the column start_time is missing.",
      instead: (
        "looks like an export of Hevy, but the column start_time is missing",
        "vypadá jako export z Hevy, ale chybí sloupec start_time"
      )
    ) { message(.missingColumn(name: "start_time", app: "Hevy"), $0) },
    BindingSentence("No known app's export (columns: …). Read are: …") {
      message(.unknownHeader(columns: ["when", "what"]), $0)
    },
    BindingSentence("Boostcamp hands out no file to read.") { message(.unknownHeader(columns: []), $0) },
    BindingSentence("Day or month first? Say --dates dmy or --dates mdy.") { message(.dateOrder, $0) },
    BindingSentence("Not UTF-8: read as Windows-1252.") { message(.readAsWindows1252, $0) },
    BindingSentence("The file tells no unit. Say --unit kg or --unit lb.") { message(.noUnit, $0) },
    // Remarks of an import are lines of a list, as the design of imports has them: what, and what became of it.
    BindingSentence(
      "Distances without a unit were read as miles; else --distance km.",
      instead: (
        "distances without a unit: read as miles; else --distance km",
        "vzdálenosti bez jednotky: čteny jako míle; jinak --distance km"
      )
    ) { "\(message(.bareDistances, $0)): \(message(.readAsMiles, $0))" },
    BindingSentence(
      "3 rows with unquoted commas were put right.",
      instead: ("unquoted commas, put right", "čárky bez uvozovek, opraveno")
    ) { message(.unquotedCommas, $0) },
    BindingSentence("Less than nothing: only assisted exercises have such loads.") {
      message(.negative(found: "-80"), $0)
    },
    // The line stands before a problem, as its place.
    BindingSentence(
      "Line 2 has 11 fields of 9, and the commas fit in no one way.",
      instead: (
        "has 11 fields of 9, and the commas fit in no one way",
        "má 11 polí z 9 a čárky nelze přiřadit jediným způsobem"
      )
    ) { message(.strayCommas(found: 11, expected: 9), $0) },
    BindingSentence("already here") {
      var parts = FeatureParts()
      parts.add(StrengthFilePart(workouts: StrengthFilePart.Counts(found: 1, new: 1, alreadyHere: 1)), of: .strength)
      return StrengthFeatureStrings().imported(file: parts, $0.language) ?? ""
    },
  ]

  private static let names = [
    BindingSentence("“Bench Press” (152 sets) beside “Bench Press (Barbell)”: one exercise?") {
      let name: NameView = try decoded(
        #"{"app":"Strong","name":"Bench Press","exercise":{"id":"own-1","name":"Bench Press"},"by":"own","sets":152,"#
          + #""beside":"Bench Press (Barbell)"}"#)
      return StrengthNameStrings(strings: $0).question(name)
    },
    BindingSentence("12 names are exercises of their own now") { $0.ownNames(12) },
    BindingSentence("Each of 3 names is an exercise of its own now.") {
      let name = #"{"app":"Strong","name":"Row","exercise":{"id":"own-1","name":"Row"},"by":"own","sets":1}"#
      let output: NamesOutput = try decoded(#"{"change":1,"names":[\#(name),\#(name),\#(name)]}"#)
      return StrengthAnswerStrings(strings: $0).split(output)
    },
    // Errors name the thing.
    BindingSentence(
      "It was the last name of this exercise: nothing to split.",
      instead: (
        "it was the last name of Bench Press: nothing to split",
        "byl to jediný název cviku Bench Press: není co rozdělit"
      )
    ) { message(.lastName(exercise: bench), $0) },
  ]

  private static let twins = [
    BindingSentence("The same workout as Strong's of 18:00: counted once.") {
      let twin: TwinView = try decoded(#"{"workout":\#(listing),"relation":"isCounted","percent":100}"#)
      return StrengthTwinStrings(strings: $0).sentence(twin, of: twin.workout)
    },
    BindingSentence("Maybe the same workout") { StrengthTwinStrings(strings: $0).title },
  ]

  private static let active = [
    BindingSentence("The workout of yesterday, 18:00, still runs (last set 18:40).") {
      let (start, last) = (Timestamp("2026-11-18T18:00:00Z"), Timestamp("2026-11-18T18:40:00Z"))
      return $0.language.stillRuns(from: try #require(start), last: last, offset: 0, daysAgo: 1)
    },
    BindingSentence("Finish at the Last Set / Go On / Discard") {
      "\($0.finishAtLastSet) / \($0.goOn) / \($0.discard)"
    },
    BindingSentence("The load is less than nothing and “Bench Press” is no assisted exercise: add “…” instead.") {
      message(.negativeLoad(exercise: bench, assisted: bench), $0)
    },
    BindingSentence("Set 1: 182.5 kg × 5 @8 (was 180 kg × 5 @8)") {
      func set(_ thousandths: Int) -> String {
        #"{"number":1,"kind":"normal","done":true,"load":{"thousandths":\#(thousandths),"unit":"kg"},"reps":5,"rpe":8}"#
      }
      let output: SetEditOutput = try decoded(
        #"{"workout":"s20261118T180000","change":1,"set":\#(set(182_500)),"before":\#(set(180_000)),"records":[]}"#)
      return StrengthAnswerStrings(strings: $0).edited(output)
    },
    BindingSentence("A day to come cannot be logged: schedule it.") { message(.dayToCome, $0) },
  ]

  private static let plans = [
    BindingSentence("Today / Suggested / Warm-up / a side / 1 kg short") {
      let plates: PlatesView = try decoded(
        #"{"load":{"thousandths":101000,"unit":"kg"},"bar":{"thousandths":20000,"unit":"kg"},"#
          + #""side":[{"thousandths":25000,"unit":"kg"}],"missing":{"thousandths":1000,"unit":"kg"}}"#)
      return "\($0.today) / \($0.suggested) / \($0.warmup) / \($0.plates(plates))"
    },
    BindingSentence("Lighter than the bar") { message(.lighterThanBar(bar: nil), $0) },
    BindingSentence("Deload / Training max") { "\($0.deload) / \($0.trainingMax)" },
    BindingSentence("Suggested: +2.5 kg, 3 × 5 done on Nov 26") {
      $0.reason(
        try decoded(
          #"{"why":"raised","load":{"thousandths":2500,"unit":"kg"},"sets":3,"reps":[5],"day":"2026-11-26"}"#))
    },
    BindingSentence("Failed twice: back to 52.5 kg") {
      $0.reason(try decoded(#"{"why":"lowered","load":{"thousandths":52500,"unit":"kg"},"failures":2}"#))
    },
  ]

  private static let measures = [
    BindingSentence("Measures / Waist / Body fat") {
      "\($0.measuresTitle) / \($0.name(.waist)) / \($0.name(.bodyFat))"
    },
    BindingSentence("Neck / Shoulders / Chest / Upper arm / Forearm / Abdomen / Hips / Thigh / Calf") { strings in
      let kinds: [BodyMeasure.Kind] = [
        .neck, .shoulders, .chest, .leftUpperArm, .leftForearm, .abdomen, .hips, .leftThigh, .leftCalf,
      ]
      return kinds.map(strings.name).joined(separator: " / ")
    },
    BindingSentence("832 kg is no body weight: 20 to 500 kg.") {
      message(.noMeasure(kind: .weight, value: MeasureValue(thousandths: 832_000, unit: "kg")), $0)
    },
    BindingSentence("Still to do this week") { $0.stillToDo },
    BindingSentence("planned") {
      let output: ShowMissing.Output = try decoded(
        #"{"from":"2026-11-23","until":"2026-11-29","muscles":[{"muscle":"chest","wanted":10,"doneHalves":2,"#
          + #""plannedHalves":6,"missingHalves":18}]}"#)
      return StrengthSummaries(strings: $0).missing(output, columns: nil)
    },
    BindingSentence("Without a muscle: 6 sets") {
      let shown: ShowChart.Output = try decoded(
        #"{"name":"muscles","points":[],"withoutMuscle":{"sets":6,"exercises":[]}}"#)
      return StrengthChartStrings(strings: $0).omission(shown) ?? ""
    },
    BindingSentence("No body weight yet: body-weight sets count no volume.") {
      let shown: ShowChart.Output = try decoded(#"{"name":"volume","points":[],"withoutWeight":6}"#)
      return StrengthChartStrings(strings: $0).omission(shown) ?? ""
    },
  ]

  private static let form = [
    BindingSentence("Someone else in view / Rested, not counted") { "\($0.someoneElse) / \($0.rested)" },
    BindingSentence("left / right") { "\($0.name(FormSide.left) ?? "") / \($0.name(FormSide.right) ?? "")" },
  ]
}
