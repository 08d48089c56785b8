/// The words given don't make a command: what is wrong, and the next step.
struct UsageError: Error, Hashable, Sendable {
  let problem: Phrase
  let hint: Phrase

  init(_ problem: Phrase, hint: Phrase) {
    self.problem = problem
    self.hint = hint
  }
}
