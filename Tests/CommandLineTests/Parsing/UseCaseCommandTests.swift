import Composition
import KernelApplication
import Testing

@testable import KernelCommandLine
@testable import recordbook

/// Commands that take the members of their use case's input as their words.
@Suite struct UseCaseCommandTests {
  private let commands = CommandTable.recordbook.all.flatMap(UseCaseCommandTests.forms).filter { $0.method != nil }

  private static func forms(of command: Command) -> [Command] {
    [command] + command.subcommands.flatMap(forms)
  }

  @Test func wordsAreTheMembersInOrder() throws {
    #expect(commands.count > 50)
    let useCases = try Session(GlobalOptions(), .recordbook).useCases()
    for command in commands {
      let useCase = try #require(useCases.first { $0.method == command.method })
      guard case .object(let members, _) = useCase.description.input.form else { continue }
      #expect(
        isSame(words(of: command), members.map { $0.name.lowercased() }),
        "\(command.name): \(words(of: command)), \(members.map(\.name))")
    }
  }

  /// What the use case calls the words: `setid` for `--set-id`.
  private func words(of command: Command) -> [String] {
    let parameters = command.parameters.map { $0.field ?? $0.name }
    let options = command.options.map { $0.parameter?.field ?? $0.name }
    return (parameters + options).map { $0.replacing("-", with: "").lowercased() }
  }

  /// A word may be shorter than the member: `confirm` for `confirmed`.
  private func isSame(_ words: [String], _ members: [String]) -> Bool {
    words.count == members.count && zip(words, members).allSatisfy { $1.hasPrefix($0) }
  }
}
