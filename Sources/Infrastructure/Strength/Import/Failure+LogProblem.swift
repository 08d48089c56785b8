import BookInfrastructure
import Formats
import KernelApplication
import StrengthApplication

extension Failure {
  /// Creates the failure for a log that cannot be read. It states the file, the line and the column, what was found
  /// there, and what is expected.
  init(_ problem: LogProblem, in path: String) {
    self = .badFile(path: path, problem: Message(problem), place: FilePlace(problem.place))
  }
}

extension FilePlace {
  fileprivate init(_ place: LogProblem.Place) {
    self = .field(line: place.line, column: place.column, name: place.name)
  }
}

extension Message {
  fileprivate init(_ problem: LogProblem) {
    self =
      switch problem.kind {
      case .csv(.csvManyFields(let found, let expected)): .strength(.strayCommas(found: found, expected: expected))
      case .csv(let problem): .format(problem)
      case .empty: .strength(.emptyLog)
      case .encoding: .strength(.unknownEncoding)
      case .dateOrder: .strength(.dateOrder)
      case .measure(let found): .strength(.impossibleMeasure(found: found))
      case .unknownHeader: .unknownHeader(problem.columns)
      case .missingColumn(let name): .strength(.missingColumn(name: name, app: problem.app))
      case .noUnit: .strength(.noUnit)
      case .unknownUnit(let found, let known): .strength(.unknownUnit(found: found, known: known))
      case .noNumber(let found): .strength(.noNumber(found: found))
      case .noWholeNumber(let found): .strength(.noWholeNumber(found: found))
      case .carriageReturns: .strength(.carriageReturns)
      case .negative(let found): .strength(.negative(found: found))
      case .tooLarge(let found, let most): .strength(.tooLarge(found: found, most: most))
      case .noRPE(let found): .strength(.noEffort(found: found))
      case .noDate(let found): .strength(.noDate(found: found))
      case .noDuration(let found): .strength(.noDuration(found: found))
      case .unknownSetKind(let found, let known): .strength(.unknownSetKind(found: found, known: known))
      case .noExercise: .strength(.exerciseMissing)
      }
  }

  /// The message that no known app writes the columns of a table. It names the first of them.
  static func unknownHeader(_ columns: [String]) -> Message {
    let most = 12
    let rest = columns.count > most ? ["…"] : []
    return .strength(.unknownHeader(columns: Array(columns.prefix(most)) + rest))
  }
}
