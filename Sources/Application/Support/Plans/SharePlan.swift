package import KernelApplication
package import KernelDomain
package import SupportDomain

/// Makes the page that one friend is sent.
package struct SharePlan: UseCase {
  package static let method = "support.sharePlan"
  package static let summary = "Make the page that one friend is sent: a file in which to record, or that says how."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription {
    UseCaseDescription(
      Input.schema, Output.schema, .changing + .writingFiles + [.notFound], announces: [SupportEvents.planDescription])
  }

  package struct Input: Codable, Hashable, Sendable {
    package var plan: PlanID
    /// Whom she asks.
    package var friend: String
    /// Where the page is written, which must not be there yet; nil answers it as `page`.
    package var path: String?
    /// In which the page begins; nil is the one of the settings, else English.
    package var language: Language?

    package init(plan: PlanID, friend: String, path: String? = nil, language: Language? = nil) {
      self.plan = plan
      self.friend = friend
      self.path = path
      self.language = language
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    /// The number of the change, which undo takes.
    package var change: Int?
    package var share: SupportShareView
    /// Left out where it was not to be written.
    package var path: String?
    package var bytes: Int
    /// The whole HTML where no path was given.
    package var page: String?
  }

  private let reader: SupportReader
  private let maker: any SharePageMaker
  private let writer: any FileWriter

  package init(reader: SupportReader, maker: any SharePageMaker, writer: any FileWriter) {
    self.reader = reader
    self.maker = maker
    self.writer = writer
  }

  package static let mostShares = 100

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let friend = try SupportReader.checkedName(input.friend, "friend", .friend)
    var random = SystemRandomNumberGenerator()
    let (now, today) = (reader.now(), reader.today())
    let live = try reader.deliveries.current()
    let pages = try SharePages(maker, reader, input.language)
    // The file comes first: a page that could not be written is no share.
    var written: String?
    let changed = try reader.store.change {
      (book) throws(Failure) -> SupportDecision<(share: SupportShare, page: [UInt8])> in
      let plan = try reader.plan(input.plan, in: book)
      if let day = plan.day, day < today { throw .conflict(.support(.planIsOver(day: day.description))) }
      guard book.shares(of: plan.id).count < SharePlan.mostShares else {
        throw .conflict(.support(.tooManyShares(most: SharePlan.mostShares)))
      }
      let lastDay = plan.lastDay(sharedOn: today)
      let share = SupportShare(
        id: ShareID(using: &random), plan: plan.id, friend: friend, created: now,
        expires: reader.beginning(of: CivilDay(daysSinceEpoch: lastDay.daysSinceEpoch + 1)), lastDay: lastDay,
        tokens: (0..<plan.most).map { _ in MessageToken(using: &random) })
      var after = book
      after.apply(.putShare(share))
      let page = pages.page(pages.content(share, of: plan, SupportState(book: after, live: live, now: now)))
      if let path = input.path { written = try writer.write(page, to: path) }
      return SupportDecision([.putShare(share)], (share: share, page: page))
    }
    let (share, page) = changed.value
    return Output(
      change: changed.number, share: try reader.state().view(share), path: written, bytes: page.count,
      page: written == nil ? String(decoding: page, as: UTF8.self) : nil)
  }
}

/// Makes pages for friends.
struct SharePages: Sendable {
  private let maker: any SharePageMaker
  private let runner: String
  private let language: Language

  /// - Parameter language: nil is the one of the settings, else English.
  init(_ maker: any SharePageMaker, _ reader: SupportReader, _ language: Language?) throws(Failure) {
    self.maker = maker
    runner = try reader.profile.profile().name
    let settings = try reader.settings.settings()
    self.language = language ?? settings.language ?? .en
  }

  func content(_ share: SupportShare, of plan: SupportPlan, _ state: SupportState) -> SharePageContent {
    let used = state.book.usedTokens(of: share.id)
    return SharePageContent(
      share: share.id, runner: runner, friend: share.friend, plan: plan.name, day: plan.day,
      goalMillimetres: plan.length, tokens: share.tokens.filter { !used.contains($0) }, mostSeconds: plan.seconds,
      lastDay: share.lastDay, state: share.state(used: used.count, at: state.now))
  }

  func page(_ content: SharePageContent) -> [UInt8] { maker.page(content, language: language) }
}

/// What the page of a share is made of, and the page itself again.
package struct ShowShare: UseCase {
  package static let method = "support.showShare"
  package static let summary = "What the page of a share is made of, and the page itself again."
  package static let kind = UseCaseKind.inspection
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .reading + [.notFound])
  }

  package struct Input: Codable, Hashable, Sendable {
    package var share: ShareID
    /// In which the page begins; nil is the one of the settings, else English.
    package var language: Language?

    package init(share: ShareID, language: Language? = nil) {
      self.share = share
      self.language = language
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    package var share: SupportShareView
    package var content: SharePageContent
    /// The whole HTML.
    package var page: String
  }

  private let reader: SupportReader
  private let maker: any SharePageMaker

  package init(reader: SupportReader, maker: any SharePageMaker) {
    self.reader = reader
    self.maker = maker
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let state = try reader.state()
    let share = try reader.share(input.share, in: state.book)
    let pages = try SharePages(maker, reader, input.language)
    let content = pages.content(share, of: try reader.plan(share.plan, in: state.book), state)
    return Output(
      share: state.view(share), content: content, page: String(decoding: pages.page(content), as: UTF8.self))
  }
}

