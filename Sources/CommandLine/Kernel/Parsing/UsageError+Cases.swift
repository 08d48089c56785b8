extension Command {
  /// The subcommand that sets values by their names, such as `profile set`; nil if there is none.
  var setter: Command? {
    subcommands.first { command in
      guard case .pairs? = command.parameters.first?.kind else { return false }
      return command.word == "set"
    }
  }
}

/// The errors that occur in command lines.
extension UsageError {
  /// Returns the error for a word that is not a command. The word may be a subcommand without its command (`records`
  /// for `swim records`), a command of another program, or mistyped.
  package static func unknownCommand(_ word: String, _ table: CommandTable) -> UsageError {
    let whole = table.commands(withVerb: word).map(\.name)
    guard whole.isEmpty else {
      let list = whole.joined(separator: ", ")
      return UsageError(
        cs: "příkaz „\(word)“ potřebuje před sebou, čeho se týká: \(list)",
        en: "\"\(word)\" is a verb of a feature: \(list)",
        hint: LocalizedText(cs: "Napište", en: "Type"), command: whole[0])
    }
    return UsageError(
      cs: "příkaz „\(word)“ neexistuje", en: "there is no command \"\(word)\"",
      hint: didYouMean(likely(word, table)), command: "help")
  }

  /// Returns the commands that the user probably meant by a word.
  private static func likely(_ word: String, _ table: CommandTable) -> [String] {
    let meant = Synonyms.commands(word)
    if !meant.isEmpty { return meant }
    let verbs = Synonyms.verbs(word).lazy.map { table.commands(withVerb: $0).map(\.name) }
    if let commands = verbs.first(where: { !$0.isEmpty }) { return commands }
    let words = table.all.map(\.name) + table.withVerbs.flatMap { $0.forms.dropFirst().map(\.word) }
    guard let near = nearest(word, words) else { return [] }
    return table[near] == nil ? table.commands(withVerb: near).map(\.name) : [near]
  }

  /// Returns the error for a word that the command `help` does not know, either as a command or as a topic.
  package static func unknownHelp(_ word: String, _ table: CommandTable) -> UsageError {
    guard table.commands(withVerb: word).isEmpty, likely(word, table).isEmpty || nearest(word, table.explained) != nil,
      let near = nearest(word, table.explained)
    else {
      return unknownCommand(word, table)
    }
    return UsageError(
      cs: "příkaz ani téma „\(word)“ neexistuje", en: "there is no command or topic \"\(word)\"",
      hint: didYouMean([near]), command: "help")
  }

  /// Returns the error for a word that is not a subcommand (verb) of a command. The word may be a verb of another
  /// program, or the name of a setting or of another command.
  package static func unknownWord(_ word: String, of command: Command, _ table: CommandTable) -> UsageError {
    let words = command.forms.dropFirst().map(\.word)
    let meant = Synonyms.verbs(word).filter { words.contains($0) }
    let near = (meant.isEmpty ? KernelCommandLine.likely(word, words) : meant).map { command.name + " " + $0 }
    let isElsewhere = near.isEmpty || meant.isEmpty && table[word] != nil
    return UsageError(
      cs: "\(command.name) nemá příkaz „\(word)“",
      en: "\(command.name) has no command \"\(word)\"",
      hint: didYouMean(near + (isElsewhere ? elsewhere(word, command, table) : [])),
      command: "help \(command.name)")
  }

  /// Returns the commands that do what a word seems to ask of another command: `settings set prayer.goal` for
  /// `prayer goal`, `profile set name` for `profile name`, `undo` for `run undo`.
  private static func elsewhere(_ word: String, _ command: Command, _ table: CommandTable) -> [String] {
    for set in [command, table["settings"]].compactMap({ $0?.setter }) {
      let name = set.options.map(\.name).first {
        $0 == word && set.name.hasPrefix(command.name) || $0.hasPrefix(command.name) && $0.hasSuffix("." + word)
      }
      if let name { return [set.name + " " + name] }
    }
    let others = table[word].map { [$0.name] } ?? Synonyms.commands(word)
    return others.isEmpty ? taking(word, command) : others
  }

  /// Returns the subcommand that takes the word as its first: `prayer log fajr` for `prayer fajr`.
  private static func taking(_ word: String, _ command: Command) -> [String] {
    let taking = command.subcommands.first { command in
      guard !command.isHidden, case .choice(let words)? = command.parameters.first?.kind else { return false }
      return words.contains(word)
    }
    return taking.map { [$0.name + " " + word] } ?? []
  }

  /// Returns the error for words after a setting's name that are its value: `settings theme dark`. A value that the
  /// setting does not take is not suggested, unless it is a name of one that it takes, as `english` is of `en`.
  package static func settingValue(_ words: [String], _ set: Command) -> UsageError {
    var words = words
    let given = words.last ?? ""
    if words.count == 2, let option = set.options.first(where: { $0.name == words[0] }),
      case .choice(let valid)? = option.parameter?.kind, !valid.contains(words[1])
    {
      guard let value = Synonyms.value(words[1]), valid.contains(value) else {
        return .invalid(option.name, words[1], valid: valid)
      }
      words[1] = value
    }
    return UsageError(
      cs: "„\(given)“ je navíc", en: "\"\(given)\" is not expected here",
      hint: LocalizedText(cs: "Nastaví to", en: "To set it"), command: ([set.name] + words).joined(separator: " "))
  }

