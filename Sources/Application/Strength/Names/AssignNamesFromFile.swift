package import KernelApplication
import StrengthDomain

/// Assigns exercises to names in imported logs, as a table in a file says. A row that cannot be used refuses the whole
/// file, and all such rows are reported at once.
package struct AssignNamesFromFile: UseCase {
  package static let method = "strength.assignNamesFromFile"
  package static let summary = "Assign exercises to names in imported logs, as a CSV table says; all as one change."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .changing + .readingFiles

  package struct Input: Described, Equatable, PathInput {
    package var path: String
    package var dryRun: Bool?

    package static let schema = Schema(
      "The table of names and exercises.",
      [
        .init(
          "path", .path("/home/eva/names.csv"),
          """
          The path of a CSV table with the columns `name`, `exercise` and optionally `app`: a name in logs, the name or \
          id of the exercise that it stands for, and the app whose logs are meant, or all apps.
          """), .dryRun,
      ])

    package var namedPaths: [(field: String, path: String)] { [("path", path)] }

    package init(path: String, dryRun: Bool? = nil) { (self.path, self.dryRun) = (path, dryRun) }
  }

  package typealias Output = NamesOutput

  let reader: StrengthReader
  let files: any AssignmentFiles

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let rows = try files.rows(of: input.path)
    let isDryRun = input.dryRun ?? false
    let changed = try reader.repository.change(isDryRun: isDryRun) { (snapshot) throws(Failure) in
      var chosen: [LoggedName: (exercise: ExerciseID, line: Int)] = [:]
      var problems: [AssignmentProblem] = []
      for row in rows {
        do throws(Failure) {
          let exercise = try snapshot.exercise(row.assignment.exercise).id
          for named in try snapshot.named(row.assignment.name, app: row.assignment.app) {
            if let before = chosen[named.logged], before.exercise != exercise {
              throw .conflict(.strength(.assignedTwice(name: named.logged.name, line: before.line)))
            }
            chosen[named.logged] = (exercise, row.line)
          }
        } catch .notFound(let problem) {
          problems.append(AssignmentProblem(line: row.line, problem: problem))
        } catch .conflict(let problem) {
          problems.append(AssignmentProblem(line: row.line, problem: problem))
        }
      }
      if !problems.isEmpty {
        throw .badFile(path: input.path, problem: .strength(.badAssignments(rows: problems)))
      }
      return snapshot.assigning(chosen.mapValues(\.exercise))
    }
    return NamesOutput(changed, isDryRun: isDryRun)
  }
}

/// Reads tables in which the user assigned exercises to names in logs.
package protocol AssignmentFiles: Sendable {
  /// Returns the rows of a CSV table, without its header.
  func rows(of path: String) throws(Failure) -> [AssignmentRow]
}

/// A row of a table that assigns exercises to names.
package struct AssignmentRow: Hashable, Sendable {
  package let line: Int
  package let assignment: AssignNames.Assignment

  package init(line: Int, _ assignment: AssignNames.Assignment) {
    self.line = line
    self.assignment = assignment
  }
}

/// Why a row of a table of assigned names cannot be used.
package struct AssignmentProblem: Codable, Hashable, Sendable {
  package let line: Int
  package let problem: Message
}
