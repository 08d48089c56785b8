import ExerciseCatalogue
import Formats
import KernelApplication
package import StrengthDomain

/// The catalogue of exercises that is part of this program.
package enum CatalogueTable {
  /// All exercises of the catalogue. They are parsed when they are first needed.
  package static let all = exercises()

  package static func exercises() -> [CatalogueExercise] {
    var size = 0
    guard let start = recordbook_exercise_catalogue(&size) else { return [] }
    return exercises(in: Array(UnsafeBufferPointer(start: start, count: size)))
  }

  private struct Broken: Error {
    let problem: CSVProblem
  }

  /// - Parameter table: CSV with a header. If an exercise has several names or muscles, these are separated by `|`.
  private static func exercises(in table: [UInt8]) -> [CatalogueExercise] {
    var exercises: [CatalogueExercise] = []
    do throws(Broken) {
      try CSVReader.read(table, problem: { Broken(problem: $0) }) { row throws(Broken) in
        guard row.line > 1 else { return }
        func list(_ column: Int) -> [String] {
          if row[column].isEmpty { return [] }
          return row[column].split(separator: UInt8(ascii: "|")).map { UnsafeRawBufferPointer(rebasing: $0).text }
        }
        func word(_ column: Int) -> String? { row[column].isEmpty ? nil : row.text(column) }
        exercises.append(
          CatalogueExercise(
            id: ExerciseID(row.text(0)), english: row.text(1), czech: word(2), aliases: list(3),
            category: word(4), equipment: word(5), isStatic: row.text(6) == "static", primary: list(9),
            secondary: list(10)))
      }
    } catch {
      preconditionFailure("the catalogue in the program is no table: \(error.problem)")
    }
    return exercises
  }
}
