/// Finds the exercise that a name in a log probably stands for.
package struct ExerciseNameTable: Sendable {
  /// A name that apps give to an exercise.
  package struct Row: Sendable {
    package let name: String
    package let exercise: ExerciseID
    /// The app; empty for a name of any app.
    package let app: String
    /// The language of the name, such as `it`; empty if unknown.
    package let language: String
    package let rank: Int
    package let standsBeside: Bool
    /// Whether names of the same words are this exercise.
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

  /// The exercise that a name may claim.
  package struct Candidate: Hashable, Sendable {
    package let exercise: ExerciseID
    /// How sure this is: 1 or 2 by the table, 3 by the words of the name.
    package let rank: Int
    /// Whether the name may stand for the exercise beside another name of the same app.
    let standsBeside: Bool
    /// The language of the name if it is one of Hevy's; Hevy names exercises in the user's language.
    let language: String?

    package var decision: NameDecision { rank < 3 ? .table : .words }
  }

  private static let hevy = "Hevy"

  private let rows: [LoggedName: Row]
  /// Hevy's names in other languages that are not also one of its English names.
  private let foreign: [String: Row]
  private let catalogue: [String: ExerciseID]
  private let byWords: @Sendable () -> [String: ExerciseID]
  package let words: NameWords

  /// - Parameters:
  ///   - rows: the names that apps give to exercises.
  ///   - program: the exercises of the program's catalogue.
  ///   - apart: the exercises whose own names are too general to be recognised by.
  ///   - words: the meaning of words in names.
  ///   - byWords: returns the index by words (`ExerciseNameTable.index`), which is seldom needed.
  package init(
    _ rows: [Row], program: [CatalogueExercise], apart: Set<ExerciseID>, words: NameWords,
    byWords: @escaping @Sendable () -> [String: ExerciseID]
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
    self.words = words
    self.byWords = byWords
  }

  /// Returns the exercises by the words of their names. Words that several exercises share are left out.
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

  /// Returns the exercise that a name may claim; nil if none is known.
  package func candidate(_ logged: LoggedName) -> Candidate? {
    let compared = logged.compared
    let name = compared.name
    if let row = rows[compared] ?? rows[LoggedName(app: "", name: name)] { return candidate(row, rank: row.rank) }
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
