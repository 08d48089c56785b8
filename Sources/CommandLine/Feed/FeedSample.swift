import FeedApplication
import FeedDomain
import KernelApplication
import KernelCommandLine
import KernelDomain

/// A post of the sample's finished workout, and a person to know; made through the calls that a person would make.
enum FeedSample {
  static func fill(_ session: Session) throws(CommandError) {
    let post = try session.call(CreatePost.self, CreatePost.Input(workout: "last")).post
    _ = try session.call(CommentOnPost.self, CommentOnPost.Input(post: post.id, text: "Felt light today."))
    _ = try session.call(PairPerson.self, PairPerson.Input(name: "Jana"))
  }
}
