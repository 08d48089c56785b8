import Formats
import Foundation
import KernelDomain
import TestSupport
import Testing

@testable import StrengthDomain
@testable import StrengthInfrastructure

/// The tables of the program against those of the design, value by value. Skipped where the files are not.
@Suite(.enabled(if: MoreTestData.folder != nil))
struct TableOutcomeTests {
  /// Compares values and counts them.
  private struct Comparison {
    var count = 0
    var different: [String] = []

    mutating func expect<Value: Equatable>(_ own: Value, _ other: Value, _ name: @autoclosure () -> String) {
      count += 1
      if own != other { different.append("\(name()): \(own), not \(other)") }
    }

    func report(_ file: String, atLeast least: Int) {
      print("\(file): \(count - different.count) of \(count) values equal")
      #expect(different == [])
      #expect(count >= least)
    }
  }

  private func table<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(try MoreTestData.read(name)))
  }

  @Test func everyRowOfTheNamesIsFound() throws {
    var comparison = Comparison()
    var seen: Set<LoggedName> = []
    for row in try MoreTestData.rows("names.csv") {
      let (name, app) = (row[0], row[2] == "*" ? "" : row[2])
      let found = NameTable.all.candidate(LoggedName(app: app, name: name))
      comparison.expect(found?.exercise.text, row[1], "\(app) \(name): exercise")
      comparison.expect(found?.rank, Int(row[4]), "\(app) \(name): rank")
      comparison.expect(found?.standsBeside, !row[5].isEmpty, "\(app) \(name): beside")
      // Of a name that Hevy uses in two languages the first row counts.
      if seen.insert(LoggedName(app: app, name: name).compared).inserted {
        comparison.expect(found?.language, app == "Hevy" ? row[3] : nil, "\(app) \(name): language")
      }
      // Names with a row are found by it, whichever words they have; the words are those of the index.
      if row[6] == "yes" {
        let key = NameTable.all.words.key(of: name)
        comparison.expect(key.isEmpty, false, "\(app) \(name): words")
      }
    }
    comparison.report("names.csv", atLeast: 7_000)
  }

  @Test func theFurtherExercisesAreThere() throws {
    var comparison = Comparison()
    let all = Dictionary(uniqueKeysWithValues: CatalogueTable.all.map { ($0.id.text, $0) })
    func list(_ text: String) -> [String] { text.split(separator: "|").map(String.init) }
    for row in try MoreTestData.rows("exercises-more.csv") {
      let own = all[row[0]]
      comparison.expect(own?.english, row[1], "\(row[0]): en")
      comparison.expect(own?.czech, row[2].isEmpty ? nil : row[2], "\(row[0]): cs")
      comparison.expect(own?.equipment, row[3].isEmpty ? nil : row[3], "\(row[0]): equipment")
      comparison.expect(own?.primary, list(row[4]), "\(row[0]): primary")
      comparison.expect(own?.secondary, list(row[5]), "\(row[0]): secondary")
      comparison.expect(own?.measure.rawValue, row[6], "\(row[0]): measure")
      comparison.expect(own?.isAssisted, !row[7].isEmpty, "\(row[0]): assisted")
    }
    comparison.report("exercises-more.csv", atLeast: 2_000)
  }

  @Test func theAliasesThatGoAreGone() throws {
    var comparison = Comparison()
    let all = Dictionary(uniqueKeysWithValues: CatalogueTable.all.map { ($0.id.text, $0) })
    for row in try MoreTestData.rows("aliases-away.csv") {
      comparison.expect(all[row[0]]?.aliases.contains(row[1]), false, "\(row[0]): \(row[1])")
    }
    comparison.expect(all["Split_Squat_with_Dumbbells"]?.czech, nil, "the Czech name that went")
    comparison.report("aliases-away.csv", atLeast: 30)
  }

  private struct Words: Decodable {
    let phrases: [[String]]
    let synonyms: [String: String]
    let stop: [String]
    let notByWords: [String]
    let equipment: [[String]]
    let muscles: [Row]
    let categories: [String: String]

    struct Row: Decodable {
      let words: [String]
      let primary: String
      let secondary: [String]

      init(from decoder: any Decoder) throws {
        var row = try decoder.unkeyedContainer()
        words = try row.decode([String].self)
        primary = try row.decode(String.self)
        secondary = try row.decode([String].self)
      }
    }
  }

  @Test func theWordsMeanTheSame() throws {
    var comparison = Comparison()
    let (own, other) = (NameTable.all.words, try table("words.json", as: Words.self))
    comparison.expect(own.replacements.count, other.phrases.count, "phrases")
    for (phrase, wanted) in zip(own.replacements, other.phrases) {
      comparison.expect([phrase.words, phrase.replacement], wanted, "phrase")
    }
    for (word, wanted) in other.synonyms { comparison.expect(own.synonyms[word], wanted, "synonym \(word)") }
    comparison.expect(own.synonyms.count, other.synonyms.count, "synonyms")
    comparison.expect(own.stop, Set(other.stop), "stop")
    comparison.expect(Set(NameTable.apart.map(\.text)), Set(other.notByWords), "notByWords")
    comparison.expect(own.equipment.map { [$0.word, $0.name] }, other.equipment, "equipment")
    comparison.expect(own.muscles.count, other.muscles.count, "muscles")
    for (row, wanted) in zip(own.muscles, other.muscles) {
      comparison.expect(row.words, wanted.words, "muscles: words")
      comparison.expect(row.primary, wanted.primary, "muscles of \(row.words)")
      comparison.expect(row.secondary, wanted.secondary, "helpers of \(row.words)")
    }
    comparison.expect(own.categories, other.categories, "categories")
    comparison.report("words.json", atLeast: 400)
  }

  private struct Columns: Decodable {
    let apps: [App]
    let masses: [String: String]
    let lengths: [String: Double]
    let months: [String: Int]
    let yes: [String]

    struct App: Decodable {
      let app: String
      let required: Required
      let other: [String]?
      let telling: String?
      let french: [String: String]?
      let withoutHeader: [String]?
    }

    enum Required: Decodable {
      case list([String])
      case text(String)

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        self =
          if let list = try? value.decode([String].self) { .list(list) } else { .text(try value.decode(String.self)) }
      }
    }
  }

  @Test func theColumnsAreThoseOfTheApps() throws {
    var comparison = Comparison()
    let other = try table("columns.json", as: Columns.self)
    var apps = LogApp.all[...]
    for app in other.apps {
      guard case .list(let required) = app.required else { continue }
      let own = apps.popFirst()
      comparison.expect(app.app.hasPrefix(own?.format.app ?? "-"), true, app.app)
      comparison.expect(own?.required, required, "\(app.app): required")
      comparison.expect(own?.others, Set(app.other ?? []), "\(app.app): other")
      comparison.expect(own?.evidence, app.telling, "\(app.app): telling")
      for (title, english) in app.french ?? [:] {
        comparison.expect(LogApp.french[english]?.lowercased(), title, "\(app.app): French")
      }
      if let titles = app.withoutHeader { comparison.expect(LogFile.headlessTitles, titles, "\(app.app): no header") }
    }
    comparison.expect(apps.count, 0, "further apps")
    for (word, unit) in other.masses { comparison.expect(MassUnit(logged: word)?.rawValue, unit, "unit \(word)") }
    for (word, metres) in other.lengths {
      let own = LogLengthUnit(logged: word).map { Double($0.tenthsOfMillimetre) / 10_000 }
      comparison.expect(own, metres, "unit \(word)")
    }
    for (word, month) in other.months { comparison.expect(MonthNames.month(word), month, "month \(word)") }
    for word in other.yes { comparison.expect(LogYes.words.contains(word), true, "yes \(word)") }
    comparison.report("columns.json", atLeast: 200)
  }
}
