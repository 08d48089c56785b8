import BookApplication
import BookPresentation
import Composition
import KernelApplication
package import KernelCommandLine

extension Command {
  package static let access = Command(
    "access",
    cs: "Ukáže přístup ke zdravotním datům", en: "Show which health data the book may read",
    details: LocalizedText(
      cs: "Odkud smí kniha číst, když zadáte recordbook sync.",
      en: "The file or folder that recordbook sync reads."),
    examples: [
      Example("access grant ~/Downloads/export.zip", cs: "povolí soubor", en: "allow a file"),
      Example("access revoke", cs: "odebere přístup", en: "revoke it"),
    ],
    subcommands: [grant, revoke], showsScreen: true
  ) { _, session throws(CommandError) in
    try session.show(ShowAccess.self, NoInput(), at: BookDestinations.access)
  }

  private static let grant = Command(
    "access grant", [Parameter.path.read],
    cs: "Povolí číst soubor nebo složku", en: "Allow the book to read a file or folder",
    showsScreen: true
  ) { arguments, session throws(CommandError) in
    let output = try session.call(GrantAccess.self, GrantAccess.Input(path: arguments.path("PATH")))
    return try session.showAfter(output, at: BookDestinations.access, BookStrings.access)
  }

  private static let revoke = Command(
    "access revoke",
    cs: "Odebere povolení; načtené zůstane", en: "Revoke the permission; imported data stays",
    showsScreen: true
  ) { _, session throws(CommandError) in
    try session.showAfter(session.call(RevokeAccess.self, NoInput()), at: BookDestinations.access, BookStrings.access)
  }
}
