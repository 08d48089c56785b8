import KernelApplication
import KernelDomain
import KernelPresentation
import System

extension Option {
  /// The option with which the user consents to a permanent deletion, so that the command does not ask.
  package static let yes = Option("yes", cs: "Neptá se a smaže", en: "Delete without asking")
}

extension Session {
  /// Asks the user to consent to a permanent deletion, unless `--yes` is given. Returns normally if the user consents,
  /// and fails otherwise. All commands that delete permanently ask this question.
  /// - Parameters:
  ///   - loss: what would be deleted, and how much: `the plan "Sunday" with 3 messages`.
  ///   - note: a sentence about further consequences; nil for none.
  package func confirm(
    _ arguments: Arguments, loss: LocalizedText, note: LocalizedText? = nil
  ) throws(CommandError) {
    guard !arguments.has(Option.yes.name) else { return }
    guard StandardInput.isTerminal, !options.json else {
      throw .usage(
        cs: "\(arguments.command): smazalo by se natrvalo: \(loss.cs)",
        en: "\(arguments.command): this would delete \(loss.en), permanently",
        hint: LocalizedText(
          cs: "Nic se nesmazalo. Když to chcete, přidejte --yes", en: "Nothing was deleted. To do it, add --yes"))
    }
    let language = languageWithoutService
    let yes = language.say(cs: "ano", en: "yes")
    terminal.complain(
      terminal.problem(language.say(cs: "Smaže se natrvalo: \(loss.cs).", en: "This deletes \(loss.en), permanently."))
        + (note.map { "\n" + terminal.problem($0(language)) } ?? "") + "\n"
        + language.say(cs: "Smazat? Napište \(yes): ", en: "Delete it? Type \(yes): "))
    guard case .text(let answer) = try Session.line(), answer.lowercased() == yes else { throw .failed(.cancelled) }
  }

  private static func line() throws(CommandError) -> StandardInput.Line {
    do throws(SystemError) {
      return try StandardInput.line()
    } catch {
      throw .failed(.system(operation: error.operation, path: error.path, reason: error.words))
    }
  }
}
