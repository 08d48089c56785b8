import KernelPresentation

/// Commands: beside what they do where a page changes nothing, at the end of one that is served.
extension PageBody {
  /// What only commands need is not in the way of who looks at a served page.
  mutating func keep(for name: String, _ code: String?) {
    guard let code, !forCommandLine.contains(where: { $0.code == code }) else { return }
    forCommandLine.append((name, code))
  }

  /// Closed, at the end of the page.
  mutating func addForCommandLine() {
    guard !forCommandLine.isEmpty else { return }
    html.raw("<details class=\"commands\"><summary>")
    html.text(words.forCommandLine)
    html.raw("</summary><dl>")
    for (name, code) in forCommandLine {
      html.element("dt", "", name)
      html.open("dd")
      html.open("code")
      html.verbatim(renderer.program.command(for: code))
      html.raw("</code></dd>")
    }
    html.raw("</dl></details>")
  }

  mutating func addCommand(_ command: String?) {
    guard let command else { return }
    html.open("p", "command")
    html.element("span", "said", words.command)
    html.open("code")
    html.verbatim(renderer.program.command(for: command))
    html.close("code")
    html.close("p")
  }
}
