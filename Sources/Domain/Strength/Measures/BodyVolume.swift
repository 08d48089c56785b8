package import KernelDomain

/// Computes the part of the volume that comes from lifting the lifter's own body. Each repetition adds a share of the
/// body weight. This part never counts for records.
package struct BodyVolume: Sendable {
  /// The body weights in milligrams, in chronological order.
  private let weights: [(day: CivilDay, milligrams: Int64)]

  package init(_ weights: [CivilDay: Load]) {
    self.weights = weights.sorted { $0.key < $1.key }.map { ($0.key, $0.value.mass.milligrams) }
  }

  /// The day of the first body weight; nil if no body weight is known.
  package var firstDay: CivilDay? { weights.first?.day }

  /// Returns the most recent body weight on or before a day, in milligrams; nil if there is none.
  private func weight(on day: CivilDay) -> Int64? {
    var (low, high) = (0, weights.count)
    while low < high {
      let middle = (low + high) / 2
      if weights[middle].day <= day { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : weights[low - 1].milligrams
  }

  /// The part of a workout's volume that comes from the lifter's body.
  package struct Part: Hashable, Sendable {
    package var milligrams: VolumeRule.Sum = 0
    /// The number of sets that do not add volume because the body weight is unknown.
    package var setsWithoutWeight = 0
  }

  /// Returns the volume that the lifter's body adds to a workout.
  /// - Parameters:
  ///   - suspicious: returns whether the set with this number is suspicious and so does not count.
  ///   - exercise: returns the share of the body weight that is lifted in a block's exercise, in percent, and whether
  ///     the exercise is assisted.
  package func part(
    of workout: Workout, suspicious: (Int32) -> Bool = { _ in false },
    exercise: (BlockExercise) -> (share: Int, isAssisted: Bool)
  ) -> Part {
    var part = Part()
    lazy var weight = weight(on: workout.day)
    for block in workout.blocks {
      let (share, isAssisted) = exercise(block.exercise)
      guard share > 0 else { continue }
      for set in block.sets where set.isWorking && !suspicious(set.number) {
        guard let reps = set.reps, reps > 0, !isAssisted || set.load != nil else { continue }
        guard let weight else {
          part.setsWithoutWeight += 1
          continue
        }
        let lifted = weight * Int64(share) / 100 - (isAssisted ? set.load?.mass.milligrams ?? 0 : 0)
        part.milligrams += VolumeRule.Sum(max(lifted, 0)) * VolumeRule.Sum(reps)
      }
    }
    return part
  }
}

/// Determines what share of the body weight an exercise lifts. The shares of push-ups come from Ebben et al., J
/// Strength Cond Res 25 (2011) 2891.
package enum BodyShareRule {
  /// Returns the share of the body weight that the exercise with this name lifts, in percent. It is 0 if the exercise
  /// does not lift the body, or if the share is unknown.
  package static func share(of name: String) -> Int {
    let text = " " + SearchText(name).text + " "
    func has(_ words: String...) -> Bool { words.contains { text.contains(" \($0) ") } }
    // With a machine or band, the share is unknown. The other exercises lift the body in another way, or hardly at all.
    if has("machine", "band", "bands", "bench dip", "bench dips", "floor", "squat", "jump", "scapular") { return 0 }
    if has("handstand", "pike", "plank", "pulldown", "pulldowns", "muscle") { return 0 }
    if has("pull up", "pull ups", "pullup", "pullups", "chin up", "chin ups", "chinup", "chinups", "dip", "dips") {
      return 100
    }
    guard has("push up", "push ups", "pushup", "pushups", "press up", "press ups") else { return 0 }
    if has("knee", "knees", "kneeling") { return 49 }
    if has("decline", "feet elevated", "feet raised", "feet on") { return 74 }
    if has("incline", "hands elevated", "hands raised") { return 55 }
    return 64
  }
}
