package import FeedDomain
package import KernelApplication

package struct SharePost: UseCase {
  package static let method = "feed.sharePost"
  package static let summary =
    "Choose the audience of one of the user's posts; people to whom it was sent have to stay in the audience."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var post: ItemID
    package var audience: AudienceKind?
    /// Ids or names of the people who may see the post; nil for none.
    package var people: [String]?

    package static let schema = Schema(
      "The post, and its new audience.", [.init("post", ItemID.schema, "The name of the post.")] + .audience)

    package init(post: ItemID, audience: AudienceKind? = nil, people: [String]? = nil) {
      self.post = post
      self.audience = audience
      self.people = people
    }
  }

  let reader: FeedReader

  package func callAsFunction(_ input: Input) throws(Failure) -> PostOutput {
    let changed = try reader.repository.change { (book) throws(Failure) in
      let post = try book.post(input.post)
      guard post.id.author == .me else { throw .conflict(.feed(.notYours(post: post.id.description))) }
      let audience = try Audience(input.audience, people: input.people, chosen: post.audience, in: book)
      if audience == post.audience { return (FeedDecision(), ()) }
      let left = book.recipients(of: post.id).filter { !audience.has($0) }
      guard left.isEmpty else {
        throw .conflict(.feed(.goneOut(people: left.compactMap { book.people[$0]?.name })))
      }
      return (FeedDecision([.shared(post.id, audience, number: book.lastNumber + 1)]), ())
    }
    return PostOutput(change: changed.number, post: PostView(try changed.after.post(input.post), in: changed.after))
  }
}
