import DesignSystem
import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation

extension Command {
  package static let theme = Command(
    "theme",
    cs: "Vzhled obrazovek pro jiné nástroje", en: "The design of the screens, for other tools",
    subcommands: [exportTheme]
  ) { _, session throws(CommandError) in
    try session.write(DesignTheme.all.map { "\($0.id)\n" }.joined())
    return .success
  }

  private static let exportTheme = Command(
    "theme export", [.path],
    options: [
      Option(
        "format",
        Parameter(
          "FORMAT", .choice(ThemeFormat.allCases.map(\.rawValue)), cs: "dtcg, css nebo swift", en: "dtcg, css or swift"),
        cs: "dtcg: design tokens 2025.10; css: vlastnosti CSS; swift: konstanty pro SwiftUI",
        en: "dtcg: design tokens 2025.10; css: custom properties; swift: constants for SwiftUI"
      ).required
    ],
    cs: "Zapíše vzhled do složky", en: "Write the design tokens to a folder",
    details: LocalizedText(
      cs: "Nikdy nic nepřepíše: PATH ještě nesmí existovat.", en: "Never overwrites anything: PATH must not exist."),
    examples: [Example("theme export --format css tokens", cs: "jeden soubor na vzhled", en: "one file per theme")]
  ) { arguments, session throws(CommandError) in
    let word = arguments.word("--format")
    guard let format = ThemeFormat(rawValue: word) else {
      throw .usage(.invalid("--format", word, valid: ThemeFormat.allCases.map(\.rawValue)))
    }
    let input = ExportTheme.Input(format: format, path: arguments.path("PATH"))
    return try session.report(ExportTheme.self, input) { output, language, _ in
      language.say(cs: "Zapsáno:\n", en: "Written:\n") + output.files.map { "  \(printable($0))\n" }.joined()
    }
  }
}
