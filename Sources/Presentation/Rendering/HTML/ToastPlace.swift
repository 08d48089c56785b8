/// Where a toast is inserted into a rendered page: directly before the block that contains the element that the toast
/// is about. If the element is inside a form with several fields, the toast is after the form, because the button that
/// sends a long form may be out of sight of the form's beginning.
struct ToastPlace {
  let start: String.Index
  /// Whether the toast is inserted between the rows of a list, so that it needs its own row.
  let isInList: Bool

  /// Finds the place for a toast.
  /// - Parameters:
  ///   - key: the key of the element that the toast is about. The place is the top of the content if the key is nil, if
  /// that element is outside the content, or if the content is a canvas, such as a map that fills the screen.
  ///   - page: the page, as `PageRenderer` renders it.
  /// - Returns: nil if the page has no content.
  init?(before key: String?, in page: String) {
    let mark = PageBody.contentStart.utf8
    let bytes = page.utf8
    guard let content = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }) else { return nil }
    let top = bytes.index(content, offsetBy: mark.count)
    // On a screen with a canvas, the toast is shown over the map, below the elements at the top.
    guard let key, !page[..<content].lastClasses.contains("canvas"),
      let path = OpenElement.path(to: key, in: page, from: top)
    else {
      (start, isInList) = (top, false)
      return
    }
    var place = 0
    while place + 1 < path.count, path[place].holdsBlocks { place += 1 }
    let block = path[place]
    let end = block.isForm && place + 1 < path.count ? page[block.start...].firstRange(of: "</form>") : nil
    (start, isInList) = (end?.upperBound ?? block.start, block.tag == "li")
  }
}

/// An HTML element that contains a certain place of the page: its start tag is before the place, and its end tag after
/// it.
private struct OpenElement {
  let tag: Substring
  let classes: Substring
  let start: String.Index

  /// Whether the element's children are blocks, between which a toast can stand. The blocks of a list are its rows.
  var holdsBlocks: Bool {
    switch tag {
    case "section", "div": ["section", "card", "pane"].contains(classes.prefix { $0 != " " })
    case "ul": classes.prefix { $0 != " " } == "rows"
    default: false
    }
  }

  /// Whether the element is a form with several fields.
  var isForm: Bool { tag == "form" && classes == "act together" }

  /// Returns the element with an id, preceded by all elements that contain it, outermost first. Nil if the content has
  /// no element with this id.
  /// - Parameters:
  ///   - page: the HTML of the page.
  ///   - top: where the page's content begins.
  static func path(to id: String, in page: String, from top: String.Index) -> [OpenElement]? {
    var attribute = HTMLText()
    attribute.attribute("id", id)
    let wanted = String(decoding: attribute.bytes, as: UTF8.self)
    var path: [OpenElement] = []
    var at = top
    while let start = page.utf8[at...].firstIndex(of: UInt8(ascii: "<")),
      let end = page.utf8[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      at = page.utf8.index(after: end)
      let text = page[page.utf8.index(after: start)..<end]
      if text.utf8.first == UInt8(ascii: "/") {
        // Cells and rows of tables have no end tags of their own.
        guard let open = path.lastIndex(where: { $0.tag == text.dropFirst() }) else { return nil }
        path.removeSubrange(open...)
        continue
      }
      path.append(OpenElement(tag: text.prefix { $0 != " " }, classes: text.value(of: "class"), start: start))
      if text.contains(wanted) { return path }
      if text.utf8.last == UInt8(ascii: "/") || withoutEnd.contains(path[path.count - 1].tag) { path.removeLast() }
    }
    return nil
  }

  /// The elements of pages that have no end tag.
  private static let withoutEnd: Set<Substring> = ["input", "br", "img", "hr", "meta", "link"]
}

extension Substring {
  /// The CSS classes of the last element that begins in this part of a page.
  fileprivate var lastClasses: Substring { self[(lastIndex(of: "<") ?? startIndex)...].value(of: "class") }

  /// Returns the value of an attribute in a tag; empty if the tag does not have it.
  fileprivate func value(of attribute: String) -> Substring {
    guard let name = firstRange(of: " \(attribute)=\"") else { return "" }
    return self[name.upperBound...].prefix { $0 != "\"" }
  }
}