/// Writes the page of a share again, for a friend who has lost it; messages that were sent are not admitted anew.
package struct ExportShare: UseCase {
  package static let method = "support.exportShare"
  package static let summary = "Write the page of a share again, as a file."
  package static let kind = UseCaseKind.task
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .reading + .writingFiles + [.notFound])
  }

  package struct Input: Codable, Hashable, Sendable {
    package var share: ShareID
    /// Of a file, which may not exist yet.
    package var path: String
    /// In which the page begins; nil is the one of the settings, else English.
    package var language: Language?

    package init(share: ShareID, path: String, language: Language? = nil) {
      self.share = share
      self.path = path
      self.language = language
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    /// The absolute path of the file written.
    package var path: String
    package var bytes: Int
  }

  private let show: ShowShare
  private let writer: any FileWriter

  package init(show: ShowShare, writer: any FileWriter) {
    self.show = show
    self.writer = writer
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let page = Array(try show(ShowShare.Input(share: input.share, language: input.language)).page.utf8)
    return Output(path: try writer.write(page, to: input.path), bytes: page.count)
  }
}

/// Takes a share back: nothing that comes of it is taken any more; what came stays.
package struct RevokeShare: UseCase {
  package static let method = "support.revokeShare"
  package static let summary = "Take a share back: nothing that comes of it is taken any more; what came stays."
  package static let kind = UseCaseKind.change
  package static var description: UseCaseDescription {
    UseCaseDescription(
      Input.schema, Output.schema, .changing + [.notFound], announces: [SupportEvents.planDescription])
  }

  package struct Input: Codable, Hashable, Sendable {
    package var share: ShareID

    package init(share: ShareID) {
      self.share = share
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    /// The number of the change, which undo takes; left out where it was taken back before.
    package var change: Int?
    package var share: SupportShareView
  }

  private let reader: SupportReader

  package init(reader: SupportReader) {
    self.reader = reader
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let changed = try reader.store.change { (book) throws(Failure) in
      let share = try reader.share(input.share, in: book)
      return SupportDecision(share.isRevoked ? [] : [.revoke(share.id)], share.id)
    }
    let state = try reader.state()
    return Output(change: changed.number, share: state.view(try reader.share(changed.value, in: state.book)))
  }
}

extension SharePlan.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    [BookEvent(SupportEvents.planChanged, SupportEvents.PlanChanged(plan: share.plan))]
  }
}

extension RevokeShare.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    change == nil ? [] : [BookEvent(SupportEvents.planChanged, SupportEvents.PlanChanged(plan: share.plan))]
  }
}

extension SharePlan.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { path.map { [("path", $0)] } ?? [] }
}

extension ExportShare.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { [("path", path)] }
}

extension Schema.Member {
  fileprivate static var pageLanguage: Schema.Member {
    .optional("language", Language.schema, "In which the page begins; left out, that of the settings.")
  }
}

extension SharePlan.Input {
  package static var schema: Schema {
    Schema(
      "Whom she asks.",
      [
        .init("plan", PlanID.schema, "The plan."),
        .init("friend", .shortName, "Whom she asks: 1 to 40 letters.", examples: [#""Sarah""#]),
        .optional("path", .path("/home/eva/sarah.html"), "Where the page is written, which is not there yet."),
        .pageLanguage,
      ])
  }
}

extension SharePlan.Output {
  package static var schema: Schema {
    Schema(
      "The share.",
      [
        .change, .init("share", SupportShareView.schema, "The share."),
        .optional("path", .path("/home/eva/sarah.html"), "The page; left out where it was not to be written."),
        .init("bytes", .integer, "How large the page is.", unit: .bytes),
        .optional("page", .text, "The whole HTML where no path was given."),
      ])
  }
}

extension ShowShare.Input {
  package static var schema: Schema {
    Schema("Which share.", [.init("share", ShareID.schema, "The share."), .pageLanguage])
  }
}

extension ShowShare.Output {
  package static var schema: Schema {
    Schema(
      "A share.",
      [
        .init("share", SupportShareView.schema, "The share."),
        .init("content", SharePageContent.schema, "What its page is made of."),
        .init("page", .text, "The whole HTML."),
      ])
  }
}

extension ExportShare.Input {
  package static var schema: Schema {
    Schema(
      "Which share, and where its page is written.",
      [
        .init("share", ShareID.schema, "The share."),
        .init("path", .path("/home/eva/sarah.html"), "Of a file that is not there yet."), .pageLanguage,
      ])
  }
}

extension ExportShare.Output {
  package static var schema: Schema {
    Schema(
      "The file written.",
      [
        .init("path", .path("/home/eva/sarah.html"), "Where it is."),
        .init("bytes", .integer, "How large it is.", unit: .bytes),
      ])
  }
}

extension RevokeShare.Input {
  package static var schema: Schema { Schema("Which share.", [.init("share", ShareID.schema, "The share.")]) }
}

extension RevokeShare.Output {
  package static var schema: Schema {
    Schema("The share.", [.change, .init("share", SupportShareView.schema, "How it stands now.")])
  }
}
