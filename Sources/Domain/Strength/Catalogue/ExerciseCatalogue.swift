/// The exercises that can be chosen: those of the program and her own, without those that she joined with others.
package struct ExerciseCatalogue: Sendable {
  private let exercises: [ExerciseID: CatalogueExercise]
  /// By what they are called, normalised.
  private let named: [SearchText: ExerciseID]
  /// What each joined exercise is now.
  private let joined: [ExerciseID: ExerciseID]
  package let favourites: Set<ExerciseID>
  private let search: ExerciseSearch

  /// - Parameters:
  ///   - program: the program's own.
  ///   - own: hers, in the order made.
  ///   - merges: in the order made; one that does not fit changes nothing.
  package init(
    _ program: [CatalogueExercise], own: [CatalogueExercise] = [], merges: [ExerciseMerge] = [],
    favourites: Set<ExerciseID> = []
  ) {
    var exercises: [ExerciseID: CatalogueExercise] = [:]
    for exercise in program + own { exercises[exercise.id] = exercise }
    var joined: [ExerciseID: ExerciseID] = [:]
    for merge in merges {
      guard let from = exercises[merge.from], exercises[merge.into] != nil, merge.from != merge.into else { continue }
      // Who looks for the one that is gone finds the other.
      exercises[merge.into]?.aliases += from.names
      exercises[merge.from] = nil
      for (id, now) in joined where now == merge.from { joined[id] = merge.into }
      joined[merge.from] = merge.into
    }
    self.exercises = exercises
    self.joined = joined
    self.favourites = Set(favourites.map { joined[$0] ?? $0 })
    let listed = (program + own).compactMap { exercises[$0.id] }
    var named: [SearchText: ExerciseID] = [:]
    for exercise in listed {
      for name in exercise.names {
        let text = SearchText(name)
        if named[text] == nil { named[text] = exercise.id }
      }
    }
    self.named = named
    search = ExerciseSearch(listed)
  }

  /// Nil for none; what was joined with another is that one.
  package subscript(id: ExerciseID) -> CatalogueExercise? { exercises[joined[id] ?? id] }

  /// The exercise that is called so, letters' case, accents and marks aside.
  package func exercise(named name: String) -> CatalogueExercise? {
    named[SearchText(name)].flatMap { exercises[$0] }
  }

  /// The exercise that a block is of; nil for a name that none has.
  package func exercise(of block: BlockExercise) -> CatalogueExercise? {
    switch block {
    case .known(let id): self[id]
    case .named(let name): exercise(named: name)
    }
  }

  /// What of the exercises a search is for; nothing for all.
  package struct Filter: Hashable, Sendable {
    package var equipment: String?
    package var muscle: String?
    package var onlyFavourites = false
    package var onlyOwn = false

    package init() {}

    fileprivate func takes(_ exercise: CatalogueExercise, favourites: Set<ExerciseID>) -> Bool {
      (equipment == nil || exercise.equipment == equipment)
        && (muscle.map { exercise.primary.contains($0) || exercise.secondary.contains($0) } ?? true)
        && (!onlyFavourites || favourites.contains(exercise.id)) && (!onlyOwn || exercise.id.isOwn)
    }
  }

  /// The exercises found, the closest first; of equally close ones the most used first. Without words all of them, the
  /// most used first.
  /// - Parameter uses: how many sets each has.
  package func exercises(
    matching query: String, _ filter: Filter = Filter(), uses: [ExerciseID: Int] = [:]
  ) -> [CatalogueExercise] {
    let isEmpty = SearchText(query).words.isEmpty
    let matches =
      isEmpty
      ? exercises.values.map { (cost: 0, exercise: $0) }.sorted { $0.exercise.id < $1.exercise.id }
      : search.matches(query).map { (cost: $0.cost, exercise: $0.exercise) }
    return matches.enumerated().filter { filter.takes($0.element.exercise, favourites: favourites) }.sorted { a, b in
      let (one, other) = (uses[a.element.exercise.id, default: 0], uses[b.element.exercise.id, default: 0])
      return (a.element.cost, -one, a.offset) < (b.element.cost, -other, b.offset)
    }.map(\.element.exercise)
  }

  /// The number of the next own exercise, from 1.
  package static func nextOwn(after own: some Sequence<CatalogueExercise>) -> Int {
    (own.compactMap(\.id.ownNumber).max() ?? 0) + 1
  }
}

/// What she says to be one exercise.
package struct ExerciseMerge: Hashable, Sendable {
  package let from: ExerciseID
  package let into: ExerciseID

  package init(from: ExerciseID, into: ExerciseID) {
    self.from = from
    self.into = into
  }
}

extension ExerciseID {
  /// Which one of her own it is, from 1; nil for one of the program's.
  package var ownNumber: Int? { text.hasPrefix("own-") ? Int(text.dropFirst(4)) : nil }
  package var isOwn: Bool { ownNumber != nil }
}
