import KernelDomain
import KernelPresentation

/// Parses the words of a command line, using the table of commands.
struct ArgumentParser {
  let table: CommandTable

  /// The result of parsing: the options, the command and its arguments.
  struct Parsed {
    var options = GlobalOptions()
    /// The command; nil if the command line does not name one.
    var command: Command?
    var arguments = Arguments(command: "")
  }

  /// The global options parsed so far. They are available even after an error, so that the error can be shown in the
  /// language that the user chose.
  private(set) var options = GlobalOptions()
  var rest: ArraySlice<String> = []
  var command: Command?
  var arguments = Arguments(command: "")
  var places: ArraySlice<Parameter> = []
  /// The option whose value was the word before; nil if the word before was something else.
  var optionBefore: Option?

  init(_ table: CommandTable) { self.table = table }

  mutating func parse(_ words: [String]) throws(UsageError) -> Parsed {
    rest = words[...]
    var takesOptions = true
    while let word = rest.popFirst() {
      do throws(UsageError) {
        if takesOptions, word == "--" {
          takesOptions = false
        } else if takesOptions, isOption(word) {
          try readOption(word)
        } else {
          try readWord(word)
          optionBefore = nil
        }
      } catch {
        guard command != nil, takesOptions, rest.contains("--help") || rest.contains("-h") else { throw error }
        options.help = true
        break
      }
    }
    if !options.help, !options.version {
      leaveOutFirst()
      closeSpan()
      try checkComplete()
    }
    return Parsed(options: options, command: command, arguments: arguments)
  }

