import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen that lists the names of exercises in imported logs, grouped by app, and the exercise for which each name
/// stands.
struct NamesScreen: ScreenProvider {
  let pattern = RoutePattern("strength/names")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let strings = try StrengthStrings(request, catalog)
    let names = try catalog.call(ListNames.self, ListNames.Input()).names
    let page = NamesPage(strings: strings, names: names)
    return Screen(
      route: request.route, language: request.language,
      title: request.language.say(cs: "Názvy v denících", en: "Names in Logs"), presentation: .stack,
      header: Header(.standard), layout: StrengthStrings.layout,
      back: .back(strings.exercises, to: StrengthDestinations.exercises(), strings.language), content: page.content)
  }
}

struct NamesPage {
  let strings: StrengthStrings
  let names: [NameView]

  private var language: Language { strings.language }

  var content: [Element] {
    if names.isEmpty {
      return [.empty(StrengthNameStrings(strings: strings).none, picture: "figure.strengthtraining.traditional")]
    }
    return likely + apps.map(section)
  }

  private var apps: [String] { Set(names.map(\.app)).sorted() }

  /// A button that joins each name that is probably another spelling of an exercise's name with that exercise. Empty if
  /// there are no such names.
  private var likely: [Element] {
    let count = names.count { $0.like != nil }
    guard count > 0 else { return [] }
    let text = language.say(cs: "Spojit pravděpodobné (\(count))", en: "Join Likely Ones (\(count))")
    return [
      .button(
        text, action: Action(AssignNames.method, ["likely": .flag(true)]), command: ["strength", "assign", "--likely"])
    ]
  }

  private func section(_ app: String) -> Element {
    .section(app, names.filter { $0.app == app }.map(row))
  }

  private func row(_ name: NameView) -> Element {
    let parts = [
      strings.name(name.exercise), strings.counted(name.sets, .sets),
      name.like.map { language.say(cs: "jako ", en: "like ") + strings.name($0) },
    ].compactMap(\.self).joined(separator: " · ")
    return .row(
      name.name, parts, label: "\(name.name): \(parts)",
      hint: language.say(cs: "Ukáže cvik", en: "Shows the exercise"), to: StrengthDestinations.exercise(name.exercise))
  }
}
