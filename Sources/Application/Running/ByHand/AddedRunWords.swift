package import KernelDomain
import RunningDomain

/// The reason why a run can't be added by hand.
package enum AddedRunProblem: String, CaseIterable, Codable, Hashable, Sendable {
  /// A number, such as `10`, has no unit.
  case unit
  /// The user gave neither a distance nor a time.
  case nothing
  case day
  case future
  /// The time of day at which the run began can't be parsed.
  case clock
  case time
  case length
  /// The time without pauses that the user gave is longer than the time including pauses.
  case active
  case effort
  /// The speed is higher than anybody can run.
  case pace
  /// The user gave two distances or two times.
  case twice
  /// A word is neither a distance nor a time.
  case word
}

/// The start, distance and time of a run, parsed from text such as `07:30 10 km 41:30`.
package struct AddedRunWords: Equatable, Sendable {
  /// The time of day at which the run began, such as `07:30`; nil if the text contains none.
  package private(set) var start: CivilTime?
  /// The distance in millimetres; nil if the text contains none.
  package private(set) var length: Int64?
  /// The time including pauses, in milliseconds; nil if the text contains none.
  package private(set) var elapsed: Int64?

  package struct Refusal: Error, Equatable, Sendable {
    package let problem: AddedRunProblem
    package let word: String
  }

  /// Parses the words that the user typed after the day.
  package init(_ words: [String]) throws(Refusal) {
    var words = RunQuantity.joined(words.flatMap { $0.split(separator: " ").map { $0.lowercased() } })[...]
    if words.count > 1, let first = words.first, let time = AddedRunWords.clock(first) {
      start = time
      words.removeFirst()
    }
    for word in words { try add(word) }
  }

  mutating func begin(at time: CivilTime) { start = time }

  private mutating func add(_ word: String) throws(Refusal) {
    if let time = try AddedRunWords.duration(word) {
      guard elapsed == nil else { throw Refusal(problem: .twice, word: word) }
      elapsed = time
    } else if let length = try AddedRunWords.length(word) {
      guard self.length == nil else { throw Refusal(problem: .twice, word: word) }
      self.length = length
    } else {
      throw Refusal(problem: RunQuantity.number(word) == nil ? .word : .unit, word: word)
    }
  }

  /// Parses a time of day from 0:00 to 23:59; nil for any other word.
  private static func clock(_ word: String) -> CivilTime? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 2, let hour = RunQuantity.whole(parts[0]),
      let minute = RunQuantity.whole(parts[1]),
      hour < 24, minute < 60
    else { return nil }
    return CivilTime(hour: Int(hour), minute: Int(minute), second: 0)
  }

  // MARK: Lengths and times

  /// Parses a distance such as `10km`, and returns it in millimetres. Nil if the word is not a distance.
  package static func length(_ word: String) throws(Refusal) -> Int64? {
    do throws(RunQuantity.Refusal) {
      return try RunQuantity.length(word)
    } catch {
      throw Refusal(error, word)
    }
  }

  /// Parses a time such as `41:30`, `1:02:03`, `45min`, `1h05` or `90s`, and returns it in milliseconds. Nil if the
  /// word is not a time.
  package static func duration(_ word: String) throws(Refusal) -> Int64? {
    do throws(RunQuantity.Refusal) {
      return try RunQuantity.duration(word)
    } catch {
      throw Refusal(error, word)
    }
  }
}

extension AddedRunWords.Refusal {
  fileprivate init(_ refusal: RunQuantity.Refusal, _ word: String) {
    switch refusal {
    case .length: self.init(problem: .length, word: word)
    case .time: self.init(problem: .time, word: word)
    }
  }
}
