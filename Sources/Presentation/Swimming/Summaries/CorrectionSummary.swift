package import KernelDomain
package import KernelPresentation
package import SwimmingApplication
import SwimmingDomain

/// Describes in words the result of making or undoing a correction.
package enum CorrectionSummary {
  /// Describes a correction and its effects, and adds the command that undoes the correction.
  /// - Parameters:
  ///   - output: the correction.
  ///   - language: the language.
  ///   - program: the program as the user calls it, with which the command begins.
  package static func text(_ output: SwimCorrectionOutput, _ language: Language, _ program: Program) -> String {
    summary(output, language) + program.undo(output.number, language)
  }

  /// Describes a correction and its effects, without adding a command.
  static func summary(_ output: SwimCorrectionOutput, _ language: Language) -> String {
    guard output.changed else {
      return language.say(
        cs: "V knize to tak už je; nic se nezměnilo.\n", en: "The book already has this; nothing was changed.\n")
    }
    let isDryRun = output.dryRun == true
    let head =
      isDryRun
      ? language.say(cs: "Opravilo by se: ", en: "Would be corrected: ")
      : language.say(cs: "Opraveno: ", en: "Corrected: ")
    return head + what(output, language) + lengthsAnew(output, language) + records(output, language)
      + doubts(output.doubts ?? [], language)
      + (isDryRun ? language.say(cs: "Nic se nezměnilo.\n", en: "Nothing was changed.\n") : "")
  }

  /// Says how many lengths a swim has after its pool was changed. Empty if the file itself states the lengths, so that
  /// their number doesn't depend on the pool.
  private static func lengthsAnew(_ output: SwimCorrectionOutput, _ language: Language) -> String {
    guard let anew = output.lengthsAnew else { return "" }
    let distance = language.distance(anew.metres, .metre)
    let pool = SwimmingStrings(language: language).length(of: SwimCourse(anew.poolMetres))
    let lengths = language.counted(anew.lengthCount, .lengths) + language.say(cs: " po \(pool)", en: " of \(pool)")
    guard anew.leftOutCount > 0 else {
      return language.say(
        cs: "Vzdálenost zůstává \(distance): nyní \(lengths)\n",
        en: "The distance stays \(distance): now \(lengths)\n")
    }
    let laps = language.counted(anew.leftOutCount, .laps)
    return language.say(
      cs: "\(distance), \(lengths). Bazénu neodpovídá: \(laps); vynechávají se\n",
      en: "\(distance), \(lengths). Left out, as they do not fit the pool: \(laps)\n")
  }

  /// Describes a correction in one line: `style, backstroke, swim 20230605T060000Z, laps 3–4`.
  static func what(_ part: SwimChangePart, _ language: Language) -> String {
    if let meets = part.meets { return OfficialResultSummary.what(meets, language) }
    guard let change = part.change, let swim = part.swim else { return "" }
    let value = part.value.map { SwimReviewStrings(language: language).value(change, $0) }
    let others = part.otherSwims.map { count in
      let swims = language.counted(count, .swims)
      return language.say(cs: " a další: \(swims)", en: " and \(swims) more")
    }
    return what(change, value, swim, part.laps, language) + (others ?? "")
  }

  private static func what(_ output: SwimCorrectionOutput, _ language: Language) -> String {
    what(output.change, nil, output.swim, output.laps, language)
      + (output.lengthCount.map { " (\(language.counted($0, .laps)))" } ?? "") + "\n"
  }

  private static func what(
    _ change: SwimCorrectionKind, _ value: String?, _ swim: SwimID, _ laps: SwimLapRange?, _ language: Language
  ) -> String {
    let strings = SwimmingStrings(language: language)
    return [change.name(language), value, strings.name(of: swim), laps.map(strings.laps)].compactMap { $0 }
      .joined(separator: ", ")
  }

  private static func records(_ output: SwimCorrectionOutput, _ language: Language) -> String {
    guard output.dryRun == true else { return records(output.records, language) }
    guard !output.records.isEmpty else {
      return language.say(cs: "Rekordy by zůstaly.\n", en: "No record would change.\n")
    }
    return language.say(cs: "Rekordy by se posunuly:\n", en: "Records would change:\n")
      + SwimmingStrings(language: language).moves(output.records)
  }

  static func doubts(of output: SwimCorrectionOutput, _ language: Language) -> String {
    doubts(output.doubts ?? [], language)
  }

  /// Returns warnings about those effects of a correction that suggest a mistake. If several records would become far
  /// faster, names only the first and counts the others.
  private static func doubts(_ doubts: [SwimCorrectionOutput.Doubt], _ language: Language) -> String {
    let records = doubts.filter { $0.kind == .farFaster }
    let summary = doubts.filter { $0.kind != .farFaster } + records.prefix(1)
    let more = records.count - 1
    return summary.map { doubt($0, language) }.joined()
      + (more > 0
        ? language.say(
          cs: "O tolik rychlejší by byly i další rekordy (\(more)).\n",
          en: more == 1
            ? "1 other record would be so much faster, too.\n"
            : "\(more) other records would be so much faster, too.\n") : "")
  }

  private static func doubt(_ doubt: SwimCorrectionOutput.Doubt, _ language: Language) -> String {
    let time = language.time(doubt.hundredths)
    switch doubt.kind {
    case .farFaster:
      let strings = SwimmingStrings(language: language)
      let what = [
        doubt.style.map { strings.swim($0, doubt.distance.map(Double.init), doubt.course?.unit ?? .metre) },
        doubt.course.map(strings.name(of:)),
      ].compactMap { $0 }.joined(separator: ", ")
      let usual = doubt.usualHundredths.map { language.time($0) } ?? "–"
      return language.say(
        cs: "Je to správně? \(what) za \(time), a dosud nejlépe \(usual).\n",
        en: "Is that right? \(what) in \(time), where your best was \(usual).\n")
    case .longLap where doubt.mergedCount == nil:
      return language.say(
        cs: "Je to správně? Jedna délka by trvala \(time), mnohem déle než ostatní.\n",
        en: "Is that right? A length would take \(time), much longer than the others.\n")
    case .longLap:
      let laps = language.counted(doubt.mergedCount ?? 1, .laps)
      return language.say(
        cs: "Je to správně? Z toho (\(laps)) je jedna délka za \(time), mnohem delší než ostatní.\n",
        en: "Is that right? \(laps) became one length of \(time), much longer than the others.\n")
    }
  }

  /// Describes the records that changed, one per line.
  static func records(_ records: [SwimRecordMove], _ language: Language) -> String {
    guard !records.isEmpty else {
      return language.say(cs: "Rekordy zůstaly.\n", en: "No record changed.\n")
    }
    return language.say(cs: "Rekordy se posunuly:\n", en: "Records changed:\n")
      + SwimmingStrings(language: language).moves(records)
  }
}

