package import FeedDomain
package import KernelApplication
import KernelDomain

/// Comments on a post. The next file that the owner exports for the post's author contains the comment.
package struct CommentOnPost: UseCase {
  package static let method = "feed.commentOnPost"
  package static let summary = "Comment on a post."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var post: ItemID
    package var text: String

    package static let schema = Schema(
      "The post, and the text of the comment.",
      [
        .init("post", ItemID.schema, "The name of the post."),
        .init(
          "text", Schema(.text(pattern: nil)),
          """
          The text, 1 to 2,000 Unicode characters, without control characters and characters that change the direction \
          of writing.
          """,
          examples: [#""Well done!""#]),
      ])

    package init(post: ItemID, text: String) {
      self.post = post
      self.text = text
    }
  }

  package struct Output: Described, Equatable {
    package var change: Int?
    package var comment: CommentView

    package static let schema = Schema(
      "The new comment.",
      [
        .optional("change", .ordinal, "The number of the change, which `book.undo` takes."),
        .init("comment", CommentView.schema, "The new comment."),
      ])
  }

  let reader: FeedReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    // Browsers end lines with CR LF, so remove the carriage returns.
    let text = String(String.UnicodeScalarView(input.text.unicodeScalars.filter { $0 != "\r" }))
    if let problem = FeedText.problem(with: text) { throw .invalidInput(field: "text", problem: .feed(problem)) }
    let now = reader.clock.now()
    let changed = try reader.repository.change { (book) throws(Failure) in
      let post = try book.post(input.post)
      let own = book.comments(on: post).count { $0.id.author == .me }
      guard own < FeedBook.mostOwnComments else {
        throw .conflict(.feed(.tooManyComments(most: FeedBook.mostOwnComments)))
      }
      let item = FeedItem(book.nextID, at: now, .comment(on: post.id, text))
      return (FeedDecision([.wrote(item, .me, workout: "")]), FeedComment(id: item.id, at: now, text: text))
    }
    return Output(change: changed.number, comment: CommentView(changed.value, in: changed.after))
  }
}

package struct LikePost: UseCase {
  package static let method = "feed.likePost"
  package static let summary = "Like a post."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static var description: UseCaseDescription { describe(.aboutPost, PostOutput.schema) }

  package typealias Input = ShowPost.Input

  let reader: FeedReader

  package func callAsFunction(_ input: Input) throws(Failure) -> PostOutput {
    try reader.like(input.post, true)
  }
}

package struct UnlikePost: UseCase {
  package static let method = "feed.unlikePost"
  package static let summary = "Withdraw the user's like of a post."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static var description: UseCaseDescription { describe(.aboutPost, PostOutput.schema) }

  package typealias Input = ShowPost.Input

  let reader: FeedReader

  package func callAsFunction(_ input: Input) throws(Failure) -> PostOutput {
    try reader.like(input.post, false)
  }
}

extension FeedReader {
  fileprivate func like(_ id: ItemID, _ isOne: Bool) throws(Failure) -> PostOutput {
    let now = clock.now()
    let changed = try repository.change { (book) throws(Failure) in
      let post = try book.post(id)
      if book.likes(post).contains(.me) == isOne { return (FeedDecision(), ()) }
      let item = FeedItem(book.nextID, at: now, isOne ? .like(on: id) : .unlike(on: id))
      return (FeedDecision([.wrote(item, .me, workout: "")]), ())
    }
    return PostOutput(change: changed.number, post: PostView(try changed.after.post(id), in: changed.after))
  }
}
