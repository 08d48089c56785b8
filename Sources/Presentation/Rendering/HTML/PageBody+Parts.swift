import KernelPresentation

extension PageBody {
  /// What of a screen does not fit the page, and where it is.
  /// - Parameter start: the number of its first element.
  mutating func addRest(_ screen: Screen, from start: Int) {
    let rest = screen.content[start...]
    if let next = renderer.links.part(screen.route, after: start) {
      addWay(next, words.goesOn(rest.first?.heading ?? "…", rest.last?.heading ?? "…"))
      return
    }
    html.open("div", "card")
    html.element("p", "body", words.rest(rest.count, rest.first?.heading ?? "…", rest.last?.heading ?? "…"))
    addCommand(ShellCommand.recordbook("export", "--format", "html", words.folder))
    html.raw("</div>\n")
  }

  mutating func addWayToBeginning(_ screen: Screen) {
    if let first = renderer.links.part(screen.route, after: 0) { addWay(first, words.fromBeginning) }
  }

  private mutating func addWay(_ address: String, _ text: String) {
    html.open("a", "button") { $0.attribute("href", address) }
    html.element("span", "", text)
    html.close("a")
  }

  /// Links to the other parts of a page that was divided: to those beside it and the outermost, and to where each
  /// chapter begins.
  mutating func addPager(_ parts: PageParts, current: Int, atEnd: Bool) {
    guard parts.all.count > 1 else { return }
    html.open("nav", "choice") { $0.attribute("aria-label", words.parts(atEnd: atEnd)) }
    var last = -1
    for (index, part) in parts.all.enumerated() {
      guard parts.isOffered(index, from: current) else { continue }
      if index > last + 1, !part.beginsChapter { html.raw("<span aria-hidden=\"true\">…</span>") }
      last = index
      let number = words.part(index + 1, of: parts.all.count)
      html.open("a") {
        $0.attribute("href", part.file)
        $0.attribute("aria-label", part.title == String(index + 1) ? number : "\(part.title), \(number)")
        if index == current { $0.raw(" aria-current=\"page\"") }
      }
      html.text(parts.face(index))
      html.close("a")
    }
    html.raw("</nav>\n")
  }
}

extension Element {
  /// What it is called where it is seen.
  fileprivate var heading: String? {
    text ?? children.first?.heading ?? label
  }
}

extension PageParts {
  fileprivate func isOffered(_ index: Int, from current: Int) -> Bool {
    index == 0 || index == all.count - 1 || all[index].beginsChapter || abs(index - current) <= 1
  }

  /// A chapter's further parts have their number in it.
  fileprivate func face(_ index: Int) -> String {
    guard let first = all[...index].lastIndex(where: \.beginsChapter), first < index else { return all[index].title }
    return "\(all[index].title) – \(index - first + 1)"
  }
}
