import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The screen with all shoes, and how far each pair went.
struct RunShoesScreen: ScreenProvider {
  let pattern = RoutePattern("running/shoes")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let strings = RunningStrings(language: request.language, units: settings.runUnits)
    let shoes = try catalog.call(ShowShoes.self, NoInput()).shoes
    let content: Element =
      shoes.isEmpty
      ? .empty(
        strings.noShoes, strings.noShoesHint, picture: "figure.run.road",
        [.button(strings.recentRuns, to: RunningDestinations.home)])
      : ShoesTable(strings: strings, shoes: shoes).table
    return Screen(
      route: RunningDestinations.shoes.route, language: request.language, title: strings.shoesTitle,
      presentation: .stack, header: Header(.standard), layout: RunningStrings.layout, back: strings.backHome,
      content: [content])
  }
}

/// A table of shoes with the length of all runs and walks in each pair.
struct ShoesTable {
  let strings: RunningStrings
  let shoes: [RunShoesView]

  var table: Element {
    .table(
      columns: [strings.shoesTitle, strings.lengthTitle, strings.runCount, strings.firstWorn], texts: [0],
      rows: shoes.map { pair in
        (
          cells: [
            printable(pair.name), strings.length(pair.lengthMillimetres), strings.language.number(pair.runs),
            strings.language.date(pair.firstDay),
          ], label: String?.none
        )
      })
  }
}
