package import FeedDomain
package import KernelApplication
package import KernelDomain

/// Lists the feed: posts of the owner and of the people whom the owner follows, newest first, twenty at a time.
package struct ListPosts: UseCase {
  package static let method = "feed.listPosts"
  package static let summary =
    "List the posts of the user and of the people whom the user follows, newest first, twenty at a time."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    /// The post at which the preceding call ended: only older posts are listed. Nil begins with the newest post.
    package var before: ItemID?
    /// The id or name of the person whose posts are listed; nil for everybody's.
    package var person: String?
    /// The earliest day of the workouts whose posts are listed; nil for no limit.
    package var since: CivilDay?
    /// The latest day of the workouts whose posts are listed; nil for no limit.
    package var until: CivilDay?
    /// The maximum number of posts; nil for twenty.
    package var limit: Int?
    /// The words to search for in posts, their authors' names and their comments; nil for all posts.
    package var query: String?

    package static let schema = Schema(
      "The posts to list.",
      [
        .optional(
          "before", ItemID.schema,
          """
          Lists only posts older than this one, which may have been deleted since; if left out, the list begins with \
          the newest.
          """),
        .optional(
          "person", PersonID.asked,
          "The person whose posts to list; if left out, the user and all people whom the user follows."),
        .optional(
          "since", CivilDay.schema, "The first day of posted workouts to list; if left out, there is no such limit."),
        .optional(
          "until", CivilDay.schema, "The last day of posted workouts to list; if left out, there is no such limit."),
        .optional(
          "limit", Schema(.integer(ListLimit.numbers)),
          "The maximum number of posts to list, newest first; if left out, 20.",
          unit: .of("posts"), examples: ["20"]),
        .optional(
          "query", .text,
          "The beginnings of words to find in titles, exercises, notes, authors and comments; if left out, all posts.",
          examples: [#""bench""#]),
      ])

    package init(
      before: ItemID? = nil, person: String? = nil, since: CivilDay? = nil, until: CivilDay? = nil, limit: Int? = nil,
      query: String? = nil
    ) {
      self.before = before
      self.person = person
      self.since = since
      self.until = until
      self.limit = limit
      self.query = query
    }
  }

  package struct Output: Described, Equatable {
    package var posts: [PostView]
    package var older: ItemID?
    package var knownCount: Int?

    package static let schema = Schema(
      "The posts.",
      [
        .init("posts", .list(PostView.schema), "The posts, newest first."),
        .optional(
          "older", ItemID.schema,
          "The value of `before` with which to list the next older posts; left out if there are none."),
        .optional(
          "knownCount", .integer, "The number of people with whom the user is paired; left out if there are none.",
          unit: .of("people")),
      ])
  }

  let reader: FeedReader

  /// Lists posts. Fails with `notFound` if `before` names a post that never existed.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try ListLimit.check(input.limit)
    let book = try reader.repository.book()
    var person: PersonID?
    if let name = input.person { person = try book.person(name).id }
    let search = input.query.map { PostSearch($0) }
    let page = book.page(before: input.before, of: person, size: input.limit ?? FeedBook.pageSize) { post in
      input.since.map { $0 <= post.content.day } ?? true && input.until.map { post.content.day <= $0 } ?? true
        && search?.finds(post, in: book) ?? true
    }
    guard let page else {
      throw .notFound(.feed(.noSuchItem(name: input.before?.description ?? "")))
    }
    return Output(
      posts: page.posts.map { PostView($0, in: book) }, older: page.hasOlder ? page.posts.last?.id : nil,
      knownCount: book.people.isEmpty ? nil : book.people.count)
  }
}

package struct ShowPost: UseCase {
  package static let method = "feed.showPost"
  package static let summary = "Show a post with its comments, oldest first."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var post: ItemID

    package static var schema: Schema { .aboutPost }

    package init(post: ItemID) { self.post = post }
  }

  package struct Output: Described, Equatable {
    package var post: PostView
    package var comments: [CommentView]
    package var goneOut: [AuthorView]?

    package static let schema = Schema(
      "The post with its comments.",
      [
        .init("post", PostView.schema, "The post."),
        .init("comments", .list(CommentView.schema), "The comments on the post, oldest first."),
        .optional(
          "goneOut", .list(AuthorView.schema),
          "The people to whom the post was sent; left out if it is another person's."),
      ])
  }

  let reader: FeedReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try reader.repository.book()
    let post = try book.post(input.post)
    return Output(
      post: PostView(post, in: book), comments: book.comments(on: post).map { CommentView($0, in: book) },
      goneOut: post.id.author == .me
        ? book.recipients(of: post.id).map { AuthorView(.person($0), in: book) } : nil)
  }
}

extension Schema {
  /// The schema of the input of use cases about one post.
  static var aboutPost: Schema { Schema("The post.", [.init("post", ItemID.schema, "The name of the post.")]) }
}
