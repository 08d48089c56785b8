import Composition
import KernelPresentation

/// The sections of the manual page that follow the commands.
extension ManPage {
  var closing: String {
    section(LocalizedText(cs: "PROSTŘEDÍ", en: "ENVIRONMENT"), environment)
      + section(LocalizedText(cs: "SOUBORY", en: "FILES"), files)
        + """
        .Sh \(say("NÁVRATOVÁ HODNOTA", "EXIT STATUS"))
        \(status)
        .Sh \(say("PŘÍKLADY", "EXAMPLES"))
        .Dl recordbook import export.zip
        .Dl recordbook
        \(Feature.all.map { ".Dl recordbook " + $0.noun }.joined(separator: "\n"))
        .Dl recordbook review
        .Dl recordbook undo

        """
  }

  /// Returns a section that consists of a list of terms and their descriptions.
  private func section(_ title: LocalizedText, _ items: [(String, LocalizedText)]) -> String {
    ".Sh \(title(language))\n.Bl -tag -width Ds\n"
      + items.map { ".It \($0)\n\(sentences($1(language)))\n" }.joined() + ".El\n"
  }

  private var environment: [(String, LocalizedText)] {
    [
      (
        "Ev RECORDBOOK_STORE",
        LocalizedText(
          cs: "Složka knihy, pokud volba --store neříká jinou.",
          en: "The book's folder, unless --store names another.")
      ),
      (
        "Ev XDG_DATA_HOME",
        LocalizedText(
          cs: "Jinak je kniha ve složce recordbook v této; bez ní v ~/.local/share.",
          en: "Otherwise the book is in the subfolder recordbook of this folder; ~/.local/share by default.")
      ),
      (
        "Ev XDG_RUNTIME_DIR",
        LocalizedText(
          cs: "V její složce recordbook je soket služby; bez ní v /tmp/recordbook-UID.",
          en:
            "The service's socket is in the subfolder recordbook of this folder; in /tmp/recordbook-UID if it is not "
            + "set."
        )
      ),
      (
        "Ev XDG_STATE_HOME",
        LocalizedText(
          cs: "V její složce recordbook je, co říká služba; bez ní v ~/.local/state.",
          en: "The service's log is in the subfolder recordbook of this folder; ~/.local/state by default.")
      ),
      (
        "Ev LC_ALL , Ev LC_MESSAGES , Ev LC_TIME , Ev LANG",
        LocalizedText(
          cs:
            "Jazyk, když ho neříká ani volba --language, ani nastavení: pro cs čeština, jinak angličtina. Ta má den "
            + "před měsícem a 24 hodin všude mimo en_US a C.",
          en: "The language, unless --language or the settings choose one: Czech for cs, otherwise English. "
            + "English puts the day before the month and uses 24 hours in all locales except en_US and C.")
      ),
      (
        "Ev COLUMNS",
        LocalizedText(
          cs: "Šířka textu tam, kam nepíše terminál; jinak 80.",
          en: "The width of text when the output is not a terminal; 80 by default.")
      ),
      (
        "Ev PAGER",
        LocalizedText(
          cs: "Čím se v terminálu prohlíží dlouhý výstup; jinak less. Prázdná nebo cat: ničím.",
          en: "The program that shows long output at a terminal; less by default. If empty or cat, output is not paged."
        )
      ),
      ("Ev NO_COLOR", LocalizedText(cs: "Je-li nastavena, bez barev.", en: "No colors if set.")),
    ]
  }

  private var files: [(String, LocalizedText)] {
    [
      (
        "Pa ~/.local/share/recordbook",
        LocalizedText(cs: "Kniha. Kopie složky je záloha.", en: "The book. A copy of the folder is a backup.")
      ),
      (
        "Pa $XDG_RUNTIME_DIR/recordbook/sock",
        LocalizedText(
          cs: "Kde poslouchá služba; u knihy zadané volbou --store je to sock v její složce.",
          en: "Where the service listens; for a book named by --store, sock in the book's folder.")
      ),
      (
        "Pa ~/.local/state/recordbook/service.log",
        LocalizedText(
          cs:
            "Co říká služba, kterou spustil příkaz service start. Má nejvýš mebibajt; starší je v service.log.old. "
            + "Služba na jiném soketu má vlastní service-XXXXXXXX.log.",
          en: "The log of a service that was started with service start, at most one mebibyte; older lines are in "
            + "service.log.old. A service on another socket has a service-XXXXXXXX.log of its own.")
      ),
    ]
  }

  private var status: String {
    sentences(
      say(
        "0 hotovo, 1 nepodařilo se, 2 špatné zadání nebo vstup, 3 není co vypsat, 130 přerušeno, 141 čtenář výstup "
          + "zavřel. S --json je poslední řádek na standardním chybovém výstupu objekt JSON, který říká, co se nepodařilo.",
        "0 on success, 1 on failure, 2 for bad usage or input, 3 if there is nothing to print, 130 if interrupted, 141 "
          + "if the program that reads the output closed it. With --json the last line on standard error is a JSON "
          + "object that says what went wrong."))
  }
}
