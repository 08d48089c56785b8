import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The texts on planned workouts.
extension RunningStrings {
  var workout: String { language.say(cs: "Plán tréninku", en: "Workout") }
  var workouts: String { language.say(cs: "Plány tréninku", en: "Workouts") }
  var workoutsHint: String {
    language.say(cs: "Úseky a pauzy, kterými vás běh provede", en: "Intervals to follow in a run")
  }
  var planTitle: String { language.say(cs: "Plán", en: "Plan") }
  var planned: String { language.say(cs: "Plán", en: "Planned") }
  var done: String { language.say(cs: "Skutečnost", en: "Done") }
  var stepTitle: String { language.say(cs: "Krok", en: "Step") }
  var notFinished: String { language.say(cs: "nedokončeno", en: "not finished") }
  var noWorkouts: String { language.say(cs: "Zatím žádné plány tréninku", en: "No workouts yet") }
  var planHint: String {
    language.say(
      cs: "Třeba 5min rozklus; 3x(400m @ 1:32-1:38 / 90s); výklus",
      en: "Such as 5min warm-up; 3x(400m @ 1:32-1:38 / 90s); cool-down")
  }
  var nextStep: String { language.say(cs: "Další krok", en: "Next Step") }

  func name(_ kind: WorkoutStep.Kind) -> String {
    switch kind {
    case .warmUp: language.say(cs: "Rozklus", en: "Warm-up")
    case .work: language.say(cs: "Úsek", en: "Work")
    case .rest: language.say(cs: "Pauza", en: "Rest")
    case .coolDown: language.say(cs: "Výklus", en: "Cool-down")
    }
  }

  /// Returns the name of a step and, if the step is repeated, which repetition it is: `Work 2 of 3`, `Úsek 2 ze 3`.
  func name(_ step: WorkoutStepView) -> String {
    let name = name(step.kind)
    guard let round = step.round, let rounds = step.rounds else { return name }
    return "\(name) \(some(round, of: rounds))"
  }

  /// Returns the planned distance or duration of a step: `400 m`, `1:30`; `open` if it has neither.
  func extent(_ step: WorkoutStepView) -> String {
    if let time = step.milliseconds { return self.time(time) }
    return step.lengthMillimetres.map(plannedLength) ?? language.say(cs: "volně", en: "open")
  }

  /// Returns a distance in the form that is usual in training plans: `400 m`, `1 km`, `1.5 km`.
  func plannedLength(_ millimetres: Int64) -> String {
    millimetres < 1_000_000 ? "\(millimetres / 1_000) m" : roundLength(millimetres)
  }

  /// Returns a step's planned distance or duration with its target time, pace or zone: `400 m in 1:32–1:38`,
  /// `1 km at 4:20 /km`, `5:00 in zone 2`.
  func planned(_ step: WorkoutStepView) -> String {
    let extent = extent(step)
    guard let target = step.target else { return extent }
    if let from = target.fromMilliseconds, let to = target.toMilliseconds {
      let range = range(time(from), time(to))
      return language.say(cs: "\(extent) za \(range)", en: "\(extent) in \(range)")
    }
    if let from = target.fromPace, let to = target.toPace {
      let slow = pace(to)
      let range = from == to ? slow : "\(pace(from).prefix { $0 != " " })–\(slow)"
      return language.say(cs: "\(extent) tempem \(range)", en: "\(extent) at \(range)")
    }
    let zone = target.zone ?? 0
    return language.say(cs: "\(extent) v zóně \(zone)", en: "\(extent) in zone \(zone)")
  }

  private func range(_ from: String, _ to: String) -> String { from == to ? from : "\(from)–\(to)" }

  /// Returns the text that announces a step when it begins: `2 of 3: 400 m in 1:32–1:38`, `Rest: 1:30`.
  func cue(_ step: WorkoutStepView) -> String {
    guard step.kind == .work, let round = step.round, let rounds = step.rounds else {
      return "\(name(step.kind)): \(planned(step))"
    }
    let which = language.say(cs: "\(round). ", en: "\(round) ") + language.outOf(rounds)
    return "\(which): \(planned(step))"
  }

  /// Describes the current step, and how much of it is left: `Work 2 of 3 · 400 m · 120 m left`.
  func underWay(_ step: LiveRunView.Step) -> String {
    let rest = step.restMilliseconds.map { time($0 + 999) } ?? step.restMillimetres.map { plannedLength($0 + 999) }
    let left = rest.map { language.say(cs: "zbývá \($0)", en: "\($0) left") }
    return ([name(step.planned), planned(step.planned)] + [left].compactMap { $0 }).joined(separator: " · ")
  }

  /// Says by how much the result of a step differs from the plan: `2 s over`, `o 2 s více`. If the step was not
  /// finished, says so. Empty if there is no difference.
  func difference(_ step: CompareWorkout.Step) -> String {
    guard step.lap != nil, step.done else { return notFinished }
    return off(step) ?? ""
  }

  private func off(_ step: CompareWorkout.Step) -> String? {
    if let time = step.overMilliseconds { return over(seconds(time), isMore: time > 0) }
    if let pace = step.overPace { return over("\(seconds(pace)) /km", isMore: pace > 0) }
    guard let length = step.overMillimetres else { return nil }
    return over(plannedLength(Int64(length.magnitude)), isMore: length > 0)
  }

  private func over(_ amount: String, isMore: Bool) -> String {
    isMore
      ? language.say(cs: "o \(amount) více", en: "\(amount) over")
      : language.say(cs: "o \(amount) méně", en: "\(amount) under")
  }

  private func seconds(_ milliseconds: Int64) -> String {
    let seconds = (Int64(milliseconds.magnitude) + 500) / 1_000
    return seconds < 60 ? "\(seconds) s" : time(seconds * 1_000)
  }

  /// Returns how far the runner is ahead of or behind an earlier run: `18 s ahead of Aug 9`, `o 18 s před během z 9.
  /// 8.`.
  /// - Parameters:
  ///   - milliseconds: the time by which the runner is behind the earlier run; negative if the runner is ahead.
  ///   - day: the day of the earlier run.
  func ahead(_ milliseconds: Int64, of day: CivilDay) -> String {
    let (amount, date) = (seconds(milliseconds), language.dayAndMonth(day))
    return milliseconds <= 0
      ? language.say(cs: "o \(amount) před během \(language.ofDay(date))", en: "\(amount) ahead of \(date)")
      : language.say(cs: "o \(amount) za během \(language.ofDay(date))", en: "\(amount) behind \(date)")
  }

  /// Returns a difference between two times with its sign, in whole seconds: `−18 s`, `+2 s`.
  func signed(_ milliseconds: Int64) -> String {
    (milliseconds < 0 ? "−" : milliseconds > 0 ? "+" : "") + seconds(milliseconds)
  }
}
