/// Facts about a run that do not come from measuring it: from its file, from a service's list, or guessed.
package struct RunOrigin: Hashable, Sendable {
  /// The format of the file from which the run was imported; nil if it is not known, or if the run was recorded live.
  package var format: RunFormat?
  /// The kind of running, such as `trail` or `treadmill`; nil if it is unknown.
  package var detail: String?
  /// Whether the import guessed, from the speed, that the activity is not a run.
  package var isGuessed = false
  /// Whether the runner entered the run in a service by hand, without a recording.
  package var isByHand = false
  /// Whether the device recorded only a part of the run, so that the device's totals are used.
  package var isPart = false
  /// The runner's note on the run; nil if there is none. `gear` names the shoes, if the runner stated them; it is empty
  /// if the runner stated that there were none.
  package var note: String?
  package var gear: String?
  /// The user's words for the run, such as `race` or `trail`.
  package var tags: [String] = []
  /// How hard the run was for the runner, from 1 to 10; nil if the runner has not said it.
  package var exertion: Int?
  /// Whether the user says that the run was on a treadmill.
  package var isIndoor = false
  /// The length that the user gave the run; nil for the measured length.
  package var statedLength: StatedLength?
  /// The plan of the workout that the runner followed (see `WorkoutPlan`); nil if there was none.
  package var plan: String?
  /// Whether the run was the way to or from work.
  package var isCommute = false
  /// How the import found out the kind of activity.
  package var finding = RunFinding()

  package init() {}
}

/// How an import found out the kind of a run. All values compare as equal, so that a run that an older version imported
/// is unchanged when the same file is imported again.
package struct RunFinding: Hashable, Sendable {
  /// Whether neither the file nor a service's list stated the kind of activity, so that the import guessed it from the
  /// speed.
  package var isUntold: Bool

  package init(isUntold: Bool = false) {
    self.isUntold = isUntold
  }

  package static func == (a: RunFinding, b: RunFinding) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
