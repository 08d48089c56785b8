import KernelDomain
import KernelPresentation
import StrengthApplication

/// The running clocks of a workout.
extension Element {
  /// Returns a clock that shows the workout's duration so far, without pauses.
  static func elapsed(_ active: ActiveWorkoutView, _ strings: StrengthStrings) -> Element {
    let seconds = Int(active.elapsedMilliseconds / 1_000)
    return Element(
      .timer, strings.clock(seconds: seconds), label: strings.spoken(seconds: seconds),
      value: active.elapsedSince.map { "\($0)/.." }, type: .heroNumber)
  }

  /// Returns a clock that shows the time left of a rest, rounded up to seconds.
  static func remaining(_ rest: RestView, _ strings: StrengthStrings) -> Element {
    let seconds = Int((rest.remainingMilliseconds + 999) / 1_000)
    return Element(
      .timer, strings.clock(seconds: seconds), label: strings.spoken(seconds: seconds),
      value: rest.end.map { "../\($0)" }, type: .heroNumber)
  }
}
