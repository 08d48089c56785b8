import BookInfrastructure
import KernelApplication
import KernelDomain
import Storage
import StrengthApplication
import StrengthDomain
import StrengthInfrastructure
import StrengthTestSupport
import TestSupport
import Testing

/// The section `strength`: what was done is read again, whoever reads it, folded or not.
struct StrengthReducerTests {
  /// Workouts set by set, corrections, choices, imports, undo and redo at random, folded again and again: another process
  /// reads what the same comes to when it is worked out plainly, and what is kept beside the section says the same.
  @Test(arguments: UInt64(0)..<4)
  func whatStandsIsReadAgain(seed: UInt64) throws {
    var edits = RandomStrength(seed: seed)
    var under = StrengthUnderTest.small()
    var plain = PlainStrength()
    var (undos, refusals, redos) = (0, 0, 0)
    for turn in 0..<150 {
      // Another process, or this one again.
      if edits.number(0..<5) == 0 { under = .small(under.files) }
      let snapshot = try under.strength.snapshot()
      switch edits.number(0..<20) {
      case 0:
        let workouts = edits.imported()
        try under.take(workouts)
        plain.file(workouts)
      case 1, 2, 3:
        guard let change = plain.undoable(StrengthUnderTest.kept).randomElement(using: &edits.random) else { continue }
        do {
          try under.undo(change.number)
          plain.undo(change.number)
          undos += 1
          if edits.number(0..<2) == 0, (try? under.redo(change.number)) != nil {
            plain.redo(change.number)
            redos += 1
          }
        } catch {
          refusals += 1
          #expect(try ReadStrength(under.reopened.strength.snapshot()) == ReadStrength(snapshot))
        }
      case 4:
        guard let number = plain.lastUndone, (try? under.redo(number)) != nil else { continue }
        plain.redo(number)
        redos += 1
      case 5, 6, 7: try plain.apply(edits.correction(snapshot), to: under)
      case 8, 9: try plain.apply(edits.choice(snapshot.book), to: under)
      default: try plain.apply(edits.step(snapshot.book), to: under)
      }
      let fresh = under.reopened
      let read = try ReadStrength(fresh.strength.snapshot())
      #expect(read == ReadStrength(plain.book), "turn \(turn)")
      #expect(try fresh.strength.list().workouts == read.list, "turn \(turn)")
    }
    #expect(undos > 5, "\(undos)")
    #expect(refusals > 1, "\(refusals)")
    #expect(redos > 0, "\(redos)")
    #expect(under.files.files.keys.contains { $0.hasPrefix("/store/strength/workouts/2025") }, "own ones are folded")
    #expect(try StoreCaretaker(store: under.store).examine().findings.isEmpty)
  }

  /// Whatever is done, taking it back leaves all records, lists and choices as they were.
  @Test(arguments: UInt64(0)..<4)
  func takingAnythingBackRestoresAll(seed: UInt64) throws {
    var edits = RandomStrength(seed: 100 + seed)
    let under = StrengthUnderTest()
    try under.take(edits.imported() + edits.imported())
    var taken: Set<String> = []
    for _ in 0..<80 {
      let snapshot = try under.strength.snapshot()
      let change =
        switch edits.number(0..<3) {
        case 0: edits.correction(snapshot)
        case 1: edits.choice(snapshot.book)
        default: edits.step(snapshot.book)
        }
      // What the clock caused is no change of the user's.
      if case .told = change.first { continue }
      guard let number = try under.apply(change) else { continue }
      let after = try ReadStrength(under.reopened.strength.snapshot())
      try under.undo(number)
      #expect(try ReadStrength(under.reopened.strength.snapshot()) == ReadStrength(snapshot), "\(change)")
      taken.formUnion(change.map { String("\($0)".prefix { $0 != "(" }) })
      try under.redo(number)
      #expect(try ReadStrength(under.reopened.strength.snapshot()) == after, "\(change)")
    }
    #expect(taken.count > 7, "\(taken)")
  }

