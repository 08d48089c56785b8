/// The exercises to which the exercise names in the book's imported workouts refer.
package struct BookNames: Sendable {
  /// The exercise to which each name refers.
  package private(set) var exercises: [LoggedName: NamedExercise] = [:]
  /// The names for which no exercise is recorded in the book yet, because an older version of the program imported
  /// them. They are recorded with the next change of the book.
  package private(set) var pending: [NamedExercise] = []
  /// The new exercises that are needed for names in `pending`.
  package private(set) var added: [OwnExercise] = []

  package init() {}

  /// Finds the exercises to which the names in a book refer.
  /// - Parameters:
  ///   - book: the book.
  ///   - isKept: whether to keep the exercise that the book has recorded for a name.
  ///   - table: returns the program's table of names. It is called only if some names are not kept.
  package init(
    _ book: StrengthBook, keeping isKept: (NamedExercise) -> Bool = { _ in true }, table: () -> ExerciseNameTable
  ) {
    let recorded = book.recordedNames.filter { isKept($0.value) }
    exercises = recorded
    let missing = book.loggedNames.filter { recorded[$0.logged] == nil }
    guard !missing.isEmpty else { return }
    let table = table()
    var claims = NameClaims(table, known: recorded.values.sorted { $0.logged < $1.logged })
    var own = OwnNames(book, words: table.words)
    for (claim, found) in zip(claims.add(missing.map(\.logged)), missing) {
      let kept = own.touched(claim.logged.name)
      let exercise = kept ?? claim.exercise ?? own.exercise(named: claim.logged.name, measure: found.measure)
      let decision = kept == nil ? claim.decision : .own
      pending.append(NamedExercise(claim.logged, exercise, decision))
    }
    for named in pending { exercises[named.logged] = named }
    added = own.added
  }

  package subscript(logged: LoggedName) -> ExerciseID? { exercises[logged]?.exercise }

  /// Returns the names that refer to one of the user's own exercises although the table suggests another exercise, each
  /// with the suggested exercise. Omits names for which the user chose the exercise.
  package func likely(_ table: @autoclosure () -> ExerciseNameTable) -> [LoggedName: ExerciseID] {
    var likely: [LoggedName: ExerciseID] = [:]
    for named in exercises.values where named.decision == .own {
      likely[named.logged] = table().candidate(named.logged)?.exercise
    }
    return likely
  }
}

/// Finds the user's own exercises for names in logs, or creates them.
package struct OwnNames {
  private let words: NameWords
  private var known: [String: ExerciseID] = [:]
  private let undone: [String: ExerciseID]
  private let touchedByUser: Set<ExerciseID>
  private var next: Int
  /// The exercises of the user's own that have been created so far.
  package private(set) var added: [OwnExercise] = []

  /// Prepares to find the user's own exercises for names in logs.
  /// - Parameters:
  ///   - also: exercises of the user's own in addition to those of the book.
  ///   - undone: the exercises that were removed when imports were undone. If the name of such an exercise occurs
  ///     again, the exercise gets its previous id.
  package init(
    _ book: StrengthBook, also: [OwnExercise] = [], undone: [OwnExercise] = [], words: NameWords
  ) {
    self.words = words
    self.undone = Dictionary(undone.map { (SearchText($0.name).text, $0.id) }) { min($0, $1) }
    for exercise in book.filed.exercises + book.state.exercises.values.sorted(by: { $0.id < $1.id }) + also {
      let name = SearchText(exercise.name).text
      if known[name] == nil { known[name] = exercise.id }
    }
    touchedByUser = book.touchedExercises
    next = max(book.nextExercise, ExerciseCatalogue.nextOwn(after: also.map { $0.listed(aliases: []) }))
  }

  /// Returns the exercise of the user's own with this name if the user has changed or used it; otherwise nil. The name
  /// of an exercise that the user has changed or used must continue to refer to it.
  func touched(_ name: String) -> ExerciseID? {
    known[SearchText(name).text].flatMap { touchedByUser.contains($0) ? $0 : nil }
  }

  /// Returns the exercise of the user's own with this name, creating it if there is none.
  package mutating func exercise(
    named name: String, measure: ExerciseMeasure, category: String? = nil
  ) -> ExerciseID {
    let text = SearchText(name).text
    return known[text] ?? new(name, measure: measure, category: category, before: undone[text])
  }

  /// Creates an exercise of the user's own, even if one with this name already exists.
  /// - Parameter before: the id that the exercise had before it was removed; nil to use the next number.
  package mutating func new(
    _ name: String, measure: ExerciseMeasure, category: String? = nil, before: ExerciseID? = nil
  ) -> ExerciseID {
    let guess = words.guess(name, category: category)
    let exercise = OwnExercise(
      id: before ?? .own(next), name: name, measure: measure, equipment: guess.equipment, primary: guess.primary,
      secondary: guess.secondary)
    if before == nil { next += 1 }
    known[SearchText(name).text] = exercise.id
    added.append(exercise)
    return exercise.id
  }
}

