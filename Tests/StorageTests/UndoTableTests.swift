import KernelApplication
import KernelDomain
import Storage
import TestSupport
import Testing

/// Every kind of change × what depends on it × redone × compacted: what taking it back does.
struct UndoTableTests {
  /// What a change may add. One more here is a row more in the table.
  enum Kind: CaseIterable {
    case set
    case setAgain
    case add
    case both
    case separately

    /// Makes the change, and tells its number.
    func make(_ store: Store) throws(Failure) -> Int {
      switch self {
      case .set: return try store.set("fresh", to: "new")
      case .setAgain: return try store.set("settings", to: "new")
      case .add: return try store.add("new")
      case .both:
        return try store.transaction { (transaction) throws(Failure) in
          try transaction.append(.add(WordReducer.word, WordReducer.json("new")), to: .words)
          try transaction.append(.set("fresh", WordReducer.json("new")), to: .words)
          try transaction.append(.add(WordReducer.word, WordReducer.json("new")), to: .others)
          return transaction.number
        }
      case .separately:
        return try store.transaction { (transaction) throws(Failure) in
          try transaction.appendSeparately(.add(WordReducer.word, WordReducer.json("new")), to: .words)
          try transaction.appendSeparately(.add(WordReducer.word, WordReducer.json("next")), to: .words)
          return transaction.last - 1
        }
      }
    }

    /// A change that was decided on what this one says.
    func rest(_ store: Store) throws(Failure) -> Int {
      switch self {
      case .set: try store.set("fresh", to: "later")
      case .setAgain: try store.set("settings", to: "later")
      case .add, .separately: try store.add("newer")
      case .both: try store.add("newer", to: .others)
      }
    }

    var setsAValue: Bool { [.set, .setAgain, .both].contains(self) }
  }

  enum Follower: CaseIterable {
    case nothing
    case another
    case rests
    case restedAndIsTakenBack
  }

  enum Age: CaseIterable {
    case young
    /// Compacted, and among the changes that are kept.
    case kept
    /// Compacted, and older than those.
    case old
  }

  @Test(arguments: Kind.allCases, Follower.allCases)
  func takingBack(kind: Kind, follower: Follower) throws {
    for age in Age.allCases { for redone in [false, true] { try check(kind, follower, age, redone) } }
  }

  private func check(_ kind: Kind, _ follower: Follower, _ age: Age, _ redone: Bool) throws {
    let row = Comment("\(kind), \(follower), \(age), redone: \(redone)")
    let under = StoreUnderTest()
    try under.fill()
    try under.store.add("first", to: .others)
    let long = String(repeating: "x", count: 2_000)
    for _ in 0..<3 { _ = try under.store.undo(try under.store.add(long)) }
    let before = try state(under.store)
    let number = try kind.make(under.store)
    if redone {
      _ = try under.store.undo(number)
      _ = try under.store.redo(number)
    }
    var rests: [Int] = []
    switch follower {
    case .nothing: break
    case .another: try under.store.add("another")
    case .rests: rests = [try kind.rest(under.store)]
    case .restedAndIsTakenBack: _ = try under.store.undo(try kind.rest(under.store))
    }
    let store = try aged(under, age, since: number)
    let full = try state(store)
    var failure: Failure?
    do throws(Failure) { _ = try store.undo(number) } catch { failure = error }
    let isTooOld = age == .old && kind.setsAValue
    if age == .old, !rests.isEmpty, kind == .set || kind == .setAgain {
      // Nothing is left of a value that an old change overwrote.
      #expect(
        failure == .notFound(.change(.noSuchChange(number: number))), row)
      #expect(try state(store) == full, row)
      return
    }
    if isTooOld || !rests.isEmpty {
      #expect(try state(store) == full, row)
      guard case .conflict(let problem)? = failure else {
        Issue.record("\(row): \(String(describing: failure))")
        return
      }
      if !isTooOld { #expect(problem == .change(.restedUpon(number: number, later: rests)), row) }
      return
    }
    #expect(failure == nil, row)
    var expected = before
    if follower == .another { expected.words.append("another") }
    if kind == .separately { expected.words.insert("next", at: before.words.count) }
    if age == .old { expected.filler = "last" }
    #expect(try state(store) == expected, row)
    _ = try store.redo(number)
    #expect(try state(store) == full, row)
  }

  private struct State: Equatable {
    var words: [String]
    var others: [String]
    var settings: String?
    var fresh: String?
    var filler: String?
  }

  private func state(_ store: Store) throws -> State {
    State(
      words: try store.words(), others: try store.words(of: .others), settings: try store.value("settings"),
      fresh: try store.value("fresh"), filler: try store.value("filler"))
  }

  /// Compacted so that the changes since that number are among the kept ones, or not.
  private func aged(_ under: StoreUnderTest, _ age: Age, since number: Int) throws -> Store {
    if age == .young { return under.store }
    if age == .old {
      for turn in 0..<30 { try under.store.set("filler", to: "\(turn)") }
      try under.store.set("filler", to: "last")
    }
    let changes = try under.store.content(of: .words).changes
    let compacting = StoreUnderTest(files: under.files) {
      $0.keptChanges = age == .old ? 2 : changes.count { $0.number >= number }
      $0.compactionStep = (under.files.files[StoreUnderTest.journal]?.count ?? 0) - 10
    }
    try compacting.store.transaction { (transaction) throws(Failure) in _ = try transaction[.words] }
    #expect(under.files.files[StoreUnderTest.journal] == nil)
    return StoreUnderTest(files: under.files).store
  }
}
