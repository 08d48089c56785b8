/// The shells for which there is a completion script.
enum CompletionShell: String, CaseIterable {
  case bash
  case zsh
  case fish

  func script(_ table: CommandTable, _ options: [Option]) -> String {
    switch self {
    case .bash: BashCompletion(table: table, options: options).script
    case .zsh: ZshCompletion(table: table, options: options).script
    case .fish: FishCompletion(table: table, options: options).script
    }
  }
}
