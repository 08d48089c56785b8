package import KernelApplication
package import KernelDomain
package import SupportDomain

package struct SharePlan: UseCase {
  package static let method = "support.sharePlan"
  package static let summary = "Make the page that one friend is sent: a file in which to record, or that says how."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + .writingFiles + [.notFound]
  package static let announces: [EventDescription] = [SupportEvents.planDescription]

  package struct Input: Described, Equatable {
    package var plan: PlanID
    package var friend: String
    /// Where the page is written, which must not be there yet; nil answers it as `page`.
    package var path: String?
    /// In which the page begins; nil is the one of the settings, else English.
    package var language: Language?

    package static let schema = Schema(
      "Whom she asks.",
      [
        .init("plan", PlanID.schema, "The plan."),
        .init("friend", .shortName, "Whom she asks: 1 to 40 letters.", examples: [#""Sarah""#]),
        .optional("path", .path("/home/eva/sarah.html"), "Where the page is written, which is not there yet."),
        .pageLanguage,
      ])

    package init(plan: PlanID, friend: String, path: String? = nil, language: Language? = nil) {
      self.plan = plan
      self.friend = friend
      self.path = path
      self.language = language
    }
  }

  package struct Output: Described, Equatable {
    /// The number of the change, which undo takes.
    package var change: Int?
    package var share: SupportShareView
    package var path: String?
    package var bytes: Int
    package var page: String?

    package static let schema = Schema(
      "The share.",
      [
        .change, .init("share", SupportShareView.schema, "The share."),
        .optional("path", .path("/home/eva/sarah.html"), "The page; left out where it was not to be written."),
        .init("bytes", .integer, "How large the page is.", unit: .bytes),
        .optional("page", .text, "The whole HTML where no path was given."),
      ])
  }

  let reader: SupportReader
  let maker: any SharePageMaker
  let writer: any FileWriter

  package static let mostShares = 100

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let friend = try SupportReader.checkedName(input.friend, "friend", .friend)
    var random = SystemRandomNumberGenerator()
    let (now, today) = (reader.now(), reader.today())
    let live = try reader.deliveries.current()
    let pages = try SharePages(maker, reader, input.language)
    // The file comes first: a page that could not be written is no share.
    var written: String?
    let changed = try reader.repository.change {
      (book) throws(Failure) -> SupportDecision<(share: SupportShare, page: [UInt8])> in
      let plan = try reader.plan(input.plan, in: book)
      if let day = plan.day, day < today { throw .conflict(.support(.planIsOver(day: day))) }
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

extension SharePlan.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    [BookEvent(SupportEvents.planChanged, SupportEvents.PlanChanged(plan: share.plan))]
  }
}

extension SharePlan.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { path.map { [("path", $0)] } ?? [] }
}
