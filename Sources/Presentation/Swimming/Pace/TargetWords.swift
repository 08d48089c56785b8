import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Describes target times, for the screens that list them.
struct TargetWords {
  let language: Language
  /// Whether the time left until a target's day is always given in days. Otherwise, a long time is given in weeks.
  var countsDays = false
  private var shared: SwimmingStrings { SwimmingStrings(language: language) }

  /// Returns the row of a target.
  /// - Parameter actions: the buttons that are shown after the row's text.
  func row(_ target: ShowTargets.Target, actions: [Element] = []) -> Element {
    let name =
      shared.swim(target.style, Double(target.distance), target.course.unit) + " "
      + language.time(target.hundredths)
    let by = [target.meet.map { printable($0) }, target.day.map { language.date($0) }].compactMap { $0 }
    let weeks = target.daysLeft.flatMap { $0 >= 0 ? left($0) : nil }
    let notes = [shared.name(of: target.course), state(target)] + by + [weeks].compactMap { $0 }
    return .row(
      name, notes.joined(separator: " · "), hint: language.say(cs: "Ukáže pokusy", en: "Shows the attempts"),
      fill: target.style.hue.fill,
      to: SwimmingDestinations.history(target.style, target.distance, target.course), actions: actions)
  }

  private func left(_ days: Int) -> String {
    countsDays || days < 14
      ? language.say(cs: "zbývá dnů: \(days)", en: days == 1 ? "1 day left" : "\(days) days left")
      : language.say(cs: "zbývá týdnů: \(days / 7)", en: "\(days / 7) weeks left")
  }

  private func state(_ target: ShowTargets.Target) -> String {
    switch target.state {
    case .reached: language.say(cs: "splněno", en: "reached")
    case .noTime: language.say(cs: "zatím bez času", en: "no time yet")
    case .open, .past:
      (target.state == .past ? language.say(cs: "po termínu, ", en: "past, ") : "")
        + language.say(cs: "chybí ", en: "missing ") + language.time(target.missingHundredths ?? 0)
        + " (\(language.percent(thousandths: target.missingThousandths ?? 0)))"
    }
  }
}

/// Describes weekly goals, what was swum, and what is missing to reach the goal. All of these have the unit of the
/// goal: metres, yards or swims.
struct GoalWords {
  let language: Language

  /// Returns the goal in words.
  /// - Parameter text: the goal, such as `8 km`.
  func goal(_ text: String) -> String {
    switch SwimGoal(text) {
    case .swims(let count)?: language.counted(count, .swims)
    case .distance(let centimetres, let unit)?: distance(centimetres, unit)
    case nil: text
    }
  }

  /// Returns the distance that was swum, in the unit of the goal; in metres if the goal is no distance.
  /// - Parameter goal: the goal, such as `8 km`; nil if there is none.
  func swum(centimetres: Int, of goal: String?) -> String {
    guard case .distance(_, let unit)? = goal.flatMap({ SwimGoal($0) }) else { return distance(centimetres, .metre) }
    return distance(centimetres, unit)
  }

  /// Says how much is missing to reach the goal.
  /// - Parameters:
  ///   - missing: what is missing, in centimetres or in swims, depending on the goal.
  ///   - goal: the goal, such as `8 km`.
  func missing(_ missing: Int, of goal: String) -> String {
    if missing == 0 { return language.say(cs: "splněno", en: "reached") }
    return switch SwimGoal(goal) {
    case .swims?: language.counted(missing, .swims)
    case .distance(_, let unit)?: distance(missing, unit)
    case nil: ""
    }
  }

  private func distance(_ centimetres: Int, _ unit: LengthUnit) -> String {
    language.distance(Double(unit.hundredths(centimetres: centimetres)) / 100, unit)
  }
}
