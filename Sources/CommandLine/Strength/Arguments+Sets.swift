import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// Converts words of the command line to sets, and to changes of sets and rests.
extension Arguments {
  /// Fails if a word has the form of a load, but the load is zero or too great.
  static func refuseLoad(_ name: String, _ word: String) throws(CommandError) {
    guard SetWord.isLoad(word.lowercased()) else { return }
    throw .failed(.invalidInput(field: name, problem: Load.refusal(of: word)))
  }

  /// Returns the set that the argument SET describes in words such as `100kg x5 @8 warmup`, `60s` or `400m`.
  func setInput(_ session: Session) throws(CommandError) -> SetInput {
    try Arguments.setInput("SET", all("SET"), unit: session.massUnit)
  }

  /// Returns the sets that the argument SET describes after the argument EXERCISE. Fails if the first words are not
  /// part of a set, because the exercise's name has several words and is not in quotes.
  func sets(_ session: Session) throws(CommandError) -> [SetInput] {
    try Arguments.setInputs(wordsAfterName("SET"), unit: session.massUnit)
  }

  /// Returns the words of a set or a plan after the argument EXERCISE. Fails if the first words are part of the name.
  func wordsAfterName(_ parameter: String) throws(CommandError) -> [String] {
    let words = all(parameter)
    let count = words.prefix { !$0.contains { $0.isNumber } && !SetPhrase.isPart($0.lowercased()) }.count
    guard count > 0 else { return words }
    let example = count == words.count ? ["80kg", "x5"] : []
    throw .usage(.needsQuotes("EXERCISE", line(joining: count, to: "EXERCISE", rest: example), isCommand: true))
  }

  /// Parses sets that are separated by commas, such as `80kg x5, 75kg x8`, or several equal sets, such as `3x5x80kg`.
  /// - Parameter unit: the unit of loads that are given without a unit.
  static func setInputs(_ words: [String], unit: MassUnit) throws(CommandError) -> [SetInput] {
    var inputs: [SetInput] = []
    for group in try setGroups(words) {
      let (described, note) = withoutNote(group)
      if var counted = try CountedSets(SetPhrase.glued(described), unit: unit) {
        counted.set.note = note
        inputs += Array(repeating: counted.set, count: counted.count)
      } else {
        inputs.append(try setInput("SET", group, unit: unit))
      }
    }
    return inputs
  }

  /// Returns the words of each set. A word with a comma at its end is the last word of its set. Fails if a word of a
  /// note that is not in quotes could begin another set.
  private static func setGroups(_ words: [String]) throws(CommandError) -> [[String]] {
    var groups: [[String]] = [[]]
    var rest = words[...]
    while let word = rest.popFirst() {
      let isNote = groups.last?.last?.lowercased() == SetWord.note
      if isNote, !isWhole(word), !(word.hasSuffix(",") && rest.first.map(beginsSet) != false) {
        let note = [word] + rest
        guard !QuantityWords.joined(note).contains(where: couldBeSet) else { throw unquoted(note) }
        groups[groups.count - 1] += note
        break
      }
      if !isNote, word.contains(" ") {
        rest = (word.split(separator: " ").map(String.init) + rest)[...]
        continue
      }
      let isLast = word.hasSuffix(",")
      let text = isLast ? String(word.dropLast()) : word
      if !text.isEmpty || isNote { groups[groups.count - 1].append(text) }
      if isLast { groups.append([]) }
    }
    return groups.filter { !$0.isEmpty }
  }

  /// Parses the arguments that change a set. They are the words that describe a new set, and words that remove a value,
  /// such as `no-reps`.
  func setChange(
    of workout: WorkoutID, _ number: Int, _ session: Session
  ) throws(CommandError) -> EditSet.Input {
    var (described, taken): ([String], Set<String>) = ([], [])
    var rest = all("SET")[...]
    while let word = rest.popFirst() {
      let lowercased = word.lowercased()
      if lowercased == SetWord.note, let note = rest.popFirst() {
        described += [word, note]
        guard !Arguments.isWhole(note) else { continue }
        described += rest
        rest = []
      } else if Arguments.takings.contains(lowercased) {
        taken.insert(lowercased)
      } else {
        described.append(word)
        if SetWord.noLoad.contains(lowercased) { taken.insert("no-load") }
      }
    }
    var text = try Arguments.setInput("SET", described, unit: session.massUnit)
    text.note = self["--note"] ?? text.note
    func flag(_ word: String) -> Bool? { taken.contains(word) ? true : nil }
    var input = EditSet.Input(workout: workout, set: number, text)
    input.withoutLoad = flag("no-load")
    input.withoutReps = flag("no-reps")
    input.withoutTime = flag("no-time")
    input.withoutDistance = flag("no-distance")
    input.withoutEffort = flag("no-rpe")
    input.withoutNote = flag("no-note")
    input.same = has("same") ? true : nil
    return input
  }

  private static let takings = ["no-load", "no-reps", "no-time", "no-distance", "no-rpe", "no-note"]

