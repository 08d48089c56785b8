import KernelPresentation

extension PageBody {
  /// Writes the names of the elements that didn't fit on the page, and a link to the next part of the page or, if there
  /// is no server, the command that exports the whole book.
  /// - Parameters:
  ///   - screen: the screen.
  ///   - start: the index of the first element that is left out.
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

  /// Writes links to the other parts of a page that is divided: the previous and the next part, the first and the last
  /// part, and the first part of each chapter.
  /// - Parameters:
  ///   - parts: all parts.
  ///   - current: the index of the part that this page shows.
  ///   - atEnd: whether the links are at the end of the page rather than at its beginning.
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
  /// The visible name of an element; nil if it has none.
  fileprivate var heading: String? {
    text ?? children.first?.heading ?? label
  }
}

extension PageParts {
  fileprivate func isOffered(_ index: Int, from current: Int) -> Bool {
    index == 0 || index == all.count - 1 || all[index].beginsChapter || abs(index - current) <= 1
  }

  /// Returns the text of a link to a part: the title of its chapter and, from the chapter's second part on, a number.
  fileprivate func face(_ index: Int) -> String {
    guard let first = all[...index].lastIndex(where: \.beginsChapter), first < index else { return all[index].title }
    return "\(all[index].title) – \(index - first + 1)"
  }
}
