package import KernelApplication
package import KernelDomain

/// Reads and records the user's body weights, which the section `book` stores.
package protocol BodyWeightRepository: Sendable {
  func weights() throws(Failure) -> BodyWeights

  /// Records a day's weight as one change, or removes the day's weight if `weight` is nil.
  /// - Parameters:
  ///   - isDryRun: true to write nothing.
  ///   - decide: receives the recorded weights, while nobody else can change them; returns whether to make the change.
  /// - Returns: the number that identifies the recorded change; nil if `decide` returned false, or in a dry run.
  func record(
    _ weight: Load?, on day: CivilDay, isDryRun: Bool, if decide: (BodyWeights) -> Bool
  ) throws(Failure) -> Int?
}

extension BodyWeightRepository {
  /// Records a day's weight, or removes it if `weight` is nil.
  /// - Parameter earlier: weights recorded before body weights moved from the section `strength`, which still stores
  ///   them, to the section `book`. They are never changed: removing such a weight only hides it, and recording an
  ///   equal weight again adds it to the section `book`.
  /// - Returns: the number that identifies the recorded change, nil if nothing was written; and the day's previous
  ///   weight, nil if none.
  package func record(
    _ weight: Load?, on day: CivilDay, isDryRun: Bool, over earlier: [CivilDay: Load] = [:]
  ) throws(Failure) -> (change: Int?, before: Load?) {
    var before: Load?
    let change = try record(weight, on: day, isDryRun: isDryRun) { weights in
      before = weights.joined(with: earlier)[day]
      return weight == nil ? before != nil : weights.days[day] != .some(weight)
    }
    return (change, before)
  }
}
