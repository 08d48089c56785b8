/// Finds the exercise that an app probably means by a name in its log.
package struct ExerciseNameTable: Sendable {
  /// A row of the table: a name that an app gives to an exercise.
  package struct Row: Sendable {
    package let name: String
    package let exercise: ExerciseID
    /// The app that uses the name; empty if any app may use it.
    package let app: String
    /// The language of the name, such as `it`; empty if it is unknown.
    package let language: String
    package let rank: Int
    package let standsBeside: Bool
    /// Whether other names made up of the same words (see `NameWords`) also refer to this exercise.
    package let isForWords: Bool

    package init(
      name: String, exercise: ExerciseID, app: String, language: String, rank: Int, standsBeside: Bool,
      isForWords: Bool
    ) {
      self.name = name
      self.exercise = exercise
      self.app = app
      self.language = language
      self.rank = rank
      self.standsBeside = standsBeside
      self.isForWords = isForWords
    }
  }

  /// An exercise to which a name may refer, and how certain this is (see `NameClaims`).
  package struct Candidate: Hashable, Sendable {
    package let exercise: ExerciseID
    /// The certainty that the name refers to the exercise, from 1 (most certain) to 3. It is 1 or 2 if the table
    /// contains the name, and 3 if only the words of the name agree.
    package let rank: Int
    /// Whether the exercise may also be claimed by another name of the same app.
    let standsBeside: Bool
    /// Whether the name is so general that the user has to confirm the exercise: `Dřep` may be any squat.
    package fileprivate(set) var isAsked = false
    /// The language of a name used by Hevy, which names exercises in the user's language; nil for names of other apps.
    let language: String?
  }

  private static let hevy = "Hevy"

  private let rows: [LoggedName: Row]
  /// The names that Hevy uses only in languages other than English.
  private let foreign: [String: Row]
  private let catalogue: [String: ExerciseID]
  private let asked: [String: ExerciseID]
  private let byWords: @Sendable () -> [String: ExerciseID]
  package let words: NameWords

  /// Creates the table.
  /// - Parameters:
  ///   - rows: the names that apps give to exercises.
  ///   - program: the exercises of the program's catalogue.
  ///   - apart: the exercises whose names in the catalogue are too general to identify an exercise.
  ///   - asked: names that are too general to identify an exercise, each with the exercise that it probably means.
  ///   - words: the meaning of words in names.
  ///   - byWords: returns the result of `ExerciseNameTable.index`. It is called only if it is needed.
  package init(
    _ rows: [Row], program: [CatalogueExercise], apart: Set<ExerciseID>, asked: [String: ExerciseID] = [:],
    words: NameWords, byWords: @escaping @Sendable () -> [String: ExerciseID]
  ) {
    var known: [LoggedName: Row] = [:]
    known.reserveCapacity(rows.count)
    var foreign: [String: Row] = [:]
    for row in rows {
      let name = LoggedName(app: row.app, name: row.name).compared
      if known[name] == nil { known[name] = row }
      if row.app == ExerciseNameTable.hevy, row.language != "en", foreign[name.name] == nil {
        foreign[name.name] = row
      }
    }
    for row in rows where row.app == ExerciseNameTable.hevy && row.language == "en" {
      foreign[SearchText(row.name).text] = nil
    }
    var catalogue: [String: ExerciseID] = [:]
    for exercise in program where !apart.contains(exercise.id) {
      let name = SearchText(exercise.english).text
      if catalogue[name] == nil { catalogue[name] = exercise.id }
    }
    for exercise in program {
      guard let name = exercise.czech.map({ SearchText($0).text }), catalogue[name] == nil else { continue }
      catalogue[name] = exercise.id
    }
    self.rows = known
    self.foreign = foreign
    self.catalogue = catalogue
    self.asked = Dictionary(asked.map { (SearchText($0.key).text, $0.value) }) { first, _ in first }
    self.words = words
    self.byWords = byWords
  }

  /// Returns the index that finds an exercise by the words of its name (see `NameWords.key(of:)`). Omits words that
  /// several exercises share.
  package static func index(
    _ rows: [Row], program: [CatalogueExercise], apart: Set<ExerciseID>, words: NameWords
  ) -> [String: ExerciseID] {
    var found: [String: ExerciseID?] = [:]
    func add(_ name: String, _ exercise: ExerciseID) {
      let key = words.key(of: name)
      if let known = found[key], known != exercise { found[key] = .some(nil) } else { found[key] = exercise }
    }
    for row in rows where row.isForWords { add(row.name, row.exercise) }
    for exercise in program where exercise.category != "stretching" && !apart.contains(exercise.id) {
      add(exercise.english, exercise.id)
    }
    return found.compactMapValues(\.self)
  }

  /// Returns the exercise to which a name may refer; nil if none is known.
  package func candidate(_ logged: LoggedName) -> Candidate? {
    let compared = logged.compared
    let name = compared.name
    if let row = rows[compared] ?? rows[LoggedName(app: "", name: name)] { return candidate(row, rank: row.rank) }
    if let exercise = asked[name] {
      return Candidate(exercise: exercise, rank: 3, standsBeside: false, isAsked: true, language: nil)
    }
    if let exercise = catalogue[name] {
      return Candidate(exercise: exercise, rank: 2, standsBeside: false, language: nil)
    }
    if let row = foreign[name] { return candidate(row, rank: 2) }
    return byWords()[words.key(of: name)].map {
      Candidate(exercise: $0, rank: 3, standsBeside: false, language: nil)
    }
  }

  private func candidate(_ row: Row, rank: Int) -> Candidate {
    Candidate(
      exercise: row.exercise, rank: rank, standsBeside: row.standsBeside,
      language: row.app == ExerciseNameTable.hevy ? row.language : nil)
  }
}
