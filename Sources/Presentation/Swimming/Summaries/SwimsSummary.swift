package import KernelDomain
package import KernelPresentation
package import SwimmingApplication
import SwimmingDomain

/// The swims of the book as a table.
package enum SwimsSummary {
  /// Returns a table of swims.
  /// - Parameters:
  ///   - output: the swims.
  ///   - language: the language.
  ///   - program: the program as the user calls it, with which suggested commands begin.
  ///   - isPart: true if the user asked for the swims of some days.
  ///   - columns: the maximum width of lines; nil sets no limit.
  package static func text(
    _ output: ListSwims.Output, _ language: Language, _ program: Program, isPart: Bool = false, columns: Int? = nil
  ) -> String {
    if output.swims.isEmpty, isPart {
      return language.say(cs: "V těch dnech žádný trénink. Všechny: ", en: "No swims in that time. See all: ")
        + program.command("swim", "list") + "\n"
    }
    if output.swims.isEmpty {
      return language.say(
        cs: "V knize není žádný trénink. Načtěte nějaký: ", en: "The book has no swims. Take some in: ")
        + program.command("import", "PATH") + "\n"
    }
    let strings = SwimmingStrings(language: language)
    var table = TextTable(rightAligned: [2, 3, 4])
    for swim in output.swims {
      let start = CivilDateTime(swim.start, offset: swim.utcOffsetSeconds)
      table.add(
        swim.id.description, language.date(swim.day), language.clock(start.time),
        language.duration(seconds: Int(swim.durationMilliseconds / 1_000)),
        swim.wholeDistance.map { language.distance($0, swim.unit) } ?? "", pool(swim, strings), state(swim, language))
    }
    return table.text(within: columns)
  }

  /// Returns where the swim took place: `25 m` for a pool, or `open water`.
  static func pool(_ swim: ListSwims.SwimRow, _ strings: SwimmingStrings) -> String {
    if swim.place == .openWater { return strings.language.say(cs: "venku", en: "open water") }
    if swim.lapCount == 0 { return strings.language.say(cs: "bez délek", en: "no lengths") }
    return swim.course.map(strings.length) ?? strings.language.say(cs: "bazén ?", en: "pool ?")
  }

  private static func state(_ swim: ListSwims.SwimRow, _ language: Language) -> String {
    switch swim.state {
    case .counts: ""
    case .duplicate: language.say(cs: "druhý záznam", en: "duplicate")
    case .removed: language.say(cs: "vyřazen", en: "removed")
    }
  }
}
