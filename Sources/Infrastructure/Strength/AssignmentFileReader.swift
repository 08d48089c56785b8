import BookInfrastructure
import Formats
package import KernelApplication
import KernelDomain
package import StrengthApplication
import StrengthDomain

/// Reads CSV tables in which the user assigned exercises to names in logs, in any encoding and with any delimiter in
/// which logs are read.
package struct AssignmentFileReader: AssignmentFiles {
  /// The maximum size of a table, in mebibytes.
  private static let most = 16

  package init() {}

  package func rows(of path: String) throws(Failure) -> [AssignmentRow] {
    let (_, bytes) = try InputFile.whole(path, most: AssignmentFileReader.most)
    do throws(LogProblem) {
      let text = try LogText(bytes)
      do throws(LogProblem) {
        return try AssignmentFileReader.rows(in: text.bytes, after: text.skippedLines)
      } catch {
        throw error.moved(down: text.skippedLines)
      }
    } catch {
      throw Failure(error, in: path)
    }
  }

  private static func rows(in bytes: [UInt8], after skippedLines: Int) throws(LogProblem) -> [AssignmentRow] {
    var columns: (name: Int, exercise: Int, app: Int?)?
    var rows: [AssignmentRow] = []
    try CSVReader.read(bytes, problem: { LogProblem($0) }) { row throws(LogProblem) in
      func cell(_ column: Int?) -> String {
        column.map { $0 < row.count ? FormulaGuard.unguarded(row.text($0)).cleanName : "" } ?? ""
      }
      guard let columns else {
        columns = try Self.columns((0..<row.count).map { LogApp.compared(row.text($0)) })
        return
      }
      let (name, exercise, app) = (cell(columns.name), cell(columns.exercise), cell(columns.app))
      if name.isEmpty, exercise.isEmpty { return }
      rows.append(
        AssignmentRow(
          line: row.line + skippedLines,
          AssignNames.Assignment(name: name, exercise: ExerciseID(exercise), app: app.isEmpty ? nil : app)))
    }
    guard !rows.isEmpty else { throw LogProblem(.empty, LogProblem.Place(line: 1, column: 1, name: nil)) }
    return rows
  }

  private static func columns(_ titles: [String]) throws(LogProblem) -> (name: Int, exercise: Int, app: Int?) {
    func place(_ title: String) throws(LogProblem) -> Int {
      guard let place = titles.firstIndex(of: title) else {
        throw LogProblem(.missingColumn(title), LogProblem.Place(line: 1, column: titles.count + 1, name: nil))
      }
      return place
    }
    return (try place("name"), try place("exercise"), titles.firstIndex(of: "app"))
  }
}
