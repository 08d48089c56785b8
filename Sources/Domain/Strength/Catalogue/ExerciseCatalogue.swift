/// The exercises that can be chosen: those of the program and the user's own, without those that the user merged into
/// others.
package struct ExerciseCatalogue: Sendable {
  private let exercises: [ExerciseID: CatalogueExercise]
  /// The exercises by all their names, normalised.
  private let named: [SearchText: ExerciseID]
  /// For each exercise that was merged away, the one it was merged into.
  private let joined: [ExerciseID: ExerciseID]
  package let favourites: Set<ExerciseID>
  /// The exercises that can be chosen: first the program's, then the user's own.
  package let listed: [CatalogueExercise]

  /// - Parameters:
  ///   - program: the exercises that come with the program.
  ///   - own: the user's own, in the order made.
  ///   - merges: in the order made; one that does not fit has no effect.
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
      // A search for the name of the merged exercise finds the other one.
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

  /// The exercise of that id, or the one it was merged into; nil if there is none.
  package subscript(id: ExerciseID) -> CatalogueExercise? { exercises[joined[id] ?? id] }

  /// The exercise of that name, whatever its capitals, accents and punctuation; nil if there is none.
  package func exercise(named name: String) -> CatalogueExercise? {
    named[SearchText(name)].flatMap { exercises[$0] }
  }

  /// The exercise of a block; nil if no exercise has its name.
  package func exercise(of block: BlockExercise) -> CatalogueExercise? {
    switch block {
    case .known(let id): self[id]
    case .named(let name): exercise(named: name)
    }
  }

  /// The search by words. Making it takes longer than making the catalogue.
  package var search: ExerciseSearch { ExerciseSearch(listed, favourites: favourites) }

  /// The number of the next own exercise, from 1.
  package static func nextOwn(after own: some Sequence<CatalogueExercise>) -> Int {
    (own.compactMap(\.id.ownNumber).max() ?? 0) + 1
  }
}

/// The user's decision that two exercises are the same one.
package struct ExerciseMerge: Hashable, Sendable {
  package let from: ExerciseID
  package let into: ExerciseID

  package init(from: ExerciseID, into: ExerciseID) {
    self.from = from
    self.into = into
  }
}

extension ExerciseID {
  /// The number of an own exercise, from 1; nil for one of the program's.
  package var ownNumber: Int? { text.hasPrefix("own-") ? Int(text.dropFirst(4)) : nil }
  package var isOwn: Bool { ownNumber != nil }
}
