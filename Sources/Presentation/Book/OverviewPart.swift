package import KernelDomain
package import KernelPresentation

/// A feature's part of the overview.
package struct OverviewPart {
  /// The feature's state in a few words, such as the latest swim: `900 m in 18 min`.
  package var state: String
  /// An element that shows an activity in progress, such as a run; nil if none is in progress.
  package var live: Element?
  /// Progress towards a weekly goal, as a `stat` element; nil if there is no goal.
  package var goal: Element?
  /// The personal record that was set most recently; nil if none was set in the last 30 days.
  package var record: Record?
  /// The feature's latest activities, such as runs, newest first; at most four.
  package var recent: [Recent]

  /// A personal record, as a row that links to it.
  package struct Record {
    /// The day on which the record was set.
    let day: CivilDay
    let row: Element

    /// Creates the row for the newest personal record, with a small chart that shows how the record improved.
    /// - Parameters:
    ///   - name: the name of the event or exercise.
    ///   - value: the record's value, such as a time.
    ///   - place: where the record was set, such as `25 m pool`; nil to show no place.
    ///   - progress: the values of the previous records, oldest first, followed by the value of this one, as a chart;
    ///     and functions that put the difference of two values into written and spoken words. Nil if there is no
    ///     previous record.
    package static func newest(
      _ name: String, _ value: String, spoken: String, on day: CivilDay, place: String?,
      progress: (chart: Chart, written: (Int) -> String, spoken: (Int) -> String)?, _ language: Language, _ hue: Hue,
      to destination: Destination
    ) -> Self {
      let newest = language.say(cs: "Nejnovější rekord", en: "Newest Record")
      let values = progress.map(\.chart.points).map { $0.map(\.y) } ?? []
      let gain = values.count < 2 ? nil : values[values.count - 1] - values[values.count - 2]
      let sign = (gain ?? 0) < 0 ? "−" : "+"
      var label = "\(newest), \(name): \(spoken), "
      if let gain, let progress {
        let by = progress.spoken(abs(gain))
        label +=
          (gain < 0
            ? language.say(cs: "zlepšení: \(by)", en: "\(by) faster")
            : language.say(cs: "zlepšení: \(by)", en: "\(by) more"))
          + ", "
      }
      label += (place.map { $0 + ", " } ?? "") + language.spokenDate(day)
      let note = [place, language.date(day)].compactMap { $0 }.joined(separator: " · ")
      return Self(
        day: day,
        row: Element(
          .row, newest, label: label, fill: hue.fill, icon: .forward, to: destination,
          children: [
            Element(.text, name, placement: .leading, type: .body, icon: .best),
            .cell(value, .center, .heroNumber),
            progress.flatMap { progress in
              gain.map { Element(.text, sign + progress.written(abs($0)), type: .time, color: Hue.positive.text) }
            },
            .cell(note, .trailing, .caption, Hue.secondary.text),
            progress.map { Element(.chart, color: hue.text, chart: $0.chart) },
          ].compactMap { $0 }))
    }
  }

  /// An activity in the overview's list of latest activities, such as a run.
  package struct Recent {
    /// The start in seconds since 1970-01-01, in the user's local time rather than UTC.
    let at: Int64
    private let day: CivilDay
    private let start: CivilTime?
    private let name: String
    private let number: String
    private let detail: String
    private let label: String
    private let destination: Destination

    /// Creates the activity.
    /// - Parameters:
    ///   - day: the local day on which the activity began.
    ///   - start: the time of day at which the activity began; nil if only the day is known.
    ///   - number: the activity's main number, such as its distance.
    ///   - detail: what stands after the day, such as the duration.
    ///   - label: what assistive technology says for the activity's row.
    package init(
      on day: CivilDay, at start: CivilTime? = nil, _ name: String, _ number: String, _ detail: String,
      label: String, to destination: Destination
    ) {
      at = Int64(day.daysSinceEpoch) * 86_400 + Int64(start.map { $0.hour * 3_600 + $0.minute * 60 + $0.second } ?? 0)
      self.day = day
      self.start = start
      self.name = name
      self.number = number
      self.detail = detail
      self.label = label
      self.destination = destination
    }

    /// Returns the row that leads to the activity.
    /// - Parameters:
    ///   - title: the name, icon and hue of the feature to which the activity belongs.
    ///   - today: the day that counts as today; nil if the text is read on later days, too.
    func row(of title: FeatureTitle, asOf today: CivilDay?, _ language: Language) -> Element {
      let date = language.date(day, asOf: today, at: start)
      return Element(
        .row, label: label, icon: .forward, to: destination,
        children: [
          title.cell(name), .cell(number, .center, .time),
          .cell("\(date) · \(detail)", .trailing, .caption, Hue.secondary.text),
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
  /// Returns a row that leads to an activity in progress, such as a run.
  /// - Parameters:
  ///   - name: what is in progress.
  ///   - note: how it goes, such as `GPS good`; nil for none.
  ///   - figures: the activity's main numbers, as `stat` elements that are shown side by side.
  package static func banner(
    _ name: String, note: String? = nil, _ figures: [Element], to destination: Destination
  ) -> Element {
    let spoken = figures.map { figure in
      let number = figure.label ?? [figure.value, figure.unit].compactMap { $0 }.joined(separator: " ")
      return "\(figure.text ?? ""): \(number)"
    }
    return Element(
      .row, label: ([name] + [note].compactMap { $0 } + spoken).joined(separator: ", "), fill: Hue.accent.fill,
      icon: .forward, to: destination,
      children: [.cell(name, .leading, .body)] + [note].compactMap { $0 }.map { .cell($0, .trailing, .caption) }
        + figures)
  }
}
