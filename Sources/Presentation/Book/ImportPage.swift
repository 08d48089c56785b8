package import BookApplication
import KernelApplication
package import KernelDomain
package import KernelPresentation

/// The page that shows the result of an import: the totals, each file, and the records that were broken.
package struct ImportPage {
  private let features: [any FeatureStrings]
  private let language: Language
  private let localizer: MessageLocalizer

  package init(_ features: [any FeatureStrings], _ language: Language) {
    self.features = features
    self.language = language
    // Convert the elements one by one: casting the whole array would make the runtime look up each element's
    // conformance.
    localizer = MessageLocalizer(language, program: .usual, features.map { $0 })
  }

  package var back: Element { .backToOverview(language) }

  package var title: String { language.say(cs: "Import", en: "Import") }

  package func content(_ output: ImportFiles.Output) -> [Element] {
    let parts = features.compactMap { $0.imported(output.parts, language) }
    let files = output.files.map(row) + (output.bad ?? []).map(row)
    let back = output.number.map { [WayBack.undo($0).button(title, language, takesBack: true)] } ?? []
    return [result(output, parts)] + back
      + (files.isEmpty ? [] : [.section(language.say(cs: "Soubory", en: "Files"), files)])
      + records(parts.flatMap(\.records)) + ways(parts) + (output.bad == nil ? [] : [AddDataScreen.choose(language)])
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
    let further = [
      (language.say(cs: "Rekordy", en: "Records"), records), (ReviewScreen.title(language), output.awaitsReview),
    ].filter { $0.1 > 0 }.map { Element(.stat, $0.0, value: language.number($0.1)) }
    let numbers = isEmpty ? further : parts.map(\.count) + further
    let heading = Element(
      .text, sentence, type: .title, color: (isEmpty ? Hue.warning : Hue.positive).text,
      icon: isEmpty ? .warning : Icon("checkmark.circle.fill", .featured))
    return .card(
      nil, [heading, .note(taken(output))] + (numbers.isEmpty ? [] : [Element(.statGrid, children: numbers)]))
  }

  private func joined(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return language.say(
      cs: parts.dropLast().joined(separator: ", ") + " a " + last,
      en: parts.dropLast().joined(separator: ", ") + " and " + last)
  }

  /// Returns how many of the files were imported: `2 of 3 files`.
  private func taken(_ output: ImportFiles.Output) -> String {
    let all = output.files.count + (output.bad?.count ?? 0)
    return language.say(cs: "Souborů: \(output.files.count) z \(all)", en: "\(output.files.count) of \(all) files")
  }

  // MARK: Files

  private func row(_ file: ImportedFile) -> Element {
    let counts = features.compactMap { $0.imported(file: file.parts, language) }
    let told = counts.isEmpty ? [language.say(cs: "nic pro tuto knihu", en: "nothing for this book")] : counts
    let left = Set(file.skipped.map { "\(localizer.text($0.what)): \(localizer.text($0.why))" }).sorted()
    let state =
      counts.isEmpty ? language.say(cs: "Vynecháno", en: "Left Out") : language.say(cs: "Načteno", en: "Taken")
    return line(name(file.path), told + left, state, counts.isEmpty ? .secondary : .positive)
  }

  private func row(_ file: BadFile) -> Element {
    let place = file.place.map { ", " + $0.words(language) } ?? ""
    return line(
      name(file.path), [localizer.text(file.problem) + place], language.say(cs: "Poškozený", en: "Damaged"), .warning)
  }

  private func line(_ name: String, _ notes: [String], _ state: String, _ hue: Hue) -> Element {
    Element(
      .row, label: ([name, state] + notes).joined(separator: ", "), fill: hue.fill,
      children: [
        .cell(name, .leading, .body), .cell(state, .center, .body, hue.text),
        .cell(notes.joined(separator: "; "), .trailing, .caption, Hue.secondary.text),
      ])
  }

  /// Returns the file's name without the folder to which it was uploaded.
  private func name(_ path: String) -> String { printable(path.split(separator: "/").last.map(String.init) ?? path) }

  // MARK: Effects

  private func records(_ rows: [Element]) -> [Element] {
    guard !rows.isEmpty else { return [] }
    let title = language.say(cs: "Nové rekordy", en: "New Records")
    guard rows.count > ImportPage.shown else { return [.section(title, rows)] }
    let more = Element(
      .disclosure, label: language.say(cs: "Všech \(rows.count)", en: "All \(rows.count)"), isOn: false,
      children: [
        Element(
          .row, children: [.cell(language.say(cs: "Všech \(rows.count)", en: "All \(rows.count)"), .leading, .body)])
      ] + rows[ImportPage.shown...])
    return [.section(title, Array(rows[..<ImportPage.shown]) + [more])]
  }

  /// The number of broken records that are shown before the list is expanded.
  private static let shown = 5

  private func ways(_ parts: [ImportedPart]) -> [Element] { parts.filter { $0.added != nil }.map(\.see) }
}
