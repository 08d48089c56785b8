package import FeedDomain
package import KernelApplication
import KernelDomain

package struct CreatePost: UseCase {
  package static let method = "feed.createPost"
  package static let summary = "Make a post of a finished workout, which only you see unless you say who else may."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var workout: String
    /// Nil is the owner alone, or those chosen where any are.
    package var audience: AudienceKind?
    /// Ids or names.
    package var people: [String]?
    /// Nil is false, as below.
    package var bodyWeight: Bool?
    package var note: Bool?
    /// What the preview was, where the post may not be another: its `digest`.
    package var preview: String?

    package static let schema = Schema(
      "Which workout, and who may see what of it.",
      [[Schema.Member].workout] + [Schema.Member].audience + [Schema.Member].told + [
        .optional(
          "preview", Schema(.text(pattern: "^[0-9a-f]{64}$")),
          "The digest of the preview: a post that would show anything else is refused.",
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

  /// Fails with `conflict` where the workout was posted, or is no longer what the preview showed.
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
  package static let summary = "What a post of a workout would show, to the byte."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound, .conflict]

  package struct Input: Described, Equatable {
    package var workout: String
    /// Nil is false, as below.
    package var bodyWeight: Bool?
    package var note: Bool?

    package static let schema = Schema(
      "Which workout, and what of it.", [[Schema.Member].workout] + [Schema.Member].told)

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
      "What the post would show.",
      [
        .init("workout", .text, "The workout's name."),
        .init("content", PostContent.schema, "All that it would show."),
        .init(
          "digest", Schema(.text(pattern: "^[0-9a-f]{64}$")), "Tells it from any other: its SHA-256, as JSON.",
          examples: [#""e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855""#]),
        .optional("post", ItemID.schema, "The post of this workout that there is; left out where there is none."),
      ])
  }

  let reader: FeedReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let options = PostOptions(bodyWeight: input.bodyWeight ?? false, note: input.note ?? false)
    let told = try reader.workouts.told(by: input.workout, options)
    let posted = try reader.repository.book().posts.values.first { $0.id.author == .me && $0.workout == told.workout }
    return Output(
      workout: told.workout, content: told.content,
      digest: hexadecimal(SHA256.digest(reader.bundles.encode(told.content))), post: posted?.id)
  }
}

extension [Schema.Member] {
  static var workout: Schema.Member {
    .init(
      "workout", .text, "A finished workout, by its name, or `last`.", examples: [#""s20250210T164613""#],
      from: [Schema.Source("strength.listWorkouts", "/workouts/*/id")])
  }

  static var told: [Schema.Member] {
    [
      .optional("bodyWeight", .flag, "Whether it tells your body weight of that day or before; left out, it does not."),
      .optional("note", .flag, "Whether it tells the workout's note; left out, it does not."),
    ]
  }

  static var audience: [Schema.Member] {
    [
      .optional(
        "audience", AudienceView.kindSchema, "Who may see it; left out, you alone, or `people` where those are there."),
      .optional(
        "people", .list(PersonID.asked), "Who, where `audience` is `people`.", examples: [#"["Jana"]"#]),
    ]
  }
}
