package import KernelDomain
package import KernelPresentation

/// What a feature adds to the command line.
package struct FeatureCommands: Sendable {
  /// The feature's command; its verbs are subcommands, made when it is chosen.
  package let noun: Command
  /// The options of `import` for the feature's kinds of files.
  package let importOptions: @Sendable () -> [Option]
  /// Adds samples to the demonstration that no imported file contains.
  package let sample: @Sendable (Session) throws(CommandError) -> Void
  /// What to try in the demonstration, one line each.
  package let tryNext: @Sendable (Session, Language, Program) throws(CommandError) -> [Suggestion]

  package struct Suggestion: Sendable {
    package let command: String
    package let words: String

    package init(_ command: String, _ words: String) {
      self.command = command
      self.words = words
    }
  }

  package init(
    _ noun: Command, importOptions: @escaping @Sendable () -> [Option],
    sample: @escaping @Sendable (Session) throws(CommandError) -> Void,
    tryNext: @escaping @Sendable (Session, Language, Program) throws(CommandError) -> [Suggestion]
  ) {
    self.noun = noun
    self.importOptions = importOptions
    self.sample = sample
    self.tryNext = tryNext
  }
}
