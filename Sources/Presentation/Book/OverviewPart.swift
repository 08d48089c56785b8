package import KernelDomain
package import KernelPresentation

/// A feature's part of the overview.
package struct OverviewPart {
  /// A link to the feature, with a few words about its state.
  package var tile: Element
  /// What is under way in the feature now, such as a run; nil if nothing is.
  package var live: Element?
  /// Progress towards a weekly goal, as a `stat` element; nil if there is no goal.
  package var goal: Element?
  /// The newest record; nil if none was set recently.
  package var record: Element?
  /// The feature's latest activities, such as runs, newest first; at most four.
  package var recent: [Recent]

  /// A past activity, such as a run, as a row that leads to it.
  package struct Recent {
    /// The start in seconds since 1970-01-01, in the user's local time rather than UTC.
    let at: Int64
    let row: Element

    /// Creates the row of an activity.
    /// - Parameter start: the time of day at which the activity began; nil if only the day is known.
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
  /// Returns a feature's tile for the overview: its icon in its hue, its name and its state.
  package static func tile(
    _ name: String, _ state: String, icon: String, _ hue: Hue, to destination: Destination
  ) -> Element {
    Element(
      .row, label: "\(name): \(state)", fill: hue.fill, icon: Icon(icon, .featured), to: destination,
      children: [.cell(name, .leading, .body), .cell(state, .trailing, .caption, Hue.secondary.text)])
  }

  /// Returns a row of the overview that highlights a number, with its name and a note.
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
