import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Texts that several summaries share.
extension SwimmingStrings {
  /// Returns how many records were broken. In Czech, the form of the verb depends on the number.
  func counted(fallen count: Int) -> String {
    switch language.tag {
    case .cs:
      language.plural(count, PluralForms(one: "Padl", few: "Padly", many: "Padlo", other: "Padlo")) + " "
        + language.counted(count, .records)
    case .en, .enGB: language.counted(count, .records) + " fell"
    }
  }

  /// Returns three counts in one line: `62 swims, 2,054 laps, 3 corrections`.
  func counted(swims: Int, laps: Int, corrections: Int) -> String {
    [language.counted(swims, .swims), language.counted(laps, .laps), language.counted(corrections, .corrections)]
      .joined(separator: ", ")
  }

  /// Returns how many swims are new. In Czech, the number is at the end, so that the adjective needs only one form.
  func number(new count: Int) -> String {
    language.say(cs: "nových \(language.number(count))", en: "\(language.number(count)) new")
  }

  /// Returns how many swims an import updated.
  func number(updated count: Int) -> String {
    language.say(cs: "změněných \(language.number(count))", en: "\(language.number(count)) updated")
  }

  /// Returns the word "swim" in the user's language, followed by the swim's id: `trénink 20230605T060000Z`.
  func name(of swim: SwimID) -> String {
    language.say(cs: "trénink \(swim)", en: "swim \(swim)")
  }

  /// Returns a line for each changed record, with its new time and the difference from its previous time.
  func moves(_ moves: [SwimRecordMove]) -> String {
    var table = TextTable(rightAligned: [2])
    for move in moves {
      let name = "\(move.style.name(language)) \(Distance(move.distance, move.course.unit))"
      let now = move.hundredths.map(language.time) ?? language.say(cs: "žádný", en: "none")
      table.add(name, self.name(of: move.course), now, difference(move))
    }
    return table.text()
  }

  /// Returns a line for each changed record, with its new time.
  func times(_ moves: [SwimRecordMove]) -> String {
    var table = TextTable(rightAligned: [2])
    for move in moves {
      let name = "\(move.style.name(language)) \(Distance(move.distance, move.course.unit))"
      table.add(name, self.name(of: move.course), move.hundredths.map(language.time) ?? "")
    }
    return table.text()
  }

  private func difference(_ move: SwimRecordMove) -> String {
    switch (move.hundredths, move.beforeHundredths) {
    case (let now?, let before?) where now < before:
      language.say(
        cs: "o \(language.time(before - now)) rychlejší", en: "\(language.time(before - now)) faster")
    case (let now?, let before?) where now > before:
      language.say(cs: "o \(language.time(now - before)) pomalejší", en: "\(language.time(now - before)) slower")
    case (.some, .some): language.say(cs: "jiný držitel", en: "another holder")
    case (nil, let before?): language.say(cs: "dříve \(language.time(before))", en: "was \(language.time(before))")
    case (_, nil): language.say(cs: "nový", en: "new")
    }
  }
}
