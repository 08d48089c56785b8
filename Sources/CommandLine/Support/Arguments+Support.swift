import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import SupportApplication
import SupportDomain

/// Converts words of the command line to values of the feature Support.
extension Arguments {
  /// Returns the goal in metres. The user gives it as `--goal` in kilometres, such as `10` or `5.5`. Nil if the option
  /// is not given.
  func goalMetres() throws(CommandError) -> Int? {
    guard let word = self["--goal"] else { return nil }
    let text = word.hasSuffix("km") ? String(word.dropLast(2)) : word
    guard let kilometres = Double(text.replacing(",", with: ".")), kilometres.isFinite,
      let metres = Int(exactly: (kilometres * 1_000).rounded())
    else {
      throw .usage(
        cs: "--goal: „\(word)“ není délka v kilometrech", en: "--goal: \"\(word)\" is not a distance in kilometers",
        hint: LocalizedText(cs: "Například: 10, 5.5", en: "For example: 10, 5.5"))
    }
    return metres
  }

  var showsSenders: Bool? { has("hide-names") ? false : has("show-names") ? true : nil }
}

extension Parameter {
  static let plan = Parameter(
    "PLAN", .name("support names plans"),
    cs: "plán: p7k3qz0, jeho název, nebo next", en: "a plan: p7k3qz0, its name, or next"
  ).joined
  static let share = Parameter(
    "SHARE", .name("support names shares"),
    cs: "sdílení: jeho písmena, jejich začátek, nebo jméno",
    en: "a share: its letters, the beginning of these, or a name")
  static let message = Parameter(
    "MESSAGE", .name("support names messages"),
    cs: "zpráva: m4x0w9c, nebo její začátek", en: "a message: m4x0w9c, or the beginning of that")
}

extension Option {
  static var planDetails: [Option] {
    [
      Option(
        "day", .day(), cs: "Kdy", en: "When"),
      Option(
        "goal", Parameter("KM", cs: "kilometry", en: "kilometers").known(as: "goalMetres").amount,
        cs: "Jak daleko", en: "How far"),
      Option(
        "messages", Parameter("N", cs: "1 až 5", en: "1 to 5").known(as: "mostMessages"),
        cs: "Kolik zpráv smí přítel poslat", en: "How many messages each friend may send"),
      Option(
        "seconds", Parameter("S", cs: "10 až 60", en: "10 to 60").known(as: "mostSeconds"),
        cs: "Jak dlouhá smí zpráva být", en: "How long a message may be"),
      Option(
        "hide-names", cs: "Kdo zprávu poslal, se dozvíte až v běhu", en: "Show who sent a message only during the run"),
      Option("show-names", cs: "Kdo zprávu poslal, se dozvíte hned", en: "Show at once who sent a message"),
    ]
  }
}

/// Parses a plan. The word is the plan's id or name, the beginning of either if no other plan's id or name begins in
/// the same way, or `next` for the next plan.
extension PlanID: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> PlanID {
    let word = given.word
    if let plan = PlanID(word) { return plan }
    if word == "next" || word == "last" {
      let home = try given.session.call(ShowSupportHome.self, NoInput())
      guard let plan = home.nextPlan else { throw .failed(.conflict(.support(.noPlanYet))) }
      return plan.plan
    }
    let plans = try given.session.call(ListPlans.self, ListPlans.Input()).plans
    let called = plans.filter { $0.name == word }
    try given.arguments.refuseTwoNames(given.name) { name in
      plans.contains { $0.plan.description == name || $0.name == name }
    }
    let fitting =
      called.isEmpty ? plans.filter { $0.plan.description.hasPrefix(word) || $0.name.hasPrefix(word) } : called
    guard let plan = fitting.first else { throw .failed(.notFound(.support(.noSuchPlan(name: word)))) }
    if fitting.count > 1 {
      throw .failed(.notFound(.support(.severalPlans(name: word, plans: fitting.prefix(5).map(\.plan.description)))))
    }
    return plan.plan
  }
}

/// Parses a share, which lets one friend send messages for a plan. The word is the share's id, the beginning of its id,
/// or the friend's name. If a friend has several shares, the name means the share that is still open.
extension ShareID: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> ShareID {
    let word = given.word
    if let share = ShareID(RandomLetters.read(word)) { return share }
    let plans = try given.session.call(ListPlans.self, ListPlans.Input()).plans
    let called = plans.flatMap(\.shares).filter {
      $0.share.description.hasPrefix(RandomLetters.read(word)) || $0.friend == word
    }
    let open = called.filter { $0.state == .open }
    let fitting = open.isEmpty ? called : open
    guard let share = fitting.first else { throw .failed(.notFound(.support(.noSuchShare(name: word)))) }
    if fitting.count > 1 {
      let language = given.session.language
      let named = fitting.prefix(5).map { share in
        let plan = plans.first { $0.plan == share.plan }
        return "\(share.share) (\(plan?.name ?? ""), \(language.date(plan?.day ?? share.lastDay)))"
      }
      throw .failed(.notFound(.support(.severalShares(name: word, shares: named))))
    }
    return share.share
  }
}

/// Parses a message. The word is the message's id, or the beginning of its id if no other message's id begins in the
/// same way.
extension VoiceMessageID: CommandValue {
  static func read(_ given: GivenWord) throws(CommandError) -> VoiceMessageID {
    let word = given.word
    if let message = VoiceMessageID(word) { return message }
    let messages = try given.session.call(ListMessages.self, ListMessages.Input()).messages.map(\.message)
    let fitting = messages.filter { $0.description.hasPrefix(word) }
    guard let message = fitting.first else { throw .failed(.notFound(.support(.noSuchMessage(name: word)))) }
    if fitting.count > 1 {
      throw .failed(
        .notFound(.support(.severalMessages(name: word, messages: fitting.prefix(5).map(\.description)))))
    }
    return message
  }
}
