import KernelDomain
import KernelPresentation
import StrengthApplication

/// The running clocks that are shown during a workout.
extension Element {
  /// Returns a clock that shows the workout's duration so far, without pauses.
  static func elapsed(_ active: ActiveWorkoutView, _ strings: StrengthStrings) -> Element {
    let seconds = Int(active.elapsedMilliseconds / 1_000)
    return Element(
      .timer, strings.clock(seconds: seconds), label: strings.spoken(seconds: seconds),
      value: active.elapsedSince.map { "\($0)/.." }, type: .heroNumber)
  }

  /// Returns a clock that shows for how long a rest has been over, for the minute in which that is shown.
  static func since(_ over: RestOverView, _ strings: StrengthStrings) -> Element {
    let seconds = Int(over.milliseconds / 1_000)
    return Element(
      .timer, strings.clock(seconds: seconds), label: strings.spoken(seconds: seconds),
      value: "\(over.since)/\(over.until)", type: .heroNumber)
  }

  /// Returns a clock that shows how much time of a rest is left, rounded up to whole seconds.
  static func remaining(_ rest: RestView, _ strings: StrengthStrings) -> Element {
    let seconds = Int((rest.remainingMilliseconds + 999) / 1_000)
    return Element(
      .timer, strings.clock(seconds: seconds), label: strings.spoken(seconds: seconds),
      value: rest.end.map { "../\($0)" }, type: .heroNumber)
  }
}
