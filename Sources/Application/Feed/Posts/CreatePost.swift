package import FeedDomain
package import KernelApplication
import KernelDomain

package struct CreatePost: UseCase {
  package static let method = "feed.createPost"
  package static let summary =
    "Create a post from a finished workout, which only the user sees unless an audience is given."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var workout: String
    /// Who may see the post. If nil, the people in `people` may see it or, if that is empty, only the owner.
    package var audience: AudienceKind?
    /// Ids or names of the people who may see the post; nil for none.
    package var people: [String]?
    /// Whether the post contains the body weight; nil means false.
    package var bodyWeight: Bool?
    package var note: Bool?
    /// The digest of the preview that the user saw. The post is refused if its content differs from the preview. Nil
    /// accepts any content.
    package var preview: String?

    package static let schema = Schema(
      "The workout, what the post shows, and its audience.",
      [[Schema.Member].workout] + [Schema.Member].audience + [Schema.Member].finished + [
        .optional(
          "preview", Schema(.text(pattern: "^[0-9a-f]{64}$")),
          """
          The digest of a preview: a post that would show anything else is refused. If left out, this is not checked.
          """,
          examples: [#""e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855""#],
          from: [Schema.Source(PreviewPost.method, "/digest")])
      ])

    package init(
      workout: String, audience: AudienceKind? = nil, people: [String]? = nil, bodyWeight: Bool? = nil,
      note: Bool? = nil, preview: String? = nil
    ) {
      self.workout = workout
      self.audience = audience
      self.people = people
      self.bodyWeight = bodyWeight
      self.note = note
      self.preview = preview
    }
  }

  let reader: FeedReader

  /// Posts the workout. Fails with `conflict` if it was posted already, or if the content differs from the preview.
  package func callAsFunction(_ input: Input) throws(Failure) -> PostOutput {
    let preview = try PreviewPost(reader: reader)(
      PreviewPost.Input(workout: input.workout, bodyWeight: input.bodyWeight, note: input.note))
    if let seen = input.preview, seen != preview.digest { throw .conflict(.feed(.previewChanged)) }
    let now = reader.clock.now()
    let changed = try reader.repository.change { (book) throws(Failure) in
      let audience = try Audience(input.audience, people: input.people, in: book)
      if let posted = book.posts.values.first(where: { $0.id.author == .me && $0.workout == preview.workout }) {
        throw .conflict(.feed(.postedAlready(post: posted.id.description)))
      }
      let item = FeedItem(book.nextID, at: now, .post(preview.content))
      return (FeedDecision([.wrote(item, audience, workout: preview.workout)]), item.id)
    }
    return PostOutput(change: changed.number, post: PostView(try changed.after.post(changed.value), in: changed.after))
  }
}

package struct PreviewPost: UseCase {
  package static let method = "feed.previewPost"
  package static let summary = "Preview exactly what a post of a workout would show."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound, .conflict]

  package struct Input: Described, Equatable {
    package var workout: String
    /// Whether the post contains the body weight; nil means false.
    package var bodyWeight: Bool?
    package var note: Bool?

    package static let schema = Schema(
      "The workout, and what the post would show.", [[Schema.Member].workout] + [Schema.Member].finished)

    package init(workout: String, bodyWeight: Bool? = nil, note: Bool? = nil) {
      self.workout = workout
      self.bodyWeight = bodyWeight
      self.note = note
    }
  }

  package struct Output: Described, Equatable {
    package var workout: String
    package var content: PostContent
    package var digest: String
    package var post: ItemID?

    package static let schema = Schema(
      "The preview of the post.",
      [
        .init("workout", .text, "The name of the workout."),
        .init("content", PostContent.schema, "Everything that the post would show."),
        .init(
          "digest", Schema(.text(pattern: "^[0-9a-f]{64}$")),
          "The digest of the content, for `feed.createPost`: the SHA-256 of its JSON, in hexadecimal.",
          examples: [#""e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855""#]),
        .optional("post", ItemID.schema, "The name of the workout's post; left out if the workout was not posted."),
      ])
  }

  let reader: FeedReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let options = PostOptions(bodyWeight: input.bodyWeight ?? false, note: input.note ?? false)
    let finished = try reader.workouts.finished(by: input.workout, options)
    let posted = try reader.repository.book().posts.values.first {
      $0.id.author == .me && $0.workout == finished.workout
    }
    return Output(
      workout: finished.workout, content: finished.content,
      digest: hexadecimal(SHA256.digest(reader.bundles.encode(finished.content))), post: posted?.id)
  }
}

extension [Schema.Member] {
  static var workout: Schema.Member {
    .init(
      "workout", .text, "The name of a finished workout, or `last` for the latest.", examples: [#""s20250210T164613""#],
      from: [Schema.Source("strength.listWorkouts", "/workouts/*/id")])
  }

  static var finished: [Schema.Member] {
    [
      .optional(
        "bodyWeight", .flag,
        "Whether to show the user's latest body weight up to the day of the workout; if left out, false."),
      .optional("note", .flag, "Whether the post shows the workout's note; if left out, false."),
    ]
  }

  static var audience: [Schema.Member] {
    [
      .optional(
        "audience", AudienceView.kindSchema,
        "Who may see the post; if left out, `people` if `people` is given, and `me` otherwise."),
      .optional(
        "people", .list(PersonID.asked), "The people who may see the post; only if `audience` is `people` or left out.",
        examples: [#"["Jana"]"#]),
    ]
  }
}
