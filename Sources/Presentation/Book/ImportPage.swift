package import BookApplication
import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The page that shows the result of an import: the totals, each file, and the personal records that the imported
/// activities beat.
package struct ImportPage {
  private let features: [any FeatureStrings]
  private let language: Language
  private let localizer: MessageLocalizer
  /// Names swims and runs by their days instead of their ids.
  private let words: ToastWords

  /// Creates the page.
  /// - Parameter localTime: converts an instant to this machine's local time.
  package init(
    _ features: [any FeatureStrings], _ language: Language, localTime: @escaping (Timestamp) -> CivilDateTime
  ) {
    words = ToastWords(language, localTime: localTime)
    self.features = features
    self.language = language
    // Convert the elements one by one: casting the whole array would make the runtime look up each element's
    // conformance.
    localizer = MessageLocalizer(language, program: .usual, features.map { $0 })
  }

  package var back: Element { .backToOverview(language) }

  package var title: String { language.say(cs: "Import", en: "Import") }

  /// Returns the content of the page.
  /// - Parameter question: a form that asks for what the files do not state; nil if nothing has to be asked.
  package func content(_ output: ImportFiles.Output, asking question: Element? = nil) -> [Element] {
    let parts = features.compactMap { $0.imported(output.parts, language) }
    let asked = question.map { [$0] } ?? []
    let back = output.number.map { [WayBack.undo($0).button(title, language, takesBack: true)] } ?? []
    return [result(output, parts)] + lists(output) + asked + records(parts.flatMap(\.records))
      + ways(parts) + back
  }

  // MARK: Totals

  private func result(_ output: ImportFiles.Output, _ parts: [ImportedPart]) -> Element {
    let added = parts.compactMap(\.added)
    let isEmpty = added.isEmpty
    let sentence =
      isEmpty
      ? language.say(cs: "Nic nového", en: "Nothing new")
      : language.say(cs: "Přidáno: \(joined(added))", en: "\(joined(added)) added")
    let records = parts.reduce(0) { $0 + $1.records.count }
    // What there is to decide is counted in its list, which leads there.
    let further =
      records > 0
      ? [Element(.stat, language.say(cs: "Rekordy", en: "Records"), value: language.number(records))] : []
    let numbers = isEmpty ? further : parts.map(\.count) + further
    let heading = Element(
      .text, sentence, type: .title, fill: (isEmpty ? Hue.warning : Hue.positive).fill,
      icon: Icon(isEmpty ? Icon.warning.name : "checkmark", .featured))
    return .card(
      nil, [heading, .note(taken(output))] + (numbers.isEmpty ? [] : [Element(.statGrid, children: numbers)]))
  }

  private func joined(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return language.say(
      cs: parts.dropLast().joined(separator: ", ") + " a " + last,
      en: parts.dropLast().joined(separator: ", ") + " and " + last)
  }

  /// Returns how many of the import's files could be read: `2 of 3 files`.
  private func taken(_ output: ImportFiles.Output) -> String {
    let count = output.files.count { !$0.isFolder }
    let all = count + (output.bad?.count ?? 0)
    return language.say(cs: "Souborů: \(count) \(language.outOf(all))", en: "\(count) of \(all) files")
  }

  // MARK: Lists

  /// Returns three lists: the files, each with what became of it, what else was left out, and what the user has to
  /// decide.
  private func lists(_ output: ImportFiles.Output) -> [Element] {
    let left = LeftOutWords(output, localizer, isCommand: false)
    let passedOver = left.passedOver.map { language.say(cs: "Pominuto: ", en: "Passed over: ") + $0 }
    let bad = output.bad ?? []
    return [
      list(
        language.say(cs: "Soubory", en: "Files"),
        output.files.map(row) + bad.map(row) + (bad.isEmpty ? [] : [AddDataScreen.chooseAgain(language)])),
      list(leftOut, (left.counts + left.reasons + [passedOver].compactMap { $0 }).map { Element.row($0) }),
      list(ReviewScreen.title(language), toDecide(output)),
    ].compactMap { $0 }
  }

  private func list(_ title: String, _ rows: [Element]) -> Element? { rows.isEmpty ? nil : .section(title, rows) }

  private var leftOut: String { language.say(cs: "Vynecháno", en: "Left Out") }

  private func counts(_ file: ImportedFile) -> [String] {
    features.compactMap { $0.imported(file: file.parts, language) }
  }

  private func row(_ file: ImportedFile) -> Element {
    let counts = counts(file)
    let what = counts.isEmpty ? [LeftOutWords.nothing(in: file, language)] : counts
    let remarks = LeftOutWords.remarks(on: file).map { skipped, _ in
      words.line("\(localizer.text(skipped.what)): \(FailureStrings.withoutOption(localizer.text(skipped.why)))")
    }
    let notes = [file.service.map { printable($0) }].compactMap { $0 } + what + remarks
    return counts.isEmpty
      ? line(name(file.path), leftOut, notes, .gray, "minus")
      : line(name(file.path), language.say(cs: "Vzato", en: "Taken"), notes, .positive, "checkmark")
  }

  private func row(_ file: BadFile) -> Element {
    let place = file.place.map { ", " + $0.words(language) } ?? ""
    return line(
      name(file.path), language.say(cs: "Poškozeno", en: "Damaged"),
      [FailureStrings.withoutOption(localizer.text(file.problem)) + place], .warning, Icon.warning.name)
  }

  /// Returns the row of a file.
  /// - Parameters:
  ///   - state: what became of the file.
  ///   - hue: the hue of the state and of its icon.
  private func line(_ name: String, _ state: String, _ notes: [String], _ hue: Hue, _ icon: String) -> Element {
    Element(
      .row, label: ([name, state] + notes).joined(separator: ", "),
      children: [
        Element(.text, name, placement: .leading, type: .body, fill: hue.fill, icon: Icon(icon, .featured)),
        .cell(state, .center, .caption, hue.text),
        .cell(notes.joined(separator: "; "), .trailing, .caption, Hue.secondary.text),
      ])
  }

  /// Returns the last component of an uploaded file's path, which is the file's name.
  private func name(_ path: String) -> String { printable(path.split(separator: "/").last.map(String.init) ?? path) }

  /// Returns the guesses that the import made, and a row that leads to all questions that the user still has to decide.
  private func toDecide(_ output: ImportFiles.Output) -> [Element] {
    let guesses = features.compactMap { $0.guesses(output.parts, language) }
    guard output.awaitsReview > 0 else { return guesses.map { Element.row($0) } }
    let count = language.number(output.awaitsReview)
    return guesses.map { Element.row($0) } + [
      .row(
        language.say(cs: "Celkem: \(count)", en: "In all: \(count)"),
        hint: language.say(cs: "Ukáže, co čeká na rozhodnutí", en: "Shows what awaits a decision"),
        to: BookDestinations.review)
    ]
  }

  // MARK: Effects

  private func records(_ rows: [Element]) -> [Element] {
    guard !rows.isEmpty else { return [] }
    let title = language.say(cs: "Nové rekordy", en: "New Records")
    guard rows.count > ImportPage.shown else { return [.section(title, rows)] }
    let rest = language.more(rows.count - ImportPage.shown)
    let more = Element(
      .disclosure, label: rest, isOn: false,
      children: [Element(.row, children: [.cell(rest, .leading, .body)])] + rows[ImportPage.shown...])
    return [.section(title, Array(rows[..<ImportPage.shown]) + [more])]
  }

  /// How many of the beaten records are shown before the user expands the list.
  private static let shown = 5

  /// Returns the ways to what was added, beside each other; the first stands out.
  private func ways(_ parts: [ImportedPart]) -> [Element] {
    var ways = parts.filter { $0.added != nil }.map(\.see)
    if !ways.isEmpty { ways[0].fill = Hue.accent.fill }
    return ways.count > 1 ? [.card(nil, ways)] : ways
  }
}

extension Element {
  /// Returns a row that shows a text and is not a link.
  fileprivate static func row(_ text: String) -> Element {
    Element(.row, label: text, children: [.cell(text, .leading, .body)])
  }
}