  package static func unknownOption(_ word: String, _ options: [Option], _ command: Command?) -> UsageError {
    let names = options.map { "--" + $0.name }
    let meant = Synonyms.options(word).filter(names.contains)
    let (cs, en) = ("volba \(word) neexistuje", "there is no option \(word)")
    if meant.isEmpty, Synonyms.isDayOption(word), let command, command.parameters.contains(.period) {
      return UsageError(
        cs: cs, en: en,
        hint: LocalizedText(
          cs: "Dny zadejte bez volby, třeba 2025, 2025-08 nebo 2025-05..2025-08. Nápověda",
          en: "Give the days without an option, such as 2025, 2025-08 or 2025-05..2025-08. Help"),
        command: "help \(command.name)")
    }
    return UsageError(
      cs: cs, en: en, hint: didYouMean(meant.isEmpty ? KernelCommandLine.likely(word, names) : meant),
      command: "help" + (command.map { " " + $0.name } ?? ""))
  }

  package static func switchWithValue(_ option: Option) -> UsageError {
    UsageError(
      cs: "--\(option.name) nemá hodnotu", en: "--\(option.name) takes no value",
      hint: LocalizedText(cs: "Napište jen --\(option.name).", en: "Write only --\(option.name)."))
  }

  package static func givenTwice(_ option: Option) -> UsageError {
    UsageError(
      cs: "--\(option.name) je tu dvakrát", en: "--\(option.name) is given twice",
      hint: LocalizedText(cs: "Napište --\(option.name) jednou.", en: "Write --\(option.name) once."))
  }

  package static func missingValue(_ option: Option, _ parameter: Parameter, _ command: Command?) -> UsageError {
    UsageError(
      cs: "za --\(option.name) chybí \(parameter.name)", en: "--\(option.name) needs a value: \(parameter.name)",
      hint: command == nil ? LocalizedText(cs: "Nápověda", en: "Help") : usage, command: command?.synopsis ?? "help")
  }

  package static func missing(_ what: String, _ help: LocalizedText, _ command: Command) -> UsageError {
    UsageError(
      cs: "\(command.name): chybí \(what) (\(help.cs))", en: "\(command.name) needs \(what) (\(help.en))",
      hint: usage, command: command.synopsis)
  }

  /// Returns the error for a word that an option of the command takes: `--day yesterday` for `yesterday`.
  package static func needsOption(_ option: Option, _ word: String, _ command: Command) -> UsageError {
    UsageError(
      cs: "\(command.name): „\(word)“ tu být nemůže", en: "\(command.name) does not take \"\(word)\" here",
      hint: LocalizedText(
        cs: "Napište --\(option.name) \(word) (\(option.help.cs.withoutBrackets))",
        en: "Write --\(option.name) \(word) (\(option.help.en.withoutBrackets))"))
  }

  /// Returns the error for two words of which each stands in the place of the other.
  package static func order(_ name: String, _ word: String, _ other: String, _ command: Command) -> UsageError {
    UsageError(
      cs: "\(name): „\(word)“ je na místě, kam patří „\(other)“",
      en: "\(name): \"\(word)\" is in the place of \"\(other)\"", hint: usage, command: command.synopsis)
  }

  package static func noYear(_ name: String, _ word: String) -> UsageError {
    UsageError(
      cs: "\(name): „\(word)“ není rok", en: "\(name): \"\(word)\" is not a year",
      hint: LocalizedText(cs: "Napište všechny čtyři číslice.", en: "Write all four digits."))
  }

  package static func surplus(_ word: String, _ command: Command) -> UsageError {
    UsageError(
      cs: "\(command.name): „\(word)“ je navíc", en: "\(command.name) does not take \"\(word)\"",
      hint: usage, command: command.synopsis)
  }

  /// Returns the error for a word for which another command was probably meant.
  package static func didYouMean(_ word: String, _ command: Command, _ other: String) -> UsageError {
    UsageError(
      cs: "\(command.name): „\(word)“ je navíc", en: "\(command.name) does not take \"\(word)\"",
      hint: LocalizedText(cs: question([other]).cs + "Nápověda", en: question([other]).en + "Help"),
      command: "help \(other)")
  }

