import BookApplication
import BookPresentation
import Composition
import KernelApplication
package import KernelCommandLine

extension Command {
  package static let access = Command(
    "access",
    summary: LocalizedText(cs: "Ukáže přístup ke zdravotním datům", en: "Show the access to health data"),
    details: LocalizedText(
      cs: "Odkud smí kniha číst, když zadáte recordbook sync.",
      en: "From where the book may read when you say recordbook sync."),
    examples: [
      Example("access grant ~/Downloads/export.zip", LocalizedText(cs: "povolí soubor", en: "allow a file")),
      Example("access revoke", LocalizedText(cs: "odebere přístup", en: "take it back")),
    ],
    subcommands: [grant, revoke], showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ShowAccess.self, NoInput(), at: HealthAccessScreen.route)
  }

  private static let grant = Command(
    "access grant", [Parameter.path.read],
    summary: LocalizedText(cs: "Povolí číst soubor nebo složku", en: "Let the book read a file or folder"),
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let output = try session.call(GrantAccess.self, GrantAccess.Input(path: arguments.path("PATH")))
    return try session.showAfter(output, at: HealthAccessScreen.route, BookStrings.access)
  }

  private static let revoke = Command(
    "access revoke",
    summary: LocalizedText(
      cs: "Odebere povolení; načtené zůstane", en: "Take the permission back; what was imported stays"),
    showsScreen: true
  ) { _, session throws(CommandError) in
    try session.showAfter(session.call(RevokeAccess.self, NoInput()), at: HealthAccessScreen.route, BookStrings.access)
  }
}
