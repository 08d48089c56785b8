import Composition
import KernelPresentation

/// What stands behind the commands.
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

  /// Things and what each is, in sentences.
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
          en: "The book's folder, where the option --store names no other.")
      ),
      (
        "Ev XDG_DATA_HOME",
        LocalizedText(
          cs: "Jinak je kniha ve složce recordbook v této; bez ní v ~/.local/share.",
          en: "Else the book is in the folder recordbook below this one; in ~/.local/share where it is not set.")
      ),
      (
        "Ev XDG_RUNTIME_DIR",
        LocalizedText(
          cs: "V její složce recordbook je soket služby; bez ní v /tmp/recordbook-UID.",
          en: "The service's socket is in its folder recordbook; in /tmp/recordbook-UID where it is not set.")
      ),
      (
        "Ev XDG_STATE_HOME",
        LocalizedText(
          cs: "V její složce recordbook je, co říká služba; bez ní v ~/.local/state.",
          en: "The service's log is in its folder recordbook; in ~/.local/state where it is not set.")
      ),
      (
        "Ev LC_ALL , Ev LC_MESSAGES , Ev LC_TIME , Ev LANG",
        LocalizedText(
          cs:
            "Jazyk, když ho neříká ani volba --language, ani nastavení: pro cs čeština, jinak angličtina. Ta má den před "
            + "měsícem a 24 hodin všude mimo en_US a C.",
          en: "The language, where neither the option --language nor the settings say it: Czech for cs, else English. "
            + "English has the day before the month and 24 hours for all but en_US and C.")
      ),
      (
        "Ev COLUMNS",
        LocalizedText(
          cs: "Šířka textu tam, kam nepíše terminál; jinak 80.",
          en: "The width of text where no terminal tells it; else 80.")
      ),
      ("Ev NO_COLOR", LocalizedText(cs: "Je-li nastavena, bez barev.", en: "No colours when set.")),
    ]
  }

  private var files: [(String, LocalizedText)] {
    [
      (
        "Pa ~/.local/share/recordbook",
        LocalizedText(
          cs: "Kniha. Kopie složky je záloha.", en: "The book. A copy of the folder is a backup.")
      ),
      (
        "Pa $XDG_RUNTIME_DIR/recordbook/sock",
        LocalizedText(
          cs: "Kde poslouchá služba; u knihy zadané volbou --store je to sock v její složce.",
          en: "Where the service listens; for a book named by --store it is sock in its folder.")
      ),
      (
        "Pa ~/.local/state/recordbook/service.log",
        LocalizedText(
          cs:
            "Co říká služba, kterou spustil příkaz service start. Má nejvýš mebibajt; starší je v service.log.old. Služba "
            + "na jiném soketu má vlastní service-XXXXXXXX.log.",
          en: "What a service says that was started by service start. It has a mebibyte at most; what is older is in "
            + "service.log.old. A service on another socket has a service-XXXXXXXX.log of its own.")
      ),
    ]
  }

  private var status: String {
    sentences(
      say(
        "0 hotovo, 1 nepodařilo se, 2 špatné zadání nebo vstup, 130 přerušeno. S --json je poslední řádek na "
          + "standardním chybovém výstupu objekt JSON, který říká, co se nepodařilo.",
        "0 when done, 1 when it failed, 2 for bad usage or input, 130 when interrupted. With --json the last line on "
          + "standard error is a JSON object that tells what went wrong."))
  }
}