  /// Returns the rest after a set, in seconds; nil if the option is not given.
  func rest() throws(CommandError) -> Int? {
    guard let word = self["--rest"] else { return nil }
    guard let seconds = SetWord.rest(word.lowercased()) else {
      throw Arguments.invalid("--rest", word, example: "--rest 2:00")
    }
    return seconds
  }

  /// Returns a change of the rest: either the time to add (`+15`) or the time that should remain (`3:00`). A number
  /// without a sign or a colon is refused, since it could mean either.
  func restChange(_ name: String) throws(CommandError) -> AdjustRest.Input {
    let word = word(name).replacing("−", with: "-")
    let amount = word.dropFirst().lowercased()
    if let sign = word.first, "+-".contains(sign), let seconds = Int(amount) ?? WrittenDuration.seconds(in: amount),
      seconds >= 0
    {
      return AdjustRest.Input(seconds: sign == "-" ? -seconds : seconds)
    }
    if let seconds = WrittenDuration.seconds(in: word.lowercased()) {
      return AdjustRest.Input(remainingSeconds: seconds)
    }
    let hint =
      Int(word) == nil
      ? LocalizedText(cs: "Zadejte to třeba jako +15, -15 nebo 3:00.", en: "For example: +15, -15 or 3:00")
      : LocalizedText(
        cs: "O tolik sekund déle je +\(word), kratčeji -\(word); má-li jich tolik zbývat, napište \(word)s.",
        en: "For more or fewer seconds write +\(word) or -\(word); to set the time left, \(word)s.")
    throw .usage(cs: "\(name): „\(word)“ nejde použít", en: "\(name): \"\(word)\" is not valid", hint: hint)
  }

  static func setInput(
    _ name: String, _ words: [String], unit: MassUnit
  ) throws(CommandError) -> SetInput {
    var input = SetInput()
    let (described, note) = withoutNote(words)
    input.note = note
    var rest = try SetPhrase.single(SetPhrase.glued(described), unit)[...]
    while let word = rest.popFirst() {
      if word == SetWord.assisted, let load = input.load {
        input.load = EnteredLoad(load.amount, isNegative: true)
        continue
      }
      if SetWord.noLoad.contains(word), input.load == nil { continue }
      let before = input.statedCount
      guard SetWord.take(word, into: &input, unit: unit) else {
        try Arguments.refuseLoad(name, word)
        throw Arguments.invalid(name, word, example: "100kg x5 @8")
      }
      guard input.statedCount > before else {
        throw .usage(
          cs: "\(name): „\(word)“ říká podruhé totéž", en: "\(name): \"\(word)\" repeats what another word says",
          hint: LocalizedText(
            cs: "Každé zadejte jednou, třeba 100kg x5 @8.", en: "Give each part once, as in 100kg x5 @8."))
      }
    }
    return input
  }
}

extension Arguments {
  /// Returns the words without the note, and the note: the argument after `note` if it was in quotes, otherwise all
  /// words after `note`.
  private static func withoutNote(_ words: [String]) -> (words: [String], note: String?) {
    guard let place = words.firstIndex(where: { $0.lowercased() == SetWord.note }), place + 1 < words.count else {
      return (words, nil)
    }
    let end = isWhole(words[place + 1]) ? place + 2 : words.count
    return (Array(words[..<place] + words[end...]), words[(place + 1)..<end].joined(separator: " "))
  }

  /// The number of words before a note that is not in quotes.
  static func countBeforeNote(_ words: [String]) -> Int {
    let place = words.indices.first { place in
      words[place].lowercased() == SetWord.note && place + 1 < words.count && !isWhole(words[place + 1])
    }
    return place ?? words.count
  }

  /// Whether an argument must have been in quotes.
  private static func isWhole(_ argument: String) -> Bool { argument.isEmpty || argument.contains(" ") }

  /// Whether a word of a note could begin another set.
  private static func couldBeSet(_ word: String) -> Bool {
    var word = word.lowercased()
    while let last = word.last, ".,;:!?".contains(last) { word.removeLast() }
    return SetPhrase.chain(word) != nil || SetWord.isLoad(word) || SetWord.reps(word) != nil
      || ["x", "×"].contains(word)
  }

  /// Whether a word after a comma is the first of another set.
  private static func beginsSet(_ word: String) -> Bool {
    couldBeSet(word) || QuantityWords.isNumber(word) || SetWord.isKnown(word.lowercased())
  }

  private static func unquoted(_ words: [String]) -> CommandError {
    let places = words.indices.dropLast()
    let comma = places.first { words[$0].hasSuffix(",") && beginsSet(words[$0 + 1]) }
    let note = words[...(comma ?? words.count - 1)].joined(separator: " ")
    let rest = comma.map { "," + words[($0 + 1)...].map { " " + $0 }.joined() } ?? ""
    let text = ShellCommand.quoted(comma == nil ? note : String(note.dropLast()))
    return .usage(.needsQuotes(SetWord.note, "\(SetWord.note) \(text)\(rest)"))
  }
}

extension SetInput {
  /// The number of values that were given for the set.
  fileprivate var statedCount: Int {
    [kind != nil, load != nil, reps != nil, seconds != nil, millimetres != nil, rpe != nil].count { $0 }
  }
}
