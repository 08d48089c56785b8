package import KernelDomain
package import KernelPresentation

/// What a feature contributes to the command line: its command, import options and samples.
package struct FeatureCommands: Sendable {
  /// The feature's command. The feature's verbs are its subcommands, which are created on demand.
  package let noun: Command
  /// Returns the options that the feature adds to the command `import`.
  package let importOptions: @Sendable () -> [Option]
  /// Adds the feature's samples to the demonstration, beyond the content of the imported file.
  package let sample: @Sendable (Session) throws(CommandError) -> Void
  /// Returns the commands that the user can try in the demonstration, each with a line of explanation.
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
