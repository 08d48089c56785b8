package import KernelApplication
package import KernelDomain
package import KernelPresentation

extension Command {
  /// Creates a command that calls one use case. The arguments of `input` are the values of the command's parameters,
  /// followed by the values of its options.
  /// - Parameters:
  ///   - input: the initializer of the use case's input.
  ///   - cs: the summary in Czech.
  ///   - en: the summary in English.
  ///   - reply: how to show the use case's output.
  package init<Case: UseCase, each Value: CommandValue>(
    _ name: String, _ useCase: Case.Type, _ input: @escaping @Sendable (repeat each Value) -> Case.Input,
    _ parameters: @autoclosure @escaping Made<Parameter> = [], options: @autoclosure @escaping Made<Option> = [],
    cs: String, en: String, details: LocalizedText? = nil, examples: @autoclosure @escaping Made<Example> = [],
    showsScreen: Bool = false, reply: @autoclosure @escaping @Sendable () -> Reply<Case>
  ) {
    self.init(
      name, parameters(), options: options(), cs: cs, en: en, details: details, examples: examples(),
      showsScreen: showsScreen, method: Case.method
    ) { arguments, session throws(CommandError) in
      var places = (parameters().map(\.name) + options().map { "--" + $0.name }).makeIterator()
      func next<Member: CommandValue>(_ type: Member.Type) throws(CommandError) -> Member {
        guard let place = places.next() else { preconditionFailure("\(name) lacks what \(Case.method) takes") }
        return try arguments.value(place, session)
      }
      return try reply().report(input(repeat next((each Value).self)), session)
    }
  }
}

/// How a command calls its use case and shows the output.
package struct Reply<Case: UseCase>: Sendable {
  package let report: @Sendable (Case.Input, Session) throws(CommandError) -> ExitStatus

  package init(_ report: @escaping @Sendable (Case.Input, Session) throws(CommandError) -> ExitStatus) {
    self.report = report
  }

  /// Returns a reply that prints the output in words.
  package static func words(
    _ words: @escaping @Sendable (Case.Output, Language, Program) -> String
  ) -> Reply {
    Reply { input, session throws(CommandError) in try session.report(Case.self, input, words) }
  }

  /// Returns a reply that shows the output as the screen that presents it.
  package static func screen(_ destination: @escaping @Sendable (Case.Input) -> Destination) -> Reply {
    Reply { input, session throws(CommandError) in try session.show(Case.self, input, at: destination(input)) }
  }
}
