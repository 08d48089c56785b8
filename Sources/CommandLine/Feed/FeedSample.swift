import FeedApplication
import FeedDomain
import KernelApplication
import KernelCommandLine
import KernelDomain

/// Adds to the demonstration a post about the sample workout, and a person to follow. It calls the same use cases as a
/// user.
enum FeedSample {
  static func fill(_ session: Session) throws(CommandError) {
    let post = try session.call(CreatePost.self, CreatePost.Input(workout: "last")).post
    _ = try session.call(CommentOnPost.self, CommentOnPost.Input(post: post.id, text: "Felt light today."))
    _ = try session.call(PairPerson.self, PairPerson.Input(name: "Jana"))
  }
}
