package import KernelApplication
import KernelDomain
package import SupportDomain

/// Takes what friends sent back: bundles, folders and zips of them, bare sound. What is refused leaves nothing behind, and
/// keeps nothing else from being taken.
package struct ReceiveMessages: LongUseCase {
  package static let method = "support.receiveMessages"
  package static let summary =
    "Take what friends sent back: files of their pages, folders and zips of such, or bare recordings."
  package static let kind = UseCaseKind.task
  package static var description: UseCaseDescription {
    UseCaseDescription(
      Input.schema, Output.schema, .changing + .readingFiles, announces: [SupportEvents.receivedDescription])
  }

  package struct Input: Codable, Hashable, Sendable {
    package var paths: [String]
    /// For bare sound whose name does not hold its share's letters.
    package var share: ShareID?
    /// Who speaks in bare sound; nil is the share's friend.
    package var from: String?
    /// What bare sound says in writing.
    package var text: String?
    /// When bare sound is to be played: `5km`, `25min`; nil is the finish.
    package var at: String?

    package init(
      paths: [String], share: ShareID? = nil, from: String? = nil, text: String? = nil, at: String? = nil
    ) {
      self.paths = paths
      self.share = share
      self.from = from
      self.text = text
      self.at = at
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    package var files: [File]
    /// How many messages are new, over all files.
    package var received: Int
    /// Whether she is told of those that arrive.
    private var isTold = false

    private enum CodingKeys: String, CodingKey {
      case files, received
    }

    package init(files: [File], received: Int, isTold: Bool) {
      self.files = files
      self.received = received
      self.isTold = isTold
    }

    package struct File: Codable, Hashable, Sendable {
      package var path: String
      /// Within a zip; left out of a file.
      package var entry: String?
      /// Left out where it was refused, and where it was deleted before.
      package var message: VoiceMessageID?
      package var plan: PlanID?
      /// Left out where the plan does not show senders.
      package var from: String?
      /// True where it was received before.
      package var isKnown: Bool?
      /// Why nothing of it was kept; left out where it was.
      package var problem: Message?
    }

    fileprivate var arrivals: [SupportEvents.MessageReceived] {
      guard isTold else { return [] }
      return files.compactMap { file in
        guard let message = file.message, let plan = file.plan, file.isKnown != true else { return nil }
        return SupportEvents.MessageReceived(message: message, plan: plan, from: file.from)
      }
    }
  }

  private let reader: SupportReader
  private let files: any IncomingFiles

  package init(reader: SupportReader, files: any IncomingFiles) {
    self.reader = reader
    self.files = files
  }

  /// Files of one call.
  package static let mostFiles = 1_000

  package func callAsFunction(_ input: Input, progress: any ProgressSink) throws(Failure) -> Output {
    let bare = try BareMessage(input)
    var items: [IncomingItem] = []
    for path in input.paths {
      items += try files.items(at: path, progress)
      guard items.count <= ReceiveMessages.mostFiles else {
        throw .conflict(.support(.tooManyFiles(most: ReceiveMessages.mostFiles)))
      }
    }
    guard !items.isEmpty else { throw .invalidInput(field: "paths", problem: .support(.nothingReceived)) }
    if progress.isCancelled { throw .cancelled }
    let now = reader.now()
    var random = SystemRandomNumberGenerator()
    let received = try reader.store.change {
      (book) throws(Failure) -> SupportDecision<(files: [Output.File], count: Int)> in
      var reception = Reception(into: book, bare, at: now)
      for item in items { reception.take(item, using: &random) }
      var decision = SupportDecision(reception.edits, (files: reception.files, count: reception.sounds.count))
      decision.sounds = reception.sounds
      return decision
    }
    let files = received.value.files
    // Where nothing else was given, its problem is the answer.
    if files.count == 1, let problem = files[0].problem {
      throw .badFile(path: files[0].path, problem: problem, place: files[0].entry.map { .inside(name: $0) })
    }
    return Output(
      files: files, received: received.value.count, isTold: try reader.settings.settings().tellsArrivals)
  }
}

/// What bare sound does not say itself.
private struct BareMessage {
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

/// What comes, one after the other: each sees those before it.
private struct Reception {
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
    case .expired(let share): .shareExpired(friend: share.friend, day: share.lastDay.description)
    case .revoked(let share): .shareRevoked(friend: share.friend)
    case .full(let plan): .planIsFull(name: plan.name, most: SupportPlan.mostMessages)
    }
  }
}

