/// The shells for which completion is written.
enum CompletionShell: String, CaseIterable {
  case bash
  case zsh
  case fish

  func script(_ commands: [Command], _ options: [Option]) -> String {
    switch self {
    case .bash: BashCompletion(commands: commands, options: options).script
    case .zsh: ZshCompletion(commands: commands, options: options).script
    case .fish: FishCompletion(commands: commands, options: options).script
    }
  }
}
