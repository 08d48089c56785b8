import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication

extension StrengthMessage {
  /// Returns the text of a remark that says what the import of a log left out, changed or interpreted, and why.
  func leftOutWords(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .notDone: localizer.localized(cs: "naplánováno a neuděláno", en: "planned and not done")
    case .unquotedCommas:
      localizer.localized(cs: "čárky bez uvozovek, opraveno", en: "unquoted commas, put right")
    case .assistance:
      localizer.localized(cs: "zátěž menší než nic je dopomoc", en: "a load less than nothing is assistance")
    case .unknownKindOfSet:
      localizer.localized(cs: "neznámý druh série, čteno jako běžná", en: "unknown kind of set, read as normal")
    case .noLoadAndReps: localizer.localized(cs: "bez zátěže a opakování", en: "without load and repetitions")
    case .unknownMeasure: localizer.localized(cs: "neznámá míra", en: "unknown measure")
    case .logText: localizer.localized(cs: "text", en: "the text")
    case .readAsWindows1252:
      localizer.localized(cs: "není v UTF-8: čteno jako Windows-1252", en: "not UTF-8: read as Windows-1252")
    case .columnTitles: localizer.localized(cs: "názvy sloupců", en: "the titles of columns")
    case .takenForStrong:
      localizer.localized(cs: "chybí: čteno jako deník ze Strong", en: "missing: read as a log of Strong")
    case .bareDistances: localizer.localized(cs: "vzdálenosti bez jednotky", en: "distances without a unit")
    case .readAsMiles:
      localizer.localized(cs: "čteny jako míle; jinak --distance km", en: "read as miles; else --distance km")
    default: MessageText("")
    }
  }

  /// Returns a list of the apps whose logs can be imported.
  /// - Parameter and: the word "and" in the user's language, which is written before the last name.
  static func apps(_ and: String) -> String {
    let apps = [
      "Strong", "Hevy", "FitNotes", "Fitbod", "Jefit", "StrongLifts", "GymBook", "Lyfta", "LiftLog", "Liftosaur",
    ]
    return apps.dropLast().joined(separator: ", ") + " \(and) " + (apps.last ?? "")
  }
}
