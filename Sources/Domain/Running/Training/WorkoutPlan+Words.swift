/// Parses the plan of a workout, such as `5min warm-up; 3x(400m @ 1:32-1:38 / 90s); cool-down`.
///
/// Steps are separated by semicolons. A step has a distance or a time. A step with neither is open: it ends when the
/// runner presses the lap button. The kind of step stands before or after the distance or time. A step may end with `@`
/// and a target: a time for the step, a pace such as `4:20/km`, or a heart rate zone such as `Z4`. A group in
/// parentheses is repeated, and its steps are separated by slashes. A step without a kind is work, except that every
/// second step of a group is rest.
extension WorkoutPlan {
  /// The reason why a plan is invalid, and the word that causes it.
  package struct Refusal: Error, Hashable, Sendable {
    package let problem: Problem
    package let word: String
  }

  package enum Problem: String, CaseIterable, Codable, Sendable {
    /// The plan has no steps.
    case nothing
    /// A word is not a distance, a time or a kind of step.
    case word
    /// No step can have this distance or time.
    case extent
    /// The text after `@` is not a target.
    case target
    /// A parenthesis or the number of rounds is missing.
    case group
    /// The plan has more than 50 steps.
    case many
  }

  package init(_ text: String) throws(Refusal) {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var steps: [WorkoutStep] = []
    for part in text.split(separator: ";") {
      let part = String(part).trimmed.lowercased()
      guard !part.isEmpty else { continue }
      steps += try WorkoutPlan.steps(of: part)
      guard steps.count <= WorkoutPlan.mostSteps else { throw Refusal(problem: .many, word: "\(steps.count)") }
    }
    guard !steps.isEmpty else { throw Refusal(problem: .nothing, word: "") }
    self.text = text
    self.steps = steps
  }

  /// Parses a step or a group. For a group, returns the steps of all its rounds.
  private static func steps(of part: String) throws(Refusal) -> [WorkoutStep] {
    guard let open = part.firstIndex(of: "(") else {
      guard !part.contains(")") else { throw Refusal(problem: .group, word: part) }
      return [try step(part, otherwise: .work)]
    }
    let count = String(part[..<open]).trimmed
    guard let sign = count.last, "x×*".contains(sign), let rounds = RunQuantity.whole(String(count.dropLast()).trimmed),
      part.last == ")", part[part.index(after: open)...].dropLast().allSatisfy({ $0 != "(" && $0 != ")" })
    else { throw Refusal(problem: .group, word: part) }
    guard (1...Int64(mostSteps)).contains(rounds) else { throw Refusal(problem: .many, word: "\(rounds)") }
    var group: [WorkoutStep] = []
    for (index, text) in parts(of: part[part.index(after: open)...].dropLast()).enumerated() {
      guard !text.trimmed.isEmpty else { throw Refusal(problem: .group, word: part) }
      group.append(try step(text, otherwise: index % 2 == 0 ? .work : .rest))
    }
    return (1...Int(rounds)).flatMap { number in
      group.map { step in
        var step = step
        step.round = WorkoutStep.Round(number: number, count: Int(rounds))
        return step
      }
    }
  }

  /// Splits a group into steps at its slashes, except the slashes of paces such as `4:20/km`.
  private static func parts(of group: Substring) -> [String] {
    var parts = [""]
    var rest = group
    while let slash = rest.firstIndex(of: "/") {
      parts[parts.count - 1] += rest[..<slash]
      rest = rest[rest.index(after: slash)...]
      let next = rest.prefix { $0.isLetter }
      if next == "km" || next == "mi" {
        parts[parts.count - 1] += "/"
      } else {
        parts.append("")
      }
    }
    parts[parts.count - 1] += rest
    return parts
  }

  private static func step(_ text: String, otherwise kind: WorkoutStep.Kind) throws(Refusal) -> WorkoutStep {
    let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    var found: WorkoutStep.Kind?
    var extent: WorkoutStep.Extent?
    for word in RunQuantity.joined(halves[0].split(separator: " ").map(String.init)) {
      if let kind = kinds[word], found == nil {
        found = kind
      } else if opens.contains(word), extent == nil {
        extent = .open
      } else if extent == nil, let read = try self.extent(word) {
        extent = read
      } else {
        throw Refusal(problem: .word, word: word)
      }
    }
    guard extent != nil || found != nil else { throw Refusal(problem: .word, word: text.trimmed) }
    let target = halves.count > 1 ? try target(String(halves[1]).filter { $0 != " " }) : nil
    return WorkoutStep(found ?? kind, extent ?? .open, target: target)
  }

  private static let kinds: [String: WorkoutStep.Kind] = [
    "warm-up": .warmUp, "warmup": .warmUp, "rozklus": .warmUp, "work": .work, "úsek": .work, "usek": .work,
    "rest": .rest, "pauza": .rest, "cool-down": .coolDown, "cooldown": .coolDown, "výklus": .coolDown,
    "vyklus": .coolDown,
  ]
  private static let opens: Set<String> = ["open", "volně", "volne"]

  private static func extent(_ word: String) throws(Refusal) -> WorkoutStep.Extent? {
    do throws(RunQuantity.Refusal) {
      if let time = try RunQuantity.duration(word) { return .time(time) }
      return try RunQuantity.length(word).map { .length($0) }
    } catch {
      throw Refusal(problem: .extent, word: word)
    }
  }

  // MARK: Targets

  private static func target(_ text: String) throws(Refusal) -> WorkoutStep.Target {
    if text.first == "z", let zone = RunQuantity.whole(text.dropFirst()), (1...5).contains(zone) {
      return .zone(Int(zone))
    }
    let halves = text.split(separator: "/", omittingEmptySubsequences: false)
    let ends = halves[0].split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
    let times = ends.compactMap { try? RunQuantity.duration(String($0)) }
    guard (1...2).contains(ends.count), times.count == ends.count, times[0] <= times[times.count - 1] else {
      throw Refusal(problem: .target, word: text)
    }
    let range = times[0]...times[times.count - 1]
    if halves.count == 1 { return .time(range) }
    guard halves.count == 2, let unit = RunQuantity.units[String(halves[1])], unit >= 1_000_000 else {
      throw Refusal(problem: .target, word: text)
    }
    func perKilometre(_ time: Int64) -> Int64 { (time * 1_000_000 + unit / 2) / unit }
    return .pace(perKilometre(range.lowerBound)...perKilometre(range.upperBound))
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