  /// Returns the error for a value that is not valid.
  /// - Parameters:
  ///   - valid: the valid values.
  ///   - inCzech: the Czech names of the valid values; nil if they have none.
  package static func invalid(
    _ name: String, _ value: String, valid: [String], inCzech: [String]? = nil
  ) -> UsageError {
    let meant = Synonyms.value(value).map { [$0] } ?? []
    let near = meant.allSatisfy(valid.contains) && !meant.isEmpty ? meant : KernelCommandLine.likely(value, valid)
    let nearInCzech = inCzech.map { KernelCommandLine.likely(value, $0) } ?? near
    return UsageError(
      cs: "\(name): „\(value)“ nejde použít", en: "\(name): \"\(value)\" is not valid",
      hint: LocalizedText(
        cs: question(nearInCzech).cs + "Na výběr je: \(few(inCzech ?? valid))",
        en: question(near).en + "Choose from: \(few(valid))"))
  }

  package static func noPage(_ command: Command) -> UsageError {
    UsageError(
      cs: "--html: \(command.name) neukazuje žádnou obrazovku", en: "--html: \(command.name) shows no screen",
      hint: LocalizedText(cs: "Celou knihu jako stránky zapíše", en: "Write the whole book as pages"),
      command: "export --format html PATH")
  }

  /// The error for exporting a folder of files to standard output, which can take only a single file.
  package static let noStandardOutput = UsageError(
    cs: "složku souborů nejde poslat na standardní výstup", en: "a folder of files can't go to standard output",
    hint: LocalizedText(
      cs: "Zadejte jméno složky, nebo jednu tabulku: swim export-table swims -. Složka jménem - je ./-",
      en: "Name a folder, or write one table: swim export-table swims -. For a folder named -, write ./-"))

  package static func together(_ one: String, _ other: String) -> UsageError {
    UsageError(
      cs: "\(one) a \(other) nejde zadat najednou", en: "\(one) and \(other) can't be given together",
      hint: LocalizedText(cs: "Zadejte jen jedno z nich.", en: "Use only one of them."))
  }

  /// Returns the error for the argument `-` in place of a file to import. Standard input cannot be imported, since an
  /// import reads a file at several positions and more than once.
  package static func standardInput(_ command: Command) -> UsageError {
    UsageError(
      cs: "\(command.name): standardní vstup („-“) číst nejde, jen soubory a složky",
      en: "\(command.name): standard input (\"-\") can't be read, only files and folders",
      hint: LocalizedText(
        cs: "Uložte ho do souboru (cat > export.zip) a zadejte ten; soubor, který se jmenuje „-“, je ./-",
        en: "Save it to a file (cat > export.zip) and name that file. For a file named \"-\", write ./-"))
  }

  /// Returns the error for an argument that is not UTF-8.
  /// - Parameters:
  ///   - place: the position of the argument on the command line.
  ///   - shown: the argument, with replacement characters in place of invalid bytes.
  package static func notUTF8(_ place: Int, _ shown: String) -> UsageError {
    UsageError(
      cs: "argument \(place) („\(shown)“) není v UTF-8", en: "argument \(place) (\"\(shown)\") is not UTF-8",
      hint: LocalizedText(
        cs: "Cestu, která není v UTF-8, nejde zapsat ani v JSON: soubor přejmenujte, nebo na něj udělejte odkaz.",
        en: "Rename the file, or make a link to it with a name in UTF-8."))
  }

  /// Returns the error for an environment variable that determines the store's path and is not UTF-8.
  package static func notUTF8(_ variable: String) -> UsageError {
    UsageError(
      cs: "proměnná prostředí \(variable) není v UTF-8", en: "environment variable \(variable) is not UTF-8",
      hint: LocalizedText(
        cs: "Řekněte, kde je kniha, cestou v UTF-8: --store", en: "Name the book's folder with a path in UTF-8: --store"
      ))
  }

  private static let usage = LocalizedText(cs: "Použití", en: "Usage")

  /// The maximum number of names that an error lists.
  private static let mostNames = 24

  /// Returns the names as a list. If there are too many, the list contains only the first of them.
  package static func few(_ names: [String]) -> String {
    names.prefix(mostNames).joined(separator: ", ") + (names.count > mostNames ? ", …" : "")
  }

  /// Returns the hint for a mistyped name.
  /// - Parameter near: the names that the user may have meant; empty if no name is similar.
  private static func didYouMean(_ near: [String]) -> LocalizedText {
    let question = question(near)
    return LocalizedText(
      cs: near.isEmpty ? "Co je na výběr" : question.cs + "Vše ukáže", en: question.en + "See all")
  }

  /// Returns the question whether the user meant one of these names; empty if there are none.
  private static func question(_ near: [String]) -> LocalizedText {
    guard let last = near.last else { return LocalizedText(cs: "", en: "") }
    let others = near.dropLast().joined(separator: ", ")
    let (cs, en) = near.count == 1 ? (last, last) : ("\(others) nebo \(last)", "\(others) or \(last)")
    return LocalizedText(cs: "Mysleli jste \(cs)? ", en: "Did you mean \(en)? ")
  }
}

extension String {
  /// The text without the brackets at its end, so that it can itself stand in brackets.
  fileprivate var withoutBrackets: String {
    guard hasSuffix(")"), let bracket = ranges(of: " (").last else { return self }
    return String(self[..<bracket.lowerBound])
  }
}
