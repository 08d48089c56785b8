import KernelApplication
package import KernelDomain
package import KernelPresentation
import RunningApplication
package import SupportApplication
import SupportDomain

/// The Support feature's texts that both screens and commands use. In Czech, people's names stay in the nominative,
/// because no rule can decline every name.
package struct SupportStrings {
  package let language: Language
  /// The unit in which distances are written.
  package let unit: WayUnit

  package init(language: Language, unit: WayUnit = .kilometre) {
    self.language = language
    self.unit = unit
  }

  // MARK: Names of screens

  /// The name of the feature's home screen, for use outside the feature's tabs.
  var homeTitle: String { language.say(cs: "S přáteli", en: "With Friends") }
  var home: String { language.say(cs: "Domů", en: "Home") }
  var newRun: String { language.say(cs: "Nový běh", en: "New Run") }
  var settings: String { language.say(cs: "Nastavení", en: "Settings") }
  var heardMessages: String { language.say(cs: "Zprávy, které jste slyšeli", en: "Messages You Heard") }
  var askFriend: String { language.say(cs: "Požádat přítele", en: "Ask a Friend") }

  // MARK: Numbers

  func length(_ millimetres: Int64) -> String { language.way(millimetres, unit) }
  func spokenLength(_ millimetres: Int64) -> String { language.spokenWay(millimetres, unit) }
  func roundLength(_ millimetres: Int64) -> String { language.roundWay(millimetres, unit) }
  func time(_ milliseconds: Int64) -> String { language.clock(seconds: milliseconds / 1_000) }
  func spokenTime(_ milliseconds: Int64) -> String { language.spokenClock(seconds: milliseconds / 1_000) }

  func counted(_ count: Int, _ noun: Noun) -> String { language.counted(count, noun) }

  /// Returns a sentence that says how many messages are waiting to be played: `3 messages are waiting`,
  /// `Čekají 3 zprávy`.
  package func waiting(_ count: Int) -> String {
    switch (language.tag, count) {
    case (_, 0): language.say(cs: "Zatím žádná zpráva", en: "No messages yet")
    case (.cs, 2...4): "Čekají \(counted(count, .messages))"
    case (.cs, _): "Čeká \(counted(count, .messages))"
    case (_, 1): "1 message is waiting"
    default: "\(counted(count, .messages)) are waiting"
    }
  }

  /// Describes how many messages of a plan are waiting or were heard: `2 messages are waiting`,
  /// `2 messages were heard`, `No message is waiting`, `No messages yet`.
  func messages(of plan: SupportPlanView) -> String {
    if plan.waiting > 0 { return waiting(plan.waiting) }
    let count = plan.played
    return switch (language.tag, count) {
    // All messages that were received have been skipped, given up, or deleted.
    case (_, 0) where plan.shares.contains { $0.received > 0 }:
      language.say(cs: "Žádná zpráva nečeká", en: "No message is waiting")
    case (_, 0): waiting(0)
    case (.cs, 1): "1 zpráva zazněla"
    case (.cs, 2...4): "Zazněly \(counted(count, .messages))"
    case (.cs, _): "Zaznělo \(counted(count, .messages))"
    case (_, 1): "1 message was heard"
    default: "\(counted(count, .messages)) were heard"
    }
  }

  /// Returns what assistive technology says when the screen of a run opens:
  /// `Viewing Sarah's morning run, 3 messages available`.
  /// - Parameters:
  ///   - run: the name of the run or of its plan.
  ///   - friend: the name of the only friend who was asked, if the plan allows it to be shown; nil otherwise.
  func announcement(_ run: String, friend: String?, messages count: Int) -> String {
    let name = printable(run)
    let (cs, en) =
      friend.map { ("\(name) (\(printable($0)))", "\(printable($0))'s \(name)") } ?? (name, name)
    let messages =
      count == 0
      ? language.say(cs: "zatím žádné zprávy", en: "no messages yet")
      : language.say(cs: counted(count, .messages), en: "\(counted(count, .messages)) available")
    return language.say(cs: "Zobrazeno: \(cs), \(messages)", en: "Viewing \(en), \(messages)")
  }

  /// Returns what assistive technology says when a screen about a plan opens.
  func announcement(_ plan: SupportPlanView) -> String {
    announcement(
      plan.name, friend: plan.showsSenders && plan.shares.count == 1 ? plan.shares[0].friend : nil,
      messages: plan.waiting > 0 ? plan.waiting : plan.played)
  }

  func asked(_ count: Int) -> String {
    count == 0 ? language.say(cs: "zatím nikoho", en: "nobody yet") : language.counted(count, .friends)
  }

  // MARK: People

  /// Returns the name of a message's sender, or `One of your friends` if the plan doesn't show names.
  func sender(_ name: String?) -> String {
    name.map { printable($0) } ?? language.say(cs: "Někdo z přátel", en: "One of your friends")
  }

  package func isWithYou(_ name: String?) -> String {
    name.map { language.say(cs: "\(printable($0)) je s vámi", en: "\(printable($0)) is with you") }
      ?? language.say(cs: "Někdo z přátel je s vámi", en: "One of your friends is with you")
  }

  /// Describes how the playback of a message ended.
  /// - Parameters:
  ///   - ending: the message's state after playback; nil if the message was skipped in the meantime, or was played by
  ///     another client.
  ///   - name: the sender's name; nil if the plan hides it.
  package func ended(_ ending: VoiceMessageView.State?, _ name: String?) -> String {
    let sender = sender(name)
    return switch ending {
    case .played: language.say(cs: "\(sender): přehráno", en: "\(sender): played")
    case .failed: language.say(cs: "\(sender): přehrát se nepodařilo", en: "\(sender): could not be played")
    default: language.say(cs: "\(sender): ukončeno", en: "\(sender): ended early")
    }
  }

  // MARK: Plans and shares

  func day(of plan: SupportPlanView) -> String {
    plan.day.map { language.date($0) } ?? language.say(cs: "bez určeného dne", en: "no day yet")
  }

  func state(_ share: SupportShareView) -> String {
    switch share.state {
    case .open:
      language.say(cs: "čeká do \(language.date(share.lastDay))", en: "open until \(language.date(share.lastDay))")
    case .used: language.say(cs: "přišlo vše", en: "all received")
    case .expired: language.say(cs: "lhůta minula", en: "expired")
    case .revoked: language.say(cs: "odvoláno", en: "revoked")
    }
  }

  /// Says how many messages were received from a friend, of how many the friend may send: `messages: 2 of up to 3`.
  func received(_ share: SupportShareView) -> String {
    language.say(
      cs: "zprávy: \(share.received) z nejvýš \(share.most)", en: "messages: \(share.received) of up to \(share.most)")
  }

  // MARK: Played messages

  /// Says whether a message was heard, and at which distance of the run: `Heard at 5.20 km`, `Skipped at 3.10 km`.
  func heard(_ message: VoiceMessageView) -> String {
    let moment = message.heard
    let place = moment?.lengthMillimetres.map { length($0) } ?? language.say(cs: "mimo běh", en: "outside a run")
    let at = moment?.lengthMillimetres == nil ? place : language.say(cs: "na \(place)", en: "at \(place)")
    return switch message.state {
    case .played where moment?.isConfirmed == false:
      language.say(cs: "Přehráno \(at), konec nepotvrzen", en: "Played \(at), end not confirmed")
    case .played: language.say(cs: "Slyšeno \(at)", en: "Heard \(at)")
    case .skipped: language.say(cs: "Přeskočeno \(at)", en: "Skipped \(at)")
    case .failed: language.say(cs: "Nepodařilo se přehrát \(at)", en: "Could not be played \(at)")
    case .playing: language.say(cs: "Právě zní", en: "Playing now")
    case .waiting: language.say(cs: "Čeká na svou chvíli", en: "Waiting for its moment")
    }
  }
}

extension UpdateSettings.Output {
  /// The unit in which distances are shown, as chosen in the Running feature's settings.
  var wayUnit: WayUnit {
    if case .text(let word) = value(of: RunningSettings.units) {
      WayUnit(rawValue: word) ?? .kilometre
    } else {
      .kilometre
    }
  }
}

extension SupportStrings {
  /// Creates the texts in `language`, with distances in the unit chosen in the settings.
  init(_ language: Language, _ catalog: UseCaseCatalog) throws(Failure) {
    self.init(language: language, unit: try catalog.call(ShowSettings.self, NoInput()).wayUnit)
  }
}
