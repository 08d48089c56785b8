import KernelApplication
import KernelDomain
import SupportDomain

/// What the user stated about plain recordings (sound files that contain nothing else): their share (the plan shared
/// with the friend), their sender, and when to play them.
struct BareMessage {
  let share: ShareID?
  let from: String?
  let text: String?
  let trigger: MessageTrigger

  init(_ input: ReceiveMessages.Input) throws(Failure) {
    share = input.share
    from = try input.from.map { (from) throws(Failure) in try SupportReader.checkedName(from, "from", .sender) }
    text = try input.text.map { (text) throws(Failure) in try SupportReader.checkedText(text, "text") }
    guard let at = input.at else {
      trigger = .finish
      return
    }
    guard let read = MessageTrigger(spoken: at) else {
      throw .invalidInput(
        field: "at", problem: .support(.noMoment(text: at)), valid: ["5km", "25min", "finish"])
    }
    trigger = read
  }
}

/// Turns received files into messages, one after the other. Each file is checked against a state of the book that
/// includes the messages of the earlier files.
struct Reception {
  private var book: SupportBook
  private let bare: BareMessage
  private let now: Timestamp
  private(set) var edits: [SupportEdit] = []
  private(set) var sounds: [(message: VoiceMessage, bytes: [UInt8])] = []
  private(set) var files: [ReceiveMessages.Output.File] = []

  init(into book: SupportBook, _ bare: BareMessage, at now: Timestamp) {
    self.book = book
    self.bare = bare
    self.now = now
  }

  mutating func take(_ item: IncomingItem, using random: inout some RandomNumberGenerator) {
    var file = ReceiveMessages.Output.File(path: item.path, entry: item.entry)
    do throws(Refusal) {
      try take(item.content, &file, using: &random)
    } catch {
      file.problem = .support(error.message)
    }
    if case .bad(let problem) = item.content { file.problem = problem }
    files.append(file)
  }

  private struct Refusal: Error {
    let message: SupportMessage
  }

  private mutating func take(
    _ content: IncomingItem.Content, _ file: inout ReceiveMessages.Output.File,
    using random: inout some RandomNumberGenerator
  ) throws(Refusal) {
    switch content {
    case .bad: return
    case .bundle(let bundle):
      try take(
        bundle.sound, bundle.share, bundle.token, from: bundle.from, bundle.text, bundle.trigger, &file,
        using: &random)
    case .bare(let sound, let named):
      guard let share = bare.share ?? named else { throw Refusal(message: .noShareForSound) }
      try take(sound, share, nil, from: bare.from, bare.text, bare.trigger, &file, using: &random)
    }
  }

  private mutating func take(
    _ incoming: IncomingSound, _ id: ShareID, _ token: MessageToken?, from: String?, _ text: String?,
    _ trigger: MessageTrigger, _ file: inout ReceiveMessages.Output.File, using random: inout some RandomNumberGenerator
  ) throws(Refusal) {
    let sound = incoming.sound
    let admission: AdmissionRule.Admission
    do throws(AdmissionRule.Refusal) {
      admission = try AdmissionRule.admit(sound, share: id, token: token, into: book, at: now)
    } catch {
      throw Refusal(message: error.message)
    }
    switch admission {
    case .known(let known):
      file.isKnown = true
      if let message = book.message(known) { tell(message, &file) }
    case .deleted: file.isKnown = true
    case .new(let share, let token):
      guard let plan = book.plans[share.plan] else { throw Refusal(message: .shareOfAnotherBook(share: "\(id)")) }
      if let range = AdmissionRule.refusal(of: sound, in: plan) {
        throw Refusal(
          message: sound.milliseconds < range.lowerBound
            ? .soundTooShort(milliseconds: sound.milliseconds, least: range.lowerBound)
            : .soundTooLong(milliseconds: sound.milliseconds, most: Int64(plan.seconds) * 1_000))
      }
      var messageID = VoiceMessageID(using: &random)
      while book.message(messageID) != nil { messageID = VoiceMessageID(using: &random) }
      let message = VoiceMessage(
        id: messageID, plan: plan.id, share: share.id, token: token, received: now, from: from ?? share.friend,
        text: text, trigger: trigger, sound: sound)
      book.apply(.receive(message))
      edits.append(.receive(message))
      sounds.append((message, incoming.bytes))
      tell(message, &file)
    }
  }

  private func tell(_ message: VoiceMessage, _ file: inout ReceiveMessages.Output.File) {
    file.message = message.id
    file.plan = message.plan
    file.from = SupportState(book: book, live: nil, now: now).sender(of: message)
  }
}

extension AdmissionRule.Refusal {
  fileprivate var message: SupportMessage {
    switch self {
    case .unknownShare(let id): .shareOfAnotherBook(share: id.description)
    case .unknownToken: .tokenUnknown
    case .usedToken(let share): .tokenUsed(friend: share.friend)
    case .used(let share): .shareUsed(friend: share.friend, most: share.tokens.count)
    case .expired(let share): .shareExpired(friend: share.friend, day: share.lastDay)
    case .revoked(let share): .shareRevoked(friend: share.friend)
    case .full(let plan): .planIsFull(name: plan.name, most: SupportPlan.mostMessages)
    }
  }
}
