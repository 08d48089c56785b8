import BookApplication
import BookPresentation
package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The main screen of swimming: the best time over each distance in each style on one course.
package struct RecordsBookScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/records?course")

  let catalog: UseCaseCatalog

  /// Returns false for an empty book. The screen of an empty book must not be cached, because it also shows whether the
  /// book may read health data.
  package func lasts(_ screen: Screen) -> Bool {
    !screen.content.contains { $0.role == .emptyState }
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let course: SwimCourse? = try request.query("course")
    let book = try catalog.call(ShowRecordsBook.self, ShowRecordsBook.Input(course: course))
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let strings = RecordsBookStrings(language: request.language)
    let content: [Element]
    if let course = book.course, book.records.isEmpty, book.official == nil, !course.hasStandardDistance {
      let choice = strings.shared.courseChoice(book.courses, shown: course) { SwimmingDestinations.records($0) }
      content = [choice, strings.noStandardDistance(course), strings.more(book)]
    } else if book.records.isEmpty && book.official == nil {
      let access = try catalog.call(ShowAccess.self, NoInput())
      content = [strings.emptyState(access.status), strings.meets]
    } else {
      let preferred = try PreferredOfficialTimes(catalog, book.records, book.official, book.course)
      content =
        strings.news(book.moved) + [
          strings.shared.courseChoice(book.courses, shown: book.course) { SwimmingDestinations.records($0) }
        ]
        + strings.sections(book, settings, preferring: preferred)
        + strings.hidden(book, settings) + [strings.more(book)]
    }
    return Screen(
      route: request.route, language: request.language, title: strings.shared.recordsBook, presentation: .root,
      header: Header(.transparent),
      layout: Layout(
        .groupedList, top: Layout.Inset(.header, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg),
      toolbar: strings.toolbar, content: content, onShown: book.moved.map { _ in Action(RecalculateRecords.method) })
  }
}

struct RecordsBookStrings {
  let language: Language
  var shared: SwimmingStrings { SwimmingStrings(language: language) }

  /// Returns a note that no record is possible in a pool, because no standard distance is a whole number of the pool's
  /// lengths.
  func noStandardDistance(_ course: SwimCourse) -> Element {
    let length = shared.length(of: course)
    return .note(
      language.say(
        cs: "Na bazén \(length) nevychází žádná běžná trať.", en: "No standard distance fits a \(length) pool."))
  }

  var toolbar: [Element] {
    let settings = language.say(cs: "Nastavení", en: "Settings")
    let years = language.say(cs: "Tréninky po letech", en: "Swims by Year")
    return [
      .overview(language),
      .link(Icon("calendar"), label: years, to: SwimmingDestinations.year()),
      Element(
        .button, label: shared.recalculate, placement: .trailing, color: Hue.accent.text, icon: .refresh,
        action: Action(RecalculateRecords.method, confirmation: shared.recalculateQuestion),
        command: ShellCommand.recordbook("swim", "recalculate")),
      .link(.settings, label: settings, to: .settings),
    ]
  }

  /// Returns a card that lists the records that changed only because newer rules calculate them differently, and
  /// explains the change; empty if no records changed.
  func news(_ moved: [SwimRecordMove]?) -> [Element] {
    guard let moved else { return [] }
    let lines = [shared.whyRecordsMoved] + moved.map(shared.line(ofMoved:))
    return [
      Element(
        .card, shared.recordsMoved, type: .title, fill: Hue.accent.fill,
        children: lines.map { Element(.text, $0, type: .body) })
    ]
  }

  /// Returns a section for each style with the records in this style.
  /// - Parameters:
  ///   - book: the records.
  ///   - settings: the settings, which may hide some records.
  ///   - detail: the route of the record history next to which the records are shown; nil if they are shown alone.
  ///   - preferred: the times that replace the best times recorded by the watch.
  func sections(
    _ book: ShowRecordsBook.Output, _ settings: UpdateSettings.Output, beside detail: Route? = nil,
    preferring preferred: PreferredOfficialTimes
  ) -> [Element] {
    let official = OfficialBesideRecords(language: language, official: book.official ?? [], preferred: preferred)
    let showsUnknown = settings.isOn(SwimmingSettings.showUnknown)
    let showsLong = settings.isOn(SwimmingSettings.longDistances)
    return StrokeStyle.sections.filter { $0 != .unknown || showsUnknown }.map { style in
      let all = book.records.filter { $0.style == style }
      let shown = all.filter { showsLong || StandardDistances.usual.contains($0.distance) }
      let rows =
        shown.map { row($0, book, official, beside: detail) }
        + official.rowsWithoutWatch(style, book.records, type: .number)
      return Element(
        .section, style.name(language), type: .title, fill: style.hue.fill, icon: style.icon,
        children: rows.isEmpty ? [quietLine(hasHidden: !all.isEmpty)] : shared.explanation(of: style) + rows)
    }
  }

