import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import SupportApplication
import SupportDomain

/// Reads the words of a command as values of support.
extension Arguments {
  /// A plan by its name in the book, by what it is called, by the beginning of either that no other has, or `next` for
  /// the one that comes next.
  func plan(_ session: Session) throws(CommandError) -> PlanID {
    let word = word("PLAN")
    if let plan = PlanID(word) { return plan }
    if word == "next" || word == "last" {
      let home = try session.call(ShowSupportHome.self, NoInput())
      guard let plan = home.nextPlan else { throw .failed(.conflict(.support(.noPlanYet))) }
      return plan.plan
    }
    let plans = try session.call(ListPlans.self, NoInput()).plans
    let called = plans.filter { $0.name == word }
    let fitting =
      called.isEmpty ? plans.filter { $0.plan.description.hasPrefix(word) || $0.name.hasPrefix(word) } : called
    guard let plan = fitting.first else { throw .failed(.notFound(.support(.noSuchPlan(name: word)))) }
    if fitting.count > 1 {
      throw .failed(.notFound(.support(.severalPlans(name: word, plans: fitting.prefix(5).map(\.plan.description)))))
    }
    return plan.plan
  }

  /// A share by its letters, the beginning of those, or by whom it is for; of several the one that is open.
  func share(_ session: Session, _ name: String = "SHARE") throws(CommandError) -> ShareID {
    let word = word(name)
    if let share = ShareID(RandomLetters.read(word)) { return share }
    let plans = try session.call(ListPlans.self, NoInput()).plans
    let called = plans.flatMap(\.shares).filter {
      $0.share.description.hasPrefix(RandomLetters.read(word)) || $0.friend == word
    }
    let open = called.filter { $0.state == .open }
    let fitting = open.isEmpty ? called : open
    guard let share = fitting.first else { throw .failed(.notFound(.support(.noSuchShare(name: word)))) }
    if fitting.count > 1 {
      let language = session.language
      let named = fitting.prefix(5).map { share in
        let plan = plans.first { $0.plan == share.plan }
        return "\(share.share) (\(plan?.name ?? ""), \(language.date(plan?.day ?? share.lastDay)))"
      }
      throw .failed(.notFound(.support(.severalShares(name: word, shares: named))))
    }
    return share.share
  }

  /// A message by its name, or the beginning of one that no other has.
  func message(_ session: Session) throws(CommandError) -> VoiceMessageID {
    let word = word("MESSAGE")
    if let message = VoiceMessageID(word) { return message }
    let messages = try session.call(ListMessages.self, ListMessages.Input()).messages.map(\.message)
    let fitting = messages.filter { $0.description.hasPrefix(word) }
    guard let message = fitting.first else { throw .failed(.notFound(.support(.noSuchMessage(name: word)))) }
    if fitting.count > 1 {
      throw .failed(
        .notFound(.support(.severalMessages(name: word, messages: fitting.prefix(5).map(\.description)))))
    }
    return message
  }

  /// `--goal`, in kilometres: `10`, `5.5`.
  func goalMetres() throws(CommandError) -> Int? {
    guard let word = self["--goal"] else { return nil }
    let text = word.hasSuffix("km") ? String(word.dropLast(2)) : word
    guard let kilometres = Double(text.replacing(",", with: ".")), kilometres.isFinite,
      let metres = Int(exactly: (kilometres * 1_000).rounded())
    else {
      throw .usage(
        UsageError(
          LocalizedText(
            cs: "--goal: „\(word)“ není délka v kilometrech", en: "--goal: \"\(word)\" is no length in kilometers"),
          hint: LocalizedText(cs: "Například: 10, 5.5", en: "For example: 10, 5.5")))
    }
    return metres
  }

  func number(_ name: String) throws(CommandError) -> Int? {
    try self[name].map { (_) throws(CommandError) in try wholeNumber(name) }
  }

  var showsSenders: Bool? { has("hide-names") ? false : has("show-names") ? true : nil }
}

extension Parameter {
  static let plan = Parameter(
    "PLAN", .name("support names plans"),
    help: LocalizedText(cs: "plán: p7k3qz0, jeho název, nebo next", en: "a plan: p7k3qz0, what it is called, or next"))
  static let share = Parameter(
    "SHARE", .name("support names shares"),
    help: LocalizedText(
      cs: "sdílení: jeho písmena, jejich začátek, nebo jméno", en: "a share: its letters, how they begin, or a name"))
  static let message = Parameter(
    "MESSAGE", .name("support names messages"),
    help: LocalizedText(cs: "zpráva: m4x0w9c, nebo její začátek", en: "a message: m4x0w9c, or how that begins"))
}

extension Option {
  static var planDetails: [Option] {
    [
      Option(
        "day", Parameter("DAY", help: LocalizedText(cs: "den, třeba 2027-05-02", en: "such as 2027-05-02")),
        help: LocalizedText(cs: "Kdy", en: "When")),
      Option(
        "goal", Parameter("KM", help: LocalizedText(cs: "kilometry", en: "kilometers")).known(as: "goalMetres"),
        help: LocalizedText(cs: "Jak daleko", en: "How far")),
      Option(
        "messages", Parameter("N", help: LocalizedText(cs: "1 až 5", en: "1 to 5")).known(as: "mostMessages"),
        help: LocalizedText(cs: "Kolik zpráv smí přítel poslat", en: "How many messages each friend may send")),
      Option(
        "seconds", Parameter("S", help: LocalizedText(cs: "10 až 60", en: "10 to 60")).known(as: "mostSeconds"),
        help: LocalizedText(cs: "Jak dlouhá smí zpráva být", en: "How long a message may be")),
      Option(
        "hide-names",
        help: LocalizedText(
          cs: "Kdo zprávu poslal, se dozvíte až v běhu", en: "Who sent a message is told in the run only")),
      Option(
        "show-names",
        help: LocalizedText(cs: "Kdo zprávu poslal, se dozvíte hned", en: "Who sent a message is told at once")),
    ]
  }
}
