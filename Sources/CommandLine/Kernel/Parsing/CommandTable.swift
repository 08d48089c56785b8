/// All commands, in the order of the help text.
package struct CommandTable: Sendable {
  package struct Group: Sendable {
    package let title: LocalizedText
    package let commands: [Command]

    package init(cs: String, en: String, _ commands: [Command]) {
      title = LocalizedText(cs: cs, en: en)
      self.commands = commands
    }
  }

  package let groups: [Group]
  /// The command that runs if the user enters no command.
  package let home: Command
  /// The commands of features, such as `swim`. Their subcommands are called verbs.
  package let nouns: [Command]
  /// Returns the chapters of the manual. They are created on demand, because most commands do not need them.
  private let makeTopics: @Sendable () -> [Topic]

  /// Creates a table.
  /// - Parameter nouns: the commands of features.
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

  /// The usage of every command, one line each, in the order of the help text: `swim history STYLE DISTANCE [--course
  /// COURSE]`.
  package var usages: [String] { all.flatMap(\.forms).map(\.synopsis) }

  /// The chapters of the manual.
  package var topics: [Topic] { makeTopics() }

  /// The names that the command `help` accepts: the names of commands and of topics.
  package var explained: [String] { all.map(\.name) + topics.map(\.name) }

  /// Returns the chapter about a command; nil if there is none.
  package func topic(of command: Command) -> Topic? {
    topics.first { $0.commands.contains(command.name) }
  }

  /// The commands that have subcommands (verbs): first the commands of features, then the others.
  package var withVerbs: [Command] { nouns + all.filter { command in !nouns.contains { $0.name == command.name } } }

  /// Returns the commands whose subcommand (verb) is this word: `swim records` for `records`, `service install` for
  /// `install`.
  package func commands(withVerb verb: String) -> [Command] {
    withVerbs.compactMap { noun in noun.forms.dropFirst().first { $0.word == verb } }
  }
}
