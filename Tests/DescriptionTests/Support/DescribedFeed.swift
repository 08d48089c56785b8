import Composition
import TestSupport

/// A post with a comment, and a person with a bundle waiting to be imported, for a described book.
struct DescribedFeed: Sendable {
  /// The path of a bundle that the person wrote.
  let bundle: String
  private let folder: TemporaryFolder

  private static let posted = "s20250102T080000"
  private static let other = "s20250103T080000"

  init(_ app: App, _ folder: TemporaryFolder) throws {
    self.folder = folder
    func call(_ app: App, _ method: String, _ json: String) throws -> JSONTree {
      try JSONTree(app.call(method: method, json: Array(json.utf8)))
    }
    let janas = try App(App.Configuration(store: folder.path + "/jana", environment: { _ in nil }))
    let log = folder.write(Array(DescribedWorkouts.log.utf8), to: "jana.csv")
    _ = try call(janas, "book.importFiles", #"{"paths":["\#(log)"],"unit":"kg"}"#)
    _ = try call(app, "feed.createPost", #"{"workout":"\#(DescribedFeed.posted)"}"#)
    _ = try call(app, "feed.commentOnPost", #"{"post":"me.1","text":"Felt light"}"#)
    let code = try call(app, "feed.pairPerson", #"{"name":"Jana"}"#)["code"]?.text ?? ""
    _ = try call(janas, "feed.pairPerson", #"{"name":"Eva","code":"\#(code)"}"#)
    _ = try call(janas, "feed.createPost", #"{"workout":"\#(DescribedFeed.other)","audience":"all"}"#)
    bundle = folder.path + "/from-jana.json"
    _ = try call(janas, "feed.exportBundle", #"{"person":"Eva","path":"\#(bundle)"}"#)
  }

  /// A call of each method that changes the feed, in an order in which all of them work.
  var changes: [(String, String)] {
    [
      ("feed.createPost", #"{"workout":"\#(DescribedFeed.other)","audience":"people","people":["Jana"]}"#),
      ("feed.sharePost", #"{"post":"me.1","audience":"all"}"#), ("book.undo", "{}"), ("book.redo", "{}"),
      ("feed.likePost", #"{"post":"me.1"}"#), ("feed.unlikePost", #"{"post":"me.1"}"#),
      ("feed.commentOnPost", #"{"post":"me.1","text":"Next time more"}"#),
      ("feed.importBundle", #"{"path":"\#(bundle)"}"#), ("feed.listPosts", #"{"person":"Jana"}"#),
      ("feed.exportBundle", #"{"person":"Jana","path":"\#(folder.path)/for-jana.json"}"#),
      ("feed.renamePerson", #"{"person":"Jana","name":"Jana K."}"#),
      ("feed.unfollowPerson", #"{"person":"Jana K."}"#), ("feed.followPerson", #"{"person":"Jana K."}"#),
      ("feed.mutePerson", #"{"person":"Jana K."}"#), ("feed.unmutePerson", #"{"person":"Jana K."}"#),
      ("feed.blockPerson", #"{"person":"Jana K."}"#), ("feed.unblockPerson", #"{"person":"Jana K."}"#),
      ("feed.pairPerson", #"{"name":"Petr"}"#), ("feed.deleteItem", #"{"item":"me.2"}"#),
      ("feed.forgetPerson", #"{"person":"Petr"}"#),
    ]
  }
}
