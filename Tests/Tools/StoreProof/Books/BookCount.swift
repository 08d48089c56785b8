/// What a proof of damaged books went through.
package struct BookCount: Sendable, CustomStringConvertible {
  package var files = 0
  package var cases = 0
  /// Cases that harmed nothing.
  package var harmless = 0
  package var repairs = 0
  package var questions = 0
  package var changes = 0
  /// What nothing that the program offers leads out of.
  package var deadEnds = 0
  /// What was lost without a word.
  package var silentLosses = 0
  /// What one feature's damage kept another from.
  package var stopped = 0
  package var examples: [String] = []
  /// Reading methods, and those of them that were not asked.
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
