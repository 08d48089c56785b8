import KernelDomain
import KernelPresentation

/// Values of several words, such as `last week`, `82 kg` and `Bench Press`, and the words that are left over.
extension ArgumentParser {
  /// The words before the next option.
  var plainWords: [String] { Array(rest.prefix { !isOption($0) }) }

  /// Returns a word, with those words after it that belong to it: the rest of a day (`last`, `week`), or a unit (`82`,
  /// `kg`). Removes them from the words that are still to be read.
  /// - Parameter places: the parameters after the one to which the word belongs.
  mutating func wholeWord(
    _ word: String, of place: Parameter, _ places: ArraySlice<Parameter>
  ) throws(UsageError) -> String {
    if case .choice(let valid) = place.kind, !valid.contains(word), let value = choice(word, valid) { return value }
    guard !rest.isEmpty, place.isDated || place.isAmount || place.name == "TIME" else { return word }
    let words = [word] + plainWords
    if place.isAmount {
      guard let (text, count) = QuantityWords.quantity(in: words[...]) else { return word }
      rest.removeFirst(count - 1)
      return text
    }
    guard place.isDated else {
      let time = withHalf(word)
      if time != word { rest.removeFirst() }
      return time
    }
    let count = DayWords.length(of: words)
    guard count > 1 else { return word }
    let whole = words.prefix(count).joined(separator: " ")
    let isAlone = place.beginsSpan && (places.count > 1 || DayWords.isSpan(whole))
    let needed = places.dropFirst(isAlone ? 1 : 0).count { $0.isRequired }
    let isEnough = remainingWords - (count - 1) >= needed
    guard place.names ? isEnough && DayWords.isDays(whole) : isEnough || !DayWords.isDays(word) else { return word }
    // `last` alone is the latest run, and `last sunday` the run of that day.
    if DayWords.isLatest(word), place.names, let next = places.first, next.isRepeated || next.isWordy {
      throw .ambiguous(words, count, next) { arguments.line(adding: $0, rest: rest.dropFirst(words.count - 1)) }
    }
    rest.removeFirst(count - 1)
    return whole
  }

  /// Returns the value that a word and those after it name, such as `on-time` for `on time`. Nil if they name none.
  private mutating func choice(_ word: String, _ valid: [String]) -> String? {
    let words = ([word] + plainWords).prefix(4).map { $0.lowercased() }
    for count in (1...words.count).reversed() {
      let value = words.prefix(count).joined(separator: "-")
      guard valid.contains(value) else { continue }
      rest.removeFirst(count - 1)
      return value
    }
    return nil
  }

  /// Returns a list of weekdays, with those that are the next words: `mon, thu`.
  mutating func weekdays(_ word: String) -> String {
    var list = word
    while let next = rest.first, DayWords.weekday(String(next.filter { $0 != "," })) != nil {
      rest.removeFirst()
      list += (list.hasSuffix(",") ? "" : ",") + next
    }
    return list
  }

  /// Returns a time with the half of the day that is the next word: `6 pm`. Other words are returned unchanged.
  func withHalf(_ word: String) -> String {
    guard let half = rest.first, ["am", "pm"].contains(half.lowercased()), ClockWords.time(word + half) != nil else {
      return word
    }
    return word + half
  }

  /// The number of words still to be read, without options and their values.
  private var remainingWords: Int {
    let options = (command?.options ?? []) + GlobalOptions.all
    var (count, isValue) = (0, false)
    for word in rest {
      if isValue {
        isValue = false
      } else if isOption(word) {
        isValue = !word.contains("=") && find(word, options)?.parameter != nil
      } else {
        count += 1
      }
    }
    return count
  }

  /// Handles a word for which there is no parameter any more: it belongs to the last one if that is a text or a name.
  mutating func readSurplus(_ word: String, _ command: Command) throws(UsageError) {
    guard command.subcommands.isEmpty, let last = command.parameters.last, last.isJoined,
      arguments[last.name] != nil, optionBefore == nil, command.option(for: word) == nil
    else { throw surplus(word, command) }
    arguments.join(word, to: last.name)
  }

  func surplus(_ word: String, _ command: Command) -> UsageError {
    guard command.subcommands.isEmpty else { return surplusVerb(word, command) }
    let words = [word] + plainWords
    if let option = optionBefore, option.parameter?.isWordy == true, let value = arguments["--" + option.name] {
      let whole = ([value] + words).joined(separator: " ")
      return .needsQuotes("--" + option.name, "--\(option.name) \(ShellCommand.quoted(whole))")
    }
    let days = days(words)
    if let option = command.option(for: days) { return .needsOption(option, days, command) }
    if let option = command.options.first(where: { [word, arguments.last].contains($0.name) }), option.parameter != nil
    {
      let value = option.name == word ? plainWords.first : word
      if let value { return .needsOption(option, value, command) }
    }
    guard let place = command.parameters.last(where: { $0.isWordy && arguments[$0.name] != nil }) else {
      let named = command.options.filter { $0.parameter?.isJoined == true }
      if named.count == 1, word.first?.isLetter == true {
        return .needsOption(named[0], words.joined(separator: " "), command)
      }
      let before = arguments[Parameter.period.name]
      return before.map { DayWords.isDays($0) && DayWords.isDays(days) } == true
        ? .needsRange(before ?? "", days, command) : verbOfObject(word, command) ?? .surplus(word, command)
    }
    let more = QuantityWords.joined(words)
    let line = arguments.line(
      joining: more.count, to: place.name, more: more, rest: rest.dropFirst(words.count - 1))
    return .needsQuotes(place.name, line, isCommand: true)
  }

  /// Returns the words at the beginning that together name a day or a period, or else the first word.
  func days(_ words: [String]) -> String {
    words.prefix(DayWords.length(of: words)).joined(separator: " ")
  }

  /// Returns the error for a verb after the things that it is about: `run shoes add` for `run add-shoes`.
  private func verbOfObject(_ word: String, _ command: Command) -> UsageError? {
    let parts = command.name.split(separator: " ")
    guard parts.count == 2, let noun = table[String(parts[0])] else { return nil }
    let names = ([word] + Synonyms.verbs(word)).flatMap { ["\($0)-\(parts[1])", "\($0)-\(parts[1].dropLast())"] }
    let verb = names.first { name in noun.subcommands.contains { $0.word == name } }
    return verb.map { .didYouMean(word, command, "\(parts[0]) \($0)") }
  }

  private func surplusVerb(_ word: String, _ command: Command) -> UsageError {
    let given = command.parameters.flatMap { arguments.all($0.name) }
    if let first = given.first, let set = command.setter {
      let isVerb = !Synonyms.verbs(first).isEmpty || nearest(first, command.subcommands.map(\.word)) != nil
      return isVerb ? .unknownWord(first, of: command, table) : .settingValue(given + [word], set)
    }
    // `make up` is the verb `make-up`.
    let whole = plainWords.first.map { "\(word)-\($0)" } ?? ""
    let verb = command.subcommands.first { $0.word == whole }
    return verb.map { .didYouMean(word, command, $0.name) } ?? .unknownWord(word, of: command, table)
  }
}
