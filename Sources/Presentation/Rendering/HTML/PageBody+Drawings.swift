import DesignSystem
import KernelPresentation

/// Writes icons and pictures.
extension PageBody {
  mutating func addIcon(_ icon: Icon?) {
    guard let icon, renderer.drawings[icon.name] != nil else { return }
    if !usedDrawings.contains(icon.name) { usedDrawings.append(icon.name) }
    html.open("svg", icon.size.classes) { $0.raw(" aria-hidden=\"true\"") }
    html.raw("<use href=\"#")
    html.raw(made: icon.name)
    html.raw("\"/></svg>")
  }

  /// Writes a link that saves a picture of the screen, as an SVG file or, with the script, as a PNG file.
  mutating func addPictureLink(_ screen: Screen) {
    guard let address = pictureAddress(screen) else { return }
    html.raw("<p>")
    html.open("a", "button picture-link") {
      $0.attribute("href", address)
      $0.raw(" download")
    }
    addIcon(Icon("square.and.arrow.up"))
    html.text(words.savePicture)
    html.raw("</a></p>")
  }

  /// Writes the same link as an icon in the header.
  mutating func addPictureTool(_ screen: Screen) {
    guard let address = pictureAddress(screen) else { return }
    html.open("a", "tool trailing picture-link") {
      $0.attribute("href", address)
      $0.raw(" download")
      $0.attribute("aria-label", words.savePicture)
    }
    addIcon(Icon("square.and.arrow.up"))
    html.raw("</a>")
  }

  private func pictureAddress(_ screen: Screen) -> String? {
    renderer.links.picture(screen.route).flatMap { ScreenPicture.isOffered(of: screen) ? $0 : nil }
  }

  mutating func addImage(_ element: Element) {
    guard let icon = element.icon, let drawing = renderer.drawings[icon.name] else { return }
    var classes = icon.size.classes
    classes.color = element.color
    html.open("svg", classes) {
      $0.raw(made: " viewBox=\"0 0 \(drawing.size) \(drawing.size)\"")
      if let label = element.label {
        $0.raw(" role=\"img\"")
        $0.attribute("aria-label", label)
      } else {
        $0.raw(" aria-hidden=\"true\"")
      }
    }
    html.raw(made: drawing.shapes)
    html.raw("</svg>")
  }

  /// Writes the owner's picture or initials on a disc, followed by the owner's name.
  mutating func addAvatar(_ element: Element) {
    html.open("p", "person")
    addDisc(element, isNamed: element.value != nil)
    html.open("span", Classes(type: element.type))
    addWords(element)
    for note in element.children {
      html.open("span", note.classes)
      addInline(note)
      html.raw("</span>")
    }
    html.raw("</span>")
    html.close("p")
  }

  /// Writes consecutive badges in one line.
  mutating func addBadges(_ badges: some Collection<Element>) {
    html.open("p")
    for (index, badge) in badges.enumerated() {
      if index > 0 { html.raw(" ") }
      addInline(badge)
    }
    html.close("p")
  }

  /// Writes a text about several people after their pictures.
  mutating func addPeople(_ text: Element) {
    html.open("p", "people")
    for person in text.children where person.role == .avatar { addDisc(person, isNamed: true) }
    html.open("span", text.classes)
    addInline(text)
    html.raw("</span>")
    html.close("p")
  }

  /// Writes a cell with a person's picture or initials and the person's name.
  mutating func addNamedDisc(_ cell: Element) {
    html.open("span", Classes(placement: cell.placement, type: cell.type))
    addDisc(cell, isNamed: false)
    html.text(cell.text ?? "")
    html.raw("</span>")
  }

  /// Writes a disc with a picture or initials.
  /// - Parameters:
  ///   - element: the avatar.
  ///   - isNamed: whether assistive technology reads the picture's name. False if the text next to the picture already
  ///     contains it.
  mutating func addDisc(_ element: Element, isNamed: Bool) {
    html.open("span", "avatar") {
      guard isNamed else { return $0.raw(" aria-hidden=\"true\"") }
      $0.raw(" role=\"img\"")
      $0.attribute("aria-label", element.value ?? element.text)
    }
    if let icon = element.icon, renderer.drawings[icon.name] != nil {
      addIcon(icon)
    } else {
      html.text(element.initials)
    }
    html.raw("</span>")
  }

  /// The SVG symbols of all distinct drawings that the page uses.
  var symbols: String { symbols(notIn: "") }

  /// Returns the SVG symbols that the given page doesn't contain yet.
  func symbols(notIn page: String) -> String {
    let symbols = usedDrawings.compactMap { name in
      renderer.drawings[name].map { drawing in
        (
          begin: "<symbol id=\"\(name)\"",
          rest: " viewBox=\"0 0 \(drawing.size) \(drawing.size)\">\(drawing.shapes)</symbol>"
        )
      }
    }.filter { page.isEmpty || !page.contains($0.begin) }
    if symbols.isEmpty { return "" }
    return "<svg class=\"said\" aria-hidden=\"true\">\(symbols.map { $0.begin + $0.rest }.joined())</svg>\n"
  }
}

extension Element {
  /// The first letters of the first and the last word of the name.
  fileprivate var initials: String {
    let words = (text ?? "").split(separator: " ")
    return [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first.map { String($0) } }.joined()
  }
}

extension Icon.Size {
  fileprivate var classes: Classes {
    switch self {
    case .navigation: "icon navigation"
    case .featured: "icon featured"
    case .illustration: "icon illustration"
    }
  }
}
