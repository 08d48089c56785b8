/// The exercises that can be chosen: those of the program and her own, without those that she joined with others.
package struct ExerciseCatalogue: Sendable {
  private let exercises: [ExerciseID: CatalogueExercise]
  /// By what they are called, normalised.
  private let named: [SearchText: ExerciseID]
  /// What each joined exercise is now.
  private let joined: [ExerciseID: ExerciseID]
  package let favourites: Set<ExerciseID>
  /// Those that can be chosen, the program's before hers.
  package let listed: [CatalogueExercise]

  /// - Parameters:
  ///   - program: the program's own.
  ///   - own: hers, in the order made.
  ///   - merges: in the order made; one that does not fit changes nothing.
  package init(
    _ program: [CatalogueExercise], own: [CatalogueExercise] = [], merges: [ExerciseMerge] = [],
    favourites: Set<ExerciseID> = []
  ) {
    var exercises: [ExerciseID: CatalogueExercise] = [:]
    exercises.reserveCapacity(program.count + own.count)
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
    listed = (program + own).compactMap { exercises[$0.id] }
    var named: [SearchText: ExerciseID] = [:]
    named.reserveCapacity(2 * listed.count)
    for exercise in listed {
      for name in exercise.names {
        let text = SearchText(name)
        if named[text] == nil { named[text] = exercise.id }
      }
    }
    self.named = named
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

  /// What finds them by words; it takes longer to make than the catalogue itself.
  package var search: ExerciseSearch { ExerciseSearch(listed, favourites: favourites) }

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
