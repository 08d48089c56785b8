package import KernelDomain
package import KernelPresentation

/// Words that make no command: what is wrong, and the next step.
package struct UsageError: Error, Hashable, Sendable {
  package let problem: LocalizedText
  /// A sentence; if a command follows, the words that lead to it: `See all`.
  private let hint: LocalizedText
  /// The words after the program's name: `help records`.
  private let command: String?

  package init(cs: String, en: String, hint: LocalizedText, command: String? = nil) {
    self.init(LocalizedText(cs: cs, en: en), hint: hint, command: command)
  }

  package init(_ problem: LocalizedText, hint: LocalizedText, command: String? = nil) {
    self.problem = problem
    self.hint = hint
    self.command = command
  }

  /// - Parameter program: begins the command, if there is one.
  package func hint(_ language: Language, _ program: Program) -> String {
    hint(language) + (command.map { ": \(program.line) \($0)" } ?? "")
  }
}
