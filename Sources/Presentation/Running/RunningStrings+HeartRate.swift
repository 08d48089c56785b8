import KernelDomain
import KernelPresentation
import RunningApplication

/// The texts on heart rate, and on the other measurements of laps and kilometres.
extension RunningStrings {
  var heartRate: String { language.say(cs: "Tep", en: "Heart Rate") }
  /// The title of the column with heart rates.
  var heart: String { language.say(cs: "Tep", en: "Heart") }
  var average: String { language.say(cs: "Průměr", en: "Average") }
  var greatest: String { language.say(cs: "Max.", en: "Max") }
  var drift: String { language.say(cs: "Odklon tepu", en: "Drift") }
  var onTheFlat: String { language.say(cs: "Po rovině", en: "On the Flat") }
  var belowZones: String { language.say(cs: "Pod zónami", en: "Below") }
  var unknownZone: String { language.say(cs: "Neznámé", en: "Unknown") }
  func zone(_ number: Int) -> String { language.say(cs: "Zóna \(number)", en: "Zone \(number)") }

  /// Returns the pace that would use the same amount of energy on flat ground: `≈ 5:12 /km`.
  func flatPace(_ milliseconds: Int64) -> String { "≈ \(pace(milliseconds))" }

  /// Says during how much of a run the heart rate is known: `known 47:14 of 47:14`.
  func known(_ rate: RunHeartRateView, of active: Int64) -> String {
    let (known, all) = (time(rate.knownMilliseconds), time(active))
    return language.say(cs: "známo", en: "known") + " \(known) " + language.outOf(text: all)
  }

  /// Returns the text for a drift of the heart rate: `4.2%`, `4,2 %`.
  /// - Parameter tenths: the drift in tenths of a percent.
  func drift(_ tenths: Int64) -> String {
    let mark = language.say(cs: ",", en: ".")
    return language.percent("\(tenths < 0 ? "−" : "")\(tenths.magnitude / 10)\(mark)\(tenths.magnitude % 10)")
  }

  /// Says from which value the zones are computed, such as the maximum heart rate.
  /// - Parameter highest: the maximum heart rate in the settings, to be shown with it; empty to leave it out.
  func zones(by method: String, highest: String = "") -> String {
    switch method {
    case "reserve":
      language.say(
        cs: "Podle klidového a nejvyššího tepu, které jste nastavili",
        en: "Of the resting and the highest heart rate that you set")
    case "threshold":
      language.say(cs: "Podle tepu na prahu, který jste nastavili", en: "Of the heart rate at threshold that you set")
    default:
      language.say(cs: "Podle nejvyššího tepu, který jste nastavili", en: "Of the highest heart rate that you set")
        + (highest.isEmpty ? "" : ", \(highest)")
    }
  }

  var zonesNeedANumber: String {
    language.say(cs: "Nastavte svůj nejvyšší tep", en: "Set your highest heart rate")
  }
  func greatest(_ greatest: ShowHeartRateZones.Output.Greatest) -> String {
    language.say(cs: "Nejvyšší ve vašich bězích", en: "Highest in your runs")
      + ": \(greatest.beatsPerMinute), \(language.date(greatest.day))"
  }
  /// Says that runs may have higher heart rates than those that are known.
  var someUnmeasured: String {
    language.say(
      cs: "Běhy ze starší verze ještě nemají změřený tep", en: "Runs from an older version lack a heart rate")
  }
  var zonesNeedANumberHint: String {
    language.say(cs: "Podle něj se tep rozdělí do zón", en: "Zones of heart rate need it")
  }
}
