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
  package static let failures: [FailureKind] = .changing + .readingFiles
  package static let announces: [EventDescription] = [SupportEvents.receivedDescription]

  package struct Input: Described, Equatable {
    package var paths: [String]
    package var share: ShareID?
    package var from: String?
    package var text: String?
    package var at: String?

    package static let schema = Schema(
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

  package struct Output: Described, Equatable {
    package var files: [File]
    /// How many messages are new, over all files.
    package var received: Int
    /// Whether she is told of those that arrive.
    private var isTold = false

    package static let schema = Schema(
      "What was taken.",
      [
        .init("files", .list(File.schema), "What became of each."),
        .count("received", "How many messages are new.", "messages"),
      ])

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
      package var entry: String?
      package var message: VoiceMessageID?
      package var plan: PlanID?
      package var from: String?
      package var isKnown: Bool?
      package var problem: Message?

      static let schema = Schema(
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

    fileprivate var arrivals: [SupportEvents.MessageReceived] {
      guard isTold else { return [] }
      return files.compactMap { file in
        guard let message = file.message, let plan = file.plan, file.isKnown != true else { return nil }
        return SupportEvents.MessageReceived(message: message, plan: plan, from: file.from)
      }
    }
  }

  let reader: SupportReader
  let files: any IncomingFiles

  /// Files of one call.
  package static let mostFiles = 1_000

  package func callAsFunction(_ input: Input, progress: any ProgressSink) throws(Failure) -> Output {
    let bare = try BareMessage(input)
    var items: [IncomingItem] = []
    for path in input.paths {
      let found = try files.items(at: path, progress)
      let tooMany = Message.support(.tooManyFiles(most: ReceiveMessages.mostFiles))
      guard found.count <= ReceiveMessages.mostFiles else { throw .badFile(path: path, problem: tooMany) }
      items += found
      guard items.count <= ReceiveMessages.mostFiles else { throw .invalidInput(field: "paths", problem: tooMany) }
    }
    guard !items.isEmpty else { throw .invalidInput(field: "paths", problem: .support(.nothingReceived)) }
    if progress.isCancelled { throw .cancelled }
    let now = reader.now()
    var random = SystemRandomNumberGenerator()
    let received = try reader.repository.change {
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
