package import KernelDomain
import KernelPresentation
package import SwimmingApplication

/// Describes in words the removal of heart rates from the book.
package enum HeartSummary {
  package static func text(_ output: ForgetHeartRate.Output, _ language: Language) -> String {
    if output.swimCount == 0 {
      return language.say(cs: "V knize žádný tep není.\n", en: "The book has no heart rate.\n")
    }
    let swims = language.counted(output.swimCount, .swims)
    return output.dryRun == true
      ? language.say(
        cs: "Tep by se navždy vymazal: \(swims). Nic se nezměnilo.\n",
        en: "The heart rate would be deleted permanently: \(swims). Nothing was changed.\n")
      : language.say(
        cs: "Tep je navždy vymazaný: \(swims).\n", en: "The heart rate is deleted permanently: \(swims).\n")
  }

  /// Names the data that is lost if the user removes heart rates: `the heart rate (3 swims)`.
  package static func loss(_ count: Int, _ language: Language) -> String {
    language.say(cs: "tep", en: "the heart rate") + " (\(language.counted(count, .swims)))"
  }
}
