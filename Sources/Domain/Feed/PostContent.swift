package import KernelDomain

/// The data of a finished workout that a post shows. Nothing is shown for a property that is nil.
package struct PostContent: Codable, Hashable, Sendable {
  /// The name of the workout; nil if it has none.
  package var name: String?
  /// The day on which the workout began, in the author's time zone.
  package var day: CivilDay
  package var durationSeconds: Int?
  package var exercises: [PostExercise]
  package var records: [PostRecord]
  /// The author's body weight; nil unless the author chose to share it.
  package var bodyWeight: PostLoad?
  /// The note on the workout; nil unless the author chose to share it.
  package var note: String?

  package static let mostExercises = 100
  package static let mostRecords = 300

  package init(
    name: String?, day: CivilDay, durationSeconds: Int?, exercises: [PostExercise], records: [PostRecord],
    bodyWeight: PostLoad? = nil, note: String? = nil
  ) {
    self.name = name
    self.day = day
    self.durationSeconds = durationSeconds
    self.exercises = exercises
    self.records = records
    self.bodyWeight = bodyWeight
    self.note = note
  }
}

/// The name of an exercise, in one or two languages.
package struct PostName: Codable, Hashable, Sendable {
  /// The English name, or the author's own name for the exercise.
  package var name: String
  /// The Czech name; nil if the exercise has no Czech name.
  package var czech: String?

  package init(_ name: String, czech: String? = nil) {
    self.name = name
    self.czech = czech
  }
}

package struct PostExercise: Codable, Hashable, Sendable {
  package var exercise: PostName
  /// The number of completed sets, excluding warm-up sets.
  package var setCount: Int
  /// The best of the completed sets. Nil if no set was completed, or if all completed sets have suspicious values that
  /// the author has not confirmed.
  package var best: PostSet?

  package init(_ exercise: PostName, setCount: Int, best: PostSet?) {
    self.exercise = exercise
    self.setCount = setCount
    self.best = best
  }
}

package struct PostSet: Codable, Hashable, Sendable {
  package var load: PostLoad?
  package var reps: Int?
  package var seconds: Int?
  package var millimetres: Int64?

  package init(load: PostLoad? = nil, reps: Int? = nil, seconds: Int? = nil, millimetres: Int64? = nil) {
    self.load = load
    self.reps = reps
    self.seconds = seconds
    self.millimetres = millimetres
  }
}

/// A load in thousandths of the unit in which it was entered. In JSON, `{"thousandths":22500,"unit":"kg"}` is 22.5 kg.
package struct PostLoad: Codable, Hashable, Sendable {
  package var thousandths: Int64
  package var unit: Unit

  package enum Unit: String, CaseIterable, Codable, Hashable, Sendable {
    case kilogram = "kg"
    case pound = "lb"
  }

  package init(thousandths: Int64, unit: Unit) {
    self.thousandths = thousandths
    self.unit = unit
  }
}

/// A personal record that the author set in the workout.
package struct PostRecord: Codable, Hashable, Sendable {
  package var exercise: PostName
  package var kind: Kind
  /// The set in which the record was achieved; nil if the record belongs to the whole workout.
  package var set: PostSet?
  /// The record's value in tenths of a kilogram, if the record is an estimated maximum or a volume; nil for other kinds
  /// of records.
  package var tenths: Int64?

  package enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
    case heaviest
    /// The estimated one-repetition maximum: the load that the author could lift exactly once.
    case oneRepMax
    case setVolume, workoutVolume, leastAssistance, mostReps, farthest, longest
  }

  package init(_ exercise: PostName, _ kind: Kind, set: PostSet?, tenths: Int64?) {
    self.exercise = exercise
    self.kind = kind
    self.set = set
    self.tenths = tenths
  }
}

// MARK: Limits

extension PostContent {
  /// The reason why a received post is invalid. This program never writes such a post.
  package enum Problem: Error, Hashable, Sendable {
    case text(FeedText.Problem)
    case tooMany(most: Int)
    case number(Int64)
  }

  /// The reason why the post is invalid; nil if it is valid.
  package var problem: Problem? {
    if exercises.count > PostContent.mostExercises { return .tooMany(most: PostContent.mostExercises) }
    if records.count > PostContent.mostRecords { return .tooMany(most: PostContent.mostRecords) }
    if let problem = textProblem { return .text(problem) }
    let sets = exercises.compactMap(\.best) + records.compactMap(\.set)
    let numbers: [(Int64?, ClosedRange<Int64>)] =
      [(durationSeconds.map { Int64($0) }, 0...999_999_999), (bodyWeight?.thousandths, PostLoad.valid)]
      + exercises.map { (Int64($0.setCount), 0...100_000) } + records.map { ($0.tenths, 0...1_000_000_000_000) }
      + sets.flatMap(\.numbers)
    for case (let number?, let valid) in numbers where !valid.contains(number) { return .number(number) }
    return nil
  }

  private var textProblem: FeedText.Problem? {
    let names = exercises.map(\.exercise) + records.map(\.exercise)
    let texts = [name].compactMap { $0 } + names.flatMap { [$0.name, $0.czech].compactMap { $0 } }
    if let problem = texts.lazy.compactMap({ FeedText.problem(withName: $0) }).first { return problem }
    return note.flatMap { FeedText.problem(with: $0) }
  }
}

extension PostLoad {
  fileprivate static let valid: ClosedRange<Int64> = 0...10_000_000
}

extension PostSet {
  fileprivate var numbers: [(Int64?, ClosedRange<Int64>)] {
    [
      (load?.thousandths, PostLoad.valid), (reps.map { Int64($0) }, 0...100_000),
      (seconds.map { Int64($0) }, 0...999_999_999), (millimetres, 0...1_000_000_000_000),
    ]
  }
}
