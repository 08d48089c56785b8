package import KernelApplication
package import KernelDomain

/// What a failure says to a person: the thing, the place, and the next step; with names as they are.
package struct FailureWords: Hashable, Sendable {
  /// Without a full stop.
  package let problem: String
  package let hint: String

  /// - Parameter phrases: for the parts that the failure words itself.
  package init(_ failure: Failure, language: Language, phrases: Phrasebook = .kernel) {
    func say(_ english: String) -> String { phrases.say(english, in: language) }
    let problem: Said
    let hint: Said
    switch failure {
    case .invalidInput(let field, let detail, let valid):
      problem = .same(field.isEmpty ? say(detail) : "\(field): \(say(detail))")
      hint = FailureWords.choice(valid)
    case .notFound(let what, let name, let advice):
      problem = Said(cs: "\(say(what)) „\(name)“ neexistuje", en: "there is no \(what) \"\(name)\"")
      hint = .same(say(advice))
    case .badFile(let path, let detail, let place, let advice):
      problem = .same("\(path)" + (place.map { ", \(say($0))" } ?? "") + ": \(say(detail))")
      hint = .same(say(advice))
    case .accessDenied(let path, let advice):
      problem = Said(cs: "\(path): přístup odepřen", en: "\(path): access denied")
      hint = .same(say(advice))
    case .conflict(let detail, let advice):
      problem = .same(say(detail))
      hint = .same(say(advice))
    case .storeBusy(let path, let holder):
      (problem, hint) = FailureWords.busy(path, holder)
    case .storeDamaged(let place, let detail):
      problem = Said(cs: "kniha je poškozená, \(place): \(say(detail))", en: "the book is damaged, \(place): \(detail)")
      hint = Said(
        cs: "Opraví ji, s kopií toho, co nahradí: recordbook repair",
        en: "Mend it, keeping a copy of what is replaced: recordbook repair")
    case .storeNewer(let path, let found, let supported):
      problem = Said(
        cs: "\(path): knihu zapsala novější verze (formát \(found), tato verze zná \(supported))",
        en: "\(path): a newer version wrote this book (format \(found), this version knows \(supported))")
      hint = Said(cs: "Použijte novější recordbook.", en: "Use a newer recordbook.")
    case .storeReadOnly(let path):
      problem = Said(cs: "\(path): do knihy se nedá zapisovat", en: "\(path): the book can't be written to")
      hint = Said(
        cs: "Povolte zápis do té složky, nebo zvolte jinou: --store DIR",
        en: "Allow writing to that folder, or choose another: --store DIR")
    case .diskFull(let path):
      problem = Said(
        cs: "\(path): na disku není místo; nic se nezměnilo", en: "\(path): the disk is full; nothing was changed")
      hint = Said(cs: "Uvolněte místo a zopakujte příkaz.", en: "Free some space and say the command again.")
    case .system(let operation, let path, let reason):
      problem = Said(
        cs: "\(path): nejde \(say(operation)): \(reason)", en: "could not \(operation) \(path): \(reason)")
      hint = Said(
        cs: "Odstraňte příčinu a zopakujte příkaz.", en: "Remove the cause and say the command again.")
    case .cancelled:
      problem = Said(cs: "přerušeno; nic se nezměnilo", en: "interrupted; nothing was changed")
      hint = Said(cs: "Zopakovat příkaz je bezpečné.", en: "It is safe to say the command again.")
    }
    self.problem = language.say(cs: problem.cs, en: problem.en)
    self.hint = language.say(cs: hint.cs, en: hint.en)
  }

  private static func choice(_ valid: [String]) -> Said {
    if valid.isEmpty {
      return Said(cs: "Zadejte jinou hodnotu.", en: "Give another value.")
    }
    let list = valid.joined(separator: ", ")
    return Said(cs: "Na výběr je: \(list)", en: "There are: \(list)")
  }

  private static func busy(_ path: String, _ holder: Int32?) -> (Said, Said) {
    let cs = holder.map { " (\($0))" } ?? ""
    let en = holder.map { " (\($0))" } ?? ""
    return (
      Said(
        cs: "\(path): do knihy právě zapisuje jiný proces\(cs)",
        en: "\(path): another process\(en) is writing to the book"),
      Said(
        cs: "Počkejte, až skončí, a zopakujte příkaz.", en: "Wait until it is done, and say the command again.")
    )
  }
}

/// The same in each language.
private struct Said {
  let cs: String
  let en: String

  static func same(_ text: String) -> Said {
    Said(cs: text, en: text)
  }
}
