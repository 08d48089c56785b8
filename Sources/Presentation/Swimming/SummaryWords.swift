import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Words that several summaries of results share.
extension SwimmingWords {
  func counted(workouts count: Int) -> String {
    switch language {
    case .cs:
      language.counted(count, PluralForms(one: "trénink", few: "tréninky", many: "tréninku", other: "tréninků"))
    case .en: language.counted(count, PluralForms(one: "workout", other: "workouts"))
    }
  }

  func counted(laps count: Int) -> String {
    switch language {
    case .cs: language.counted(count, PluralForms(one: "délka", few: "délky", many: "délky", other: "délek"))
    case .en: language.counted(count, PluralForms(one: "lap", other: "laps"))
    }
  }

  func counted(records count: Int) -> String {
    switch language {
    case .cs: language.counted(count, PluralForms(one: "rekord", few: "rekordy", many: "rekordu", other: "rekordů"))
    case .en: language.counted(count, PluralForms(one: "record", other: "records"))
    }
  }

  func counted(corrections count: Int) -> String {
    switch language {
    case .cs: language.counted(count, PluralForms(one: "oprava", few: "opravy", many: "opravy", other: "oprav"))
    case .en: language.counted(count, PluralForms(one: "correction", other: "corrections"))
    }
  }

  /// A line a record: what it is now, and how it differs from before.
  func moves(_ moves: [RecordMove]) -> String {
    var table = TextTable(rightAligned: [2])
    for move in moves {
      let name = "\(move.style.name(language)) \(Distance(move.distance, move.course.unit))"
      let now = move.hundredths.map(language.time) ?? language.say(cs: "žádný", en: "none")
      table.add(name, self.name(of: move.course), now, difference(move))
    }
    return table.text
  }

  private func difference(_ move: RecordMove) -> String {
    switch (move.hundredths, move.before) {
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
