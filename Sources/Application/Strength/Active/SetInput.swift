import KernelApplication
package import KernelDomain
package import StrengthDomain

package struct SetInput: Codable, Hashable, Sendable {
  /// The kind of set, such as a warm-up; nil for a normal set.
  package var kind: SetKind?
  package var load: EnteredLoad?
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
    self.load = load.map { EnteredLoad($0) }
    self.reps = reps
    self.seconds = seconds
    self.millimetres = millimetres
    self.rpe = rpe
    self.note = note
  }

  static let schema = Schema("SetInput", "A set that was done.", [Schema.Member].loggedSet)

  static let secondsRange = 1...86_400
  static let millimetresRange = 1...1_000_000_000

  /// Returns a new set with these values. Its number is 0, a placeholder until the set becomes part of a workout. The
  /// load's sign falls away: `refuseNegative` checks it once the exercise is known. Fails with `invalidInput` if the
  /// values do not form a valid set.
  func entry() throws(Failure) -> SetEntry { try changed(SetEntry(number: 0)) }

  /// Returns a copy of `known` in which the values of this input replace the old ones. Values that the input lacks
  /// stay unchanged. Fails with `invalidInput` if the result is not a valid set.
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
    entry.load = load?.amount ?? known.load
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

/// The values of a set, as members of an input. In JSON, they are in the same object as the input's other members.
protocol SetMembers {
  var kind: SetKind? { get set }
  var load: EnteredLoad? { get set }
  var reps: Int? { get set }
  var seconds: Int? { get set }
  var millimetres: Int64? { get set }
  var rpe: Double? { get set }
  var note: String? { get set }
}

extension SetMembers {
  mutating func take(_ set: SetInput) {
    (kind, load, reps, rpe) = (set.kind, set.load, set.reps, set.rpe)
    (seconds, millimetres, note) = (set.seconds, set.millimetres, set.note)
  }

  var values: SetInput {
    var set = SetInput(kind: kind, reps: reps, seconds: seconds, millimetres: millimetres, rpe: rpe, note: note)
    set.load = load
    return set
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
  /// Returns this number as seconds of rest. Fails with `invalidInput` if it is negative or more than an hour.
  func checkedRest(field: String = "restSeconds") throws(Failure) -> Int32 {
    guard SetEntry.restSeconds.contains(self) else {
      throw .strength(outside: .rest, SetEntry.restSeconds, field: field)
    }
    return Int32(self)
  }
}

extension SetTargetView {
  /// Returns a planned set with the values of this input. Fails with `invalidInput` if they do not form a valid set.
  func target() throws(Failure) -> SetTarget {
    guard load == nil || percent == nil else {
      throw .invalidInput(field: "percent", problem: .strength(.loadAndPercent))
    }
    let input = SetInput(kind: kind, load: load, reps: reps, seconds: seconds, millimetres: millimetres, rpe: rpe)
    // Unlike a logged set, a planned set may leave load, repetitions and everything else open.
    let isOpen = load == nil && reps == nil && seconds == nil && millimetres == nil
    var entry = isOpen ? SetEntry(number: 0, kind: kind ?? .normal) : try input.entry()
    if isOpen, rpe != nil { entry.halvesOfRPE = try SetInput(reps: 0, rpe: rpe).entry().halvesOfRPE }
    return SetTarget(
      kind: entry.kind, load: entry.load, reps: entry.reps, mostReps: try checkedMostReps(),
      seconds: entry.seconds, millimetres: entry.millimetres, tenthsOfPercent: try tenthsOfPercent(),
      halvesOfRPE: entry.halvesOfRPE, rest: try restSeconds?.checkedRest())
  }

  private func checkedMostReps() throws(Failure) -> Int32? {
    guard let mostReps, mostReps != reps else { return nil }
    guard let reps, reps < mostReps, mostReps <= SetEntry.mostReps else {
      throw .strength(outside: .reps, (reps ?? 0)...SetEntry.mostReps, field: "mostReps")
    }
    return Int32(mostReps)
  }

  private func tenthsOfPercent() throws(Failure) -> Int32? {
    guard let percent else { return nil }
    let tenths = (percent * 10).rounded()
    guard tenths >= Double(PercentRule.tenths.lowerBound), tenths <= Double(PercentRule.tenths.upperBound),
      (percent * 10 - tenths).magnitude < 0.001
    else {
      throw .invalidInput(
        field: "percent", problem: .strength(.outside(member: .percent, least: "0.1", most: "200")))
    }
    return Int32(tenths)
  }
}

extension [Schema.Member] {
  /// The members of an input that logs a set, for the values of that set.
  static var loggedSet: [Schema.Member] {
    [.optional("kind", SetKind.schema, "The kind of set; if left out, `normal`.")] + enteredMeasures + [setNote]
  }

  /// The members of an input that changes a set, for the values of that set. Values whose members are left out stay
  /// unchanged; flags such as `withoutLoad` remove a value.
  static var changedSet: [Schema.Member] {
    [.optional("kind", SetKind.schema, "The kind of set; if left out, it is not changed.")] + enteredMeasures + [
      setNote,
      .optional("withoutLoad", .flag, "True removes the load; if left out, false."),
      .optional("withoutReps", .flag, "True removes the repetitions; if left out, false."),
      .optional("withoutTime", .flag, "True removes the time; if left out, false."),
      .optional("withoutDistance", .flag, "True removes the distance; if left out, false."),
      .optional("withoutEffort", .flag, "True removes the rate of perceived exertion; if left out, false."),
      .optional("withoutNote", .flag, "True removes the note; if left out, false."),
    ]
  }

  /// The members for the values of a set as the user enters them.
  private static var enteredMeasures: [Schema.Member] {
    [
      .optional(
        "load", EnteredLoad.schema,
        "The load; left out if the set has none. Less than 0 is refused unless the exercise is an assisted one.",
        examples: [#"{"thousandths":100000,"unit":"kg"}"#])
    ] + measures.filter { $0.name != "load" }
  }

  private static var setNote: Schema.Member {
    .optional("note", .text, "A note on the set, cut off after 200 characters.", examples: [#""easy""#])
  }
}
