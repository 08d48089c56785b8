import BookApplication
package import KernelApplication
import KernelDomain
package import KernelPresentation

/// The screen on which the user saves the whole book: a backup, its tables, or its pages.
package struct ExportScreen: ScreenProvider {
  package static let route = Route(path: "export")
  package let pattern = RoutePattern("export")

  private let context: BookScreenContext

  package init(_ context: BookScreenContext) { self.context = context }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let strings = ExportStrings(language: request.language)
    // If a part of the book is damaged, the other parts can still be saved.
    let changes = try? context.catalog.call(ListChanges.self, ListChanges.Input()).changes
    return Screen(
      route: request.route, language: request.language, title: ExportStrings.title(request.language),
      presentation: .stack, header: Header(.standard), layout: .ofBook, back: .backToSettings(request.language),
      content: changes?.isEmpty == true
        ? [strings.nothing]
        : [strings.backup, strings.tables, strings.pages] + strings.elsewhere(context.features()))
  }
}

/// The texts of the export screen, and of the row that leads to it.
struct ExportStrings {
  let language: Language

  static func title(_ language: Language) -> String { language.say(cs: "Export", en: "Export") }

  /// Returns the row of the settings that leads to the export screen.
  static func row(_ language: Language) -> Element {
    .way(
      title(language), language.say(cs: "Záloha, tabulky, stránky", en: "Backup, tables, pages"),
      icon: "square.and.arrow.up", hint: language.say(cs: "Uloží knihu do souborů", en: "Saves the book as files"),
      to: BookDestinations.export)
  }

  fileprivate var nothing: Element {
    .empty(
      language.say(cs: "Není co uložit", en: "Nothing to Save"),
      language.say(cs: "V knize zatím nic není.", en: "There is nothing in the book yet."))
  }

  fileprivate var backup: Element {
    .section(
      language.say(cs: "Záloha", en: "Backup"),
      [
        text(
          language.say(
            cs:
              "Jeden soubor s celou knihou: všechny oblasti, profil, nastavení a každá změna. Účet a jeho heslo v něm "
              + "nejsou, hlasové zprávy přátel a klíče jen když je zvolíte. Když ho načtete do prázdné knihy, vznikne "
              + "z něj tatáž kniha.",
            en:
              "One file with the whole book: all features, the profile, the settings and every change. The account and "
              + "its password are not in it; friends' voice messages and keys only if you choose them. Imported into an "
              + "empty book, it makes the same book again."
          )),
        text(
          language.say(
            cs: "Kdo soubor má, přečte v něm všechno.", en: "Whoever has the file can read everything in it.")),
        save(
          language.say(cs: "Uložit zálohu", en: "Save a Backup"),
          language.say(cs: "Bez hlasových zpráv přátel", en: "Without friends' voice messages"),
          .backup(withMessages: false, withKeys: false)),
        save(
          language.say(cs: "Uložit i s hlasy přátel", en: "Save With Friends' Voices"),
          language.say(cs: "I se zprávami přátel a jejich zvukem", en: "With friends' messages and their sound"),
          .backup(withMessages: true, withKeys: false)),
        keys,
      ])
  }

  /// The backups that contain the keys of people. They are collapsed at first, under a warning.
  private var keys: Element {
    .disclosure(
      language.say(cs: "Klíče lidí", en: "Keys of People"),
      hint: language.say(cs: "Ukáže zálohy s klíči", en: "Shows the backups with keys"),
      [
        Element(
          .warning,
          language.say(
            cs:
              "Klíče patří jen do zálohy, kterou nikomu nedáte: kdo je má, může lidem, se kterými si "
              + "vyměňujete příspěvky, psát vaším jménem.",
            en:
              "Keys belong only in a backup that nobody else gets: whoever has them can write in your name to the "
              + "people you exchange posts with."),
          type: .body, color: Hue.warning.text, icon: .warning),
        save(
          language.say(cs: "Uložit s klíči", en: "Save With Keys"), nil, .backup(withMessages: false, withKeys: true)),
        save(
          language.say(cs: "Uložit s hlasy a klíči", en: "Save With Voices and Keys"), nil,
          .backup(withMessages: true, withKeys: true)),
      ])
  }

  fileprivate var tables: Element {
    .section(
      language.say(cs: "Tabulky", en: "Tables"),
      [
        text(
          language.say(
            cs: "Tabulky všech oblastí pro tabulkový program (CSV).",
            en: "The tables of all features, for a spreadsheet program (CSV).")),
        save(language.say(cs: "Uložit všechny tabulky", en: "Save All Tables"), nil, .tables),
      ])
  }

  fileprivate var pages: Element {
    .section(
      language.say(cs: "Stránky", en: "Pages"),
      [
        text(
          language.say(
            cs: "Celá kniha ke čtení v prohlížeči, i bez tohoto programu. Tep na stránkách není.",
            en: "The whole book to read in a browser, even without this program. Heart rates are left out.")),
        save(language.say(cs: "Uložit stránky", en: "Save the Pages"), nil, .pages),
      ])
  }

  /// Returns rows that lead to the screens on which the user can save single things; empty if there are none.
  fileprivate func elsewhere(_ features: [any FeatureStrings]) -> [Element] {
    let rows = features.flatMap { feature in
      feature.savings(language).map { $0.row(feature.title(language)) }
    }
    return rows.isEmpty ? [] : [.section(language.say(cs: "Jednotlivě", en: "One by One"), rows)]
  }

  private func text(_ text: String) -> Element { Element(.text, text, type: .body, color: Hue.secondary.text) }

  private func save(_ text: String, _ hint: String?, _ file: BookFile) -> Element {
    Element(
      .button, text, hint: hint, value: "\(FeatureID.book)/\(file.name)", type: .body,
      icon: Icon("square.and.arrow.down"), command: ShellCommand.recordbook(file.command))
  }
}

/// A screen on which the user can save some of a feature's data as files, such as a single run.
package struct FeatureSaving {
  private let name: String
  private let note: String
  private let hint: String
  private let destination: Destination

  /// Creates the description of the screen.
  /// - Parameters:
  ///   - name: what can be saved, such as `Runs`.
  ///   - note: as what it can be saved, and how.
  ///   - hint: what the screen shows.
  package init(_ name: String, _ note: String, hint: String, to destination: Destination) {
    (self.name, self.note, self.hint, self.destination) = (name, note, hint, destination)
  }

  fileprivate func row(_ title: FeatureTitle?) -> Element {
    Element(
      .row, label: "\(name): \(note)", hint: hint, icon: .forward, to: destination,
      children: [
        title?.cell(name) ?? FeatureTitle.bookCell(name), .cell(note, .trailing, .caption, Hue.secondary.text),
      ])
  }
}

extension Layout {
  /// The layout of the screens on which the whole book is saved or checked.
  static let ofBook = Layout(
    .form, top: Layout.Inset(.header, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg)
}

extension Element {
  /// Returns the button that leads back to the settings.
  static func backToSettings(_ language: Language) -> Element {
    .back(language.say(cs: "Nastavení", en: "Settings"), to: .settings, language)
  }
}
