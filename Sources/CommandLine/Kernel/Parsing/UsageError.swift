package import KernelDomain
package import KernelPresentation

/// The words given don't make a command: what is wrong, and the next step.
package struct UsageError: Error, Hashable, Sendable {
  package let problem: LocalizedText
  /// A sentence; what leads to the command where there is one: `See what there is`.
  private let hint: LocalizedText
  /// What follows the program's name: `help records`.
  private let command: String?

  package init(_ problem: LocalizedText, hint: LocalizedText, command: String? = nil) {
    self.problem = problem
    self.hint = hint
    self.command = command
  }

  /// - Parameter program: begins the command, if one is offered.
  package func hint(_ language: Language, _ program: Program) -> String {
    hint(language) + (command.map { ": \(program.line) \($0)" } ?? "")
  }
}
