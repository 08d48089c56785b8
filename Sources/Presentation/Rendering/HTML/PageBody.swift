import KernelDomain
import KernelPresentation

/// The body of an HTML page while it is being written.
struct PageBody: ~Copyable {
  var html = HTMLText()
  let renderer: PageRenderer
  let words: PageStrings
  /// The level, from 1 to 6, of the heading of the next block.
  var level = 2
  private var ids = 0
  /// The commands and ids that a page from a server shows only at its end, under "For the Command Line", each with the
  /// name of its purpose.
  var forCommandLine: [(name: String, code: String)] = []
  /// The ids that are already in use on the page and were made from the keys of elements and actions.
  private var claimed: Set<String> = []
  /// Whether the block that is being written is inside a disclosure. Such a block is no landmark for assistive
  /// technology, because the names of landmarks must differ, and a page has many disclosures.
  private var isFolded = false
  /// The names of the drawings that the page uses, in the order of their first use.
  var usedDrawings: [String] = []
  /// The size in bytes of all sounds that the page contains. It is not counted when a long page is divided.
  var soundBytes = 0
  /// The form whose content is being written, if its fields and buttons are nested in other elements; nil outside such
  /// a form.
  var outer: OuterForm?
  /// Whether the page has a recorder, which needs a script of its own.
  var hasRecorder = false
  /// The screen whose title the next card must contain at its top; nil if the title is in the header or has already
  /// been written.
  var lead: Screen?
  /// Whether the screen shows settings, so that each titled section is written as one card below its title.
  private(set) var hasSettings = false
  /// Whether the elements being written are within the card of a titled section of settings.
  private(set) var isGrouped = false

  /// The address to which the forms of a page from a server are posted; nil for other pages, which can't change
  /// anything.
  let formAddress: String?

  init(_ renderer: PageRenderer, _ screen: Screen) {
    self.init(renderer, screen.route, screen.language)
    if screen.header.style == .lead { lead = screen }
    hasSettings = screen.route.path.last == "settings"
  }

  /// Creates the body of a part of a page, such as a toast, where the page shows the screen at `route`.
  init(_ renderer: PageRenderer, _ route: Route, _ language: Language) {
    self.renderer = renderer
    words = PageStrings(language: language)
    formAddress = renderer.links.formAddress(route)
  }

  /// The end of the tag that opens the page's content. Text on a page can't contain it, because quotation marks in text
  /// are escaped.
  static let contentStart = " id=\"content\">"

  // MARK: Elements

  /// Writes elements. Consecutive rows form one list; a row that is news begins another, below a heading.
  mutating func addAll(_ elements: some Collection<Element>) {
    var (isList, followsBadge) = (false, false)
    for index in elements.indices {
      let isRow = elements[index].role == .row
      let news = isRow ? elements[index].text : nil
      if isList, !isRow || news != nil {
        html.close("ul")
        isList = false
      }
      if isRow, !isList {
        if let news { html.element(headingTag, "title", news) }
        html.open("ul", elements[index...].listClasses)
        isList = true
      }
      let isBadge = elements[index].role == .badge
      if isBadge, !followsBadge { addBadges(elements[index...].prefix { $0.role == .badge }) }
      if !isBadge { add(elements[index]) }
      followsBadge = isBadge
    }
    if isList { html.close("ul") }
  }

  mutating func add(_ element: Element) {
    if let outer, addWithin(outer, element) { return }
    switch element.role {
    case .section, .card: addBlock(element)
    case .decision: addDecision(element)
    case .row: addRow(element)
    case .heading: addHeading(element)
    case .identifier where formAddress != nil: keep(for: element.label ?? "", element.text)
    case .text, .identifier: addParagraph(element)
    case .badge: addBadges(CollectionOfOne(element))
    case .warning: addWarning(element)
    case .emptyState: addEmptyState(element)
    case .disclosure: addDisclosure(element)
    case .table, .tableHeader, .tableRow: addTable(element)
    case .radioGroup, .segmentedControl: addRadioGroup(element)
    case .radio: addRadio(element, group: nextID())
    case .toggle: addToggle(element)
    case .textField, .secureField, .numericField, .stepper, .searchField, .dateField, .timeField: addField(element)
    case .timer: addTimer(element)
    case .audio: addAudio(element)
    case .recorder: addRecorder(element)
    case .form: addFieldsTogether(element)
    case .button: addButton(element)
    case .progressBar: addProgressBar(element)
    case .dots: addDots(element)
    case .toast: addToast(element)
    case .avatar: addAvatar(element)
    case .image: addImage(element)
    case .chart: addChart(element)
    case .map: addMap(element)
    case .stat: addStatGrid(Element(.statGrid, children: [element]))
    case .statGrid: addStatGrid(element)
    case .rings: addRings(element)
    case .tiles: addTiles(element)
    case .chips: addChips(element)
    case .setTable: addSetTable(element)
    case .dock: addDock(element)
    case .menu: addMenu(element)
    case .chartStack: addChartStack(element)
    case .span: addSpan(element, nil)
    }
  }

