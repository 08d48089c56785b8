import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Shows on a screen what the user still has to decide: a question about each suspicious lap, and sections for all
/// other kinds of questions.
struct SwimReviewSections {
  let language: Language
  private var strings: SwimReviewStrings { SwimReviewStrings(language: language) }

  func elements(_ output: ReviewLaps.Output) -> [Element] {
    let asked = Dictionary(grouping: output.suspicious + output.missedTurns, by: \.segment)
      .mapValues { Set($0.map(\.lap)) }
    let questions =
      output.suspicious.map { tooFast($0, asked) } + output.missedTurns.map { tooSlow($0, asked) }
      + output.duplicates.map(twice)
    return questions
      + [
        section(strings.setAside, strings.correctAgain, output.setAside.map(row)),
        section(strings.incomplete, strings.exportAgain, output.incomplete.map(row)),
        section(strings.doubted, strings.countsNothing, output.doubted.map(row)),
      ].compactMap { $0 }
  }

  private func section(_ title: String, _ explanation: String, _ rows: [Element]) -> Element? {
    guard !rows.isEmpty else { return nil }
    return Element(
      .section, title, type: .title,
      children: [Element(.text, explanation, type: .caption, color: Hue.secondary.text)] + rows)
  }

  // MARK: Laps

  /// The numbers of the laps of each segment about which the user is asked.
  private typealias Asked = [SwimSegmentID: Set<Int>]

  private func tooFast(_ lap: ReviewLaps.SuspiciousLap, _ asked: Asked) -> Element {
    let leaveOut = answer(
      language.say(cs: "Vynechat", en: "Leave It Out"), lap, Action(ExcludeLaps.method, parameters(lap)), "exclude")
    return question(
      lap, asked,
      language.say(cs: "Než rozhodnete, rekordy ji nepočítají.", en: "Until you decide, records leave it out."),
      [leaveOut, counts(lap)])
  }

  private func tooSlow(_ lap: ReviewLaps.SuspiciousLap, _ asked: Asked) -> Element {
    let split = Action(
      SplitLap.method, ["segment": .text(lap.segment.description), "lap": .number(lap.lap), "into": .number(2)])
    let text = language.say(cs: "Rozdělit na dvě", en: "Split in Two")
    return question(
      lap, asked,
      language.say(
        cs: "Možná chybí obrátka. Rekordy ji počítají.", en: "A turn may be missing. Records count it."),
      [
        .button(
          text, label: "\(text): \(name(lap))", action: split,
          command: ["swim", "split", lap.segment.description, "--lap", String(lap.lap), "--into", "2"]), counts(lap),
      ])
  }

  private func question(
    _ lap: ReviewLaps.SuspiciousLap, _ asked: Asked, _ why: String, _ answers: [Element]
  ) -> Element {
    let see = language.say(cs: "Ukázat úsek", en: "See the Segment")
    let evidence = LapEvidence(language: language, lap: lap, asked: asked[lap.segment] ?? [])
    func text(_ time: String) -> String {
      language.say(cs: "Uplavali jste délku \(lap.lap) za \(time)?", en: "Did you swim lap \(lap.lap) in \(time)?")
    }
    return .decision(
      text(language.time(lap.hundredths) + (lap.hundredths < 6_000 ? " s" : "")),
      label: text(language.spokenTime(lap.hundredths)),
      key: "lap-\(lap.segment)-\(lap.lap)",
      source: [feature, lap.style.lapName(language), language.date(lap.day)].joined(separator: " · "),
      icon: SwimReviewSections.icon, hue: .accent,
      evidence: evidence.chart.map { [$0] } ?? [],
      why: [capitalized(lap.why.words(language)) + ".", evidence.others, why].compactMap { $0 }.joined(separator: " "),
      answers: answers,
      see: .link(see, label: "\(see): \(name(lap))", to: SwimmingDestinations.segment(lap.segment)))
  }

  private func counts(_ lap: ReviewLaps.SuspiciousLap) -> Element {
    answer(language.say(cs: "Platí", en: "It Counts"), lap, Action(ConfirmLaps.method, parameters(lap)), "confirm")
  }

  private func answer(
    _ text: String, _ lap: ReviewLaps.SuspiciousLap, _ action: Action, _ command: String
  ) -> Element {
    .button(
      text, label: "\(text): \(name(lap))", action: action,
      command: ["swim", command, lap.segment.description, "--laps", String(lap.lap)])
  }

  private func parameters(_ lap: ReviewLaps.SuspiciousLap) -> [String: Action.Parameter] {
    ["segment": .text(lap.segment.description), "laps": .numbers([lap.lap, lap.lap])]
  }

  private func name(_ lap: ReviewLaps.SuspiciousLap) -> String {
    language.say(cs: "délka \(lap.lap), \(language.date(lap.day))", en: "lap \(lap.lap), \(language.date(lap.day))")
  }

  // MARK: Whole swims