  /// Returns a note that says how many records the settings hide, with a button that shows them; empty if none are
  /// hidden.
  func hidden(_ book: ShowRecordsBook.Output, _ settings: UpdateSettings.Output) -> [Element] {
    guard !settings.isOn(SwimmingSettings.longDistances) else { return [] }
    let isShown = settings.isOn(SwimmingSettings.showUnknown)
    let count = book.records.count { record in
      !StandardDistances.usual.contains(record.distance) && (record.style != .unknown || isShown)
    }
    guard count > 0 else { return [] }
    let text = language.say(
      cs: "Rekordy na dlouhých tratích se neukazují (\(count)).",
      en: count == 1
        ? "1 record at a longer distance is not shown." : "\(count) records at longer distances are not shown.")
    let show = language.say(cs: "Zobrazit dlouhé tratě", en: "Show Long Distances")
    let setting = SwimmingSettings.longDistances
    return [
      Element(
        .card, text, type: .body,
        children: [
          .link(
            show, Action(UpdateSettings.method, [setting.name: .flag(true)]), command: "settings", "set",
            setting.commandName, "on")
        ])
    ]
  }

  /// Returns links to further screens about swimming.
  func more(_ book: ShowRecordsBook.Output) -> Element {
    let swim = language.say(cs: "Poslední trénink", en: "Latest Swim")
    let stats = language.say(cs: "Kolik plavu", en: "How Far I Swim")
    let season = language.say(cs: "Celá sezona", en: "The Whole Season")
    let progress = language.say(cs: "Zrychluji?", en: "Getting Faster?")
    let pace = language.say(cs: "Tempo a pásma", en: "Pace and Zones")
    let targets = language.say(cs: "Cíle", en: "Targets")
    let all = language.say(cs: "Všechny bazény", en: "All Pools")
    let fallen = language.say(cs: "Padlé rekordy", en: "Records That Fell")
    return Element(
      .section, language.say(cs: "Víc o plavání", en: "More about Swimming"), type: .title, fill: Hue.accent.fill,
      children: [
        .link(swim, to: SwimmingDestinations.swim(.last)),
        .link(stats, to: SwimmingDestinations.statistics()),
        .link(season, to: SwimmingDestinations.season()),
        .link(
          progress, to: Destination(SwimmingDestinations.progress(book.course).route, command: ["swim", "progress"])),
        .link(pace, to: Destination(SwimmingDestinations.pace(book.course).route, command: ["swim", "pace"])),
        .link(targets, to: SwimmingDestinations.targets),
        .link(all, to: SwimmingDestinations.allRecords),
        .link(fallen, to: SwimmingDestinations.fallenRecords()),
        meets,
      ])
  }

  var meets: Element { .link(OfficialResultStrings(language: language).title, to: SwimmingDestinations.results) }

  private func quietLine(hasHidden: Bool) -> Element {
    let text =
      hasHidden
      ? language.say(cs: "Rekordy jen na dlouhých tratích", en: "Records at long distances only")
      : language.say(cs: "Zatím žádný rekord", en: "No record yet")
    return Element(.text, text, type: .caption, color: Hue.secondary.text)
  }

  private func row(
    _ record: SwimRecordRow, _ book: ShowRecordsBook.Output, _ official: OfficialBesideRecords, beside detail: Route?
  ) -> Element {
    let shown = official.shown(record)
    let destination = SwimmingDestinations.history(
      record.style, record.distance, book.course, named: book.courses.count > 1 ? book.course : nil)
    let distance = Double(record.distance)
    let swim = shared.spokenSwim(record.style, distance, record.unit)
    return Element(
      .row,
      label: "\(swim), \(language.spokenTime(shown.hundredths)), \(language.spokenDate(shown.day))\(shown.note)",
      hint: language.say(cs: "Ukáže všechny pokusy", en: "Shows all attempts"),
      isOn: destination.route == detail ? true : nil,
      fill: record.style.hue.fill, icon: .forward, to: destination,
      children: [
        Element(
          .text, "\(record.style.name(language)) \(Distance(record.distance, record.unit))", placement: .leading,
          type: .body),
        Element(.text, language.time(shown.hundredths), placement: .center, type: .number),
        Element(
          .text, language.date(shown.day) + shown.note, placement: .trailing, type: .caption,
          color: Hue.secondary.text),
        .identifier(shown.segment.description),
      ])
  }

  func emptyState(_ access: ShowAccess.Output.Status) -> Element {
    let strings = HealthAccessStrings(language: language)
    let syncData = strings.syncData
    let button =
      access == .granted
      ? Element.link(syncData, color: nil, Action(SyncHealthData.method, style: .primary), command: "sync")
      : Element(
        .button, syncData, hint: language.say(cs: "Nejdřív se zeptá na přístup", en: "Asks for access first"),
        type: .body, to: BookDestinations.access)
    return Element(
      .emptyState,
      children: [
        Element(.image, color: Hue.accent.fill, icon: Icon("figure.pool.swim.none", .illustration)),
        Element(.heading, language.say(cs: "Žádné rekordy", en: "No Records"), type: .title),
        Element(
          .text,
          language.say(
            cs: "Rekordy se objeví, jakmile kniha přečte vaše plavání v bazénu.",
            en: "Records appear once the book has read your pool swims."),
          type: .body, color: Hue.secondary.text),
      ] + (access == .granted ? [button, strings.importData(.normal)] : [strings.importData(.primary), button]))
  }
}