extension MessageTrigger {
  /// As people say it: `5km`, `5.2 km`, `800m`, `25min`, `finish`; nil for anything else.
  package init?(spoken text: String) {
    let words = text.filter { !$0.isWhitespace }.lowercased()
    if words == "finish" {
      self = .finish
      return
    }
    let trigger: MessageTrigger?
    if words.hasSuffix("km") {
      trigger = ASCII.thousandths(words.dropLast(2)).map { .length($0 * 1_000) }
    } else if words.hasSuffix("min") {
      trigger = ASCII.thousandths(words.dropLast(3)).map { .active($0 * 60) }
    } else if words.hasSuffix("m") {
      trigger = ASCII.thousandths(words.dropLast(1)).map { .length($0) }
    } else {
      trigger = nil
    }
    guard let trigger, trigger.isValid else { return nil }
    self = trigger
  }
}

extension ASCII {
  /// Thousandths of a number with at most three decimals behind a point or comma, `5.2` as 5,200; nil for anything else,
  /// and for more than a million.
  fileprivate static func thousandths(_ text: Substring) -> Int64? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count <= 2, (1...7).contains(parts[0].utf8.count),
      let whole = integer(Array(parts[0].utf8))
    else { return nil }
    guard parts.count == 2 else { return Int64(whole) * 1_000 }
    let digits = Array(parts[1].utf8)
    guard (1...3).contains(digits.count), let part = integer(digits) else { return nil }
    return Int64(whole) * 1_000 + Int64(part * [100, 10, 1][digits.count - 1])
  }
}

extension SupportReader {
  /// What people write: at most 280 letters, nothing hidden.
  static func checkedText(_ text: String, _ field: String) throws(Failure) -> String {
    do throws(NamedTextProblem) {
      return try NamedTextRule.check(text, most: VoiceMessage.longestText)
    } catch {
      let problem: SupportMessage =
        switch error {
        case .empty: .replyEmpty
        case .tooLong(let found): .textTooLong(found: found, most: VoiceMessage.longestText)
        case .hidden: .textHidden
        }
      throw .invalidInput(field: field, problem: .support(problem))
    }
  }
}

extension ReceiveMessages.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] {
    paths.enumerated().map { ("paths[\($0.offset)]", $0.element) }
  }
}

extension ReceiveMessages.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    arrivals.map { BookEvent(SupportEvents.messageReceived, $0) }
  }
}

extension ReceiveMessages.Input {
  package static var schema: Schema {
    Schema(
      "What came, and what bare sound does not say.",
      [
        .init(
          "paths", .list(.path("/home/eva/sarah.samwise")), "Files and folders, at least one.",
          examples: [#"["/home/eva/sarah.samwise"]"#]),
        .optional("share", ShareID.schema, "Of bare sound whose name does not hold it."),
        .optional(
          "from", .shortName, "Who speaks in bare sound; left out, the share's friend.", examples: [#""Sarah""#]),
        .optional(
          "text", .text, "What bare sound says in writing: at most 280 letters.", examples: [#""You can do it""#]),
        .optional(
          "at", .text, "When bare sound is to be heard; left out, at the finish.", examples: [#""5km""#, #""25min""#]),
      ])
  }
}

extension ReceiveMessages.Output {
  package static var schema: Schema {
    Schema(
      "What was taken.",
      [
        .init("files", .list(File.schema), "What became of each."),
        .count("received", "How many messages are new.", "messages"),
      ])
  }
}

extension ReceiveMessages.Output.File {
  static var schema: Schema {
    Schema(
      "ReceivedFile", "What became of a file.",
      [
        .init("path", .text, "The file."), .optional("entry", .text, "The file within a zip; left out of any other."),
        .optional("message", VoiceMessageID.schema, "The message; left out where it was refused or deleted before."),
        .optional("plan", PlanID.schema, "Its plan; left out with the message."),
        .optional("from", .text, "Who speaks; left out where the plan does not show that."),
        .optional("isKnown", .flag, "True where it was received before."),
        .optional("problem", Message.schema, "Why nothing of it was kept; left out where it was."),
      ])
  }
}
