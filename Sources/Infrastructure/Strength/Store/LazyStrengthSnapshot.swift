package import StrengthApplication
package import StrengthDomain
import Synchronization

/// The book of strength training at one moment. Values that are derived from it, such as the list of workouts, are
/// computed when they are first needed. If the workouts or the exercises have not changed, values derived from them are
/// shared with the previous snapshot.
package struct LazyStrengthSnapshot: StrengthSnapshot {
  package let book: StrengthBook
  private let exercises: Exercises
  private let workouts: Workouts
  private let steps: Steps
  private let listings = Listings()

  /// Creates a snapshot of a book. Derived values that cannot have changed since the previous snapshot are taken from
  /// it.
  /// - Parameter known: the previous snapshot; nil if there is none.
  package init(_ book: StrengthBook, after known: LazyStrengthSnapshot? = nil) {
    self.book = book
    steps = Steps(book)
    let before = known?.book
    let hasSameExercises =
      before.map {
        $0.filed.exercises == book.filed.exercises && $0.state.exercises == book.state.exercises
          && $0.filed.names == book.filed.names && $0.state.names == book.state.names
          && $0.filed.workouts == book.filed.workouts && $0.state.merges == book.state.merges
          && $0.state.favourites == book.state.favourites
      } ?? false
    let hasSameWorkouts =
      before.map {
        hasSameExercises && $0.state.corrections == book.state.corrections && $0.state.logged == book.state.logged
          && $0.filed.workouts == book.filed.workouts && $0.state.twins == book.state.twins
      } ?? false
    if let known, hasSameExercises { exercises = known.exercises } else { exercises = Exercises(book) }
    if let known, hasSameWorkouts { workouts = known.workouts } else { workouts = Workouts(book, exercises) }
  }

  package var names: BookNames { exercises.names }
  package var likelyNames: [LoggedName: ExerciseID] { exercises.likely }
  package var renewedNames: BookNames { BookNames(book, keeping: { $0.decision == .user }) { NameTable.all } }
  package func newOwnNames() -> OwnNames { OwnNames(book, also: names.added, words: NameTable.all.words) }
  package var catalogue: ExerciseCatalogue { exercises.catalogue }
  package var search: ExerciseSearch { exercises.search }
  package func exercise(called name: String) -> (exercise: CatalogueExercise, isAsked: Bool)? {
    NameTable.candidate(called: name).flatMap { candidate in
      catalogue[candidate.exercise].map { ($0, candidate.isAsked) }
    }
  }
  package var corrected: CorrectedWorkouts { workouts.corrected }
  package var twins: WorkoutTwins { workouts.twins }
  package var uses: [ExerciseID: Int] { workouts.index.mapValues(\.sets) }

  package func records(_ formula: OneRepMaxRule) -> StrengthRecords { workouts.records(formula) }
  package var raised: NamedRaisedLoad? { workouts.raised }
  package func workouts(of exercise: ExerciseID) -> [Workout] { workouts.index[exercise]?.workouts ?? [] }
  /// An exercise for each change of the workout in progress, by the number that identifies the change. This is the
  /// exercise for which the change logged a set, or the exercise that the change replaced.
  var steppedExercises: [Int: ExerciseID] { steps.exercises }
  /// All workouts as the list of workouts shows them, sorted by id.
  package var list: [WorkoutListing] { listings.made.once { WorkoutListings.all(self) } }

  var listed: WorkoutList { WorkoutList(workouts: list, questions: questions, raised: raised) }

  /// Caches all workouts as the list of workouts shows them, including a workout in progress.
  private final class Listings: Sendable {
    let made = Mutex<[WorkoutListing]?>(nil)
  }

  /// Caches what is computed from the changes in the journal.
  private final class Steps: Sendable {
    private let book: StrengthBook
    private let made = Mutex<[Int: ExerciseID]?>(nil)

    init(_ book: StrengthBook) { self.book = book }

    var exercises: [Int: ExerciseID] { made.once { book.steppedExercises } }
  }

  /// Caches what is computed from the exercises.
  private final class Exercises: Sendable {
    private let book: StrengthBook
    private let madeNames = Mutex<BookNames?>(nil)
    private let madeLikely = Mutex<[LoggedName: ExerciseID]?>(nil)
    private let madeCatalogue = Mutex<ExerciseCatalogue?>(nil)
    private let madeSearch = Mutex<ExerciseSearch?>(nil)

    init(_ book: StrengthBook) { self.book = book }

    var catalogue: ExerciseCatalogue { madeCatalogue.once { book.catalogue(CatalogueTable.all, names: names) } }
    var likely: [LoggedName: ExerciseID] { madeLikely.once { names.likely(NameTable.all) } }
    var names: BookNames { madeNames.once { BookNames(book) { NameTable.all } } }
    var search: ExerciseSearch { madeSearch.once { catalogue.search } }
  }

  /// The workouts that contain an exercise, each reduced to its blocks of that exercise.
  private struct ExerciseWorkouts: Sendable {
    var workouts: [Workout] = []
    var sets = 0

    mutating func add(_ block: Block, of workout: Workout) {
      sets += block.sets.count
      if workouts.last?.id == workout.id {
        workouts[workouts.count - 1].blocks.append(block)
      } else {
        var own = workout
        own.blocks = [block]
        workouts.append(own)
      }
    }
  }

  /// The workouts with corrections applied. Workouts that were logged in two apps count only once.
  private struct Counted: Sendable {
    let workouts: CorrectedWorkouts
    let twins: WorkoutTwins
  }

  /// Caches what is computed from the workouts and the names of their exercises.
  private final class Workouts: Sendable {
    private let book: StrengthBook
    private let exercises: Exercises
    private let madeCorrected = Mutex<Counted?>(nil)
    private let madeIndex = Mutex<[ExerciseID: ExerciseWorkouts]?>(nil)
    private let madeEpley = Mutex<StrengthRecords?>(nil)
    private let madeBrzycki = Mutex<StrengthRecords?>(nil)
    private let madeRaised = Mutex<NamedRaisedLoad??>(nil)

    init(_ book: StrengthBook, _ exercises: Exercises) {
      self.book = book
      self.exercises = exercises
    }

    var corrected: CorrectedWorkouts { counted.workouts }
    var twins: WorkoutTwins { counted.twins }

    private var counted: Counted {
      madeCorrected.once {
        var corrected = book.corrected
        // Made only if needed: a book with the workouts of one app does not need the names of exercises.
        lazy var catalogue = exercises.catalogue
        var ids: [BlockExercise: ExerciseID] = [:]
        let (imports, decided) = (book.filed.imports, book.state.twins)
        let twins = WorkoutTwins(corrected.kept, decided: decided, order: { imports[$0] ?? 0 }) { block in
          if let id = ids[block] { return id }
          let id = ExerciseName(block, in: catalogue).id
          ids[block] = id
          return id
        }
        corrected.count(twins)
        return Counted(workouts: corrected, twins: twins)
      }
    }

    func records(_ formula: OneRepMaxRule) -> StrengthRecords {
      switch formula {
      case .epley: madeEpley.once { made(formula) }
      case .brzycki: madeBrzycki.once { made(formula) }
      }
    }

    private func made(_ formula: OneRepMaxRule) -> StrengthRecords {
      // Made only if needed: a book without workouts does not need the names of exercises.
      lazy var catalogue = exercises.catalogue
      return StrengthRecords(corrected.counting, confirmed: corrected.confirmed, formula: formula) { block in
        (ExerciseName(block, in: catalogue).id, catalogue.isAssisted(block))
      }
    }

    var raised: NamedRaisedLoad? {
      madeRaised.once {
        lazy var catalogue = exercises.catalogue
        // The greatest loads do not depend on the formula.
        let raised = RaisedLoad(records(.epley), corrected.counting) { ExerciseName($0, in: catalogue).id }
        return raised.map { NamedRaisedLoad($0, ExerciseName(.known($0.exercise), in: catalogue)) }
      }
    }

    var index: [ExerciseID: ExerciseWorkouts] {
      madeIndex.once {
        let catalogue = exercises.catalogue
        var index: [ExerciseID: ExerciseWorkouts] = [:]
        var ids: [BlockExercise: ExerciseID] = [:]
        for workout in corrected.counting {
          for block in workout.blocks {
            let id = ids[block.exercise] ?? ExerciseName(block.exercise, in: catalogue).id
            ids[block.exercise] = id
            index[id, default: ExerciseWorkouts()].add(block, of: workout)
          }
        }
        return index
      }
    }
  }
}

extension Mutex where Value: ~Copyable {
  /// Returns the cached value. If there is none yet, creates and caches one.
  fileprivate borrowing func once<Made: Sendable>(_ make: () -> Made) -> Made where Value == Made? {
    withLock { known in
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}
