import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The numbers of sets with which a workout trained each muscle.
struct WorkoutMuscles {
  let strings: StrengthStrings

  private var language: Language { strings.language }

  /// Returns a table of the muscles with bars, the most trained first; nil if no muscle is known.
  func table(_ muscles: [ShowWorkout.Muscle]) -> Element? {
    guard let most = muscles.first?.halves else { return nil }
    let titles = [strings.muscle, strings.sets].map { Element.cell($0, .leading, .caption, Hue.secondary.text) }
    let rows = muscles.map { muscle in
      let (name, count) = (capitalized(strings.muscle(muscle.muscle)), muscle.halves)
      return Element(
        .tableRow, label: "\(name), \(strings.counted(halfSets: count))",
        children: [
          .cell(name, .leading, .body),
          Element(.text, strings.halves(count), placement: .leading, type: .time, percent: count * 100 / most),
        ])
    }
    return .card(
      language.say(cs: "Svaly", en: "Muscles"),
      [
        Element(.table, children: [Element(.tableHeader, children: titles)] + rows),
        .note(language.say(cs: "Série, pomocnému svalu za půl", en: "Sets, half for a muscle that helps")),
      ])
  }
}

extension StrengthStrings {
  /// Returns a set's values; the load has no unit if it is the user's.
  func brief(_ set: SetView) -> String {
    guard let load = set.load, let reps = set.reps, load.unit == unit, set.seconds == nil, set.millimetres == nil
    else { return measures(set) }
    return "\(language.thousandths(Int(load.thousandths))) × \(language.number(reps))"
  }

  /// Returns a badge for a record that was set, such as `One-rep max 96.3 kg, +3`; nil if the record no longer exists.
  func badge(_ move: RecordMoveView) -> Element? {
    guard let after = move.after else { return nil }
    let before = move.before.map { ", \(language.say(cs: "předtím", en: "before")) \(value($0))" } ?? ""
    let gain = move.before.flatMap { self.gain($0, after) }.map { ", " + $0 } ?? ""
    return Element(
      .badge, "\(capitalized(shortName(after.kind))) \(value(after))\(gain)",
      label: "\(capitalized(name(after.kind))) \(value(after))\(before)", type: .caption, fill: Hue.best.fill,
      icon: .best)
  }

  /// Returns by how much a record changed, in the unit of its value, such as `+2.5`; nil for times and distances.
  private func gain(_ before: RecordView, _ after: RecordView) -> String? {
    let difference: Int? =
      switch after.kind {
      case .mostReps: zip(before.reps, after.reps).map { ($1 - $0) * 1_000 }
      case .heaviest, .leastAssistance:
        zip(before.load, after.load).flatMap { $0.unit == $1.unit ? Int($1.thousandths - $0.thousandths) : nil }
      case .oneRepMax, .setVolume, .workoutVolume:
        zip(before.tenths, after.tenths).map { thousandths(tenths: $1) - thousandths(tenths: $0) }
      case .farthest, .longest: nil
      }
    guard let difference, difference != 0 else { return nil }
    return (difference > 0 ? "+" : "−") + language.thousandths(abs(difference))
  }

  private func zip<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
    if let first, let second { (first, second) } else { nil }
  }
}