  /// Writes a block. Without a title, or within a disclosure, the block is no landmark for assistive technology.
  private mutating func addBlock(_ element: Element) {
    let id = nextID()
    let isLandmark = element.text != nil && !isFolded
    let key = claim(element)
    html.open(isLandmark ? "section" : "div", Classes(element.role == .card ? "card" : "section", fill: element.fill)) {
      $0.attribute("id", key)
      $0.attribute("aria-labelledby", isLandmark ? id : nil)
    }
    if element.role == .card { addLead() }
    let menus = element.text == nil ? [] : self.menus(of: element)
    var beside = 0
    if let title = element.text {
      if menus.isEmpty {
        addTitle(title, of: element, id)
      } else {
        beside = addTitle(title, of: element, id, menus: menus)
      }
    }
    // Only a block with a title adds a heading level.
    let step = element.text == nil ? 0 : 1
    level += step
    let isCard = hasSettings && level == 3 && isLandmark && element.role == .section
    if isCard {
      html.raw("<div class=\"card\">")
      isGrouped = true
    }
    if menus.isEmpty {
      addAll(element.children)
    } else {
      addAll(element.withoutMenus(from: beside))
    }
    if isCard {
      html.raw("</div>")
      isGrouped = false
    }
    level -= step
    html.close(isLandmark ? "section" : "div")
    html.raw("\n")
  }

  /// Writes the title of a block, the small text that follows it, if there is one, and beside both the block's menus.
  /// - Returns: how many of the block's children were written.
  private mutating func addTitle(_ title: String, of element: Element, _ id: String, menus: [Element]) -> Int {
    let note = element.children.first.flatMap { $0.role == .text && $0.type == .caption ? $0 : nil }
    html.raw("<div class=\"titled\"><div>")
    addTitle(title, of: element, id)
    if let note { add(note) }
    html.raw("</div>")
    level += 1
    for menu in menus { addTool(menu) }
    level -= 1
    html.raw("</div>\n")
    return note == nil ? 0 : 1
  }

  private mutating func addTitle(_ title: String, of element: Element, _ id: String) {
    html.open(headingTag, element.fill == nil ? "title" : "title barred") {
      $0.attribute("id", id)
      $0.attribute("aria-label", element.label)
    }
    addIcon(element.icon)
    html.text(title)
    html.close(headingTag)
  }

  var headingTag: StaticString {
    switch level {
    case ...2: "h2"
    case 3: "h3"
    case 4: "h4"
    case 5: "h5"
    default: "h6"
    }
  }

  private mutating func addHeading(_ element: Element) {
    let tag = element.type == .largeTitle ? "h1" : headingTag
    html.open(tag, element.classes) { $0.language(element.textLanguage) }
    html.text(element.text ?? "")
    html.close(tag)
  }

  mutating func addParagraph(_ element: Element) {
    if element.children.first?.role == .avatar { return addPeople(element) }
    html.open("p", element.classes) { $0.language(element.textLanguage) }
    addInline(element)
    html.close("p")
    addAll(element.children)
  }

  private mutating func addDisclosure(_ element: Element) {
    html.open("details", Classes("day", fill: element.fill)) {
      $0.attribute("id", element.route?.anchor)
      if element.isOn == true { $0.raw(" open") }
    }
    html.open("summary")
    if let summary = element.children.first {
      if summary.role == .row {
        addCells(summary.children)
      } else {
        add(summary)
      }
    }
    html.close("summary")
    let wasFolded = isFolded
    isFolded = true
    level += 1
    html.raw("<div class=\"content\">")
    addAll(element.children.dropFirst())
    html.raw("</div></details>\n")
    level -= 1
    isFolded = wasFolded
  }

  // MARK: Small parts

  mutating func nextID() -> String {
    ids += 1
    return "e\(ids)"
  }

  /// Reserves and returns the id by which a page finds the element again after an action. Nil if the element has no id,
  /// if the page has no forms, or if another element of the page has the same id.
  mutating func claim(_ element: Element) -> String? {
    guard formAddress != nil, let id = element.id, claimed.insert(id).inserted else { return nil }
    return id
  }
}
