import KernelCommandLine
import KernelDomain
import StrengthDomain

/// Brings the words of a set to the form that `SetWord` parses: `80 kg x 5`, `80x5`, `5 @ 80 kg`, `80kg 5` and `5 reps
/// 80`, as lifters write a set, become `80kg x5`. Words that could mean two different sets are refused.
enum SetPhrase {
  private static let times: Set = [
    "x", "×", "*", "times", "for", "of", "sets", "set", "krát", "krat", "po", "série", "sérií", "serie",
  ]
  private static let ats: Set = ["@", "at", "with"]
  private static let repetitions: Set = ["rep", "reps", "opakování", "opakovani", "opak", "op"]

  /// Returns the words in small letters, each value in one word: `3 x 5 x 80 kg` becomes `3x5x80kg`, `rpe 8` becomes
  /// `@8`.
  static func glued(_ words: [String]) -> [String] {
    var named: [String] = []
    var rest = QuantityWords.joined(words.flatMap(apart))[...]
    while let word = rest.popFirst() {
      let last = named.last.flatMap { SetWord.number($0[...]) == nil ? nil : $0 }
      if times.contains(word) {
        if named.last != "x" { named.append("x") }
      } else if ats.contains(word) {
        named.append("@")
      } else if repetitions.contains(word), let last {
        if named.dropLast().last != "x" { named[named.count - 1] = "x" + last }
      } else if repetitions.contains(word), rest.first.flatMap({ SetWord.number($0[...]) }) != nil {
        named.append("x")
      } else if word == "rir", let last {
        named[named.count - 1] = (named.dropLast().last == "@" ? "" : "@") + last + "rir"
      } else if word == "rpe" || word == "rir", let number = rest.first, SetWord.thousandths(number[...]) != nil {
        rest.removeFirst()
        if named.last == "@" { named.removeLast() }
        named.append("@" + number + (word == "rir" ? word : ""))
      } else {
        named.append(word)
      }
    }
    return joined(named)
  }

  /// Returns a word in small letters, its effort or load after `@` as a word of its own: `5@80kg`.
  private static func apart(_ word: String) -> [String] {
    let word = word.lowercased()
    if word.hasPrefix("rpe"), SetWord.thousandths(word.dropFirst(3)) != nil { return ["@" + word.dropFirst(3)] }
    guard let at = word.firstIndex(of: "@"), at != word.startIndex else { return [word] }
    return [String(word[..<at]), String(word[at...])]
  }

