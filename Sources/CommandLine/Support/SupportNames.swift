import KernelApplication
import KernelCommandLine
import KernelDomain
import SupportApplication
import SupportDomain

/// The kinds of names, such as names of plans, that commands accept and shell completion offers.
enum SupportNames: String, OfferedNames {
  case plans, shares, messages

  func all(_ session: Session, _ arguments: Arguments) throws(CommandError) -> [String] {
    if self == .messages {
      return try session.call(ListMessages.self, ListMessages.Input()).messages.map(\.message.description)
    }
    let plans = try session.call(ListPlans.self, ListPlans.Input()).plans
    return self == .plans ? plans.map(\.plan.description) : plans.flatMap { $0.shares.map(\.share.description) }
  }
}

extension Command {
  static let supportNames = names(
    "support names", of: SupportNames.self,
    LocalizedText(cs: "čeho: plánů, sdílení, zpráv", en: "plans, shares or messages"),
    examples: [Example("support names plans", cs: "označení plánů", en: "the names of plans")])
}
