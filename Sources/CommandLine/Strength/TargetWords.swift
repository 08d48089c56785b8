import KernelCommandLine
import KernelDomain
import StrengthApplication
import StrengthDomain

/// Several equal sets, such as `3x5x80kg` or `3x5 80kg @8`: three sets of five repetitions with 80 kg.
struct CountedSets {
  /// Nobody does more equal sets, so that a greater number before them is a load.
  private static let most = 20

  let count: Int
  var set: SetInput

  /// Parses the words of a set. Nil if they do not begin with a number of sets.
  /// - Parameter words: the words, as `SetPhrase.glued` returns them.
  init?(_ words: [String], unit: MassUnit) throws(CommandError) {
    guard let place = words.firstIndex(where: { SetPhrase.chain($0) != nil }),
      let counted = CountedSets(words[place], unit: unit)
    else { return nil }
    let others = Array(words[..<place] + words[(place + 1)...])
    let stated = try Arguments.setInput("SET", others, unit: unit)
    let isWithLoad = stated.load != nil || counted.set.load != nil || others.contains(where: SetWord.noLoad.contains)
    if !isWithLoad, let reps = counted.set.reps, counted.count > 10 {
      // `80x5` is five repetitions with 80 kg, but `12x10` could be twelve sets.
      guard counted.count <= CountedSets.most else { return nil }
      throw CountedSets.ambiguous(words[place], "\(counted.count)\(unit.rawValue) x\(reps)", counted.count)
    }
    guard stated.reps == nil, stated.seconds == nil, stated.load == nil || counted.set.load == nil else { return nil }
    guard counted.count <= CountedSets.most else { throw CountedSets.tooMany(words[place], unit) }
    (count, set) = (counted.count, stated)
    (set.reps, set.seconds, set.load) = (counted.set.reps, counted.set.seconds, counted.set.load ?? stated.load)
  }

  private init?(_ word: String, unit: MassUnit) {
    guard let parts = SetPhrase.chain(word), parts.count <= 3, let count = SetWord.number(parts[0][...]),
      (1...100).contains(count)
    else { return nil }
    var set = SetInput()
    if let reps = SetWord.number(parts[1][...]) {
      set.reps = reps
    } else if let seconds = WrittenDuration.seconds(in: parts[1]) {
      set.seconds = seconds
    } else {
      return nil
    }
    if parts.count == 3 {
      guard let load = SetWord.enteredLoad(parts[2], unit: unit) else { return nil }
      set.load = load
    }
    self.count = count
    self.set = set
  }

  /// Returns the error for a load that stands in the place of the number of sets: `80x5x3`.
  private static func tooMany(_ word: String, _ unit: MassUnit) -> CommandError {
    let parts = SetPhrase.chain(word) ?? []
    let isCount = parts.count == 3 && SetWord.number(parts[2][...]) != nil
    let one = "\(parts[0])\(unit.rawValue) " + (SetWord.number(parts[1][...]) == nil ? "" : "x") + parts[1]
    let loaded = isCount ? "\(parts[2])x\(parts[1])x\(parts[0])\(unit.rawValue)" : one
    let sets = ["\(most)"] + parts.dropFirst()
    return .usage(
      cs: "SET: „\(word)“ může být dvojí", en: "SET: \"\(word)\" can mean two things",
      hint: LocalizedText(
        cs:
          "Se zátěží \(parts[0]) napište \(loaded); sérií je najednou nejvýš \(most): \(sets.joined(separator: "x")).",
        en: "For a load of \(parts[0]) write \(loaded). At most \(most) sets at once: \(sets.joined(separator: "x"))."))
  }