  /// Joins numbers to the `x` and the `@` beside them.
  private static func joined(_ words: [String]) -> [String] {
    var all: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "x", let next = rest.first, SetWord.reps(next) != nil { continue }
      guard word == "x" || word == "@", let next = rest.first, isValue(next) else {
        let isLast = word == "x" && all.last.map { SetWord.number($0[...]) != nil } == true
        isLast ? all[all.count - 1].append(word) : all.append(word)
        continue
      }
      rest.removeFirst()
      if word == "x", let last = all.last, isValue(last) {
        all[all.count - 1] = last + "x" + next
      } else {
        all.append(word + next)
      }
    }
    return all
  }

  private static func isValue(_ word: String) -> Bool {
    word.drop { "+-\u{2212}".contains($0) }.first?.isNumber == true
  }

  /// Returns the values that are joined by `x` in a word such as `3x5x80kg`; nil for any other word.
  static func chain(_ word: String) -> [String]? {
    let parts = word.split(omittingEmptySubsequences: false) { "x×*".contains($0) }.map(String.init)
    return parts.count > 1 && parts.allSatisfy(isValue) ? parts : nil
  }

  /// Whether a word alone belongs to a set or to the plan of one.
  static func isPart(_ word: String) -> Bool {
    SetWord.isKnown(word) || times.contains(word) || ats.contains(word) || Progression.Kind(rawValue: word) != nil
      || ["rest", "after", "rpe", "rir"].contains(word)
  }

  // MARK: One set

  /// Returns the words of a single set, in the form that `SetWord` parses.
  /// - Parameter words: the words, as `glued` returns them.
  static func single(_ words: [String], _ unit: MassUnit) throws(CommandError) -> [String] {
    var all: [String] = []
    for word in words {
      if let parts = chain(word) {
        guard !words.contains(where: SetWord.isLoad) else { throw several(word) }
        all += try pair(parts, word, unit)
      } else if word.first == "@", SetWord.isLoad(String(word.dropFirst())) {
        all.append(String(word.dropFirst()))
      } else {
        all.append(word)
      }
    }
    guard !all.contains(where: { SetWord.reps($0) != nil }) else { return all }
    let bare = all.indices.filter { all[$0].first?.isNumber == true && SetWord.thousandths(all[$0][...]) != nil }
    // No effort is greater than 10, so that `@ 80` is a load.
    if bare.count == 1, let at = all.firstIndex(where: { $0.first == "@" && (SetWord.effort($0) ?? 0) > 10 }) {
      all[at] = String(all[at].dropFirst())
      all[bare[0]] = "x" + all[bare[0]]
    } else if bare.count == 1, all.contains(where: { SetWord.isLoad($0) || SetWord.noLoad.contains($0) }) {
      all[bare[0]] = "x" + all[bare[0]]
    } else if bare.count == 2, !all.contains(where: SetWord.isLoad) {
      let (first, second) = (all[bare[0]], all[bare[1]])
      let isReps = [first, second].map { SetWord.number($0[...]) != nil }
      guard isReps[0] != isReps[1] else { throw ambiguous(first, second, "\(first) \(second)", unit) }
      let place = bare[isReps[0] ? 0 : 1]
      all[place] = "x" + all[place]
    }
    return all
  }

  /// Returns the load and the repetitions that are joined by `x`.
  private static func pair(_ parts: [String], _ word: String, _ unit: MassUnit) throws(CommandError) -> [String] {
    guard parts.count == 2, parts.allSatisfy({ SetWord.isLoad($0) || SetWord.thousandths($0[...]) != nil }) else {
      throw several(word)
    }
    let (first, second) = (parts[0], parts[1])
    switch (SetWord.number(first[...]), SetWord.number(second[...])) {
    case (nil, _?): return [first, "x" + second]
    case (_?, nil): return ["x" + first, second]
    // So many sets are not meant, and a load comes before its repetitions.
    case (let load?, let reps?) where load > 10 && load >= reps: return [first, "x" + second]
    case (nil, nil): throw several(word)
    // Nobody does so many repetitions in several sets.
    case (let sets?, let reps?) where sets <= 10 && reps <= 30: throw setsOrLoad(word, sets, reps, unit)
    default: throw ambiguous(first, second, word, unit)
    }
  }

  private static func ambiguous(
    _ first: String, _ second: String, _ word: String, _ unit: MassUnit
  ) -> CommandError {
    let unit = unit.rawValue
    return .usage(
      cs: "SET: „\(word)“ může být dvojí", en: "SET: \"\(word)\" can mean two things",
      hint: LocalizedText(
        cs: "Napište \(first)\(unit) x\(second) (zátěž \(first)), nebo \(second)\(unit) x\(first) (zátěž \(second)).",
        en: "Write \(first)\(unit) x\(second) (a load of \(first)) or \(second)\(unit) x\(first) (a load of \(second))."
      ))
  }

  private static func setsOrLoad(_ word: String, _ first: Int, _ reps: Int, _ unit: MassUnit) -> CommandError {
    .usage(
      cs: "SET: „\(word)“ může být dvojí", en: "SET: \"\(word)\" can mean two things",
      hint: LocalizedText(
        cs: "Jedna série je \(first)\(unit.rawValue) x\(reps); více sérií (\(first)) zapište po jedné: x\(reps).",
        en: "Write \(first)\(unit.rawValue) x\(reps) for one set; for \(first) sets, log each of them: x\(reps)."))
  }

  private static func several(_ word: String) -> CommandError {
    .usage(
      cs: "SET: „\(word)“ je víc sérií, nebo jim nejde rozumět",
      en: "SET: \"\(word)\" is several sets, or can't be read",
      hint: LocalizedText(
        cs: "Sérii zapište jako 80kg x5; víc najednou (3x5x80kg) bere strength log.",
        en: "Write one set like 80kg x5; strength log takes several at once (3x5x80kg)."))
  }
}
