import KernelApplication
package import KernelDomain
package import StrengthDomain

/// What is told of a set.
package struct SetInput: Codable, Hashable, Sendable {
  /// Nil is a normal one.
  package var kind: SetKind?
  package var load: Load?
  package var reps: Int?
  package var seconds: Int?
  package var millimetres: Int64?
  package var rpe: Double?
  package var note: String?

  package init(
    kind: SetKind? = nil, load: Load? = nil, reps: Int? = nil, seconds: Int? = nil, millimetres: Int64? = nil,
    rpe: Double? = nil, note: String? = nil
  ) {
    self.kind = kind
    self.load = load
    self.reps = reps
    self.seconds = seconds
    self.millimetres = millimetres
    self.rpe = rpe
    self.note = note
  }

  static let secondsRange = 1...86_400
  static let millimetresRange = 1...1_000_000_000

  /// The set, its number not yet told. Fails with `invalidInput` for what no set can be.
  func entry() throws(Failure) -> SetEntry { try changed(SetEntry(number: 0)) }

  /// A set with what is told of it now; what is not told stays. Fails with `invalidInput` for what no set can be.
  func changed(_ known: SetEntry) throws(Failure) -> SetEntry {
    let reps = try checked(reps, .reps, 0...SetEntry.mostReps)
    let seconds = try checked(seconds, .seconds, SetInput.secondsRange)
    let millimetres = try checked(millimetres.map { Int(clamping: $0) }, .millimetres, SetInput.millimetresRange)
    var halves: UInt8?
    if let rpe {
      guard (1...10).contains(rpe), rpe * 2 == (rpe * 2).rounded() else {
        throw .strength(outside: .rpe, 1...10, field: "rpe")
      }
      halves = UInt8(rpe * 2)
    }
    var entry = known
    entry.kind = kind ?? known.kind
    entry.load = load ?? known.load
    entry.reps = reps.map { Int32($0) } ?? known.reps
    entry.seconds = seconds.map { Int32($0) } ?? known.seconds
    entry.millimetres = millimetres.map { Int64($0) } ?? known.millimetres
    entry.halvesOfRPE = halves ?? known.halvesOfRPE
    if let note = note?.cleanName { entry.note = note.isEmpty ? nil : note }
    guard !entry.isEmpty else { throw .invalidInput(field: "reps", problem: .strength(.emptySet)) }
    return entry
  }

  private func checked(
    _ value: Int?, _ member: StrengthMessage.SetMember, _ range: ClosedRange<Int>
  ) throws(Failure) -> Int? {
    guard let value else { return nil }
    guard range.contains(value) else { throw .strength(outside: member, range, field: member.rawValue) }
    return value
  }
}

extension Failure {
  static func strength(
    outside member: StrengthMessage.SetMember, _ range: ClosedRange<Int>, field: String
  ) -> Failure {
    .invalidInput(
      field: field,
      problem: .strength(.outside(member: member, least: "\(range.lowerBound)", most: "\(range.upperBound)")))
  }
}

extension Int {
  /// Seconds of rest. Fails with `invalidInput` for more than an hour, or less than nothing.
  func checkedRest(field: String = "restSeconds") throws(Failure) -> Int32 {
    guard SetEntry.restSeconds.contains(self) else {
      throw .strength(outside: .rest, SetEntry.restSeconds, field: field)
    }
    return Int32(self)
  }
}

extension SetTargetView {
  /// Fails with `invalidInput` for what no set can be.
  func target() throws(Failure) -> SetTarget {
    let input = SetInput(kind: kind, load: load, reps: reps, seconds: seconds, millimetres: millimetres)
    // A target may leave all of it open.
    let isOpen = load == nil && reps == nil && seconds == nil && millimetres == nil
    let entry = isOpen ? SetEntry(number: 0, kind: kind ?? .normal) : try input.entry()
    return SetTarget(
      kind: entry.kind, load: entry.load, reps: entry.reps, seconds: entry.seconds, millimetres: entry.millimetres,
      rest: try restSeconds?.checkedRest())
  }
}

extension [Schema.Member] {
  /// The members of a set that is told.
  static var toldSet: [Schema.Member] {
    [.optional("kind", SetKind.schema, "Left out for a normal one.")] + measures + [setNote]
  }

  /// The members of a set that is changed: what is left out stays, and what a flag names is taken away.
  static var changedSet: [Schema.Member] {
    [.optional("kind", SetKind.schema, "What it was done for.")] + measures + [
      setNote,
      .optional("withoutLoad", .flag, "True takes the load away."),
      .optional("withoutReps", .flag, "True takes the repetitions away."),
      .optional("withoutTime", .flag, "True takes the time away."),
      .optional("withoutDistance", .flag, "True takes the distance away."),
      .optional("withoutEffort", .flag, "True takes the RPE away."),
      .optional("withoutNote", .flag, "True takes the note away."),
    ]
  }

  private static var setNote: Schema.Member {
    .optional("note", .text, "What is noted of it; long ones are cut.", examples: [#""easy""#])
  }
}
