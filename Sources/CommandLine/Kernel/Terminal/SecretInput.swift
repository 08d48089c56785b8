import KernelApplication
import KernelDomain
import System

/// Reads what nobody else is to see: from the terminal, which does not show it, or from standard input where that was
/// asked for, a line each.
package struct SecretInput {
  package let session: Session
  /// Whether it is read from standard input, whatever that is.
  package let isFromInput: Bool
  private let noTerminal: UsageError

  /// - Parameters:
  ///   - isFromInput: as an option of the command says.
  ///   - noTerminal: what is wrong where there is no terminal, and the option that helps.
  package init(_ session: Session, isFromInput: Bool, noTerminal: UsageError) {
    self.session = session
    self.isFromInput = isFromInput
    self.noTerminal = noTerminal
  }

  /// - Parameter prompt: what is asked for at the terminal.
  package func read(_ prompt: LocalizedText) throws(CommandError) -> String {
    if isFromInput { return try taken(prompt) { () throws(SystemError) in try StandardInput.line() } }
    return try typed(prompt) { () throws(SystemError) in try StandardInput.hiddenLine() }
  }

  /// What is shown while it is typed.
  package func shown() throws(CommandError) -> String {
    try typed(nil) { () throws(SystemError) in try StandardInput.line() }
  }

  private func typed(
    _ prompt: LocalizedText?, _ read: () throws(SystemError) -> StandardInput.Line
  ) throws(CommandError) -> String {
    guard StandardInput.isTerminal else { throw .usage(noTerminal) }
    if let prompt { session.terminal.complain(prompt(session.languageWithoutService) + ": ") }
    defer { if prompt != nil { session.terminal.complain("\n") } }
    return try taken(nil, read)
  }

  /// - Parameter missing: what is missing where standard input ends; nil where its end is an interruption.
  private func taken(
    _ missing: LocalizedText?, _ read: () throws(SystemError) -> StandardInput.Line
  ) throws(CommandError) -> String {
    let line: StandardInput.Line
    do throws(SystemError) {
      line = try read()
    } catch {
      throw .failed(.system(operation: error.operation, path: error.path, reason: error.words))
    }
    switch line {
    case .text(let text): return text
    case .notText: throw .failed(.invalidInput(field: "", problem: .input(.inputNotUTF8)))
    case .interrupted: throw .failed(.cancelled)
    case .end:
      guard let missing else { throw .failed(.cancelled) }
      throw .usage(
        UsageError(
          LocalizedText(
            cs: "na standardním vstupu chybí \(missing.cs.lowercased())",
            en: "there is no \(missing.en.lowercased()) on standard input"),
          hint: LocalizedText(cs: "Patří tam, na vlastní řádek.", en: "Write it there, on a line of its own.")))
    }
  }
}
