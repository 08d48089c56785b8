import KernelApplication
import KernelDomain
import SupportDomain

/// Creates the HTML pages on which friends record messages.
struct SharePages: Sendable {
  private let maker: any SharePageMaker
  private let runner: String
  private let language: Language

  /// Creates a `SharePages` that uses `maker`.
  /// - Parameters:
  ///   - maker: creates the HTML of a page.
  ///   - language: the language in which pages open; nil for the language in the settings, or English if none is set.
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

extension Schema.Member {
  static var pageLanguage: Schema.Member {
    .optional(
      "language", Language.schema, "The language in which the page opens; if left out, the language of the settings.")
  }
}
