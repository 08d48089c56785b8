package import KernelApplication
package import KernelDomain

/// The text of a failure for the user: a sentence that says what is wrong and where, and a hint about what to do next.
package struct FailureStrings: Hashable, Sendable {
  /// The sentence that says what is wrong and where, without a full stop.
  package let problem: String
  /// A list to show below the sentence, such as the files concerned; empty if there is none.
  package private(set) var lines: [String] = []
  /// What the user can do next; nil if there is no advice.
  package let hint: String?

  /// Creates the text of a failure.
  /// - Parameters:
  ///   - failure: the failure.
  ///   - language: the language.
  ///   - program: the program as the user calls it, with which commands in hints begin.
  ///   - strings: the texts of all features' messages.
  package init(_ failure: Failure, language: Language, program: Program, _ strings: [any MessageStrings] = []) {
    self.init(failure, MessageLocalizer(language, program: program, strings))
  }

  private init(_ failure: Failure, _ localizer: MessageLocalizer) {
    switch failure {
    case .invalidInput(let field, let problem, let valid):
      let words = localizer.localized(problem)
      self.problem = field.isEmpty ? words.text : "\(field): \(words.text)"
      hint = words.hint ?? (valid.isEmpty ? nil : localizer.choice(valid))
    case .notFound(let problem), .conflict(let problem), .system(let problem), .locked(let problem):
      let words = localizer.localized(problem)
      (self.problem, hint) = (words.text, words.hint)
    case .badFile(let path, let problem, let place):
      let words = localizer.localized(problem)
      // If there is a list, it contains the names of the files.
      let file = path + (place.map { FailureStrings.place($0, localizer.language) } ?? "") + ": "
      self.problem = words.lines.isEmpty ? file + words.text : words.text
      hint = words.hint
      lines = words.lines
    case .accessDenied(let path, let problem):
      self.problem = localizer.say(cs: "\(path): přístup odepřen", en: "\(path): access denied")
      hint = localizer.localized(problem).hint
    case .storeBusy(let path, let holder, let isStopped):
      let process = holder.map { " (\($0))" } ?? ""
      problem = localizer.say(
        cs: "\(path): do knihy právě zapisuje jiný proces\(process)",
        en: "\(path): another process\(process) is writing to the book")
      hint =
        if isStopped, let holder {
          localizer.say(
            cs: "Je pozastavený. Nechte ho pokračovat: kill -CONT \(holder)",
            en: "It is stopped. Let it continue: kill -CONT \(holder)")
        } else {
          localizer.say(
            cs: "Počkejte, až skončí, a zopakujte příkaz.", en: "Wait until it is done, and run the command again.")
        }
    case .storeDamaged(let place, let problem):
      let text = localizer.text(problem)
      self.problem = localizer.say(
        cs: "kniha je poškozená, \(place): \(text)", en: "the book is damaged, \(place): \(text)")
      hint = localizer.command(
        "repair", cs: "Opraví ji, s kopií toho, co nahradí", en: "Repair it, keeping a copy of what is replaced")
    case .storeNewer(let path, let found, let supported) where found < supported:
      problem = localizer.say(
        cs: "\(path): tato kniha má formát \(found), který převede na dnešní program z commitu d4573b06",
        en: "\(path): this book has format \(found), which the program of commit d4573b06 turns into today's")
      hint = localizer.say(
        cs: "Otevřete ji jednou tím programem.", en: "Open it once with that program.")
    case .storeNewer(let path, let found, let supported):
      problem = localizer.say(
        cs: "\(path): knihu zapsala novější verze (formát \(found), tato verze zná \(supported))",
        en: "\(path): a newer version wrote this book (format \(found), this version knows \(supported))")
      hint = localizer.say(cs: "Použijte novější recordbook.", en: "Use a newer recordbook.")
    case .storeReadOnly(let path):
      problem = localizer.say(cs: "\(path): do knihy se nedá zapisovat", en: "\(path): the book can't be written to")
      hint = localizer.say(
        cs: "Povolte zápis do té složky, nebo zvolte jinou: --store DIR",
        en: "Allow writing to that folder, or choose another: --store DIR")
    case .diskFull(let path):
      problem = localizer.say(
        cs: "\(path): na disku není místo; nic se nezměnilo", en: "\(path): the disk is full; nothing was changed")
      hint = localizer.say(cs: "Uvolněte místo a zopakujte příkaz.", en: "Free some space and run the command again.")
    case .cancelled:
      problem = localizer.say(cs: "přerušeno; nic se nezměnilo", en: "interrupted; nothing was changed")
      hint = localizer.say(cs: "Zopakovat příkaz je bezpečné.", en: "It is safe to run the command again.")
    }
  }
}

extension FailureStrings {
  /// Returns the place of a problem as it follows the path of the file. A file in an archive follows it as in a path.
  private static func place(_ place: FilePlace, _ language: Language) -> String {
    if case .byte(0, nil, let entry?) = place { return " › " + entry }
    return ", " + place.words(language)
  }
}

extension FilePlace {
  /// Returns the place of the problem in words, such as `byte 7, line 9`.
  package func words(_ language: Language) -> String {
    switch self {
    case .beginning: language.say(cs: "první bajty", en: "its first bytes")
    case .byte(0, nil, let entry?): entry
    case .byte(let at, let line, let entry):
      language.say(cs: "bajt \(at)", en: "byte \(at)")
        + (line.map { language.say(cs: ", řádek \($0)", en: ", line \($0)") } ?? "")
        + (entry.map { language.say(cs: " souboru \($0)", en: " of \($0)") } ?? "")
    case .line(let number): language.say(cs: "řádek \(number)", en: "line \(number)")
    case .field(let line, let column, let name):
      language.say(cs: "řádek \(line), sloupec \(column)", en: "line \(line), column \(column)")
        + (name.map { language.say(cs: " („\(printable($0))“)", en: " (\"\(printable($0))\")") } ?? "")
    case .inside(let name): name
    }
  }
}