  private static func ambiguous(_ word: String, _ one: String, _ count: Int) -> CommandError {
    .usage(
      cs: "SET: „\(word)“ může být dvojí", en: "SET: \"\(word)\" can mean two things",
      hint: LocalizedText(
        cs: "Jedna série je \(one); víc (\(count)) je jich se zátěží, třeba \(word)x20kg, nebo bez ní: \(word) bw.",
        en: "One set is \(one). For \(count) sets, name their load, as in \(word)x20kg, or none: \(word) bw."
      ))
  }
}

/// Parses the words that describe the plan of an exercise in a routine: `3x8-12 x60kg double 2.5kg rest 120`, `5x5
/// @75%`, `3x5 @2rir`, `3x30s` or `wave 531 100kg 2.5kg`.
struct TargetWords {
  private(set) var input: PlanBlock.Input
  private let unit: MassUnit
  private var rest: ArraySlice<String>

  static let example = "3x8-12 x60kg double 2.5kg"
  /// The names of the only kind of wave, which may stand for the word `wave` or follow it.
  private static let waves: Set = ["531", "5/3/1"]

  init(_ words: [String], into input: PlanBlock.Input, unit: MassUnit) throws(CommandError) {
    self.input = input
    self.unit = unit
    rest = SetPhrase.glued(words.flatMap { $0.split(separator: " ").map(String.init) })[...]
    while let word = rest.popFirst() {
      guard take(word) else { throw Arguments.invalid("PLAN", word, example: TargetWords.example) }
    }
  }

  private mutating func take(_ word: String) -> Bool {
    if let rule = Progression.Kind(rawValue: word) ?? (TargetWords.waves.contains(word) ? .wave : nil) {
      return take(rule)
    }
    if word == "rest", let next = rest.first, let seconds = SetWord.rest(next) {
      rest.removeFirst()
      input.restSeconds = seconds
    } else if let percent = SetWord.percent(word) {
      input.percent = percent
    } else if let rpe = SetWord.effort(word) {
      input.rpe = rpe
    } else if word.first == "x" || word.first == "×", let load = SetWord.load(String(word.dropFirst()), unit: unit) {
      input.load = load
    } else if input.load == nil, let load = SetWord.load(word) {
      input.load = load
    } else {
      return takeSets(word)
    }
    return true
  }

  private mutating func take(_ rule: Progression.Kind) -> Bool {
    guard input.rule == nil else { return false }
    input.rule = rule
    if rule == .wave {
      if let word = rest.first, TargetWords.waves.contains(word) { rest.removeFirst() }
      input.max = takeLoad()
    }
    input.step = takeLoad()
    return true
  }

  private mutating func takeLoad() -> Load? {
    guard let word = rest.first, let load = SetWord.load(word, unit: unit) else { return nil }
    rest.removeFirst()
    return load
  }

  /// Parses a word that states the number of sets, their repetitions, time or distance, and optionally their load,
  /// such as `3x5`, `3x8-12x60kg`, `3x5+` or `3x400m`. Returns false if the word has another form.
  private mutating func takeSets(_ word: String) -> Bool {
    let parts = word.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
    guard input.sets == nil, (2...3).contains(parts.count), let sets = SetWord.number(parts[0]), takeReps(parts[1])
    else { return false }
    input.sets = sets
    guard parts.count == 3 else { return true }
    input.load = SetWord.load(String(parts[2]), unit: unit)
    return input.load != nil
  }

  private mutating func takeReps(_ text: Substring) -> Bool {
    let range = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
    if range.count == 2, let least = SetWord.number(range[0]), let most = SetWord.number(range[1]) {
      (input.reps, input.mostReps) = (least, most)
    } else if let reps = SetWord.number(text) {
      input.reps = reps
    } else if text.last == "+", let reps = SetWord.number(text.dropLast()) {
      (input.reps, input.lastSet) = (reps, .amrap)
    } else if let seconds = WrittenDuration.seconds(in: String(text)) {
      input.seconds = seconds
    } else if let millimetres = SetWord.millimetres(String(text)) {
      input.millimetres = millimetres
    } else {
      return false
    }
    return true
  }
}
