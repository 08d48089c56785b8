import ExerciseCatalogue
import Formats
package import StrengthDomain

/// The program's table of the names that apps use for exercises.
package enum NameTable {
  /// The table of names. It is parsed when it is first needed.
  package static let all = ExerciseNameTable(
    rows, program: CatalogueTable.all, apart: apart,
    asked: Dictionary(rows("ask").map { ($0.words, ExerciseID($0.value)) }) { first, _ in first }, words: words,
    byWords: { byWords })

  private static let byWords = ExerciseNameTable.index(
    rows, program: CatalogueTable.all, apart: apart.union(exact), words: words)

  private static let rows = EmbeddedTable.rows(recordbook_exercise_names) { row in
    ExerciseNameTable.Row(
      name: row.text(0), exercise: ExerciseID(row.text(1)), app: row.text(2), language: row.text(3),
      rank: row.text(4) == "1" ? 1 : 2, standsBeside: !row[5].isEmpty, isForWords: !row[6].isEmpty)
  }

  private struct WordRow {
    let kind: String
    let words: String
    let value: String
    let more: [String]
  }

  private static let wordRows = EmbeddedTable.rows(recordbook_name_words) { row in
    WordRow(kind: row.text(0), words: row.text(1), value: row.text(2), more: row.list(3))
  }

  private static func rows(_ kind: String) -> [WordRow] { wordRows.filter { $0.kind == kind } }

  static let apart = Set(rows("apart").map { ExerciseID($0.words) })

  /// The exercises that only their whole name identifies, because the order of its words or its small words matter: a
  /// calf raise on a dumbbell is not one with dumbbells, and the reverse grip of a curl is not underhand.
  private static let exact = Set(rows("exact").map { ExerciseID($0.words) })

  private static let words = NameWords(
    phrases: rows("phrase").map { ($0.words, $0.value) },
    synonyms: Dictionary(rows("synonym").map { ($0.words, $0.value) }) { $1 },
    stop: Set(rows("stop").map(\.words)), equipment: rows("equipment").map { ($0.words, $0.value) },
    muscles: rows("muscles").map { row in
      NameWords.MuscleRow(
        words: row.words.split(separator: " ").map(String.init), primary: row.value, secondary: row.more)
    },
    categories: Dictionary(rows("category").map { ($0.words, $0.value) }) { $1 })

  /// Abbreviations that people type, and the words that they stand for. In logs, they are not expanded.
  private static let abbreviations = [
    "ohp": "overhead press", "rdl": "romanian deadlift", "sldl": "stiff leg deadlift",
    "cgbp": "close grip bench press",
  ]

  /// Returns the exercise that people call by a name, whichever app they use, and how certain that is; nil if none is
  /// known.
  static func candidate(called name: String) -> ExerciseNameTable.Candidate? {
    let words = SearchText(name).parts.map { abbreviations[$0] ?? $0 }
    let text = words.joined(separator: " ")
    return all.candidate(LoggedName(app: "", name: name)) ?? all.candidate(LoggedName(app: "", name: text))
  }

  /// Returns the catalogue that program versions without this table used to find exercises: the exercises with all
  /// names that they had then, and the user's own exercises. Used for books that such a version wrote.
  package static func before(_ own: [CatalogueExercise]) -> ExerciseCatalogue {
    let aliases = Dictionary(grouping: rows("before"), by: \.value)
    let czech = Dictionary(rows("beforeCzech").map { ($0.value, $0.words) }) { first, _ in first }
    let program = CatalogueTable.exercises().map { exercise in
      var exercise = exercise
      exercise.aliases += (aliases[exercise.id.text] ?? []).map(\.words)
      exercise.czech = exercise.czech ?? czech[exercise.id.text]
      return exercise
    }
    return ExerciseCatalogue(program, own: own)
  }
}
