import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// A card about critical swim speed: the speed that a swimmer could theoretically sustain, computed from the best times
/// over 200 and 400 metres or yards. It shows the value, the formula and its limits.
struct CriticalSpeedCard {
  let language: Language
  let output: ShowProgress.Output

  private var unit: LengthUnit { output.unit }

  var card: Element {
    Element(
      .card, language.say(cs: "Kritická plavecká rychlost", en: "Critical Swim Speed"), type: .title,
      fill: StrokeStyle.freestyle.hue.fill, children: children + [zones])
  }

  private var zones: Element {
    .link(
      language.say(cs: "Pásma, starty a odhady", en: "Zones, Send-Offs and Predictions"),
      to: SwimmingDestinations.pace(output.course))
  }

  private var children: [Element] {
    guard let speed = output.criticalSpeed else { return [note(refused(.no400, until: nil))] + others }
    guard let pace = speed.pacePer100Milliseconds, let thousandths = speed.speedThousandths else {
      return [note(refused(speed.refusal ?? .no400, until: speed.until))] + sources(speed) + others + [note(formula)]
    }
    var children = [
      Element(
        .text, language.pace(milliseconds: pace, unit), label: language.spokenPace(milliseconds: pace, unit),
        type: .heroNumber),
      .fact(
        language.say(cs: "Rychlost", en: "Speed"),
        "\(language.decimal(Double(thousandths) / 1_000)) \(unit.rawValue)/s"),
    ]
    if speed.isDoubtful == true, let share = speed.shareOf400Thousandths {
      children.append(
        Element(
          .warning,
          language.say(
            cs: "Je to \(language.percent(thousandths: share)) rychlosti na 400: jedna z obou tratí sotva byla naplno.",
            en:
              "It is \(language.percent(thousandths: share)) of the speed over the 400: one of the two was probably not all out."
          ),
          type: .body, color: Hue.warning.text, icon: .warning))
    }
    return children + sources(speed) + quarters + [note(formula), note(limits)]
  }

  /// Links to other courses on which the swimmer has times over both 200 and 400 metres or yards.
  private var others: [Element] {
    let strings = SwimmingStrings(language: language)
    return (output.otherCriticalCourses ?? []).map { course in
      let pool = strings.name(of: course)
      let text = language.say(cs: "Obě tratě jsou v knize: \(pool)", en: "Both are in the book: \(pool)")
      return Element(
        .row, label: text, hint: language.say(cs: "Ukáže tento bazén", en: "Shows that pool"),
        fill: StrokeStyle.freestyle.hue.fill, icon: .forward,
        to: SwimmingDestinations.progress(course, style: output.style, since: nil),
        children: [.cell(text, .leading, .body)])
    }
  }

  private func sources(_ speed: ShowProgress.CriticalSpeedView) -> [Element] {
    [speed.best200, speed.best400].compactMap { $0 }.map { best in
      let shared = SwimmingStrings(language: language)
      let name = shared.swim(best.style, Double(best.distance), best.unit)
      let segment = best.segment.description
      let estimated = shared.estimate(best.estimated)
      return Element(
        .row, label: "\(name), \(language.spokenTime(best.hundredths)), \(language.spokenDate(best.day))\(estimated)",
        hint: language.say(cs: "Ukáže úsek", en: "Shows the segment"), fill: best.style.hue.fill, icon: .forward,
        to: SwimmingDestinations.segment(named: segment),
        children: [
          .cell(name, .leading, .body), .cell(language.time(best.hundredths), .center, .time),
          .cell(language.date(best.day) + estimated, .trailing, .caption, Hue.secondary.text), .identifier(segment),
        ])
    }
  }

  /// The pace at critical swim speed in each quarter; empty unless it is known for at least two quarters.
  private var quarters: [Element] {
    let parts = output.quarters.compactMap { quarter in
      quarter.criticalPaceMilliseconds.map { pace in
        let name = language.say(
          cs: "\(quarter.quarter). čtv. \(quarter.year)", en: "Q\(quarter.quarter) \(quarter.year)")
        return "\(name) \(language.time(milliseconds: pace))"
      }
    }
    guard parts.count > 1 else { return [] }
    return [Element(.text, parts.joined(separator: " · "), type: .body)]
  }

  private func note(_ text: String) -> Element {
    Element(.text, text, type: .caption, color: Hue.secondary.text)
  }

  private func refused(_ refusal: CriticalSpeed.Refusal, until: CivilDay?) -> String {
    let window =
      until.map {
        language.say(cs: " v 90 dnech do \(language.date($0))", en: " in the 90 days to \(language.date($0))")
      } ?? ""
    switch refusal {
    case .no200:
      return language.say(
        cs: "Nelze určit: chybí 200 m kraulem\(window).", en: "Unknown: no 200 freestyle\(window).")
    case .no400:
      return language.say(
        cs: "Nelze určit: chybí 400 m kraulem\(window).", en: "Unknown: no 400 freestyle\(window).")
    case .sameSegment:
      return language.say(
        cs: "Nelze určit: jediná 200 leží uvnitř té 400, a neříká, jak rychlá by byla sama.",
        en: "Unknown: the only 200 is part of that 400, so it does not show the speed over 200 alone.")
    case .notSlower:
      return language.say(
        cs: "Nelze určit: 400 není pomalejší než dvakrát 200.",
        en: "Unknown: the 400 is not slower than twice the 200.")
    case .tooFarApart:
      return language.say(
        cs: "Nelze určit: obě tratě dělí více než 90 dnů.", en: "Unknown: the two are more than 90 days apart.")
    }
  }

  private var formula: String {
    language.say(
      cs: "200 / (T400 − T200) z nejlepších časů kraulu, z různých úseků a nejvýš 90 dnů od sebe (Wakayoshi 1992).",
      en:
        "200 / (T400 − T200) of the best freestyle times, in different segments, at most 90 days apart (Wakayoshi 1992)."
    )
  }

  private var limits: String {
    language.say(
      cs: "Je to asi o 5 % víc, než co jde držet 30 minut.",
      en: "It is about 5% faster than you can hold for 30 minutes."
    )
  }
}
