package import KernelDomain
package import KernelPresentation

/// A feature's part of the overview.
package struct OverviewPart {
  /// The feature's state in a few words, such as `900 m in 18 min`.
  package var state: String
  /// What is under way in the feature now, such as a run; nil if nothing is.
  package var live: Element?
  /// Progress towards a weekly goal, as a `stat` element; nil if there is no goal.
  package var goal: Element?
  /// The newest record; nil if none was set in the last 30 days.
  package var record: Record?
  /// The feature's latest activities, such as runs, newest first; at most four.
  package var recent: [Recent]

  /// A record as a row that leads to it.
  package struct Record {
    /// The day on which it was set.
    let day: CivilDay
    let row: Element

    package init(day: CivilDay, row: Element) {
      self.day = day
      self.row = row
    }
  }

  /// A past activity, such as a run.
  package struct Recent {
    /// The start in seconds since 1970-01-01, in the user's local time rather than UTC.
    let at: Int64
    private let name: String
    private let number: String
    private let note: String
    private let label: String
    private let destination: Destination

    /// Creates the activity.
    /// - Parameter start: the time of day at which the activity began; nil if only the day is known.
    package init(
      on day: CivilDay, at start: CivilTime? = nil, _ name: String, _ number: String, _ note: String,
      label: String, to destination: Destination
    ) {
      at = Int64(day.daysSinceEpoch) * 86_400 + Int64(start.map { $0.hour * 3_600 + $0.minute * 60 + $0.second } ?? 0)
      self.name = name
      self.number = number
      self.note = note
      self.label = label
      self.destination = destination
    }

    /// Returns the row that leads to the activity.
    /// - Parameter title: the title of the activity's feature.
    func row(of title: FeatureTitle) -> Element {
      Element(
        .row, label: label, icon: .forward, to: destination,
        children: [
          title.cell(name), .cell(number, .center, .time), .cell(note, .trailing, .caption, Hue.secondary.text),
        ])
    }
  }

  package init(
    state: String, live: Element? = nil, goal: Element? = nil, record: Record? = nil, recent: [Recent] = []
  ) {
    self.state = state
    self.live = live
    self.goal = goal
    self.record = record
    self.recent = recent
  }
}

extension Element {
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
