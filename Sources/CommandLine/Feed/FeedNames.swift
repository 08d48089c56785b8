import FeedApplication
import FeedDomain
import KernelApplication
import KernelCommandLine
import KernelDomain

/// The kinds of names, such as names of posts, that commands accept and shell completion offers.
enum FeedNames: String, OfferedNames {
  case posts, people
  /// The words that choose who sees a post.
  case audiences

  func all(_ session: Session, _ arguments: Arguments) throws(CommandError) -> [String] {
    switch self {
    case .posts: try session.call(ListPosts.self, ListPosts.Input(limit: 50)).posts.map(\.id.description)
    case .people: try session.call(ListPeople.self, NoInput()).people.map(\.name)
    case .audiences: ["me", "all"] + (try session.call(ListPeople.self, NoInput()).people.map(\.name))
    }
  }
}

extension Command {
  static let feedNames = names(
    "feed names", of: FeedNames.self, LocalizedText(cs: "čeho: příspěvků, lidí", en: "posts or people"),
    examples: [Example("feed names people", cs: "lidé, které znáte", en: "the people you know")])
}
