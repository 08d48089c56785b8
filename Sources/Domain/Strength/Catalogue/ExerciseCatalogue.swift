/// The exercises that the user can choose: the program's and the user's own, without those that the user merged into
/// others.
package struct ExerciseCatalogue: Sendable {
  private let exercises: [ExerciseID: CatalogueExercise]
  /// The ids of exercises by all their names, in the normalised form of `SearchText`.
  private let named: [SearchText: ExerciseID]
  /// For each exercise that was merged away, the exercise into which it was merged.
  private let joined: [ExerciseID: ExerciseID]
  package let favourites: Set<ExerciseID>
  /// The exercises that the user can choose: first the program's, then the user's own.
  package let listed: [CatalogueExercise]

  /// - Parameters:
  ///   - program: the exercises that come with the program.
  ///   - own: the user's own exercises, in the order made.
  ///   - merges: in the order made; a merge of unknown exercises has no effect.
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
      // A search for a name of the merged exercise finds the exercise that remains.
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

  /// The exercise with this id, or the one into which it was merged; nil if there is none.
  package subscript(id: ExerciseID) -> CatalogueExercise? { exercises[joined[id] ?? id] }

  /// The exercise with this name, ignoring capitals, accents and punctuation; nil if there is none.
  package func exercise(named name: String) -> CatalogueExercise? {
    named[SearchText(name)].flatMap { exercises[$0] }
  }

  /// The exercise of a block; nil if the catalogue has none with its id or name.
  package func exercise(of block: BlockExercise) -> CatalogueExercise? {
    switch block {
    case .known(let id): self[id]
    case .named(let name): exercise(named: name)
    }
  }

  /// A search by words over the listed exercises. Creating it takes longer than creating the catalogue, so keep it if
  /// possible.
  package var search: ExerciseSearch { ExerciseSearch(listed, favourites: favourites) }

  /// The number for the next exercise that the user adds, from 1.
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
  /// The number of one of the user's own exercises, from 1; nil for an exercise of the program's.
  package var ownNumber: Int? { text.hasPrefix("own-") ? Int(text.dropFirst(4)) : nil }
  package var isOwn: Bool { ownNumber != nil }
}
