import FeedDomain
import KernelDomain

/// Finds posts by words in the text that the feed shows: title, exercises, note, author and comments. Each search word
/// only has to match the beginning of a word.
struct PostSearch {
  private let words: [String]

  init(_ query: String) { words = PostSearch.words(query) }

  /// Whether each of the search words is the beginning of a word in the post; true if there are no search words.
  func finds(_ post: FeedPost, in book: FeedBook) -> Bool {
    if words.isEmpty { return true }
    let content = post.content
    let names = content.exercises.flatMap { [$0.exercise.name, $0.exercise.czech].compactMap { $0 } }
    let texts = [content.name, content.note, AuthorView(post.id.author, in: book).name].compactMap { $0 }
    let own = (texts + names + book.comments(on: post).map(\.text)).flatMap(PostSearch.words)
    return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
  }

  /// Returns the words of a text, in lower case and without accents.
  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map { foldedName(String($0)) }
  }
}
