import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The texts about the questions that the user still has to decide, both on screens and in the output of commands.
struct SwimReviewStrings {
  let language: Language

  var duplicates: String { language.say(cs: "Druhé záznamy téhož tréninku", en: "Duplicate Recordings") }

  var setAside: String {
    language.say(cs: "Opravy, které se k novějšímu načtení nehodí", en: "Corrections That No Longer Fit")
  }
  var correctAgain: String {
    language.say(
      cs: "Délky se změnily; opravte je znovu, jestli je třeba.",
      en: "A newer import changed the laps. Correct them again where needed.")
  }

  var incomplete: String { language.say(cs: "Tréninky, kterým chybí délky", en: "Swims with Missing Laps") }
  var exportAgain: String {
    language.say(
      cs: "Soubor sám dokazuje, že v něm část chybí. Exportujte data znovu a načtěte je.",
      en: "The file shows that part of it is missing. Export the data again and import it.")
  }

  var doubted: String {
    language.say(cs: "Vzdálenosti, které nemohou být pravda", en: "Distances That Cannot Be Right")
  }
  var countsNothing: String {
    language.say(cs: "Dokud nerozhodnete, počítají se jako 0 m.", en: "Until you decide, they count as 0 m.")
  }

  /// Explains why the distance or the pool of a swim is doubtful.
  func why(_ swim: ReviewLaps.Doubted) -> String {
    guard let metres = swim.metres else {
      let pool = language.distance(swim.poolMetres ?? 0, .metre)
      let suggested = swim.suggestedPoolMetres.map { language.distance(Double($0.centimetres) / 100, .metre) }
      return language.say(
        cs: "Soubor uvádí bazén \(pool)" + (suggested.map { "; nebylo to \($0)?" } ?? ""),
        en: "The file says a pool of \(pool)" + (suggested.map { "; was it \($0)?" } ?? ""))
    }
    let distance = language.distance(metres, .metre)
    let speed = language.decimal(Double(((swim.millimetresPerSecond ?? 0) + 50) / 100) / 10)
    return language.say(
      cs: "\(distance) by bylo \(speed) m/s: počítá se, až to potvrdíte",
      en: "\(distance) would be \(speed) m/s: it counts once you confirm it")
  }

  /// Describes the new value that a correction assigns.
  /// - Parameters:
  ///   - change: the kind of correction.
  ///   - value: the value as it is written in JSON.
  func value(_ change: SwimCorrectionKind, _ value: String) -> String {
    switch change {
    case .style, .styleOfUnknown: StrokeStyle(named: value)?.name(language) ?? value
    case .equip: equipment(value.split(separator: " ").compactMap { SwimEquipment(rawValue: String($0)) })
    case .split: language.say(cs: "na \(value)", en: "into \(value)")
    case .poolLength:
      PoolLength(written: value).map { language.distance(Double($0.centimetres) / 100, .metre) } ?? value
    case .distance: Double(value).map { language.distance($0, .metre) } ?? value
    case .utcOffset: Int(value).map(SwimReviewStrings.offset) ?? value
    case .reclaim: reclaimed(value)
    case .confirm, .merge, .join, .exclude, .confirmDistance, .remove, .prefer: value
    }
  }

  private func equipment(_ all: [SwimEquipment]) -> String {
    all.isEmpty ? language.say(cs: "bez vybavení", en: "none") : SwimEquipmentWords.names(all, language)
  }

  /// Returns the text for a UTC offset given in seconds: `UTC−5:00`.
  private static func offset(_ seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    return "UTC\(seconds < 0 ? "−" : "+")\(minutes / 60):\(ASCII.decimal(minutes % 60, digits: 2))"
  }
}

extension SwimReviewStrings {
  /// Describes lengths that a correction adds where the watch recorded a gap: `2 lengths, backstroke` for the value
  /// `2 backstroke`.
  private func reclaimed(_ value: String) -> String {
    let parts = value.split(separator: " ")
    let count = parts.first.flatMap { Int($0) } ?? 0
    let lengths = language.counted(count, .laps)
    let style = parts.dropFirst().first.flatMap { StrokeStyle(named: String($0)) }
    return [lengths, style?.name(language).lowercased()].compactMap { $0 }.joined(separator: ", ")
  }
}

extension ReviewLaps.SuspiciousLap.Reason {
  func words(_ language: Language) -> String {
    switch self {
    case .tooFast: language.say(cs: "příliš rychlá", en: "too fast")
    case .short: language.say(cs: "příliš krátká", en: "too short")
    case .long: language.say(cs: "mnohem delší než ostatní", en: "much longer than the others")
    }
  }
}
