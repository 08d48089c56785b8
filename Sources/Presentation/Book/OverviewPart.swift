import KernelDomain
package import KernelPresentation

/// What the overview shows of one feature.
package struct OverviewPart {
  /// The way to it, and how it stands in a few words.
  package var tile: Element
  /// What is under way now; nil where nothing is.
  package var live: Element?
  /// How much of a weekly goal is reached, a `stat`; nil without a goal.
  package var goal: Element?
  /// The newest record; nil where none was set lately.
  package var record: Element?

  package init(tile: Element, live: Element? = nil, goal: Element? = nil, record: Element? = nil) {
    self.tile = tile
    self.live = live
    self.goal = goal
    self.record = record
  }
}

extension Element {
  /// A feature's tile: its picture in its hue, its name, how it stands.
  package static func tile(
    _ name: String, _ state: String, icon: String, _ hue: Hue, to destination: Destination
  ) -> Element {
    Element(
      .row, label: "\(name): \(state)", fill: hue.fill, icon: Icon(icon, .featured), to: destination,
      children: [.cell(name, .leading, .body), .cell(state, .trailing, .caption, Hue.secondary.text)])
  }

  /// A number that stands out on the overview: what it is of, and a note.
  package static func highlight(
    _ name: String, _ value: Element, _ note: String, label: String, icon: Icon? = nil, _ hue: Hue,
    to destination: Destination
  ) -> Element {
    Element(
      .row, label: label, fill: hue.fill, icon: .forward, to: destination,
      children: [
        Element(.text, name, placement: .leading, type: .body, icon: icon), value,
        .cell(note, .trailing, .caption, Hue.secondary.text),
      ])
  }
}
