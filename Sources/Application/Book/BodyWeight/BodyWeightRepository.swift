package import KernelApplication
package import KernelDomain

/// The body weights in section `book`.
package protocol BodyWeightRepository: Sendable {
  func weights() throws(Failure) -> BodyWeights

  /// Records the weight of a day, or removes it, as one change. `decide` gets the weights while nobody else can change
  /// them.
  /// - Parameter isDryRun: nothing is written.
  /// - Returns: the number of the change, nil if `decide` returns false or a dry run was asked for.
  func record(
    _ weight: Load?, on day: CivilDay, isDryRun: Bool, if decide: (BodyWeights) -> Bool
  ) throws(Failure) -> Int?
}

extension BodyWeightRepository {
  /// Records the weight of a day; nil removes it.
  /// - Parameter earlier: weights recorded elsewhere before the book kept them. Removing hides one of these; a weight that
  ///   only they have is recorded anew.
  /// - Returns: the number of the change, nil if nothing was written, and that day's weight before.
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
