import Composition
import KernelPresentation

extension Command {
  package static let version = Command(
    "version",
    cs: "Ukáže verzi", en: "Show the version",
    details: LocalizedText(
      cs: "U nainstalovaného programu i commit, ze kterého je. Totéž ukáže --version.",
      en: "An installed program also shows the commit that it was built from. --version shows this, too.")
  ) { _, session throws(CommandError) in
    try session.options.json ? session.writeJSON(Version()) : session.write("recordbook \(App.fullVersion)\n")
    return .success
  }

  private struct Version: Encodable {
    let version = App.version
    let commit = App.commit
  }
}
