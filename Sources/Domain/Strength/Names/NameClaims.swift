/// Decides to which exercises the names in logs refer. An app that uses two names means two exercises, so usually only
/// one name of each app may refer to an exercise. Any further name for that exercise becomes one of the user's own
/// exercises.
package struct NameClaims: Sendable {
  /// The decision about one name: the exercise to which it refers.
  package struct Claim: Hashable, Sendable {
    package let logged: LoggedName
    /// The exercise to which the name refers; nil if the name becomes one of the user's own exercises.
    package let exercise: ExerciseID?
    /// The certainty of the exercise, from 1 (most certain) to 3; nil for one of the user's own exercises.
    package let rank: Int?
    /// The exercise to which the name would refer if no other name of the app referred to it, or if the name were less
    /// general; nil if there is no such exercise.
    package let like: ExerciseID?

    package var decision: NameDecision { rank.map { $0 < 3 ? .table : .words } ?? .own }
  }

  private struct Held: Hashable {
    let app: String
    let exercise: ExerciseID
  }

  private let table: ExerciseNameTable
  /// For each app and exercise, the app's name that refers to the exercise.
  private var holders: [Held: LoggedName] = [:]

  /// Prepares to decide about further names.
  /// - Parameter known: earlier decisions, in the order in which they were made. They remain in force.
  package init(_ table: ExerciseNameTable, known: some Sequence<NamedExercise> = []) {
    self.table = table
    for named in known { hold(named.exercise, named.logged) }
  }

  private mutating func hold(_ exercise: ExerciseID, _ logged: LoggedName) {
    let held = Held(app: logged.app, exercise: exercise)
    if holders[held] == nil { holders[held] = logged }
  }

  /// Decides about further names, beginning with the most certain ones.
  /// - Parameter names: the names, in the order in which they first appear.
  /// - Returns: a decision for each name, in the order of `names`.
  package mutating func add(_ names: [LoggedName]) -> [Claim] {
    let candidates = names.map { table.candidate($0) }
    let order = names.indices.sorted { (candidates[$0]?.rank ?? 4, $0) < (candidates[$1]?.rank ?? 4, $1) }
    var claims = names.map { Claim(logged: $0, exercise: nil, rank: nil, like: nil) }
    for place in order {
      guard let candidate = candidates[place] else { continue }
      let logged = names[place]
      let isFree = !candidate.isAsked && mayHold(candidate, logged)
      if isFree { hold(candidate.exercise, logged) }
      claims[place] = Claim(
        logged: logged, exercise: isFree ? candidate.exercise : nil, rank: isFree ? candidate.rank : nil,
        like: isFree ? nil : candidate.exercise)
    }
    return claims
  }

  private func mayHold(_ candidate: ExerciseNameTable.Candidate, _ logged: LoggedName) -> Bool {
    guard let holder = holders[Held(app: logged.app, exercise: candidate.exercise)] else { return true }
    if candidate.standsBeside || holder.compared == logged.compared { return true }
    guard let other = table.candidate(holder) else { return false }
    if other.exercise == candidate.exercise, other.standsBeside { return true }
    guard let own = candidate.language, let others = other.language else { return false }
    return own != others
  }
}
