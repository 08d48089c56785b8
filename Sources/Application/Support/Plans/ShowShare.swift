package import KernelApplication
package import KernelDomain
package import SupportDomain

package struct ShowShare: UseCase {
  package static let method = "support.showShare"
  package static let summary = "Show a share, the contents of its page, and the page itself."
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var share: ShareID
    /// The language in which the page opens; nil for the language in the settings, or English if none is set.
    package var language: Language?

    package static let schema = Schema(
      "The share to show, and the language of its page.",
      [.init("share", ShareID.schema, "The name of the share."), .pageLanguage])

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
      "The share and its page.",
      [
        .init("share", SupportShareView.schema, "The share, with its state."),
        .init("content", SharePageContent.schema, "The contents of the share's page."),
        .init("page", .text, "The page as HTML."),
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
