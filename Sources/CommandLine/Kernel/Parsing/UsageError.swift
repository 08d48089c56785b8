package import KernelDomain
package import KernelPresentation

/// The words given don't make a command: what is wrong, and the next step.
package struct UsageError: Error, Hashable, Sendable {
  package let problem: Phrase
  /// A sentence; what leads to the command where there is one: `See what there is`.
  private let hint: Phrase
  /// What follows the program's name: `help records`.
  private let command: String?

  package init(_ problem: Phrase, hint: Phrase, command: String? = nil) {
    self.problem = problem
    self.hint = hint
    self.command = command
  }

  /// - Parameter program: begins the command, if one is offered.
  package func hint(_ language: Language, _ program: Program) -> String {
    hint(language) + (command.map { ": \(program.line) \($0)" } ?? "")
  }
}
