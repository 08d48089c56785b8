package import FeedDomain
package import KernelApplication
package import KernelDomain

/// The feed: posts of the owner and of whom she follows, newest first, twenty at a time.
package struct ListPosts: UseCase {
  package static let method = "feed.listPosts"
  package static let summary = "Posts of yours and of those you follow, newest first, twenty at a time."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    /// A post, before which those listed were written; nil for the newest.
    package var before: ItemID?
    /// Whose posts alone are listed: an id or a name.
    package var person: String?
    /// The first day of a workout; nil has no first.
    package var since: CivilDay?
    /// The last day of a workout; nil has no last.
    package var until: CivilDay?
    /// The most that are listed; nil is twenty.
    package var limit: Int?

    package static let schema = Schema(
      "Which posts.",
      [
        .optional("before", ItemID.schema, "Those written before this one, which may be gone; left out, the newest."),
        .optional("person", PersonID.asked, "Whose alone; left out, of all whom you follow, and your own."),
        .optional("since", CivilDay.schema, "The first day of a posted workout; left out, any."),
        .optional("until", CivilDay.schema, "The last day of a posted workout; left out, any."),
        .optional(
          "limit", Schema(.integer(ListLimit.numbers)), "At most so many, the newest; left out, twenty.",
          unit: .of("posts"), examples: ["20"]),
      ])

    package init(
      before: ItemID? = nil, person: String? = nil, since: CivilDay? = nil, until: CivilDay? = nil, limit: Int? = nil
    ) {
      self.before = before
      self.person = person
      self.since = since
      self.until = until
      self.limit = limit
    }
  }

  package struct Output: Described, Equatable {
    package var posts: [PostView]
    package var older: ItemID?
    package var knownCount: Int?

    package static let schema = Schema(
      "Posts.",
      [
        .init("posts", .list(PostView.schema), "Newest first."),
        .optional("older", ItemID.schema, "What `before` has to be for the older ones; left out where there are none."),
        .optional(
          "knownCount", .integer, "How many people are known; left out where nobody is.", unit: .of("people")),
      ])
  }

  let reader: FeedReader

  /// Fails with `notFound` for a post that never was.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try ListLimit.check(input.limit)
    let book = try reader.repository.book()
    var person: PersonID?
    if let name = input.person { person = try book.person(name).id }
    let page = book.page(before: input.before, of: person, size: input.limit ?? FeedBook.pageSize) { post in
      input.since.map { $0 <= post.content.day } ?? true && input.until.map { post.content.day <= $0 } ?? true
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
  package static let summary = "A post with its comments, the oldest first."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var post: ItemID

    package static var schema: Schema { .aboutPost }

    package init(post: ItemID) {
      self.post = post
    }
  }

  package struct Output: Described, Equatable {
    package var post: PostView
    package var comments: [CommentView]
    package var goneOut: [AuthorView]?

    package static let schema = Schema(
      "The post.",
      [
        .init("post", PostView.schema, "The post."),
        .init("comments", .list(CommentView.schema), "What was said of it, the oldest first."),
        .optional("goneOut", .list(AuthorView.schema), "To whom it has gone out; left out of another's."),
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
  /// The input of what is about a post.
  static var aboutPost: Schema { Schema("Which post.", [.init("post", ItemID.schema, "The post.")]) }
}
