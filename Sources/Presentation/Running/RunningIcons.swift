import KernelPresentation

extension LiveAction {
  /// The picture beside the action's name; nil for none.
  var icon: Icon? {
    switch self {
    case .start, .resume: .start
    case .pause: Icon("pause.circle.fill")
    case .stop: Icon("stop.circle.fill")
    case .lap: Icon("flag.circle")
    case .save, .discard: nil
    }
  }
}

extension Icon {
  /// The icon of buttons that start a run.
  static let start = Icon("play.circle.fill")
  /// The icon of buttons that share something with other people.
  static let share = Icon("share.circle")
}
