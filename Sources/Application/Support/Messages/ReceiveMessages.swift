package import KernelApplication
import KernelDomain
package import SupportDomain

/// Imports what friends sent back: files that their pages saved (bundles), folders and zip archives of such files, and
/// plain recordings. A refused file adds nothing to the book, and does not prevent the import of the others.
package struct ReceiveMessages: LongUseCase {
  package static let method = "support.receiveMessages"
  package static let summary =
    "Receive messages from friends: files of their pages, folders and zip archives of these, or bare recordings."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .changing + .readingFiles
  package static let announces: [EventDescription] = [SupportEvents.receivedDescription]

  package struct Input: Described, Equatable {
    package var paths: [String]
    package var share: ShareID?
    package var from: String?
    package var text: String?
    package var at: String?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The files to receive, and what bare recordings do not contain: the share, sender, text and moment.",
      [
        .init(
          "paths", .list(.path("/home/eva/sarah.samwise")),
          "The paths of the files and folders to receive, at least one.",
          examples: [#"["/home/eva/sarah.samwise"]"#]),
        .optional(
          "share", ShareID.schema,
          "The name of the share of bare recordings; if left out, their file names have to contain it."),
        .optional(
          "from", .shortName, "The sender of bare recordings, 1 to 40 characters; if left out, the share's friend.",
          examples: [#""Sarah""#]),
        .optional(
          "text", .text, "A text for bare recordings, 1 to 280 characters; if left out, there is none.",
          examples: [#""You can do it""#]),
        .optional(
          "at", .text,
          "The moment of the run at which to play bare recordings; if left out, `finish`, the end of the run.",
          examples: [#""5km""#, #""25min""#]), .dryRun,
      ])

    package init(
      paths: [String], share: ShareID? = nil, from: String? = nil, text: String? = nil, at: String? = nil,
      dryRun: Bool? = nil
    ) {
      self.paths = paths
      self.share = share
      self.from = from
      self.text = text
      self.at = at
      self.dryRun = dryRun
    }
  }

  package struct Output: Described, Equatable {
    package var files: [File]
    /// The number of new messages, in all files together.
    package var received: Int
    package var dryRun: Bool?
    /// Whether the setting `support.notifications` is on. If it is, events announce the messages that arrived.
    private var isAnnounced = false

    package static let schema = Schema(
      "The received files.",
      [
        .init("files", .list(File.schema), "The result for each file."),
        .count("received", "The number of new messages.", "messages"), .isDryRun,
      ])

    private enum CodingKeys: String, CodingKey {
      case files, received, dryRun
    }

    package init(files: [File], received: Int, dryRun: Bool? = nil, isAnnounced: Bool) {
      self.files = files
      self.received = received
      self.dryRun = dryRun
      self.isAnnounced = isAnnounced
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
        "ReceivedFile", "The result for one file.",
        [
          .init("path", .text, "The path of the file or zip archive."),
          .optional(
            "entry", .text, "The name of the file in the zip archive; left out if the file is not in an archive."),
          .optional(
            "message", VoiceMessageID.schema,
            """
            The name of the message; left out if the file was refused, if its message was deleted earlier, or in a dry \
            run if its message is new.
            """),
          .optional(
            "plan", PlanID.schema,
            "The name of the message's plan; left out if the file was refused, or its message was deleted earlier."),
          .optional(
            "from", .text,
            """
            The sender's name; left out if the plan hides senders until messages have been played, or if `plan` is \
            left out.
            """),
          .optional("isKnown", .flag, "True if the file had been received before; left out otherwise."),
          .optional("problem", Message.schema, "The reason why the file was refused; left out if it was not."),
        ])
    }

    fileprivate var arrivals: [SupportEvents.MessageReceived] {
      guard isAnnounced, dryRun != true else { return [] }
      return files.compactMap { file in
        guard let message = file.message, let plan = file.plan, file.isKnown != true else { return nil }
        return SupportEvents.MessageReceived(message: message, plan: plan, from: file.from)
      }
    }
  }

  let reader: SupportReader
  let files: any IncomingFiles

  /// The maximum number of files in one call.
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
    let isDryRun = input.dryRun ?? false
    let received = try reader.repository.change(isDryRun: isDryRun) {
      (book) throws(Failure) -> SupportDecision<(files: [Output.File], count: Int)> in
      var reception = Reception(into: book, bare, at: now)
      for item in items { reception.take(item, using: &random) }
      var decision = SupportDecision(reception.edits, (files: reception.files, count: reception.sounds.count))
      decision.sounds = reception.sounds
      return decision
    }
    var files = received.value.files
    // The names of new messages are random, so those of a dry run name nothing.
    for index in files.indices where isDryRun && files[index].isKnown != true { files[index].message = nil }
    // If the input has only one file and the file was refused, fail with the reason.
    if files.count == 1, let problem = files[0].problem {
      throw .badFile(path: files[0].path, problem: problem, place: files[0].entry.map { .inside(name: $0) })
    }
    return Output(
      files: files, received: received.value.count, dryRun: isDryRun ? true : nil,
      isAnnounced: try reader.settings.settings().tellsArrivals)
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
