import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The texts about records that changed only because a new version of the program calculates records by different
/// rules.
extension SwimmingStrings {
  var recordsMoved: String {
    language.say(cs: "Rekordy se posunuly", en: "Records Have Changed")
  }

  /// Explains how the newest rules for calculating records differ from the previous ones.
  var whyRecordsMoved: String {
    language.say(
      cs: "Soubory TCX udávají jen čas více délek dohromady. Čas uvnitř nich nikdo nezměřil, a tak tam už žádný rekord "
        + "nezačíná ani nekončí. Rekordy mají nově i bazény 33⅓ yd, 50 yd a další.",
      en: "TCX files tell only the time of several lengths together. Nobody took the time inside them, so no record "
        + "begins or ends there any more. Pools of 33⅓ yd, 50 yd and others now have records.")
  }

  /// Describes a changed record, with its time before the change:
  /// `Freestyle 200 m, 25 m pool: 3:01.61, before 3:01.20`.
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
