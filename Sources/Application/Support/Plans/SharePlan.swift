package import KernelApplication
package import KernelDomain
package import SupportDomain

package struct SharePlan: UseCase {
  package static let method = "support.sharePlan"
  package static let summary =
    "Share a plan with one friend, and make the HTML page with which the friend records messages."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + .writingFiles + [.notFound]
  package static let announces: [EventDescription] = [SupportEvents.planDescription]

  package struct Input: Described, Equatable {
    package var plan: PlanID
    package var friend: String
    /// The path of the file to which to write the page. The file must not exist yet. Nil returns the page in the
    /// output's member `page` instead.
    package var path: String?
    /// The language in which the page opens; nil for the language in the settings, or English if none is set.
    package var language: Language?

    package static let schema = Schema(
      "The plan to share, and the friend.",
      [
        .init("plan", PlanID.schema, "The name of the plan."),
        .init("friend", .shortName, "The friend's name, 1 to 40 characters.", examples: [#""Sarah""#]),
        .optional(
          "path", .path("/home/eva/sarah.html"),
          "The path of the HTML file to write, which must not exist yet; if left out, the page is in the answer."),
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
    /// The number that identifies the recorded change, for use with undo.
    package var change: Int?
    package var share: SupportShareView
    package var path: String?
    package var bytes: Int
    package var page: String?

    package static let schema = Schema(
      "The new share and its page.",
      [
        .change, .init("share", SupportShareView.schema, "The new share."),
        .optional(
          "path", .path("/home/eva/sarah.html"),
          "The path of the page that was written; left out if `page` contains it."),
        .init("bytes", .integer, "The size of the page, in bytes.", unit: .bytes),
        .optional("page", .text, "The page as HTML; left out if it was written to a file."),
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
    // Write the file before storing the share: if the page can't be written, nothing is shared.
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
