import KernelDomain
import KernelPresentation
import StrengthApplication

/// Times of a workout that go on while they are looked at.
extension Element {
  /// How long the workout has been going on, without pauses.
  static func elapsed(_ active: ActiveWorkoutView, _ strings: StrengthStrings) -> Element {
    let seconds = Int(active.elapsedMilliseconds / 1_000)
    return Element(
      .timer, strings.clock(seconds: seconds), label: strings.spoken(seconds: seconds),
      value: active.elapsedSince.map { "\($0)/.." }, type: .heroNumber)
  }

  /// What is left of a rest, rounded up as clocks that count down do.
  static func remaining(_ rest: RestView, _ strings: StrengthStrings) -> Element {
    let seconds = Int((rest.remainingMilliseconds + 999) / 1_000)
    return Element(
      .timer, strings.clock(seconds: seconds), label: strings.spoken(seconds: seconds),
      value: rest.end.map { "../\($0)" }, type: .heroNumber)
  }
}
