import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen with the lifter's profile, body weight, volume and best lifts.
struct StrengthProfileScreen: ScreenProvider {
  let pattern = RoutePattern("strength/profile")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let strings = try StrengthStrings(request, catalog)
    let charts = StrengthCharts(strings: strings, catalog: catalog)
    let page = ProfilePage(
      strings: strings, profile: try catalog.call(ShowProfile.self, NoInput()),
      lifts: try catalog.call(ListLifts.self, NoInput()).lifts,
      weights: try catalog.call(ListBodyWeights.self, NoInput()).weights,
      charts: [try charts.element(.volume), try charts.element(.muscles), try charts.element(.bodyWeight)])
    var layout = StrengthStrings.tabLayout
    layout.leadingPane = 4
    return Screen(
      route: request.route, language: request.language, title: strings.profile, presentation: .root,
      header: Header(.standard), layout: layout, toolbar: [.overview(request.language)], content: page.content)
  }
}

struct ProfilePage {
  let strings: StrengthStrings
  let profile: Profile
  let lifts: [ListLifts.Lift]
  /// The recorded body weights, newest first.
  let weights: [BodyWeightView]
  let charts: [Element]

  private var language: Language { strings.language }

  var content: [Element] { [person, weight, more, records] + charts }

  /// Links to the screen with measures of the body, and to the screen with the sets that are missing this week.
  private var more: Element {
    .section(
      nil,
      [
        .row(
          strings.measuresTitle, hint: language.say(cs: "Ukáže míry těla", en: "Shows the body's measures"),
          to: StrengthDestinations.measures),
        .row(
          strings.stillToDo,
          hint: language.say(cs: "Ukáže, co který sval postrádá", en: "Shows what each muscle lacks"),
          to: StrengthDestinations.missing),
      ])
  }

  private var person: Element {
    let name = profile.name.isEmpty ? ProfileStrings.plain(language).defaultName : printable(profile.name)
    return .card(
      nil,
      [
        Element(.avatar, name, type: .title),
        .button(
          language.say(cs: "Jméno a obrázek", en: "Name and Picture"),
          hint: language.say(cs: "Ukáže profil a nastavení knihy", en: "Shows the profile and the book's settings"),
          to: Destination.settings),
      ])
  }

  /// The most recent body weight, and a field for recording today's.
  private var weight: Element {
    let last = weights.first.map {
      Element.note("\(strings.load($0.weight)), \(language.date($0.day))", label: strings.spoken($0.weight))
    }
    let unit = weights.first?.weight.unit ?? strings.unit
    let field = Element(
      .stepper, strings.today, label: "\(strings.bodyWeight), \(strings.today.lowercased())",
      value: weights.first.map { fieldText(thousandths: Int64($0.weight.thousandths)) } ?? "", type: .body,
      action: Action(
        LogBodyWeight.method,
        input: Action.Input(
          "weight/thousandths", .thousandths,
          limits: Action.Limits(
            Load.bodyWeights(unit).lowerBound, Load.bodyWeights(unit).upperBound, decimals: 3, unit: unit.rawValue,
            step: 0.5))),
      command: ShellCommand.recordbook("strength", "body-weight", "WEIGHT"))
    return .section(strings.bodyWeight, [last].compactMap { $0 } + [field])
  }

  /// The best lifts in each of the exercises that the user does most often.
  private var records: Element {
    let rows = lifts.prefix(10).map { lift in
      let best =
        lift.records.first { $0.kind == .oneRepMax } ?? lift.records.first { $0.kind != .workoutVolume }
      let text = best.map { "\(strings.value($0)) · \(strings.name($0.kind))" } ?? strings.counted(lift.sets, .sets)
      return Element.row(
        strings.name(lift.exercise), text, hint: language.say(cs: "Ukáže cvik", en: "Shows the exercise"),
        to: StrengthDestinations.exercise(lift.exercise))
    }
    return .section(strings.records, rows.isEmpty ? [Element.note(strings.noWorkouts)] : rows)
  }
}
