import BookPresentation
import Composition
import KernelApplication
import KernelDomain
import KernelPresentation
import System

/// Runs a command line: parses its words, runs the command, reports failures on standard error, and returns the exit
/// status.
package struct CommandRunner {
  private let words: [String]
  private let table: CommandTable
  /// The session, which keeps the book in memory. It is not freed before the process ends, because the system then
  /// frees all memory at once. Freeing a large book piece by piece would take as long as showing its records.
  private var session: Session?

  package init(words: [String], _ table: CommandTable) {
    self.words = words
    self.table = table
  }

  package mutating func run() -> ExitStatus {
    var parser = ArgumentParser(table)
    do throws(UsageError) {
      let parsed = try parse(&parser)
      let session = Session(parsed.options, table)
      self.session = session
      do throws(CommandError) {
        return try run(parsed, session)
      } catch {
        return report(error, session, of: parsed.command)
      }
    } catch {
      return report(.usage(error), Session(parser.options, table), of: nil)
    }
  }

  /// Parses the words. Words that are not valid UTF-8 are refused: converting them to text would change them, so that
  /// they would name a different file or book.
  private func parse(_ parser: inout ArgumentParser) throws(UsageError) -> ArgumentParser.Parsed {
    let parsed: ArgumentParser.Parsed
    // Even if parsing fails, the options parsed before the error determine the language of the message.
    do throws(UsageError) {
      parsed = try parser.parse(words)
    } catch {
      try refuseWordNotUTF8()
      throw error
    }
    try refuseWordNotUTF8()
    if parsed.options.store == nil, let name = App.Configuration.placeNotUTF8 { throw .notUTF8(name) }
    return parsed
  }

  private func refuseWordNotUTF8() throws(UsageError) {
    if let word = ThisProcess.wordNotUTF8 { throw .notUTF8(word.place, word.shown) }
  }

  private func run(_ parsed: ArgumentParser.Parsed, _ session: Session) throws(CommandError) -> ExitStatus {
    if parsed.options.version {
      try session.write("recordbook \(App.fullVersion)\n")
      return .success
    }
    if parsed.options.json, parsed.options.html { throw .usage(.together("--json", "--html")) }
    guard let command = parsed.command else {
      guard parsed.options.help else { return try table.home.run(parsed.arguments, session) }
      try session.write(pages: HelpText(session).overview(table))
      return .success
    }
    if parsed.options.help {
      try session.write(pages: HelpText(session).text(of: command, table))
      return .success
    }
    if parsed.options.html, !command.showsScreen { throw .usage(.noPage(command)) }
    return try command.run(parsed.arguments, session)
  }

  private func report(_ error: CommandError, _ session: Session, of command: Command?) -> ExitStatus {
    asksForJSON ? reportJSON(error, session) : reportWords(error, session, command)
  }

  /// Whether `--json` occurs among the words before `--`. It is determined without parsing the words, so it is known
  /// even if parsing fails.
  private var asksForJSON: Bool {
    words.prefix { $0 != "--" }.contains("--json")
  }

  private func reportJSON(_ error: CommandError, _ session: Session) -> ExitStatus {
    switch error {
    case .usage(let usage):
      session.complain(json: App.json(ofUsage: usage.problem(.en), hint: usage.hint(.en, session.program)))
      return .badUsage
    case .failed(let failure):
      session.complain(json: App.json(of: failure, session.program))
      return ExitStatus(failure)
    case .unwritable(.closed):
      return .failed
    case .unwritable(.refused(let reason)):
      let failure = Failure.system(operation: "write", path: "standard output", reason: reason)
      session.complain(json: App.json(of: failure, session.program))
      return .failed
    }
  }

  private func reportWords(_ error: CommandError, _ session: Session, _ command: Command?) -> ExitStatus {
    let language = session.languageWithoutService
    switch error {
    case .usage(let usage):
      session.complain(usage.problem(language), hint: usage.hint(language, session.program))
      return .badUsage
    case .failed(let failure):
      let words = FailureStrings(
        CommandRunner.asTyped(failure, command), language: language, program: session.program, App.strings)
      session.complain(words.problem, words.lines, hint: words.hint)
      return ExitStatus(failure)
    case .unwritable(.closed):
      return .failed
    case .unwritable(let problem):
      session.complain(problem.words(language), hint: problem.hint(language))
      return .failed
    }
  }

  /// Returns the failure with a different field name: the use case's name of the field is replaced by the name that
  /// the user knows from the command, such as `STYLE`.
  private static func asTyped(_ failure: Failure, _ command: Command?) -> Failure {
    guard case .invalidInput(let field, let problem, let valid) = failure, let name = command?.typed(field) else {
      return failure
    }
    return .invalidInput(field: name, problem: problem, valid: valid)
  }
}
