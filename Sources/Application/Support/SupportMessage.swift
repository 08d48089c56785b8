package import KernelApplication
package import KernelDomain
package import SupportDomain

/// What is said of support.
package enum SupportMessage: MessageContent {
  package static var concern: String { "support" }

  // MARK: Asked for

  case noSuchPlan(name: String)
  case noPlanName(text: String?)
  case noPlanYet
  /// Several plans are called so.
  case severalPlans(name: String, plans: [String])
  case noSuchShare(name: String)
  case noShareName(text: String?)
  /// Several shares begin so, or are with a friend of that name.
  case severalShares(name: String, shares: [String])
  case noSuchMessage(name: String)
  /// Several messages begin so.
  case severalMessages(name: String, messages: [String])
  case noSuchRun(name: String)
  case noMessageName(text: String?)
  case noDeliveryName(text: String?)

  // MARK: Plans and shares

  case emptyName(field: NamedText)
  case nameTooLong(field: NamedText, found: Int, most: Int)
  /// Controls, or what turns the order of letters around.
  case nameHidden(field: NamedText)
  case messagesOutside(least: Int, most: Int)
  case secondsOutside(least: Int, most: Int)
  case lengthOutside(leastMetres: Int, mostKilometres: Int)
  case planDayIsPast(day: CivilDay)
  case tooManyPlans(most: Int)
  case tooManyShares(most: Int)
  case planIsRunning(name: String)
  case planIsOver(day: CivilDay)

  // MARK: What comes back, and why it is refused

  case noBundle
  /// A friend's message, or sound, among what is imported.
  case voiceIsNoData(path: String)
  /// Its JSON ends early or is none.
  case bundleDamaged(byte: Int)
  case bundleVersion(found: Int)
  case bundleMissing(member: BundleMember)
  case bundleWrong(member: BundleMember)
  case shareOfAnotherBook(share: String)
  case tokenUnknown
  case tokenUsed(friend: String)
  case shareExpired(friend: String, day: CivilDay)
  case shareRevoked(friend: String)
  case shareUsed(friend: String, most: Int)
  case planIsFull(name: String, most: Int)
  /// Bare sound that does not tell for which share it is.
  case noShareForSound
  case textTooLong(found: Int, most: Int)
  case textHidden
  case noBase64
  case soundEmpty
  case soundCut
  case soundDamaged
  case soundKind(found: SoundKind)
  case soundStreams
  case soundNotOneTrack
  case soundTooShort(milliseconds: Int64, least: Int64)
  case soundTooLong(milliseconds: Int64, most: Int64)
  case soundTooLarge(bytes: Int, most: Int)
  case fileTooLarge(bytes: Int, most: Int)
  case pathOutside(entry: String)
  case nothingReceived
  /// Neither a length nor a time.
  case noMoment(text: String)
  case tooManyFiles(most: Int)

  // MARK: Playing

  case notPlayedYet
  /// The report is of a delivery that does not play.
  case notPlaying(delivery: String)
  /// Another connection said first that it plays the delivery.
  case playedByAnother(delivery: String)
  case nothingPlays
  case noRunFollows
  case replyEmpty
  case repliedAlready
  case soundMissing

  // MARK: Damage

  case unreadableEntry

  package enum NamedText: String, CaseIterable, Codable, Hashable, Sendable {
    case plan, friend, sender, reply
  }

  package enum BundleMember: String, CaseIterable, Codable, Hashable, Sendable {
    case samwise, share, token, from, text, trigger, audio
  }

  package enum SoundKind: String, CaseIterable, Codable, Hashable, Sendable {
    case webm, mp3, vorbis, unknown
  }
}

extension Message {
  package static func support(_ content: SupportMessage) -> Message { Message(content) }
}

extension PlanID: RefusingValue {
  package static func refusal(of text: String?) -> Message { .support(.noPlanName(text: text)) }
}

extension ShareID: RefusingValue {
  package static func refusal(of text: String?) -> Message { .support(.noShareName(text: text)) }
}

extension VoiceMessageID: RefusingValue {
  package static func refusal(of text: String?) -> Message { .support(.noMessageName(text: text)) }
}

extension DeliveryID: RefusingValue {
  package static func refusal(of text: String?) -> Message { .support(.noDeliveryName(text: text)) }
}
