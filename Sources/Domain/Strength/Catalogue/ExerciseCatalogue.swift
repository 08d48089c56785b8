/// The exercises that the user can choose: those of the program and the user's own. Omits exercises that the user
/// merged into others.
package struct ExerciseCatalogue: Sendable {
  private let exercises: [ExerciseID: CatalogueExercise]
  /// For each exercise name, normalised for comparison, the exercise that has it.
  private let named: [SearchText: ExerciseID]
  /// For each exercise name in the book's imported workouts, the exercise to which it refers.
  private let logged: [LoggedName: ExerciseID]
  /// For each exercise that the user merged into another, the exercise that remains.
  private let joined: [ExerciseID: ExerciseID]
  package let favourites: Set<ExerciseID>
  /// The exercises that the user can choose: first those of the program, then the user's own.
  package let listed: [CatalogueExercise]

  /// Creates the catalogue.
  /// - Parameters:
  ///   - program: the exercises that come with the program.
  ///   - own: the user's own exercises, in the order in which they were added.
  ///   - merges: the user's merges, in the order in which they were made. A merge of an unknown exercise has no effect.
  ///   - favourites: the exercises that the user marked as favourites.
  ///   - logged: the exercises to which the names in the book's imported workouts refer.
  package init(
    _ program: [CatalogueExercise], own: [CatalogueExercise] = [], merges: [ExerciseMerge] = [],
    favourites: Set<ExerciseID> = [], logged: [LoggedName: ExerciseID] = [:]
  ) {
    var exercises: [ExerciseID: CatalogueExercise] = [:]
    exercises.reserveCapacity(program.count + own.count)
    for exercise in program + own { exercises[exercise.id] = exercise }
    var joined: [ExerciseID: ExerciseID] = [:]
    for merge in merges {
      guard let from = exercises[merge.from], exercises[merge.into] != nil, merge.from != merge.into else { continue }
      // A search for a name of the merged exercise must find the exercise that remains.
      exercises[merge.into]?.aliases += from.names
      exercises[merge.from] = nil
      for (id, now) in joined where now == merge.from { joined[id] = merge.into }
      joined[merge.from] = merge.into
    }
    self.exercises = exercises
    self.joined = joined
    self.favourites = Set(favourites.map { joined[$0] ?? $0 })
    listed = (program + own).compactMap { exercises[$0.id] }
    var named: [SearchText: ExerciseID] = [:]
    named.reserveCapacity(2 * listed.count)
    func name(_ name: String, _ id: ExerciseID) {
      let text = SearchText(name)
      if named[text] == nil { named[text] = id }
    }
    // An exercise's own names come before the names in logs, and those before other names.
    for exercise in listed {
      name(exercise.english, exercise.id)
      if let czech = exercise.czech { name(czech, exercise.id) }
    }
    for (logged, id) in logged.sorted(by: { $0.key < $1.key }) { name(logged.name, joined[id] ?? id) }
    for exercise in listed {
      for alias in exercise.aliases { name(alias, exercise.id) }
    }
    self.named = named
    self.logged = logged
  }

  /// The exercise with this id or, if it was merged into another, the exercise that remains. Nil if the id is unknown.
  package subscript(id: ExerciseID) -> CatalogueExercise? { exercises[joined[id] ?? id] }

  /// Returns the exercise with this name, ignoring case, accents and punctuation; nil if no exercise has this name.
  package func exercise(named name: String) -> CatalogueExercise? {
    named[SearchText(name)].flatMap { exercises[$0] }
  }

  /// Returns the exercise of a block; nil if the catalogue has no exercise with its id or name.
  package func exercise(of block: BlockExercise) -> CatalogueExercise? {
    switch block {
    case .known(let id): self[id]
    case .named(let name, let app):
      logged[LoggedName(app: app, name: name)].flatMap { self[$0] } ?? exercise(named: name)
    }
  }

  /// A search for exercises by the words of their names. Creating it takes longer than creating the catalogue, so
  /// callers should keep it for repeated use.
  package var search: ExerciseSearch { ExerciseSearch(listed, favourites: favourites) }

  /// Returns the number in the id of the next exercise that the user adds, from 1.
  package static func nextOwn(after own: some Sequence<CatalogueExercise>) -> Int {
    (own.compactMap(\.id.ownNumber).max() ?? 0) + 1
  }
}

/// The user's decision that two exercises are the same: `from` is merged into `into`, which remains.
package struct ExerciseMerge: Hashable, Sendable {
  package let from: ExerciseID
  package let into: ExerciseID

  package init(from: ExerciseID, into: ExerciseID) {
    self.from = from
    self.into = into
  }
}

extension ExerciseID {
  /// The number in the id of one of the user's own exercises, from 1; nil for an exercise of the program.
  package var ownNumber: Int? { text.hasPrefix("own-") ? Int(text.dropFirst(4)) : nil }
  package var isOwn: Bool { ownNumber != nil }
}
