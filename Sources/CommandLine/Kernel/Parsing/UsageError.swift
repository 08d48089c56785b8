package import KernelDomain
package import KernelPresentation

/// An error in the words of a command line: the problem, and what the user can do next.
package struct UsageError: Error, Hashable, Sendable {
  package let problem: LocalizedText
  /// What the user can do next: a whole sentence or, if `command` is not nil, words that introduce the command, such
  /// as `See all`.
  private let hint: LocalizedText
  /// The command to run next, without the program's name, such as `help records`; nil if there is none.
  private let command: String?

  package init(cs: String, en: String, hint: LocalizedText, command: String? = nil) {
    self.init(LocalizedText(cs: cs, en: en), hint: hint, command: command)
  }

  package init(_ problem: LocalizedText, hint: LocalizedText, command: String? = nil) {
    self.problem = problem
    self.hint = hint
    self.command = command
  }

  /// Returns the hint, followed by the command if the error suggests one.
  /// - Parameter program: the program's name with which the command begins.
  package func hint(_ language: Language, _ program: Program) -> String {
    hint(language) + (command.map { ": \(program.line) \($0)" } ?? "")
  }
}
