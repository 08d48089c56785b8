import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import Storage
import StrengthApplication
import StrengthDomain
import TestSupport

@testable import StrengthInfrastructure

/// A store in memory with strength and the book's documents.
struct StrengthUnderTest {
  let files: MemoryFileSystem
  let store: Store
  let strength: FileStrengthRepository
  let log: StoreChangeLog

  init(files: MemoryFileSystem = MemoryFileSystem(), options change: (inout Store.Options) -> Void = { _ in }) {
    var options = Store.Options()
    options.patience = .milliseconds(10)
    change(&options)
    self.init(
      files,
      Store(
        path: "/store", fileSystem: files, clock: FixedClock(), reducers: [StrengthReducer(), BookReducer()],
        options: options))
  }

  private init(_ files: MemoryFileSystem, _ store: Store) {
    self.files = files
    self.store = store
    let strength = FileStrengthRepository(
      store: store, documents: BookDocuments(store: store))
    self.strength = strength
    let sections: [any SectionChanges] = [
      StrengthChanges(store: strength, settings: FixedSettings())
    ]
    log = StoreChangeLog(store: store) { sections }
  }

  static let kept = 40

  /// One that folds early and keeps few changes.
  static func small(_ files: MemoryFileSystem = MemoryFileSystem()) -> StrengthUnderTest {
    StrengthUnderTest(files: files) {
      $0.compactionStep = 6_000
      $0.keptChanges = StrengthUnderTest.kept
    }
  }

  /// The same with this process as its only writer.
  func holding() throws -> StrengthUnderTest {
    StrengthUnderTest(files, try store.holding())
  }

  /// What use cases read from, by a clock that stands still.
  func reader(at second: Int64 = 1_796_000_000, settings: FixedSettings = FixedSettings()) -> StrengthReader {
    StrengthReader(
      repository: strength, settings: settings,
      bodyWeights: FileBodyWeightRepository(documents: BookDocuments(store: store)),
      clock: SettableClock(Timestamp(seconds: second))
    ) { CivilDateTime($0) }
  }

  /// What another process finds.
  var reopened: StrengthUnderTest { StrengthUnderTest(files: files) }

  @discardableResult
  func apply(_ edits: [StrengthEdit]) throws(Failure) -> Int? {
    try strength.change { _ throws(Failure) in (edits, ()) }.number
  }

  /// - Returns: what of it was new, changed and known.
  @discardableResult
  func take(_ log: String, unit: MassUnit = .kilogram) throws(Failure) -> StrengthFilePart.Counts {
    let read: ReadWorkouts
    do throws(LogProblem) {
      read = try TrainingLog.workouts(in: Array(log.utf8), unit: unit, zone: .utc)
    } catch {
      throw Failure(error, in: "log.csv")
    }
    return try takeFile(read.workouts, categories: read.categories).counts
  }

  /// - Returns: the counts, and the number of workouts with loads in another unit.
  func takeFile(_ log: String, unit: MassUnit) throws -> (counts: StrengthFilePart.Counts, otherUnit: Int) {
    let file = try takeFile(TrainingLog.workouts(in: Array(log.utf8), unit: unit, zone: .utc).workouts)
    return (file.counts, file.otherUnit)
  }

  @discardableResult
  func take(_ workouts: [Workout]) throws(Failure) -> StrengthFilePart.Counts {
    try takeFile(workouts).counts
  }

  private func takeFile(
    _ workouts: [Workout], categories: [String: String] = [:]
  ) throws(Failure) -> StrengthMerge.File {
    try store.transaction { (transaction) throws(Failure) in
      try strength.file(in: &transaction) { (derived) throws(Failure) in
        var merge = StrengthMerge(into: derived)
        merge.add(workouts, categories: categories)
        return (merge.isEmpty ? nil : .file(merge.put, merge.exercises, merge.names, merge.edits), merge.files[0])
      }.value
    }
  }

  @discardableResult
  func undo(_ number: Int?) throws(Failure) -> Int { try log.undo(number, of: nil, isDryRun: false).number }

  @discardableResult
  func redo(_ number: Int?) throws(Failure) -> Int { try log.redo(number, of: nil, isDryRun: false).number }
}

/// All that can be read of a book, to be compared.
struct ReadStrength: Equatable {
  let workouts: [Workout]
  let corrected: [CorrectedWorkout]
  let corrections: [WorkoutCorrection]
  let active: ActiveWorkout?
  let exercises: [CatalogueExercise]
  let rests: [ExerciseID: Int32]
  let favourites: Set<ExerciseID>
  let merges: [ExerciseMerge]
  let routines: [RoutineID: Routine]
  let schedules: [ScheduleID: ScheduledRoutine]
  let weights: [CivilDay: Load]
  let twins: [WorkoutPair: Bool]
  let measures: [BodyMeasure]
  let epley: StrengthRecords
  let brzycki: StrengthRecords
  let list: [WorkoutListing]

  /// Everything worked out anew.
  init(_ book: StrengthBook) {
    self.init(LazyStrengthSnapshot(book))
  }

  init(_ snapshot: any StrengthSnapshot) {
    let (book, state) = (snapshot.book, snapshot.book.state)
    workouts = book.workouts
    corrected = snapshot.corrected.workouts
    corrections = state.corrections.map(\.correction)
    active = state.active
    exercises = book.ownExercises
    (rests, favourites, merges) = (state.rests, state.favourites, state.merges)
    (routines, schedules, weights) = (state.routines, state.schedules, state.weights)
    (twins, measures) = (state.twins, book.measures)
    (epley, brzycki) = (snapshot.records(.epley), snapshot.records(.brzycki))
    list = WorkoutListings.all(snapshot)
  }
}