  /// Asks which of two recordings of the same swim should count.
  private func twice(_ duplicate: ReviewLaps.Duplicate) -> Element {
    let keep = language.say(cs: "Nechat, jak je", en: "Leave as It Is")
    let other = language.say(cs: "Počítat druhý", en: "Count the Other")
    let see = language.say(cs: "Ukázat plavání", en: "See the Swim")
    let date = language.date(duplicate.day)
    func answer(_ text: String, _ swim: SwimID, _ source: String) -> Element {
      .button(
        text, label: "\(text): \(source), \(date)",
        action: Action(PreferDuplicate.method, ["swim": .text(swim.description)]),
        command: ["swim", "prefer", swim.description])
    }
    func side(_ name: String, _ source: String) -> Element { Element(.stat, name, value: source, type: .body) }
    return .decision(
      language.say(cs: "Který záznam se počítá?", en: "Which recording counts?"), key: "twice-\(duplicate.swim)",
      source: "\(feature) · \(date)", icon: SwimReviewSections.icon,
      hue: .accent,
      evidence: [
        Element(
          .statGrid,
          children: [
            side(language.say(cs: "Počítá se", en: "Counts"), duplicate.countsSource),
            side(language.say(cs: "Nepočítá se", en: "Does not count"), duplicate.source),
          ])
      ],
      why: language.say(
        cs: "Je to týž trénink, zaznamenaný dvakrát. Počítá se jen jeden.",
        en: "It is one swim, recorded twice. Only one of them counts."),
      answers: [
        answer(keep, duplicate.counts, duplicate.countsSource), answer(other, duplicate.swim, duplicate.source),
      ],
      see: .link(see, label: "\(see): \(date)", to: SwimmingDestinations.swim(duplicate.counts)))
  }

  private static let icon = "figure.pool.swim"
  private var feature: String { SwimOverviewStrings(language: language).swimming }

  private func row(_ correction: ReviewLaps.SetAside) -> Element {
    let strings = SwimmingStrings(language: language)
    let value = correction.value.map { self.strings.value(correction.change, $0) }
    let what = [correction.change.name(language), value].compactMap { $0 }.joined(separator: ", ")
    let laps = correction.laps.map(strings.laps)
    return Element(
      .row, label: [what, laps, correction.swim.description].compactMap { $0 }.joined(separator: ", "),
      children: [
        .cell(what, .leading, .body), .cell(laps ?? "", .leading, .caption, Hue.secondary.text),
        .cell(correction.swim.description, .trailing, .caption, Hue.secondary.text),
      ])
  }

  private func row(_ swim: ReviewLaps.Doubted) -> Element {
    let why = strings.why(swim)
    return Element(
      .row, label: [why, language.date(swim.day)].joined(separator: ", "),
      children: [
        .cell(why, .leading, .body), .cell(language.date(swim.day), .trailing, .caption, Hue.secondary.text),
      ] + [answer(swim)].compactMap { $0 })
  }

  /// Returns the button that confirms the doubted distance, or sets the suggested length of the pool. Nil if the user
  /// has to enter the length of the pool, because none is suggested.
  private func answer(_ swim: ReviewLaps.Doubted) -> Element? {
    let name = swim.swim.description
    if swim.metres != nil {
      let text = language.say(cs: "Platí", en: "It Counts")
      return .link(
        text, label: "\(text): \(language.date(swim.day))", hint: language.say(cs: "Počítá ji", en: "Counts it"),
        Action(ConfirmDistance.method, ["swim": .text(name)]), command: "swim", "confirm", name)
    }
    guard let pool = swim.suggestedPoolMetres else { return nil }
    let length = language.distance(Double(pool.centimetres) / 100, .metre)
    let text = language.say(cs: "Bylo to \(length)", en: "It Was \(length)")
    return .link(
      text, label: "\(text): \(language.date(swim.day))",
      hint: language.say(cs: "Nastaví délku bazénu", en: "Sets the length of the pool"),
      Action(SetPoolLength.method, ["swim": .text(name), "poolMetres": .decimal(Double(pool.centimetres) / 100)]),
      command: "swim",
      "set-pool", name, pool.metres)
  }

  private func row(_ swim: ReviewLaps.Incomplete) -> Element {
    let text = language.say(cs: "Vyřadit", en: "Remove")
    let laps = language.counted(swim.lapCount, .laps)
    return Element(
      .row, label: [swim.source, laps, language.date(swim.day)].joined(separator: ", "),
      children: [
        .cell(swim.source, .leading, .body), .cell(laps, .leading, .caption, Hue.secondary.text),
        .cell(language.date(swim.day), .trailing, .caption, Hue.secondary.text),
        .link(
          text, label: "\(text): \(swim.source), \(language.date(swim.day))",
          hint: language.say(cs: "Do knihy nepatří", en: "Removes it from the book"), color: Hue.destructive.text,
          Action(RemoveSwim.method, ["swim": .text(swim.swim.description)], style: .destructive), command: "swim",
          "remove", swim.swim.description),
      ])
  }
}
