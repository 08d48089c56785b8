import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Creates the notes on the laps of a segment. A lap gets a note if its style differs from the segment's. If the
/// segment itself has several styles, a lap gets a note if its style differs from that of most laps.
struct LapNotes {
  private let language: Language
  private let segment: ShowSegment.Output
  /// The style in which more than half of the laps were swum; nil if there is none.
  private let mostSwum: StrokeStyle?

  init(language: Language, segment: ShowSegment.Output) {
    self.language = language
    self.segment = segment
    let laps = segment.lapTable
    mostSwum = StrokeStyle.allCases.first { style in laps.count { $0.style == style } * 2 > laps.count }
  }

  func standsOut(_ lap: ShowSegment.LapRow) -> Bool {
    guard lap.marks.contains(.otherStyle) else { return false }
    guard segment.style == .mix || segment.style == .unknown else { return true }
    return mostSwum.map { $0 != lap.style } ?? false
  }

  func notes(_ lap: ShowSegment.LapRow) -> [String] {
    if lap.marks.isEmpty, lap.restHundredths == nil { return [] }
    var notes = lap.marks.filter { $0 != .otherStyle || standsOut(lap) }.map { note($0, lap) }
    if let rest = lap.restHundredths {
      notes.append(language.say(cs: "odpočinek ", en: "rest ") + language.time(rest) + " s")
    }
    return notes
  }

  private func note(_ mark: ShowSegment.Mark, _ lap: ShowSegment.LapRow) -> String {
    switch mark {
    case .otherStyle: language.say(cs: "jiný styl", en: "other style")
    case .tooFast: language.say(cs: "příliš rychlá", en: "too fast")
    case .short: language.say(cs: "příliš krátká", en: "too short")
    case .long: language.say(cs: "nezvykle dlouhá", en: "unusually long")
    case .confirmed: language.say(cs: "potvrzena", en: "confirmed")
    case .merged: language.say(cs: "sloučena", en: "merged")
    case .estimated: language.say(cs: "odhad", en: "estimated")
    case .excluded: language.say(cs: "vyloučena", en: "excluded")
    case .reclaimed: language.say(cs: "doplněna do mezery", en: "added in a gap")
    case .joined: language.say(cs: "napojena přes mezeru", en: "joined over a gap")
    case .edited:
      language.say(
        cs: "upraveno (hodinky: \(lap.detected.name(language)))", en: "edited (watch: \(lap.detected.name(language)))")
    }
  }
}