extension SwimCorrectionKind {
  /// Returns the name of the kind of correction, such as `styl` or `style`.
  func name(_ language: Language) -> String {
    switch self {
    case .style: language.say(cs: "styl", en: "style")
    case .styleOfUnknown: language.say(cs: "styl neznámých délek", en: "style of unknown laps")
    case .confirm: language.say(cs: "potvrzení", en: "confirmation")
    case .merge: language.say(cs: "spojení", en: "merge")
    case .split: language.say(cs: "rozdělení", en: "split")
    case .join: language.say(cs: "napojení úseků", en: "join")
    case .reclaim: language.say(cs: "doplnění délek", en: "lengths added in a gap")
    case .equip: language.say(cs: "vybavení", en: "equipment")
    case .exclude: language.say(cs: "vynechání", en: "exclusion")
    case .poolLength: language.say(cs: "délka bazénu", en: "pool length")
    case .distance: language.say(cs: "vzdálenost", en: "distance")
    case .confirmDistance: language.say(cs: "potvrzení vzdálenosti", en: "confirmation of the distance")
    case .utcOffset: language.say(cs: "časové pásmo", en: "time zone")
    case .remove: language.say(cs: "vyřazení", en: "removal")
    case .prefer: language.say(cs: "přednost záznamu", en: "preference")
    }
  }
}
