/// Facts about a run that were not measured. Each was stated in the run's file, in the list of activities that a
/// service exported, or by the user; or it was guessed by the import.
package struct RunOrigin: Hashable, Sendable {
  /// The format of the file from which the run was imported; nil if it is not known, or if the run was recorded live.
  package var format: RunFormat?
  /// The kind of running, such as `trail` or `treadmill`; nil if it is unknown.
  package var detail: String?
  /// Whether the import guessed from the speed that the activity is not a run.
  package var isGuessed = false
  /// Whether the runner entered the run by hand in a service, so that there is no recording.
  package var isByHand = false
  /// Whether the device recorded only a part of the run, so that the device's totals are used.
  package var isPart = false
  /// The runner's note on the run; nil if there is none. `gear` is the name of the shoes; nil if the runner did not
  /// state them, empty if the runner stated that there were none.
  package var note: String?
  package var gear: String?
  /// The user's tags for the run, such as `race` or `trail`.
  package var tags: [String] = []
  /// How hard the run was for the runner, from 1 to 10; nil if the runner has not stated it.
  package var exertion: Int?
  /// Whether the user stated that the run was on a treadmill.
  package var isIndoor = false
  /// The distance that the user stated for the run; nil if the measured distance applies.
  package var statedLength: StatedLength?
  /// The plan of the workout that the runner followed (see `WorkoutPlan`); nil if there was none.
  package var plan: String?
  /// Whether the runner ran to or from work.
  package var isCommute = false
  /// How the import determined the kind of activity.
  package var finding = RunFinding()

  package init() {}
}

/// How an import determined the kind of an activity. All values compare as equal. So a run that an older version
/// imported counts as unchanged when its file is imported again.
package struct RunFinding: Hashable, Sendable {
  /// True if neither the file nor the list of activities exported by a service stated the kind of activity, so that the
  /// import guessed it from the speed.
  package var isUntold: Bool

  package init(isUntold: Bool = false) { self.isUntold = isUntold }

  package static func == (a: RunFinding, b: RunFinding) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
