import KernelDomain
import KernelPresentation
import RunningApplication

/// The texts on a run's charts and splits.
extension RunningStrings {
  var charts: String { language.say(cs: "Grafy", en: "Charts") }
  var byTime: String { language.say(cs: "Podle času", en: "By Time") }
  var tooShortForAChart: String { language.say(cs: "Na graf příliš krátké", en: "Too short for a chart") }
  /// The label for choosing splits, rather than laps: the name of the unit, kilometres or miles.
  var wholeUnits: String {
    switch units {
    case .kilometres: language.say(cs: "Kilometry", en: language.tag == .enGB ? "Kilometres" : "Kilometers")
    case .miles: language.say(cs: "Míle", en: "Miles")
    }
  }

  /// A note that a run has no data for the chart of its elevation: `No elevation`, `Bez výšky`.
  var withoutElevation: String { language.say(cs: "Bez výšky", en: "No elevation") }
  /// A note that it is unknown how the run's distance grew over time, so that there is no chart of its pace.
  var withoutPace: String { language.say(cs: "Bez tempa", en: "No pace") }
  var withoutHeartRate: String { language.say(cs: "Bez tepu", en: "No heart rate") }
}
