import FeedApplication
import FeedDomain
import KernelApplication
import KernelCommandLine
import KernelDomain

/// Adds a post about the sample workout, and a person to follow, to the demonstration. It calls the same use cases
/// that a user's commands call.
enum FeedSample {
  static func fill(_ session: Session) throws(CommandError) {
    let post = try session.call(CreatePost.self, CreatePost.Input(workout: "last")).post
    _ = try session.call(CommentOnPost.self, CommentOnPost.Input(post: post.id, text: "Felt light today."))
    _ = try session.call(PairPerson.self, PairPerson.Input(name: "Jana"))
  }
}
