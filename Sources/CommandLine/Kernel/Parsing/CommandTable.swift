/// Every command, in the order in which help tells them.
package struct CommandTable: Sendable {
  package struct Group: Sendable {
    package let title: LocalizedText
    package let commands: [Command]

    package init(_ title: LocalizedText, _ commands: [Command]) {
      self.title = title
      self.commands = commands
    }
  }

  package let groups: [Group]
  /// What the program does where no command is said.
  package let home: Command
  /// The commands of features, whose verbs are subcommands of their nouns.
  package let nouns: [Command]
  /// Made when they are asked for: most commands need none.
  private let makeTopics: @Sendable () -> [Topic]

  /// - Parameter nouns: those among the commands that are features'.
  package init(
    _ groups: [Group], nouns: [Command], home: Command, topics: @autoclosure @escaping @Sendable () -> [Topic]
  ) {
    self.groups = groups
    self.nouns = nouns
    self.home = home
    makeTopics = topics
  }

  package var all: [Command] { groups.flatMap(\.commands) }

  package subscript(name: String) -> Command? {
    for group in groups {
      if let command = group.commands.first(where: { $0.name == name }) { return command }
    }
    return nil
  }

  /// The chapters of the manual.
  package var topics: [Topic] { makeTopics() }

  /// What `help` explains: commands and topics.
  package var explained: [String] { all.map(\.name) + topics.map(\.name) }

  /// The chapter about a command; nil if there is none.
  package func topic(of command: Command) -> Topic? {
    topics.first { $0.commands.contains(command.name) }
  }

  /// The features' commands that a verb belongs to: `swim records` for `records`.
  package func commands(withVerb verb: String) -> [Command] {
    nouns.compactMap { noun in noun.forms.dropFirst().first { $0.word == verb } }
  }
}
