package import Composition
package import KernelDomain
package import KernelPresentation

/// Sentences on standard error that say what a command is waiting for. If it takes long, they also say what the user
/// can do.
package enum WaitSummary {
  /// Returns the sentences that describe a wait.
  /// - Parameter program: the program's name with which the commands in the sentences begin.
  package static func text(_ wait: Wait, _ language: Language, _ program: Program) -> String {
    switch wait {
    case .writer(let process?, isStopped: true):
      return language.say(
        cs:
          "Jiný proces (\(process)), který zapisuje do knihy, je pozastavený. Nechte ho pokračovat: kill -CONT \(process)\n",
        en:
          "Another process (\(process)) that is writing to the book is stopped. Let it continue: kill -CONT \(process)\n"
      )
    case .writer(let process, _):
      let who = number(process)
      return language.say(
        cs: "Čekám na jiný proces\(who), který zapisuje do knihy…\n",
        en: "Waiting for another process\(who) that is writing to the book…\n")
    case .service(forLong: false, let process, _):
      let who = number(process)
      return language.say(
        cs: "Čekám na odpověď služby\(who)…\n", en: "Waiting for the service\(who) to answer…\n")
    case .service(forLong: true, let process, let state):
      return condition(state, process, language) + help(state, process, language, program)
    case .leftService(let process, let state):
      return condition(state, process, language)
        + language.say(cs: "Kniha se čte bez ní.\n", en: "The book is read without it.\n")
    }
  }

  private static func condition(_ state: ServiceState, _ process: Int32?, _ language: Language) -> String {
    let who = number(process)
    return switch state {
    case .stopped: language.say(cs: "Služba\(who) je pozastavena. ", en: "The service\(who) is stopped. ")
    case .stuck: language.say(cs: "Služba\(who) neodpovídá. ", en: "The service\(who) does not answer. ")
    case .atWork(let requests, let milliseconds):
      language.say(
        cs: "Služba\(who) pracuje (rozdělaných požadavků: \(requests), nejstarší \(milliseconds / 1_000) s). ",
        en: "The service\(who) is at work (requests under way: \(requests), the oldest for \(milliseconds / 1_000) s). "
      )
    }
  }

  private static func help(
    _ state: ServiceState, _ process: Int32?, _ language: Language, _ program: Program
  ) -> String {
    let (words, command) =
      switch state {
      case .atWork:
        (
          language.say(
            cs: "Ctrl-C přestane čekat; jak na tom služba je", en: "Ctrl-C stops waiting; how the service is"),
          program.command("service", "status")
        )
      case .stopped:
        (
          language.say(
            cs: "Nechte ji pokračovat (kill -CONT \(process.map(String.init) ?? "PID")), nebo ji spusťte znovu",
            en: "Let it continue (kill -CONT \(process.map(String.init) ?? "PID")), or restart it"),
          program.command("service", "restart", "--force")
        )
      case .stuck:
        (
          language.say(
            cs: "Spusťte ji znovu, nic potvrzeného se neztratí", en: "Restart it; nothing acknowledged is lost"),
          program.command("service", "restart", "--force")
        )
      }
    return "\(words): \(command)\n"
  }

  private static func number(_ process: Int32?) -> String {
    process.map { " (\($0))" } ?? ""
  }
}
