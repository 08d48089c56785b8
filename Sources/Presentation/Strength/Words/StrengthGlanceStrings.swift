import BookPresentation
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// Creates the part of the overview that is about strength training: the workout in progress, and the most recent
/// workout.
struct StrengthGlanceStrings {
  let strings: StrengthStrings
  private var language: Language { strings.language }

  func part(_ part: StrengthGlance?) -> OverviewPart {
    OverviewPart(
      state: state(part), live: part.flatMap(live), record: part?.raised.flatMap(record),
      recent: part?.recent.map(recent) ?? [])
  }

  private func record(_ raised: NamedRaisedLoad) -> OverviewPart.Record? {
    guard let newest = raised.steps.last else { return nil }
    let unit = newest.load.unit
    let points = raised.steps.map { step in
      Chart.Point(
        x: step.day.daysSinceEpoch, y: step.load.thousandths(in: unit), xText: language.date(step.day),
        yText: strings.load(step.load))
    }
    func difference(_ thousandths: Int) -> Load? { Load(thousandths: thousandths, unit: unit) }
    return .newest(
      strings.shortening([raised.exercise]).name(raised.exercise), strings.load(newest.load),
      spoken: strings.spoken(newest.load), on: newest.day,
      place: nil,
      progress: (
        Chart(.line, points, x: .days, y: .thousandths, better: .more),
        { difference($0).map { strings.load($0) } ?? "" }, { difference($0).map { strings.spoken($0) } ?? "" }
      ), language, .purple, to: StrengthDestinations.exercise(raised.exercise))
  }

  private func recent(_ workout: WorkoutListing) -> OverviewPart.Recent {
    let start = CivilDateTime(workout.start, offset: workout.utcOffsetSeconds)
    let (name, sets) = (strings.name(workout), strings.counted(workout.setCount, .sets))
    let spoken = [name, language.spokenDate(workout.day), strings.spokenVolume(tenths: workout.volumeTenths), sets]
    return OverviewPart.Recent(
      on: start.day, at: start.time, name, strings.volume(tenths: workout.volumeTenths), sets,
      label: spoken.joined(separator: ", "),
      to: StrengthDestinations.workout(workout.id))
  }

  private func state(_ part: StrengthGlance?) -> String {
    if let running = part?.running {
      return language.say(cs: "probíhá: \(strings.name(running))", en: "on: \(strings.name(running))")
    }
    return part?.latest.map { "\(strings.name($0)), \(language.date($0.day))" }
      ?? language.say(cs: "Zatím žádné tréninky", en: "No workouts yet")
  }

  /// A link to the workout in progress, with its clock, its sets and its volume; nil if none is in progress.
  private func live(_ part: StrengthGlance) -> Element? {
    guard let workout = part.running else { return nil }
    let now = language.say(cs: "Právě trénujete", en: "Workout now")
    let name = workout.name == nil ? now : "\(now): \(strings.name(workout))"
    let elapsed = Int((part.elapsedMilliseconds ?? 0) / 1_000)
    let clock = Element(
      .timer, strings.clock(seconds: elapsed), value: part.elapsedSince.map { "\($0)/.." }, type: .heroNumber)
    let figures = [
      Element(
        .stat, strings.time, label: strings.spoken(seconds: elapsed), value: clock.text, type: .heroNumber,
        children: [clock]),
      Element(
        .stat, strings.sets, value: language.number(workout.setCount), type: .heroNumber,
        unit: part.setsPlanned.map { language.outOf($0) }),
      .stat(
        strings.volume, strings.mass(workout.volumeTenths),
        spoken: strings.spokenVolume(tenths: workout.volumeTenths), type: .heroNumber),
    ]
    return .banner(name, figures, to: StrengthDestinations.active)
  }
}
