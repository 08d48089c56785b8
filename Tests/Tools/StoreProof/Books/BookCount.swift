/// Counts what a proof with damaged books has covered.
package struct BookCount: Sendable, CustomStringConvertible {
  package var files = 0
  package var cases = 0
  /// Cases in which the damage had no effect.
  package var harmless = 0
  package var repairs = 0
  package var questions = 0
  package var changes = 0
  /// Problems that no command of the program resolves.
  package var deadEnds = 0
  /// Losses that the program did not report.
  package var silentLosses = 0
  /// Features that could not be used because of another feature's damage.
  package var stopped = 0
  package var examples: [String] = []
  /// The number of methods that only read. `unasked` contains the names of those that were not called.
  package var methods = 0
  package var unasked: [String] = []

  package var problems: Int { deadEnds + silentLosses + stopped }

  enum Problem { case deadEnd, silentLoss, stopped }

  mutating func report(_ problem: Problem, _ text: String) {
    switch problem {
    case .deadEnd: deadEnds += 1
    case .silentLoss: silentLosses += 1
    case .stopped: stopped += 1
    }
    examples.append(String("\(problem): \(text)".prefix(400)))
  }

  static func + (one: BookCount, other: BookCount) -> BookCount {
    var sum = one
    sum.cases += other.cases
    sum.harmless += other.harmless
    sum.repairs += other.repairs
    sum.questions += other.questions
    sum.changes += other.changes
    sum.deadEnds += other.deadEnds
    sum.silentLosses += other.silentLosses
    sum.stopped += other.stopped
    sum.examples += other.examples
    return sum
  }

  package var description: String {
    """
    \(files) files, \(cases) damaged books: \(harmless) unharmed, \(repairs) repaired
    \(questions) questions of \(methods - unasked.count) of \(methods) methods that read, \(changes) changes
    \(deadEnds) dead ends, \(silentLosses) silent losses, \(stopped) stopped by another's damage
    not asked: \(unasked.joined(separator: " "))
    """
  }
}
