package import KernelApplication
package import KernelDomain
package import SupportDomain

package struct ShowShare: UseCase {
  package static let method = "support.showShare"
  package static let summary = "What the page of a share is made of, and the page itself again."
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var share: ShareID
    /// In which the page begins; nil is the one of the settings, else English.
    package var language: Language?

    package static let schema = Schema("Which share.", [.init("share", ShareID.schema, "The share."), .pageLanguage])

    package init(share: ShareID, language: Language? = nil) {
      self.share = share
      self.language = language
    }
  }

  package struct Output: Described, Equatable {
    package var share: SupportShareView
    package var content: SharePageContent
    package var page: String

    package static let schema = Schema(
      "A share.",
      [
        .init("share", SupportShareView.schema, "The share."),
        .init("content", SharePageContent.schema, "What its page is made of."),
        .init("page", .text, "The whole HTML."),
      ])
  }

  let reader: SupportReader
  let maker: any SharePageMaker

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let state = try reader.state()
    let share = try reader.share(input.share, in: state.book)
    let pages = try SharePages(maker, reader, input.language)
    let content = pages.content(share, of: try reader.plan(share.plan, in: state.book), state)
    return Output(
      share: state.view(share), content: content, page: String(decoding: pages.page(content), as: UTF8.self))
  }
}
