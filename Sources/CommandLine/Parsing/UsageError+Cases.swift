/// What can be wrong with a command line.
extension UsageError {
  static func unknownCommand(_ word: String, _ names: [String]) -> UsageError {
    UsageError(
      Phrase(cs: "příkaz „\(word)“ neexistuje", en: "there is no command \"\(word)\""),
      hint: didYouMean(word, names, all: "recordbook help"))
  }

  static func unknownWord(_ word: String, of command: Command) -> UsageError {
    let words = command.subcommands.map(\.word)
    return UsageError(
      Phrase(
        cs: "\(command.name) nezná „\(word)“, jen \(words.joined(separator: ", "))",
        en: "\(command.name) has no \"\(word)\", only \(words.joined(separator: ", "))"),
      hint: didYouMean(word, words, all: "recordbook help \(command.name)"))
  }

  static func unknownOption(_ word: String, _ options: [Option], _ command: Command?) -> UsageError {
    let help = "recordbook help" + (command.map { " " + $0.name } ?? "")
    return UsageError(
      Phrase(cs: "volba \(word) neexistuje", en: "there is no option \(word)"),
      hint: didYouMean(word, options.map { "--" + $0.name }, all: help))
  }

  static func switchWithValue(_ option: Option) -> UsageError {
    UsageError(
      Phrase(cs: "--\(option.name) nemá hodnotu", en: "--\(option.name) takes no value"),
      hint: Phrase(cs: "Napište jen --\(option.name).", en: "Write just --\(option.name)."))
  }

  static func missingValue(_ option: Option, _ parameter: Parameter, _ command: Command?) -> UsageError {
    UsageError(
      Phrase(cs: "za --\(option.name) chybí \(parameter.name)", en: "--\(option.name) lacks its \(parameter.name)"),
      hint: usage(command))
  }

  static func missing(_ what: String, _ help: Phrase, _ command: Command) -> UsageError {
    UsageError(
      Phrase(
        cs: "\(command.name): chybí \(what) (\(help.cs))", en: "\(command.name) lacks \(what) (\(help.en))"),
      hint: usage(command))
  }

  static func surplus(_ word: String, _ command: Command) -> UsageError {
    UsageError(
      Phrase(cs: "\(command.name): „\(word)“ je navíc", en: "\(command.name) does not take \"\(word)\""),
      hint: usage(command))
  }

  /// A value that is none of those there are.
  static func invalid(_ name: String, _ value: String, valid: [String]) -> UsageError {
    let list = valid.joined(separator: ", ")
    let near = nearest(value, valid)
    return UsageError(
      Phrase(cs: "\(name): „\(value)“ nejde použít", en: "\(name): \"\(value)\" is not valid"),
      hint: Phrase(
        cs: (near.map { "Mysleli jste \($0)? " } ?? "") + "Na výběr je: \(list)",
        en: (near.map { "Did you mean \($0)? " } ?? "") + "There are: \(list)"))
  }

  static func noPage(_ command: Command) -> UsageError {
    UsageError(
      Phrase(
        cs: "--html: \(command.name) neukazuje žádnou obrazovku", en: "--html: \(command.name) shows no screen"),
      hint: Phrase(
        cs: "Celou knihu jako stránky zapíše: recordbook export --format html PATH",
        en: "Write the whole book as pages: recordbook export --format html PATH"))
  }

  /// An argument, by its place.
  static func notUTF8(_ place: Int, _ shown: String) -> UsageError {
    UsageError(
      Phrase(
        cs: "argument \(place) („\(shown)“) není v UTF-8", en: "argument \(place) (\"\(shown)\") is not UTF-8"),
      hint: Phrase(
        cs: "Cestu, která není v UTF-8, nejde zapsat ani v JSON: soubor přejmenujte, nebo na něj udělejte odkaz.",
        en: "A path that is not UTF-8 can't be written in JSON either: rename the file, or make a link to it."))
  }

  /// The environment variable that says where the store is.
  static func notUTF8(_ variable: String) -> UsageError {
    UsageError(
      Phrase(cs: "proměnná prostředí \(variable) není v UTF-8", en: "environment variable \(variable) is not UTF-8"),
      hint: Phrase(
        cs: "Řekněte, kde je kniha, cestou v UTF-8: --store", en: "Say where the book is by a path in UTF-8: --store"))
  }

  private static func usage(_ command: Command?) -> Phrase {
    guard let command else {
      return Phrase(cs: "Nápověda: recordbook help", en: "Help: recordbook help")
    }
    let line = "recordbook " + command.synopsis
    return Phrase(cs: "Použití: \(line)", en: "Usage: \(line)")
  }

  private static func didYouMean(_ word: String, _ names: [String], all: String) -> Phrase {
    guard let near = nearest(word, names) else {
      return Phrase(cs: "Co je na výběr: \(all)", en: "See what there is: \(all)")
    }
    return Phrase(cs: "Mysleli jste \(near)? Vše ukáže: \(all)", en: "Did you mean \(near)? See all: \(all)")
  }
}
