package import KernelDomain
import KernelPresentation
package import RunningApplication

extension LiveRunView.Doubt {
  /// Returns the reason why the run is implausible, as a clause without a full stop: `the run lasts 111,039 h`.
  package func words(_ language: Language) -> String {
    let hours = "\(language.number(Int((milliseconds ?? 0) / 3_600_000))) h"
    return switch kind {
    case .lasts: language.say(cs: "běh trvá \(hours)", en: "the run lasts \(hours)")
    case .silent:
      language.say(cs: "v běhu \(hours) nic nepřišlo", en: "no data arrived for \(hours)")
    case .ends:
      language.say(
        cs: "běh končí \(end?.description ?? ""), to teprve bude",
        en: "the run ends at \(end?.description ?? ""), which is in the future")
    }
  }
}
