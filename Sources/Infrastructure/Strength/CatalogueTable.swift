import ExerciseCatalogue
import Formats
import KernelApplication
package import StrengthDomain

/// The catalogue of exercises that is built into this program.
package enum CatalogueTable {
  /// All exercises in the catalogue. They are parsed when they are first needed.
  package static let all = exercises() + more()

  /// Returns the exercises from the public collection free-exercise-db.
  package static func exercises() -> [CatalogueExercise] {
    EmbeddedTable.rows(recordbook_exercise_catalogue) { row in
      CatalogueExercise(
        id: ExerciseID(row.text(0)), english: row.text(1), czech: row.word(2), aliases: row.list(3),
        category: row.word(4), equipment: row.word(5), isStatic: row.text(6) == "static", primary: row.list(9),
        secondary: row.list(10))
    }
  }

  /// Returns the exercises that occur in apps but not in free-exercise-db.
  private static func more() -> [CatalogueExercise] {
    EmbeddedTable.rows(recordbook_more_exercises) { row in
      CatalogueExercise(
        id: ExerciseID(row.text(0)), english: row.text(1), czech: row.word(2), equipment: row.word(3),
        primary: row.list(4), secondary: row.list(5), measure: ExerciseMeasure(rawValue: row.text(6)) ?? .loadReps)
    }
  }
}

/// A CSV table that is built into this program. A field with several values separates them with `|`.
enum EmbeddedTable {
  private struct Broken: Error {
    let problem: CSVProblem
  }

  /// Calls `make` with each row after the header, and returns the results.
  static func rows<Value>(
    _ table: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>?, _ make: (CSVRow) -> Value
  ) -> [Value] {
    var size = 0
    guard let start = table(&size) else { return [] }
    var values: [Value] = []
    do throws(Broken) {
      let bytes = Array(UnsafeBufferPointer(start: start, count: size))
      try CSVReader.read(bytes, problem: { Broken(problem: $0) }) { row throws(Broken) in
        if row.line > 1 { values.append(make(row)) }
      }
    } catch {
      preconditionFailure("a table in the program is none: \(error.problem)")
    }
    return values
  }
}

extension CSVRow {
  func list(_ column: Int) -> [String] {
    if self[column].isEmpty { return [] }
    return self[column].split(separator: UInt8(ascii: "|")).map { UnsafeRawBufferPointer(rebasing: $0).text }
  }

  func word(_ column: Int) -> String? { self[column].isEmpty ? nil : text(column) }
}
