import KernelApplication
import KernelCommandLine
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingPresentation

extension Command {
  static let forgetHeartRate = Command(
    "swim forget-heart-rate", [Parameter.swim.optional], options: [.dryRun, .yes],
    cs: "Navždy vymaže tep z tréninku, nebo ze všech", en: "Delete the heart rate of a swim, or of all, permanently",
    details: LocalizedText(
      cs: "Vymaže se ze všech souborů knihy, i z dřívějších verzí. Další načítání zastaví: recordbook settings set "
        + "swimming.heart-rate off",
      en: "It is removed from every file of the book, earlier versions included. To stop reading it: recordbook "
        + "settings set swimming.heart-rate off"),
    examples: [
      Example("swim forget-heart-rate last", cs: "z posledního tréninku", en: "of the latest swim"),
      Example("swim forget-heart-rate --dry-run", cs: "jen řekne, kolika by se to týkalo", en: "only count them"),
    ]
  ) { arguments, session throws(CommandError) in
    let swim: SwimID? = try arguments["SWIM"] == nil ? nil : arguments.value("SWIM", session)
    let isDryRun = arguments.isDryRun ?? false
    if !isDryRun {
      let count = try session.call(ForgetHeartRate.self, ForgetHeartRate.Input(swim: swim, dryRun: true)).swimCount
      if count > 0 {
        try session.confirm(
          arguments,
          loss: LocalizedText(
            cs: HeartSummary.loss(count, .cs), en: HeartSummary.loss(count, .en)))
      }
    }
    let input = ForgetHeartRate.Input(swim: swim, dryRun: arguments.isDryRun)
    return try session.report(ForgetHeartRate.self, input) { output, language, _ in HeartSummary.text(output, language)
    }
  }
}
