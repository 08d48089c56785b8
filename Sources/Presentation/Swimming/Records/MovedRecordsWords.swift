import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The texts about records that changed because a new version of the program calculates them by other rules.
extension SwimmingStrings {
  var recordsMoved: String {
    language.say(cs: "Rekordy se posunuly", en: "Records Have Changed")
  }

  /// Explains how the latest rules differ from those before.
  var whyRecordsMoved: String {
    language.say(
      cs: "Krátké mezery mezi délkami se dosud celé braly za zaokrouhlení hodinek. Když jich je dohromady přes "
        + "1,5 sekundy, patří k času: dřívější časy byly o ně kratší.",
      en: "Short gaps between laps were all taken for the watch's rounding. Where they come to more than 1.5 seconds "
        + "in all, they belong to the time: it was too short by them.")
  }

  /// Returns a line for a changed record: `Freestyle 200 m, 25 m pool: 3:01.61, before 3:01.20`.
  func line(ofMoved move: SwimRecordMove) -> String {
    let swim = "\(move.style.name(language)) \(Distance(move.distance, move.course.unit))"
    let none = language.say(cs: "žádný", en: "none")
    let (now, before) = (move.hundredths.map(language.time) ?? none, move.beforeHundredths.map(language.time) ?? none)
    let change =
      now == before
      ? language.say(cs: "\(now), jiný držitel", en: "\(now), another holder")
      : language.say(cs: "\(now), dříve \(before)", en: "\(now), before \(before)")
    return "\(swim), \(language.say(cs: "bazén \(length(of: move.course))", en: name(of: move.course))): \(change)"
  }
}
