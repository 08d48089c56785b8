package import KernelDomain
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
  /// What was done last, newest first, at most four.
  package var recent: [Recent]

  /// Something that was done: a row that leads to it.
  package struct Recent {
    /// Seconds since 1970 by the clock of who did it.
    let at: Int64
    let row: Element

    /// - Parameter start: nil where only the day is known.
    package init(
      on day: CivilDay, at start: CivilTime? = nil, _ name: String, _ number: String, _ note: String, _ hue: Hue,
      label: String, to destination: Destination
    ) {
      at = Int64(day.daysSinceEpoch) * 86_400 + Int64(start.map { $0.hour * 3_600 + $0.minute * 60 + $0.second } ?? 0)
      row = Element(
        .row, label: label, fill: hue.fill, icon: .forward, to: destination,
        children: [
          .cell(name, .leading, .body), .cell(number, .center, .time),
          .cell(note, .trailing, .caption, Hue.secondary.text),
        ])
    }
  }

  package init(
    tile: Element, live: Element? = nil, goal: Element? = nil, record: Element? = nil, recent: [Recent] = []
  ) {
    self.tile = tile
    self.live = live
    self.goal = goal
    self.record = record
    self.recent = recent
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