  /// Whether a word is an option rather than a hyphen or a negative number.
  func isOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word != "-" && word.dropFirst().first?.isNumber != true
  }

  private mutating func readWord(_ word: String) throws(UsageError) {
    guard let command else { return try choose(word) }
    let name = Spelling.american(word)
    if arguments == Arguments(command: command.name),
      let subcommand = command.subcommands.first(where: { $0.word == name })
    {
      return begin(subcommand)
    }
    if places.first?.isOptionalTime == true, !isTime(withHalf(word)) { places.removeFirst() }
    guard let place = places.first else { return try readSurplus(word, command) }
    if word == "-", place.isRead { throw .standardInput(command) }
    if case .choice(let words) = place.kind, !place.isRequired, !place.isAmount, !words.contains(word) {
      let days = days([word] + plainWords)
      for value in [days, word] {
        if let option = command.option(for: value) { throw .needsOption(option, value, command) }
      }
    }
    if place.isAmount, let unit = QuantityWords.unit(word), let before = command.parameters.first(before: place),
      let number = arguments[before.name], QuantityWords.isNumber(number)
    {
      throw .missingBefore(before, number + unit, command)
    }
    let whole = place.named(try wholeWord(word, of: place, places.dropFirst()))
    if optionBefore?.parameter?.isWordy == true, place.isDated, !place.isRequired, !DayWords.isDays(whole) {
      throw surplus(word, command)
    }
    arguments.add(whole, to: place.name)
    if !place.isRepeated { places.removeFirst() }
    if place.beginsSpan, whole.contains("..") { places.removeFirst() }
  }

  private func isTime(_ word: String) -> Bool {
    if ClockWords.time(word) != nil { return true }
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
  }

  private mutating func choose(_ word: String) throws(UsageError) {
    guard let found = table[word] else { throw .unknownCommand(word, table) }
    begin(found)
  }

  private mutating func begin(_ command: Command) {
    self.command = command
    arguments = Arguments(command: command.name)
    places = command.parameters[...]
  }

  /// Parses an option. If an option of the command has the same name as a global option, the command's option takes
  /// precedence.
  private mutating func readOption(_ word: String) throws(UsageError) {
    let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let own = command?.options ?? []
    if let option = find(halves[0], own) {
      let value = try value(of: option, halves)
      let isRepeated = option.parameter?.isRepeated ?? true
      if !isRepeated, arguments["--" + option.name] != nil { throw .givenTwice(option) }
      option.parameter == nil ? arguments.turnOn(option.name) : arguments.set(option.name, value)
      optionBefore = option
    } else if let option = find(halves[0], GlobalOptions.all) {
      try options.set(option, value(of: option, halves))
    } else {
      throw .unknownOption(halves[0], own + GlobalOptions.all, command)
    }
  }

  func find(_ word: String, _ options: [Option]) -> Option? {
    let word = Spelling.american(word)
    return options.first { word == "--" + $0.name || $0.short.map { word == "-\($0)" } == true }
  }

  /// Returns the value of an option; empty for an option without a value.
  /// - Parameter halves: the word that contains the option, split at its first `=`. If there is no `=`, the next word
  ///   is the value.
  private mutating func value(of option: Option, _ halves: [String]) throws(UsageError) -> String {
    guard let parameter = option.parameter else {
      guard halves.count == 1 else { throw .switchWithValue(option) }
      return ""
    }
    if halves.count == 2 { return parameter.named(halves[1]) }
    guard let word = rest.first, word != "--", !word.hasPrefix("--") else {
      throw .missingValue(option, parameter, command)
    }
    rest.removeFirst()
    if parameter.name == "DAYS" { return weekdays(word) }
    guard parameter.isJoined, places.isEmpty, command?.subcommands.isEmpty == true else {
      return parameter.named(try wholeWord(word, of: parameter, places))
    }
    // Nothing else can be meant by the words that follow: `--at New York`.
    let words = plainWords
    rest.removeFirst(words.count)
    return ([word] + words).joined(separator: " ")
  }

  /// Handles a command line that has no word for the last parameter, although the first parameter is the optional one.
  /// It moves each word to the next parameter, so that the first parameter is left out instead of the last.
  private mutating func leaveOutFirst() {
    guard let parameters = command?.parameters, parameters.count > 1, places.count == 1, let last = places.first,
      last.isRequired, !last.isRepeated || arguments[last.name] == nil, !parameters[0].isRequired
    else { return }
    arguments.rename(zip(parameters, parameters.dropFirst()).map { ($0.name, $1.name) })
    places = []
  }

  /// Handles a command line that has no word for the last parameter, because the range of days before it is one word:
  /// a month, or a single day. It moves the words after that one to the next parameters.
  private mutating func closeSpan() {
    guard let parameters = command?.parameters, let first = parameters.firstIndex(where: \.beginsSpan),
      let last = places.first, places.count == 1, last.isRequired, let from = arguments[parameters[first].name],
      !from.contains("..")
    else { return }
    let others = parameters[(first + 1)...]
    guard let to = others.first.flatMap({ arguments[$0.name] }) else {
      if DayWords.isSpan(from), last == others.first { places = [] }
      return
    }
    guard !DayWords.isDays(to) else { return }
    arguments.rename(zip(others, others.dropFirst()).map { ($0.name, $1.name) })
    places = []
  }

  private func checkComplete() throws(UsageError) {
    guard let command else { return }
    try checkYears(command)
    try checkOrder(command)
    if let place = places.first(where: { $0.isRequired && arguments[$0.name] == nil }) {
      if place.isAmount, let before = command.parameters.first(before: place), let given = arguments[before.name],
        given.first?.isNumber == true,
        QuantityWords.unit(String(given.drop { $0.isNumber || ".,".contains($0) })) != nil
      {
        throw .missingBefore(before, given, command)
      }
      if let first = command.parameters.first, first.isDated, first.isRequired, !first.names,
        let word = arguments[first.name], !DayWords.isDays(word)
      {
        throw .missingDay(first, arguments.line(after: "today"), command)
      }
      throw .missing(place.name, place.help, command)
    }
    for option in command.options where option.isRequired && arguments["--" + option.name] == nil {
      throw .missing(option.usage, option.help, command)
    }
  }

  /// Fails if a parameter that accepts only certain words has another word, and one of these words is given elsewhere:
  /// `swim history 200 freestyle`.
  private func checkOrder(_ command: Command) throws(UsageError) {
    for place in command.parameters {
      guard case .choice(let words) = place.kind, let word = arguments[place.name], !words.contains(word) else {
        continue
      }
      for other in command.parameters where other.name != place.name {
        guard let swapped = arguments[other.name], words.contains(swapped) else { continue }
        if case .choice(let own) = other.kind, own.contains(swapped) { continue }
        throw .order(place.name, word, swapped, command)
      }
    }
  }

  private func checkYears(_ command: Command) throws(UsageError) {
    let typed =
      command.parameters.map { ($0.name, $0) }
      + command.options.compactMap { option in option.parameter.map { ("--" + option.name, $0) } }
    for (name, parameter) in typed where parameter.kind == .year {
      guard let word = arguments[name], !parameter.isDated || word.first?.isNumber == true,
        word.utf8.count != 4 || ASCII.integer(Array(word.utf8)) == nil
      else { continue }
      throw .noYear(name, word)
    }
  }
}

extension [Parameter] {
  /// Returns the parameter before another one; nil if that is the first.
  fileprivate func first(before place: Parameter) -> Parameter? {
    firstIndex { $0.name == place.name }.flatMap { $0 > 0 ? self[$0 - 1] : nil }
  }
}
