package import FeedDomain
package import KernelApplication
import KernelDomain

extension PersonID {
  package static let schema = Schema(
    "PersonID", "What a person is called between two who are paired.", .text(pattern: "^[0-9a-f]{16}$"),
    examples: [#""3f9a0c5d7e21b846""#], from: [Schema.Source("feed.listPeople", "/people/*/id")])

  /// Where a person is asked for.
  static var asked: Schema {
    Schema(
      "AskedPerson", "A person by id, or by the name that the owner gave.", .text(pattern: nil),
      examples: [#""Jana""#], from: [Schema.Source("feed.listPeople", "/people/*/id")])
  }
}

extension ItemID {
  package static let schema = Schema(
    "FeedItemID", "What something in the feed is called: its author, `me` for the book's owner, and a number.",
    .text(pattern: #"^(me|[0-9a-f]{16})\.[1-9][0-9]*$"#), examples: [#""me.7""#],
    from: [Schema.Source("feed.listPosts", "/posts/*/id")])
}

extension PostContent {
  package static let schema = Schema(
    "PostContent", "What a post shows of a finished workout: all of it, and nothing else.",
    [
      .optional("name", .text, "The workout's; left out where it has none."),
      .init("day", CivilDay.schema, "On which it began, by its author's clock."),
      .optional("durationSeconds", .integer, "How long it took.", unit: .seconds),
      .init("exercises", .list(PostExercise.schema), "In the order in which they were done."),
      .init("records", .list(PostRecord.schema), "That it set."),
      .optional("bodyWeight", PostLoad.schema, "Only where its author said so."),
      .optional("note", .text, "Only where its author said so."),
    ])
}

extension PostName {
  static let schema = Schema(
    "PostName", "The name of an exercise.",
    [
      .init("name", .text, "In English, or as its author calls it."),
      .optional("czech", .text, "In Czech; left out where it has none."),
    ])
}

extension PostExercise {
  static let schema = Schema(
    "PostExercise", "An exercise of a workout.",
    [
      .init("exercise", PostName.schema, "Which one."),
      .init("setCount", .integer, "How many sets were done, but to warm up.", unit: .of("sets")),
      .optional("best", PostSet.schema, "The best of them; left out where none was done."),
    ])
}

extension PostSet {
  static let schema = Schema(
    "PostSet", "A set, in what it is told.",
    [
      .optional("load", PostLoad.schema, "How much was lifted."),
      .optional("reps", .integer, "How often.", unit: .of("repetitions")),
      .optional("seconds", .integer, "How long.", unit: .seconds),
      .optional("millimetres", .integer, "How far.", unit: .of("millimetres")),
    ])
}

extension PostLoad {
  static let schema = Schema(
    "PostLoad", "A load in the unit in which it was entered.",
    [
      .init("thousandths", .integer, "How much.", unit: .of("thousandths of what the member `unit` names")),
      .init("unit", Schema("PostUnit", "The unit of a load.", PostLoad.Unit.allCases), "The unit."),
    ])
}

extension PostRecord {
  static let schema = Schema(
    "PostRecord", "A record that a workout set.",
    [
      .init("exercise", PostName.schema, "Of which exercise."),
      .init(
        "kind",
        Schema("PostRecordKind", "The kind of a record.", PostRecord.Kind.allCases) { kind in
          kind == .oneRepMax ? "estimated" : nil
        }, "What is best."),
      .optional("set", PostSet.schema, "Which holds it; left out of a whole workout's."),
      .optional(
        "tenths", .integer, "Of an estimate or a volume; left out elsewhere.", unit: .of("tenths of a kilogram")),
    ])
}

extension AuthorView {
  package static let schema = Schema(
    "FeedAuthor", "Who wrote something: nothing is told of the book's owner.",
    [
      .optional("person", PersonID.schema, "Left out for the owner."),
      .optional("name", .text, "As the owner calls her; left out for the owner."),
    ])
}

extension AudienceView {
  static var kindSchema: Schema {
    Schema("AudienceKind", "Who may see a post.", AudienceKind.allCases) { kind in
      switch kind {
      case .me: "the book's owner alone"
      case .people: "people whom she chose"
      case .all: "all whom she knows, now or later"
      }
    }
  }

  static let schema = Schema(
    "Audience", "Who may see a post.",
    [
      .init("kind", kindSchema, "Who."),
      .optional("people", .list(AuthorView.schema), "Those chosen; left out otherwise."),
    ])
}

extension PostView {
  package static let schema = Schema(
    "Post", "A post, and how much was said of it.",
    [
      .init("id", ItemID.schema, "Its name."), .init("author", AuthorView.schema, "Who wrote it."),
      .init("at", Timestamp.schema, "When, by its author's clock."),
      .init("content", PostContent.schema, "What it shows."),
      .optional("audience", AudienceView.schema, "Who may see it; left out of another's."),
      .optional("workout", .text, "The workout that it is of; left out of another's."),
      .init("commentCount", .integer, "How many comments are shown.", unit: .of("comments")),
      .init("likes", .list(AuthorView.schema), "Who likes it."),
      .init("liked", .flag, "Whether the book's owner does."),
    ])
}

extension CommentView {
  package static let schema = Schema(
    "Comment", "What somebody said of a post.",
    [
      .init("id", ItemID.schema, "Its name."), .init("author", AuthorView.schema, "Who wrote it."),
      .init("at", Timestamp.schema, "When, by its author's clock."), .init("text", .text, "The words."),
    ])
}

extension PersonView {
  package static let schema = Schema(
    "Person", "A person whom the owner knows.",
    [
      .init("id", PersonID.schema, "What she is called between the two."),
      .init("name", .text, "As the owner calls her."),
      .init("words", .list(.text), "Six, in English: both have the same where they have the same code."),
      .init("pairedAt", Timestamp.schema, "Since when they are paired."),
      .init("hasKey", .flag, "False where a backup without keys was restored: pair anew."),
      .init("followed", .flag, "Whether her posts are in the feed."),
      .init("muted", .flag, "Whether what she writes is hidden."),
      .init("blocked", .flag, "Whether what she sends is refused, too."),
      .init("postCount", .integer, "Of hers that are kept.", unit: .of("posts")),
      .init(
        "waitingCount", .integer, "How much is meant for her that she did not say she has.", unit: .of("items")),
    ])
}

extension PersonOutput {
  package static let schema = Schema(
    "FeedPersonChanged", "How a person stands now.",
    [
      .optional("change", .ordinal, "The number of the change; left out where it was so already."),
      .init("person", PersonView.schema, "The person."),
    ])
}

extension PostOutput {
  package static let schema = Schema(
    "FeedPostChanged", "How a post stands now.",
    [
      .optional("change", .ordinal, "The number of the change; left out where it was so already."),
      .init("post", PostView.schema, "The post."),
    ])
}
