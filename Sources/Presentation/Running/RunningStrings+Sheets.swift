import KernelDomain
import KernelPresentation
import RunningApplication

/// The texts of a run's menu, and of the screens that the menu opens for correcting the run.
extension RunningStrings {
  var nameAndKind: String { language.say(cs: "Název a druh", en: "Name and Kind") }
  var paceAndElevation: String { language.say(cs: "Tempo a nadmořská výška", en: "Pace and elevation") }
  var elevationTitle: String { language.say(cs: "Nadmořská výška", en: "Elevation") }
  var fastest: String { language.say(cs: "nejrychlejší", en: "fastest") }
  var beginsAt: String { language.say(cs: "Začíná", en: "Begins At") }
  var endsAt: String { language.say(cs: "Končí", en: "Ends At") }
  var secondBegins: String { language.say(cs: "Druhý běh začne", en: "The Second Begins At") }
  var showWhatStays: String { language.say(cs: "Ukázat, co zůstane", en: "Show What Stays") }
  var correctionHint: String {
    language.say(
      cs: "Záznam zůstává, jak je; jde to vzít zpět. Časy se píšou od začátku běhu: 12:30, 1:02:30.",
      en: "The recording stays unchanged; you can undo this. Times count from the start: 12:30, 1:02:30.")
  }

  func title(_ sheet: RunSheet) -> String {
    switch sheet {
    case .trim: language.say(cs: "Oříznout začátek a konec", en: "Trim Start and End")
    case .cut: language.say(cs: "Vyříznout chybu", en: "Cut Out a Glitch")
    case .split: language.say(cs: "Rozdělit na dva", en: "Split in Two")
    }
  }

  func verb(_ sheet: RunSheet) -> String {
    switch sheet {
    case .trim: language.say(cs: "Oříznout", en: "Trim")
    case .cut: language.say(cs: "Vyříznout", en: "Cut Out")
    case .split: language.say(cs: "Rozdělit", en: "Split")
    }
  }

  /// Says how much of a run would remain after a correction, such as `9.34 of 10.02 km stay, 52:46`.
  func stays(_ part: RunListing, of run: RunListing) -> String {
    let whole = length(run.lengthMillimetres)
    let number = length(part.lengthMillimetres).split(separator: " ").first.map(String.init) ?? ""
    let time = time(part.activeMilliseconds)
    return language.say(
      cs: "Zůstane \(number) \(language.outOf(text: whole)), \(time)",
      en: "\(number) of \(whole) stay, \(time)")
  }
}
