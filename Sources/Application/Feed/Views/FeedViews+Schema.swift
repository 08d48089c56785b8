package import FeedDomain
package import KernelApplication
import KernelDomain

extension PersonID {
  package static let schema = Schema(
    "PersonID", "The id of a person, which both people of a pair use.", .text(pattern: "^[0-9a-f]{16}$"),
    examples: [#""3f9a0c5d7e21b846""#], from: [Schema.Source("feed.listPeople", "/people/*/id")])

  /// The schema of a person in an input, given by id or name.
  static var asked: Schema {
    Schema(
      "AskedPerson", "A person's id, or the name that the user gave to the person.", .text(pattern: nil),
      examples: [#""Jana""#], from: [Schema.Source("feed.listPeople", "/people/*/id")])
  }
}

extension ItemID {
  package static let schema = Schema(
    "FeedItemID", "The name of a post or comment: its author, `me` for the user, and a number.",
    .text(pattern: #"^(me|[0-9a-f]{16})\.[1-9][0-9]*$"#), examples: [#""me.7""#],
    from: [Schema.Source("feed.listPosts", "/posts/*/id")])
}

extension PostContent {
  package static let schema = Schema(
    "PostContent", "Everything that a post shows of a finished workout.",
    [
      .optional("name", .text, "The workout's name; left out if it has none."),
      .init("day", CivilDay.schema, "The day on which the workout began, by the author's clock."),
      .optional(
        "durationSeconds", .integer, "The duration in seconds; left out if it is not known.", unit: .seconds),
      .init("exercises", .list(PostExercise.schema), "The exercises, in the order in which they were done."),
      .init("records", .list(PostRecord.schema), "The records that the workout set."),
      .optional(
        "bodyWeight", PostLoad.schema, "The author's body weight; left out unless the author chose to show it."),
      .optional("note", .text, "The workout's note; left out unless the author chose to show it."),
    ])
}

extension PostName {
  static let schema = Schema(
    "PostName", "The name of an exercise.",
    [
      .init("name", .text, "The exercise's name in English, or as its author named it."),
      .optional("czech", .text, "The exercise's name in Czech; left out if it has none."),
    ])
}

extension PostExercise {
  static let schema = Schema(
    "PostExercise", "An exercise of a workout.",
    [
      .init("exercise", PostName.schema, "The name of the exercise."),
      .init("setCount", .integer, "The number of sets that were done, without warm-up sets.", unit: .of("sets")),
      .optional("best", PostSet.schema, "The best of these sets; left out if none was done."),
    ])
}

extension PostSet {
  static let schema = Schema(
    "PostSet", "A set, by what counts in its exercise.",
    [
      .optional(
        "load", PostLoad.schema, "The load, in the unit in which it was entered; left out if the set has none."),
      .optional("reps", .integer, "The number of repetitions; left out if the set has none.", unit: .of("repetitions")),
      .optional(
        "seconds", .integer, "The duration of the set, in seconds; left out if the set has none.", unit: .seconds),
      .optional(
        "millimetres", .integer, "The distance of the set, in millimetres; left out if it has none.",
        unit: .of("millimetres")
      ),
    ])
}

extension PostLoad {
  static let schema = Schema(
    "PostLoad", "A load in the unit in which it was entered.",
    [
      .init(
        "thousandths", .integer, "The load, in thousandths of the unit.",
        unit: .of("thousandths of what the member `unit` names")),
      .init("unit", Schema("PostUnit", "The unit of a load.", PostLoad.Unit.allCases), "The unit of the load."),
    ])
}

extension PostRecord {
  static let schema = Schema(
    "PostRecord", "A record that a workout set.",
    [
      .init("exercise", PostName.schema, "The name of the record's exercise."),
      .init(
        "kind",
        Schema("PostRecordKind", "The kind of a record.", PostRecord.Kind.allCases) { kind in
          kind == .oneRepMax ? "estimated" : nil
        }, "The kind of the record."),
      .optional("set", PostSet.schema, "The set that holds the record; left out if the whole workout does."),
      .optional(
        "tenths", .integer,
        "The record's value, in tenths of a kilogram, if it is an estimate or a volume; left out otherwise.",
        unit: .of("tenths of a kilogram")),
    ])
}

extension AuthorView {
  package static let schema = Schema(
    "FeedAuthor", "The author of a post, comment or like; an empty object is the user.",
    [
      .optional("person", PersonID.schema, "The id of the person; left out for the user."),
      .optional("name", .text, "The name that the user gave to the person; left out for the user."),
    ])
}

extension AudienceView {
  static var kindSchema: Schema {
    Schema("AudienceKind", "Who may see a post.", AudienceKind.allCases) { kind in
      switch kind {
      case .me: "only the user"
      case .people: "people whom the author chose"
      case .all: "all people with whom the author is paired, now or later"
      }
    }
  }

  static let schema = Schema(
    "Audience", "The audience of a post.",
    [
      .init("kind", kindSchema, "Who may see the post."),
      .optional("people", .list(AuthorView.schema), "The people chosen; left out unless `kind` is `people`."),
    ])
}

extension PostView {
  package static let schema = Schema(
    "Post", "A post, with its likes, the number of its comments, and the newest of them.",
    [
      .init("id", ItemID.schema, "The name of the post."),
      .init("author", AuthorView.schema, "The author of the post."),
      .init("at", Timestamp.schema, "The instant at which the post was written, by the author's clock."),
      .init("content", PostContent.schema, "What the post shows of the workout."),
      .optional("audience", AudienceView.schema, "The audience of the post; left out if the post is another person's."),
      .optional("workout", .text, "The name of the workout; left out if the post is another person's."),
      .init(
        "commentCount", .integer, "The number of comments on the post, without hidden ones.", unit: .of("comments")),
      .optional(
        "lastComment", CommentView.schema, "The newest comment that is not hidden; left out if there is none."),
      .init("likes", .list(AuthorView.schema), "The people who like the post, which may include the user."),
      .init("liked", .flag, "Whether the user likes the post."),
    ])
}

extension CommentView {
  package static let schema = Schema(
    "Comment", "A comment on a post.",
    [
      .init("id", ItemID.schema, "The name of the comment."),
      .init("author", AuthorView.schema, "The author of the comment."),
      .init("at", Timestamp.schema, "The instant at which the comment was written, by the author's clock."),
      .init("text", .text, "The text of the comment."),
    ])
}

extension PersonView {
  package static let schema = Schema(
    "Person", "A person with whom the user is paired.",
    [
      .init("id", PersonID.schema, "The person's id, which both people of a pair use."),
      .init("name", .text, "The name that the user gave to the person."),
      .init(
        "words", .list(.text),
        "Six English words from the code; if the person's book shows the same ones, the code is the same."),
      .init("pairedAt", Timestamp.schema, "The instant at which the user paired with the person."),
      .init(
        "hasKey", .flag, "Whether the book has the key for the person's files; if false, the user has to pair again."),
      .init("followed", .flag, "Whether the person's posts are in the feed."),
      .init("muted", .flag, "Whether the person's posts and comments are hidden."),
      .init("blocked", .flag, "Whether the person's files are refused."),
      .init("postCount", .integer, "The number of the person's posts in the book.", unit: .of("posts")),
      .init(
        "waitingCount", .integer, "The number of items for the person that the person has not yet confirmed receiving.",
        unit: .of("items")),
    ])
}

extension PersonOutput {
  package static let schema = Schema(
    "FeedPersonChanged", "A person after a change.",
    [
      .optional(
        "change", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
      .init("person", PersonView.schema, "The person after the change."),
    ])
}

extension PostOutput {
  package static let schema = Schema(
    "FeedPostChanged", "A post after a change.",
    [
      .optional(
        "change", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
      .init("post", PostView.schema, "The post after the change."),
    ])
}
