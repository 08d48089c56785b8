/// What a run's file, a service's list or a guess says of it, beside what is measured.
package struct RunOrigin: Hashable, Sendable {
  /// The kind of running, such as `trail` or `treadmill`; nil where nothing tells it.
  package var detail: String?
  /// Whether the kind was guessed from the speed, and is not running.
  package var isGuessed = false
  /// Whether the runner entered it in a service by hand.
  package var isByHand = false
  /// Whether the device recorded only a part of it, so that its totals count.
  package var isPart = false
  /// What the runner wrote about it, and the shoes that the runner named; nil if there are none.
  package var note: String?
  package var gear: String?
  /// Whether it was the way to or from work.
  package var isCommute = false

  package init() {}
}