  /// Ten years in the steps of a real book: what is appended stays small.
  @Test func aLongLogIsFolded() throws {
    let held = try StrengthUnderTest { $0.compactionStep = 100_000 }.holding()
    var edits = RandomStrength(seed: 7)
    for _ in 0..<90 {
      try held.store.group {
        for _ in 0..<50 { _ = try? held.apply(edits.step(held.strength.snapshot().book)) }
      }
    }
    let read = try ReadStrength(held.strength.snapshot())
    held.store.release()
    let fresh = StrengthUnderTest(files: held.files)
    #expect(try ReadStrength(fresh.strength.snapshot()) == read)
    #expect(read.workouts.count > 30)
    let content = try fresh.store.content(of: .strength)
    let journal = try #require(held.files.files.first { $0.key.contains("/strength/journal") })
    #expect(content.changes.count < 2_000, "\(content.changes.count) changes in \(journal.value.count) bytes")
    let isFolded = held.files.files.keys.contains { $0.hasPrefix("/store/strength/workouts/") }
    #expect(isFolded, "\(content.changes.count) changes in \(journal.value.count) bytes")
  }
}

/// A simple model of the book: files and the changes in force, computed anew each time.
private struct PlainStrength {
  private var filed: [Workout] = []
  private var exercises: [OwnExercise] = []
  private var standing: [StrengthChange] = []
  private var undone: [Int: StrengthChange] = [:]

  var book: StrengthBook {
    StrengthBook(filed: FiledStrength(workouts: filed, exercises: exercises), SharedList(standing))
  }

  var lastUndone: Int? { undone.keys.max() }

  /// This many of the user's latest changes.
  func undoable(_ count: Int) -> [StrengthChange] {
    Array(standing.filter { if case .told = $0.edits[0] { false } else { true } }.suffix(count))
  }

  mutating func apply(_ edits: [StrengthEdit], to under: StrengthUnderTest) throws {
    guard let number = try under.apply(edits) else { return }
    standing.append(StrengthChange(number: number, edits: edits))
  }

  mutating func undo(_ number: Int) {
    guard let place = standing.firstIndex(where: { $0.number == number }) else { return }
    undone[number] = standing.remove(at: place)
  }

  mutating func redo(_ number: Int) {
    guard let change = undone.removeValue(forKey: number) else { return }
    standing.insert(change, at: standing.firstIndex { $0.number > number } ?? standing.count)
  }

  /// As the design has it: the same app, start and name is the same workout; an unknown exercise becomes an own one.
  mutating func file(_ workouts: [Workout]) {
    let before = book
    let catalogue = before.catalogue(CatalogueTable.all)
    for workout in workouts {
      let others = book.workouts.filter { $0.id.second == workout.id.second }
      var taken = workout
      if let known = others.first(where: { $0.source == workout.source && $0.name == workout.name }) {
        taken.id = known.id
        filed.removeAll { $0.id == known.id }
      } else {
        taken.id = WorkoutID(
          second: workout.id.second,
          ordinal: (0...).first { ordinal in
            !others.contains { $0.id.ordinal == ordinal }
          }!)
      }
      filed = (filed + [taken]).sorted { $0.id < $1.id }
      for block in workout.blocks {
        guard case .named(let name, _) = block.exercise, catalogue.exercise(named: name) == nil,
          !exercises.contains(where: { $0.name == name })
        else { continue }
        let sets = block.sets
        let measure: ExerciseMeasure =
          sets.contains { $0.load != nil } ? .loadReps : sets.contains { $0.reps != nil } ? .reps : .time
        let guess = NameTable.all.words.guess(name)
        exercises.append(
          OwnExercise(
            id: .own(book.nextExercise), name: name, measure: measure, equipment: guess.equipment,
            primary: guess.primary, secondary: guess.secondary))
      }
    }
  }
}