extension StrengthBook {
  /// An exercise name found in imported workouts, and the measure of the first block that has this name.
  package struct FoundName {
    package let logged: LoggedName
    package let measure: ExerciseMeasure
  }

  /// The exercise that the book has recorded for each name, either during an import or in a later change by the user.
  /// Omits names that refer to exercises of the user's own that are missing from the book.
  package var recordedNames: [LoggedName: NamedExercise] {
    var names: [LoggedName: NamedExercise] = [:]
    names.reserveCapacity(filed.names.count + state.names.count)
    for named in filed.names { names[named.logged] = named }
    names.merge(state.names) { $1 }
    let own = Set(filed.exercises.map(\.id)).union(state.exercises.keys)
    return names.filter { !$0.value.exercise.isOwn || own.contains($0.value.exercise) }
  }

  /// The names in imported workouts, in the order in which they first appear.
  package var loggedNames: [FoundName] { StrengthBook.names(in: filed.workouts) }

  /// Returns the names in workouts, in the order in which they first appear.
  package static func names(in workouts: [Workout]) -> [FoundName] {
    var seen: Set<LoggedName> = []
    var names: [FoundName] = []
    for workout in workouts {
      for block in workout.blocks {
        guard case .named(let name, let app) = block.exercise else { continue }
        let logged = LoggedName(app: app, name: name)
        if seen.insert(logged).inserted {
          names.append(FoundName(logged: logged, measure: ExerciseMeasure(of: block)))
        }
      }
    }
    return names
  }

  /// The exercises of the user's own that the user has changed, used or marked as favourites. They stay in the book
  /// even if their names later refer to other exercises.
  package var touchedExercises: Set<ExerciseID> {
    var touched = Set(state.exercises.keys).union(state.rests.keys).union(state.favourites)
    touched.formUnion(state.merges.flatMap { [$0.from, $0.into] })
    touched.formUnion(state.routines.values.flatMap { $0.blocks.map(\.exercise) })
    touched.formUnion((state.active?.blocks ?? []).map(\.exercise))
    for workout in state.logged.values {
      for case .known(let id) in workout.blocks.map(\.exercise) { touched.insert(id) }
    }
    return touched
  }

  /// Returns the exercises that imports added but that are no longer needed, because all their names now refer to other
  /// exercises.
  func givenUp(_ names: BookNames) -> Set<ExerciseID> {
    guard !filed.exercises.isEmpty else { return [] }
    var meant: [String: Set<ExerciseID>] = [:]
    for named in names.exercises.values {
      meant[SearchText(named.logged.name).text, default: []].insert(named.exercise)
    }
    var unneeded: Set<ExerciseID> = []
    for exercise in filed.exercises {
      guard let now = meant[SearchText(exercise.name).text], !now.contains(exercise.id) else { continue }
      unneeded.insert(exercise.id)
    }
    if unneeded.isEmpty { return [] }
    return unneeded.subtracting(touchedExercises).subtracting(names.exercises.values.map(\.exercise))
  }
}

extension ExerciseMeasure {
  /// Chooses the measure of an exercise (such as load and repetitions) from the values in the sets of a block.
  package init(of block: Block) {
    if block.sets.contains(where: { $0.load != nil }) {
      self = .loadReps
    } else if block.sets.contains(where: { $0.reps != nil }) {
      self = .reps
    } else {
      self = block.sets.contains { $0.millimetres != nil } ? .distance : .time
    }
  }
}
