import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// What the swimmer has to decide, on a screen: a section for each question, with rows that lead to where it is decided.
struct SwimReviewSections {
  let language: Language
  private var strings: SwimReviewStrings { SwimReviewStrings(language: language) }

  func elements(_ output: ReviewLaps.Output) -> [Element] {
    [
      section(
        language.say(cs: "Podezřelé délky", en: "Suspicious Laps"),
        language.say(cs: "Do rekordů se nepočítají.", en: "Records do not count them."), output.suspicious.map(row)),
      section(
        language.say(cs: "Možná přehlédnutá obrátka", en: "Possible Missed Turn"),
        language.say(cs: "Do rekordů se počítají.", en: "Records count them."), output.missedTurns.map(row)),
      section(
        strings.duplicates, language.say(cs: "Počítá se jen jeden.", en: "Only one of them counts."),
        output.duplicates.map(row)),
      section(strings.setAside, strings.correctAgain, output.setAside.map(row)),
      section(strings.incomplete, strings.exportAgain, output.incomplete.map(row)),
    ].compactMap { $0 }
  }

  private func section(_ title: String, _ explanation: String, _ rows: [Element]) -> Element? {
    guard !rows.isEmpty else { return nil }
    return Element(
      .section, title, type: .title,
      children: [Element(.text, explanation, type: .caption, color: Hue.secondary.text)] + rows)
  }

  private func row(_ lap: ReviewLaps.SuspiciousLap) -> Element {
    let what = lap.style.lapName(language) + ", " + language.say(cs: "délka \(lap.lap)", en: "lap \(lap.lap)")
    return Element(
      .row,
      label: [what, language.spokenTime(lap.hundredths), lap.why.words(language), language.date(lap.day)]
        .joined(separator: ", "),
      hint: language.say(cs: "Ukáže úsek, kde se rozhodne", en: "Shows the segment, where it is decided"),
      fill: lap.style.hue.fill, to: SwimmingDestinations.segment(lap.segment),
      children: [
        .cell(what, .leading, .body),
        .cell(language.time(lap.hundredths), .center, .time),
        .cell(lap.why.words(language) + ", " + language.date(lap.day), .trailing, .caption, Hue.secondary.text),
        .identifier(lap.segment.description),
      ])
  }

  private func row(_ duplicate: ReviewLaps.Duplicate) -> Element {
    let text = language.say(cs: "Počítat tento", en: "Count This One")
    let keep = language.say(cs: "Nechat, jak je", en: "Leave as It Is")
    let counts = language.say(cs: "Počítá se \(duplicate.countsSource)", en: "\(duplicate.countsSource) counts")
    return Element(
      .row, label: [duplicate.source, language.date(duplicate.day), counts].joined(separator: ", "),
      children: [
        .cell(duplicate.source, .leading, .body),
        .cell(counts, .leading, .caption, Hue.secondary.text),
        .cell(language.date(duplicate.day), .trailing, .caption, Hue.secondary.text),
        .link(
          text, label: "\(text): \(duplicate.source), \(language.date(duplicate.day))",
          hint: language.say(cs: "Počítat místo druhého", en: "Count it instead of the other"),
          Action(PreferDuplicate.method, ["swim": .text(duplicate.swim.description)]), command: "swim", "prefer",
          duplicate.swim.description),
        .link(
          keep, label: "\(keep): \(duplicate.countsSource), \(language.date(duplicate.day))",
          hint: language.say(cs: "Počítat dál ten, který se počítá", en: "Keep counting the current one"),
          Action(PreferDuplicate.method, ["swim": .text(duplicate.counts.description)]), command: "swim", "prefer",
          duplicate.counts.description),
      ])
  }

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
