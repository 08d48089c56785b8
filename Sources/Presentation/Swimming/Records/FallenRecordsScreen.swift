package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen with the records that were set recently.
package struct FallenRecordsScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/fallen?since")

  let catalog: UseCaseCatalog

  package func lasts(_ screen: Screen) -> Bool { true }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let since: CivilDay? = try request.query("since")
    let output = try catalog.call(ShowFallenRecords.self, ShowFallenRecords.Input(since: since))
    let language = request.language
    return Screen(
      route: request.route, language: language, title: language.say(cs: "Padlé rekordy", en: "Records That Fell"),
      presentation: .stack, header: Header(.standard), layout: .swimmingList,
      back: SwimmingStrings(language: language).backToRecords(nil), content: content(output, language))
  }

  private func content(_ output: ShowFallenRecords.Output, _ language: Language) -> [Element] {
    let official = output.official ?? []
    guard let since = output.since, !output.records.isEmpty || !official.isEmpty else {
      let text =
        output.since.map {
          language.say(
            cs: "Od \(language.date($0)) žádný rekord nepadl", en: "No record fell since \(language.date($0))")
        } ?? language.say(cs: "Žádné rekordy", en: "No Records")
      return [Element(.emptyState, children: [Element(.heading, text, type: .title)])]
    }
    let rows = FallenRecordStrings(language: language)
    func section(_ count: String, _ rows: [Element]) -> [Element] {
      guard !rows.isEmpty else { return [] }
      let title = language.say(cs: "\(count) od \(language.date(since))", en: "\(count) since \(language.date(since))")
      return [Element(.section, title, type: .title, fill: Hue.best.fill, icon: .best, children: rows)]
    }
    return section(
      language.counted(output.records.count, .records),
      output.records.map { rows.row($0, tellsDay: true) })
      + section(language.counted(official.count, .officialBests), official.map(rows.row))
  }
}

extension Layout {
  /// The layout of a list of sections below a header.
  static let swimmingList = Layout(
    .groupedList, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg)
}
