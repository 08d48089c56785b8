import KernelApplication
import KernelDomain
import System

/// Reads secrets such as passwords: from the terminal, without showing them, or, if the user chose that, from standard
/// input, one per line.
package struct SecretInput {
  package let session: Session
  /// Whether the user chose to pass secrets on standard input, which need not be a terminal.
  package let isFromInput: Bool
  private let noTerminal: UsageError

  /// Creates a reader of secrets.
  /// - Parameters:
  ///   - isFromInput: whether the user chose, with an option, to pass secrets on standard input.
  ///   - noTerminal: the error to report if there is no terminal. It names that option.
  package init(_ session: Session, isFromInput: Bool, noTerminal: UsageError) {
    self.session = session
    self.isFromInput = isFromInput
    self.noTerminal = noTerminal
  }

  /// Reads a secret.
  /// - Parameter prompt: the prompt to show at the terminal, without the colon.
  package func read(_ prompt: LocalizedText) throws(CommandError) -> String {
    if isFromInput { return try taken(prompt) { () throws(SystemError) in try StandardInput.line() } }
    return try typed(prompt) { () throws(SystemError) in try StandardInput.hiddenLine() }
  }

  private func typed(
    _ prompt: LocalizedText?, _ read: () throws(SystemError) -> StandardInput.Line
  ) throws(CommandError) -> String {
    guard StandardInput.isTerminal else { throw .usage(noTerminal) }
    if let prompt { session.terminal.complain(prompt(session.languageWithoutService) + ": ") }
    defer { if prompt != nil { session.terminal.complain("\n") } }
    return try taken(nil, read)
  }

  /// Calls `read` to read a line, and returns the line. Fails if it is not UTF-8, or if the user presses Ctrl-C.
  /// - Parameter missing: the name of the secret, which the error contains if standard input ends too early; nil if the
  ///   end of input counts as an interruption.
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
        cs: "na standardním vstupu chybí \(missing.cs.lowercased())",
        en: "standard input lacks the \(missing.en.lowercased())",
        hint: LocalizedText(cs: "Patří tam, na vlastní řádek.", en: "Write it on a line of its own."))
    }
  }
}
