package import KernelApplication
package import KernelDomain
package import SupportDomain

/// Messages to the user about the Support feature: plans of runs, and friends' voice messages.
package enum SupportMessage: MessageContent {
  package static var concern: String { "support" }

  // MARK: What the user asked for

  case noSuchPlan(name: String)
  case noPlanName(text: String?)
  case noPlanYet
  /// Several plans have this name.
  case severalPlans(name: String, plans: [String])
  case noSuchShare(name: String)
  case noShareName(text: String?)
  /// Several shares (plans shared with a friend) match the text `name`: their ids begin with it, or their friend has
  /// this name.
  case severalShares(name: String, shares: [String])
  case noSuchMessage(name: String)
  /// Several messages have an id that begins with the text `name`.
  case severalMessages(name: String, messages: [String])
  case noSuchRun(name: String)
  case noMessageName(text: String?)
  case noDeliveryName(text: String?)

  // MARK: Plans and shares

  case emptyName(field: NamedText)
  case nameTooLong(field: NamedText, found: Int, most: Int)
  /// The name contains control characters, or characters that reverse the writing direction.
  case nameHidden(field: NamedText)
  case messagesOutside(least: Int, most: Int)
  case secondsOutside(least: Int, most: Int)
  case lengthOutside(leastMetres: Int, mostKilometres: Int)
  case planDayIsPast(day: CivilDay)
  case tooManyPlans(most: Int)
  case tooManyShares(most: Int)
  case planIsRunning(name: String)
  case planIsOver(day: CivilDay)

  // MARK: Files from friends, and why they are refused

  case noBundle
  /// The user gave a friend's message or recording to the command `import`, which does not accept such files.
  case voiceIsNoData(path: String)
  /// The JSON in a friend's file (a bundle) is truncated or invalid.
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
  /// The user did not state to which share (plan shared with a friend) a plain recording belongs.
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
  /// The text is neither a distance nor a time, so it does not say when in the run to play the message.
  case noMoment(text: String)
  case tooManyFiles(most: Int)

  // MARK: Playing

  case notPlayedYet
  /// The client sent a report about the playback of a message that is not being delivered.
  case notPlaying(delivery: String)
  /// Another connection has already reported that it plays the message.
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
