import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Describes in one line a record that was set, and by how much it improved the previous record.
struct FallenRecordStrings {
  let language: Language
  private var shared: SwimmingStrings { SwimmingStrings(language: language) }

  /// Returns the row of the record.
  /// - Parameters:
  ///   - record: the record.
  ///   - tellsDay: whether the row states the day; false if a heading already does.
  func row(_ record: FallenRecordRow, tellsDay: Bool) -> Element {
    let event = shared.swim(record.style, Double(record.distance), record.unit)
    let pool = shared.name(of: record.course)
    var notes = notes(record.hundredths, before: record.beforeHundredths, stands: record.stands)
    if record.estimated == true { notes.append(shared.estimated.lowercased()) }
    if tellsDay { notes.append(language.date(record.day)) }
    let segment = record.segment.description
    let spoken = [
      shared.spokenSwim(record.style, Double(record.distance), record.unit), pool,
      language.spokenTime(record.hundredths),
    ]
    return Element(
      .row, label: (spoken + notes).joined(separator: ", "),
      hint: language.say(cs: "Ukáže všechny pokusy", en: "Shows all attempts"), fill: record.style.hue.fill,
      icon: .forward, to: SwimmingDestinations.history(record.style, record.distance, record.course),
      children: [
        .cell("\(event) · \(pool)", .leading, .body), .cell(language.time(record.hundredths), .center, .time),
        .cell(notes.joined(separator: " · "), .trailing, .caption, Hue.secondary.text), .identifier(segment),
      ])
  }

  func row(_ official: ShowFallenRecords.Official) -> Element {
    let notes = notes(official.result.hundredths, before: official.beforeHundredths, stands: official.stands)
    return OfficialResultStrings(language: language).row(
      official.result, [shared.name(of: official.result.course)] + notes)
  }

  private func notes(_ hundredths: Int, before: Int?, stands: Bool) -> [String] {
    let gain = before.map { language.time($0 - hundredths) }
    let first = language.say(cs: "první", en: "the first")
    let notes = [gain.map { language.say(cs: "o \($0) rychlejší", en: "\($0) faster") } ?? first]
    return stands ? notes : notes + [language.say(cs: "od té doby překonán", en: "beaten since")]
  }
}
