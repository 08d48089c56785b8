import BookApplication
package import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The screen that lists the book's changes by days, newest first, each with a button to undo or redo it.
package struct ChangesScreen: ScreenProvider {
  package static let route = Route(path: "changes")
  package let pattern = RoutePattern("changes?before")

  private let context: BookScreenContext

  package init(_ context: BookScreenContext) { self.context = context }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let before: Int? = try request.query("before")
    let all = try context.catalog.call(ListChanges.self, ListChanges.Input()).changes
    let page = NumberedPage(all, before: before) { $0.change }
    let strings = ChangesStrings(language: request.language, context)
    return Screen(
      route: request.route, language: request.language, title: strings.title, presentation: .stack,
      header: Header(.standard), layout: .changes, back: .backToOverview(request.language),
      content: (page.shown.isEmpty
        ? [strings.none] : strings.days(page.shown, asOf: request.isExported ? nil : context.today()))
        + [.section(nil, [page.older.map(strings.older), ImportsStrings.row(request.language)].compactMap { $0 })])
  }
}

/// The texts of the list of changes, and of the button that leads to it.
package struct ChangesStrings {
  let language: Language
  private let features: [any FeatureStrings]
  private let localTime: @Sendable (Timestamp) -> CivilDateTime

  fileprivate init(language: Language, _ context: BookScreenContext) {
    self.language = language
    features = context.features()
    localTime = context.localTime
  }

  fileprivate var title: String { ChangesStrings.title(language) }

  private static func title(_ language: Language) -> String {
    language.say(cs: "Změny knihy", en: "Changes")
  }

  /// Returns the button that leads to the list of changes.
  package static func button(_ language: Language) -> Element {
    .link(title(language), hint: hint(language), to: BookDestinations.changes)
  }

  private static func hint(_ language: Language) -> String {
    language.say(cs: "Ukáže, co jste změnili, a cestu zpět", en: "Shows what you changed, and undoes it")
  }

  /// Returns the row of the settings that leads to the list of changes.
  static func row(_ language: Language) -> Element {
    .way(
      title(language), language.say(cs: "Co se změnilo, a cesta zpět", en: "What was changed, and the way back"),
      icon: "clock.fill", hint: hint(language), to: BookDestinations.changes)
  }

  fileprivate var none: Element {
    .empty(
      language.say(cs: "Žádné změny", en: "No Changes"),
      language.say(cs: "V knize se nic nezměnilo.", en: "Nothing in the book has changed."))
  }

  /// Returns a section for each day on which changes were made. Successive changes of one thing, such as a workout, are
  /// one row that opens.
  /// - Parameter today: the day that counts as today; nil if the list is read on later days, too.
  fileprivate func days(_ changes: ArraySlice<BookChange>, asOf today: CivilDay?) -> [Element] {
    let made = changes.map { Made(change: $0, at: $0.at.map(localTime), thing: thing($0)) }
    return made.split { $0.at?.day == $1.at?.day }.map { day in
      let heading =
        day.first?.at.map { language.date($0.day, asOf: today) } ?? language.say(cs: "Dříve", en: "Earlier")
      return .section(
        heading,
        day.split { $0.thing != nil && $0.thing == $1.thing }.flatMap {
          $0.count > 1 ? [group($0)] : $0.map { row($0) }
        })
    }
  }

  /// A change, the local time at which it was made, and the one thing that it is about.
  private struct Made {
    let change: BookChange
    let at: CivilDateTime?
    let thing: String?
  }

  private func thing(_ change: BookChange) -> String? {
    change.imported == nil ? features.lazy.compactMap { $0.thing(changedIn: change.parts, language) }.first : nil
  }

  /// Returns a row that opens into the changes of one thing: `Workout of Nov 29, 2026` with `12 changes`.
  private func group(_ made: ArraySlice<Made>) -> Element {
    let (newest, words) = (made[made.startIndex], ToastWords(language, localTime: localTime))
    let title = capitalized(words.line(newest.thing ?? ""))
    let count = language.counted(made.count, .changes)
    let note = [count, newest.at.map { language.clock($0.time) }].compactMap { $0 }.joined(separator: ", ")
    return Element(
      .disclosure, label: "\(title): \(count)", hint: language.say(cs: "Ukáže změny", en: "Shows the changes"),
      isOn: false,
      children: [
        Element(.row, children: [cell(title, of: newest.change), .cell(note, .trailing, .caption, Hue.secondary.text)])
      ] + made.map { row($0, in: newest.thing) })
  }

  /// Returns a change's row.
  /// - Parameter thing: what the change is about, if a heading above the row names it; otherwise nil.
  private func row(_ made: Made, in thing: String? = nil) -> Element {
    let change = made.change
    let imported = change.imported.map { ImportedWords(features, language).added($0) }
    let raw = features.compactMap { $0.change(change.parts, language) }.joined(separator: "; ")
    let words = ToastWords(language, localTime: localTime)
    let what = imported?.what ?? words.line(raw)
    let shown =
      thing.flatMap { raw.hasSuffix(", \($0)") ? words.line(String(raw.dropLast($0.count + 2))) : nil } ?? what
    let state = change.stands ? nil : language.say(cs: "vzato zpět", en: "undone")
    let notes = [state, imported?.files, made.at.map { language.clock($0.time) }].compactMap { $0 }
      .filter { !$0.isEmpty }
    let time = made.at.map { language.spokenDateAndClock($0) }
    return Element(
      .row,
      label: [capitalized(what), imported?.files, time, state].compactMap { $0 }.filter { !$0.isEmpty }
        .joined(separator: ", "),
      children: [
        thing == nil ? cell(capitalized(shown), of: change) : .cell(capitalized(shown), .leading, .body, color(change)),
        .cell(notes.joined(separator: ", "), .trailing, .caption, Hue.secondary.text),
      ]
        + (change.isDeletion
          ? [] : [(change.stands ? WayBack.undo(change.change) : .redo(change.change)).button(what, language)]))
  }

  /// Returns a cell with the icon of the feature that was changed.
  private func cell(_ text: String, of change: BookChange) -> Element {
    let changed = features.first {
      $0.feature.name == change.imported?.brought.first?.feature || $0.change(change.parts, language) != nil
    }
    var cell = changed?.title(language)?.cell(text) ?? FeatureTitle.bookCell(text)
    cell.color = color(change)
    return cell
  }

  private func color(_ change: BookChange) -> ColorToken? { change.stands ? nil : Hue.secondary.text }

  fileprivate func older(before number: Int) -> Element {
    .row(
      language.say(cs: "Starší změny", en: "Older Changes"),
      hint: language.say(cs: "Ukáže změny předtím", en: "Shows the changes before"),
      to: BookDestinations.changes(before: number))
  }
}

extension Collection {
  /// Returns the runs of successive elements that belong together.
  /// - Parameter isTogether: whether an element belongs to the one before it.
  fileprivate func split(_ isTogether: (Element, Element) -> Bool) -> [SubSequence] {
    var runs: [SubSequence] = []
    var rest = self[...]
    while let first = rest.first {
      var (end, last) = (rest.index(after: rest.startIndex), first)
      while end < rest.endIndex, isTogether(last, rest[end]) {
        last = rest[end]
        end = rest.index(after: end)
      }
      runs.append(rest[..<end])
      rest = rest[end...]
    }
    return runs
  }
}
