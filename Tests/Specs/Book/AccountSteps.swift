import KernelPresentation
import System

/// What scenarios of the account begin with, and how its forms are filled in.
let accountSteps = [
  StepDefinition("an account with the password {string}") { world, arguments in
    try world.fill(
      AccountWorld.call("account.signUp", "sign-up", ["email": AccountWorld.email, "password": arguments[0]]))
  },

  StepDefinition("the book is locked", acts: true) { world, _ in
    try world.perform(AccountWorld.call("account.logOut", "log-out", [:]))
  },

  StepDefinition("the account with the password {string} is deleted", acts: true) { world, arguments in
    try world.perform(AccountWorld.call("account.removeAccount", "delete", ["password": arguments[0]]))
  },

  StepDefinition("I try the password {string} {word} times, each as soon as I may") { world, arguments in
    let login = AccountWorld.call("account.logIn", "log-in", ["email": AccountWorld.email, "password": arguments[0]])
    var left = Int(arguments[1]) ?? 0
    while left > 0 {
      do {
        try world.fill(login)
        throw SpecFailure("the password \(arguments[0]) is right")
      } catch let refusal as Refusal {
        // The clock that waits go by is the machine's, whatever the scenario's is.
        if refusal.description.hasPrefix("Try again in") { Thread.sleep(milliseconds: 50) } else { left -= 1 }
      }
    }
  },

  StepDefinition("a warning says in how many seconds to try again") { world, _ in
    let warnings = try world.screen().elements.filter { $0.role == .warning }.compactMap(\.text)
    guard warnings.contains(where: { $0.wholeMatch(of: /Try again in [1-9]\d* s/) != nil }) else {
      throw SpecFailure("the warnings are \(warnings)")
    }
  },

  StepDefinition("I press {string} with:", acts: true) { world, arguments in
    try world.send(arguments[0], arguments.table().map { ($0[0], $0.count > 1 ? $0[1] : "") })
  },
]

/// Calls of the account's use cases, as a shell makes them too.
enum AccountWorld {
  static let email = "jana@example.org"

  static func call(_ method: String, _ verb: String, _ fields: [String: String]) -> Call {
    Call(
      method: method, parameters: fields.mapValues { .of(.text($0)) },
      command: command(ShellCommand.recordbook(["account", verb] + (fields["email"] == nil ? [] : ["EMAIL"])), fields))
  }

  /// The command with what it takes as a word, and with what is secret on its standard input.
  static func command(_ command: String, _ fields: [String: String]) -> String {
    let words = command.split(separator: " ").map { $0 == "EMAIL" ? "'\(fields["email"] ?? "")'" : String($0) }
    let secrets = ["code", "password"].compactMap { fields[$0] }
    guard !secrets.isEmpty else { return words.joined(separator: " ") }
    let lines = secrets.map { "'\($0)'" }.joined(separator: " ")
    return "(printf '%s\\n' \(lines) | \(words.joined(separator: " ")) --password-stdin)"
  }
}
