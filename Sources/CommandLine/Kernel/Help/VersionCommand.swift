import Composition
import KernelPresentation

extension Command {
  package static let version = Command(
    "version",
    summary: LocalizedText(
      cs: "Řekne verzi, a je-li program nainstalovaný, i z čeho", en: "Show the version, and the commit if installed"),
    details: LocalizedText(
      cs: "Tolik co --version.", en: "--version does that too.")
  ) { _, session throws(CommandError) in
    try session.options.json ? session.writeJSON(Version()) : session.write("recordbook \(App.fullVersion)\n")
    return .success
  }

  private struct Version: Encodable {
    let version = App.version
    let commit = App.commit
  }
}
