import BookApplication
import BookInfrastructure
package import FeedApplication
import FeedDomain
package import KernelApplication
package import KernelDomain

/// Exports posts and comments as CSV tables (RFC 4180).
package struct FeedTables: FeatureTables {
  private let store: any FeedRepository

  package init(store: any FeedRepository) { self.store = store }

  package var feature: FeatureID { .feed }

  package func tables() throws(Failure) -> [OutputFile] {
    let book = try store.book()
    let posts = book.posts.values.sorted { ($0.at, $0.id) < ($1.at, $1.id) }
    if posts.isEmpty { return [] }
    func name(_ author: Author) -> String { AuthorView(author, in: book).name ?? "" }
    var table = CSVTable("post", "author", "at", "name", "day", "duration_s", "exercises", "records", "likes", "note")
    var comments = CSVTable("comment", "post", "author", "at", "text")
    for post in posts {
      let content = post.content
      table.add(
        "\(post.id)", name(post.id.author), "\(post.at)", content.name ?? "", "\(content.day)",
        content.durationSeconds.map { "\($0)" } ?? "", "\(content.exercises.count)", "\(content.records.count)",
        "\(book.likes(post).count)", content.note ?? "")
      for comment in book.comments(on: post) {
        comments.add("\(comment.id)", "\(post.id)", name(comment.id.author), "\(comment.at)", comment.text)
      }
    }
    let files = [OutputFile("posts.csv", table.bytes)]
    return book.commentCount == 0 ? files : files + [OutputFile("comments.csv", comments.bytes)]
  }
}
