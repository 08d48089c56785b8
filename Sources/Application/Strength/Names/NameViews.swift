package import KernelApplication
import KernelDomain
package import StrengthDomain

/// A name in imported logs, and the exercise that it stands for.
package struct NameView: Codable, Hashable, Sendable {
  package var app: String
  package var name: String
  package var exercise: ExerciseName
  package var by: NameDecision
  package var sets: Int
  /// The known exercise for which this name is probably an alternative name, although another name of the same app
  /// already stands for that exercise; nil if there is none.
  package var like: ExerciseName?
  /// The other name of the same app that already stands for the exercise `like`; nil if there is none.
  package var beside: String?

  package static let schema = Schema(
    "LoggedName", "A name in imported logs, and the exercise that it stands for.",
    [
      .init("app", .text, "The app that wrote the log.", examples: [#""Strong""#]),
      .init("name", .text, "The name as the log writes it.", examples: [#""Bench Press (Barbell)""#]),
      .init("exercise", ExerciseName.schema, "The exercise."),
      .init("by", NameDecision.schema, "What decided which exercise the name stands for."),
      .count("sets", "The number of sets that imports brought under this name.", "sets"),
      .optional(
        "like", ExerciseName.schema,
        "If the name is an exercise of its own, the exercise that it probably means; left out if there is none."),
      .optional(
        "beside", .text,
        "The other name of the same app that already stands for the exercise in `like`; left out if there is none.",
        examples: [#""Bench Press (Barbell)""#]),
    ])
}

extension NameDecision {
  static let schema = Schema("NameDecision", "What decides which exercise a name stands for.", NameDecision.allCases) {
    by in
    switch by {
    case .table: "the program's table of names"
    case .words: "the words of the name"
    case .own: "nothing: the name is an exercise of its own"
    case .user: "the user"
    }
  }
}

extension StrengthSnapshot {
  /// Returns the exercise names in imported logs, grouped by app. Within an app, the names with the most sets come
  /// first.
  func nameViews(where isListed: (NameView) -> Bool = { _ in true }) -> [NameView] {
    let (sets, likely) = (StrengthBook.setCounts(in: book.filed.workouts), likelyNames)
    let views = names.exercises.values.filter { sets[$0.logged] != nil }.map { named in
      nameView(named, sets: sets[named.logged] ?? 0, like: likely[named.logged])
    }
    return views.filter(isListed).sorted { ($0.app, $1.sets, $0.name) < ($1.app, $0.sets, $1.name) }
  }

  func nameView(_ named: NamedExercise, sets: Int, like: ExerciseID? = nil) -> NameView {
    let beside = like.flatMap { like in
      names.exercises.values.filter { $0.logged.app == named.logged.app && $0.exercise == like }.map(\.logged.name)
        .min()
    }
    return NameView(
      app: named.logged.app, name: named.logged.name, exercise: ExerciseName(.known(named.exercise), in: catalogue),
      by: named.decision, sets: sets, like: like.map { ExerciseName(.known($0), in: catalogue) }, beside: beside)
  }

  /// Returns the names in imported logs that stand for this exercise, or for exercises that were merged into it.
  func names(of exercise: ExerciseID) -> [NamedExercise] {
    names.exercises.values.filter { catalogue[$0.exercise]?.id == exercise }.sorted { $0.logged < $1.logged }
  }

  /// Returns the names in imported logs that match `name`. Case, accents and punctuation are ignored. Fails with
  /// `notFound` if no name matches.
  func named(_ name: String, app: String? = nil) throws(Failure) -> [NamedExercise] {
    let text = SearchText(name)
    let found = names.exercises.values.filter {
      SearchText($0.logged.name) == text && (app == nil || $0.logged.app == app)
    }
    guard !found.isEmpty else { throw .notFound(.strength(.noSuchName(name: name))) }
    return found.sorted { $0.logged < $1.logged }
  }

  /// Returns the edits that record which exercises these names now stand for.
  /// - Parameter own: the user-defined exercises to add.
  func edits(_ changed: [NamedExercise], adding own: [OwnExercise]) -> [StrengthEdit] {
    if changed.isEmpty { return [] }
    let before = changed.compactMap { names.exercises[$0.logged] }
    let all = Set(before.map(\.exercise)).flatMap { names(of: $0) }
    let split = SplitExercises(from: all, to: changed, sets: StrengthBook.setCounts(in: book.filed.workouts))
    return [.setNames(changed, own)] + split.edits(book.state)
  }
}

/// The output of a use case that changes which exercises the names in imported logs stand for.
package struct NamesOutput: Described, Equatable {
  /// The number that identifies the recorded change; nil if nothing changed.
  package var change: Int?
  /// The names whose exercises changed.
  package var names: [NameView]
  /// True if this was a dry run, which wrote nothing; nil otherwise.
  package var dryRun: Bool?

  package static let schema = Schema(
    "ChangedNames", "The names in logs to which other exercises were assigned.",
    [
      .change, .init("names", .list(NameView.schema), "The names, with the exercises that they stand for now."),
      .isDryRun,
    ])
  package static let announced = StrengthEvents.bookDescriptions

  init(_ changed: StrengthChanged<[NamedExercise]>, isDryRun: Bool) {
    let sets = StrengthBook.setCounts(in: changed.after.book.filed.workouts)
    change = isDryRun ? nil : changed.number
    names = changed.value.map { changed.after.nameView($0, sets: sets[$0.logged] ?? 0) }
    dryRun = changed.tried(isDryRun)
  }
}

extension NamesOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    change == nil ? [] : [BookEvent(StrengthEvents.bookChanged, StrengthEvents.BookChanged(.exercises))]
  }
}
