import KernelPresentation

/// Writes commands. A page without a server shows them next to the controls that they replace; a page from a server
/// shows them at its end.
extension PageBody {
  /// Stores a command, so that a page from a server can show it at the end of the page, where it does not distract.
  /// Does nothing if the command is nil or already stored.
  /// - Parameters:
  ///   - name: the purpose of the command, which is shown with it.
  ///   - code: the command.
  mutating func keep(for name: String, _ code: String?) {
    guard let code, !forCommandLine.contains(where: { $0.code == code }) else { return }
    forCommandLine.append((name, code))
  }

  /// Writes the stored commands at the end of the page, in a part that is collapsed at first.
  mutating func addForCommandLine() {
    guard !forCommandLine.isEmpty else { return }
    html.raw("<details class=\"commands\"><summary>")
    html.text(words.forCommandLine)
    html.raw("</summary><dl>")
    for (name, code) in forCommandLine {
      html.element("dt", "", name)
      html.open("dd")
      addCode(code)
      html.raw("</dd>")
    }
    html.raw("</dl></details>")
  }

  mutating func addCommand(_ command: String?) {
    guard let command else { return }
    html.open("p", "command")
    html.element("span", "said", words.command)
    addCode(command)
    html.close("p")
  }

  /// Writes a command. Each option is kept together, because browsers break lines after hyphens.
  private mutating func addCode(_ command: String) {
    html.open("code")
    let words = renderer.program.command(for: command).split(separator: " ", omittingEmptySubsequences: false)
    for (index, word) in words.enumerated() {
      if index > 0 { html.raw(" ") }
      if word.hasPrefix("-") {
        html.open("span", "option")
        html.verbatim(String(word))
        html.raw("</span>")
      } else {
        html.verbatim(String(word))
      }
    }
    html.close("code")
  }
}
