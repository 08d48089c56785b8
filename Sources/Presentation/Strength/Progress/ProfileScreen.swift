import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen with the lifter's profile: charts of the most frequent exercise, the volume, the body weight and the
/// muscles, and the best lifts.
struct StrengthProfileScreen: ScreenProvider {
  let pattern = RoutePattern("strength/profile?span")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let lifts = try catalog.call(ListLifts.self, NoInput()).lifts
    let strings = try StrengthStrings(request, catalog).shortening(lifts.map(\.exercise))
    let asked = try request.query("span", as: String.self, valid: ProfileSpan.allCases.map(\.rawValue))
    let today = try catalog.call(ShowToday.self, ShowToday.Input()).day
    let span =
      if let span = asked.flatMap(ProfileSpan.init(rawValue:)) { span } else { try shortest(before: today) }
    let charts = StrengthCharts(strings: strings, catalog: catalog, since: span.since(today))
    let page = ProfilePage(
      strings: strings, profile: try catalog.call(ShowProfile.self, NoInput()), span: span, lifts: lifts,
      workouts: try catalog.call(ListWorkouts.self, ListWorkouts.Input()).workouts.filter(\.counts),
      weights: try catalog.call(ListBodyWeights.self, NoInput()).weights,
      lift: try charts.element(.oneRepMax), volume: try charts.element(.volume),
      bodyWeight: try charts.element(.bodyWeight), muscles: try charts.element(.muscles))
    return page.screen(request)
  }

  /// Returns the shortest span, from three months on, in which at least two weeks have a volume; three months if there
  /// is none.
  private func shortest(before today: CivilDay) throws(Failure) -> ProfileSpan {
    for span in [ProfileSpan.quarter, .year, .twoYears] {
      let shown = try catalog.call(ShowChart.self, ShowChart.Input(name: .volume, since: span.since(today)))
      if shown.points.count >= StrengthCharts.fewest { return span }
    }
    return .quarter
  }
}

struct ProfilePage {
  let strings: StrengthStrings
  let profile: Profile
  let span: ProfileSpan
  let lifts: [ListLifts.Lift]
  /// The workouts that count.
  let workouts: [WorkoutListing]
  /// The recorded body weights, newest first.
  let weights: [BodyWeightView]
  let lift: Element
  let volume: Element
  let bodyWeight: Element
  let muscles: Element

  /// The maximum number of exercises whose best lifts are shown.
  private static let mostRecords = 3

  private var language: Language { strings.language }

  func screen(_ request: ScreenRequest) -> Screen {
    let leading = [spans, lifts.isEmpty ? lift : .card(lift.text, lift.children + [change]), volume]
    var layout = StrengthStrings.tabLayout
    layout.leadingPane = leading.count
    return Screen(
      route: request.route, language: language, title: name, presentation: .root,
      header: Header(.standard, subtitle: summary), layout: layout,
      back: .back(strings.feature, to: StrengthDestinations.home, language), toolbar: [owner, settings],
      content: leading + [weight, records, moreMuscles, more])
  }

  private var name: String {
    profile.name.isEmpty ? ProfileStrings.plain(language).defaultName : printable(profile.name)
  }

  /// How many workouts the book has, and since when: `141 workouts since 2019`. Nil if there are none.
  private var summary: String? {
    guard let first = workouts.map(\.day).min() else { return nil }
    let count = strings.counted(workouts.count, .workouts)
    return language.say(cs: "\(count) od roku \(first.year)", en: "\(count) since \(first.year)")
  }

  /// The choice of how far the charts reach back.
  private var spans: Element {
    Element(
      .segmentedControl, language.say(cs: "Období", en: "Period"), type: .body,
      children: ProfileSpan.allCases.map { one in
        Element(.radio, one.name(language), isOn: one == span, type: .body, to: StrengthDestinations.profile(one))
      })
  }

  /// The link with which the user chooses another exercise, to see its chart instead.
  private var change: Element {
    let text = language.say(cs: "Změnit", en: "Change")
    return .link(
      text, label: "\(text): \(lift.text ?? "")",
      hint: language.say(cs: "Ukáže cviky, každý se svým grafem", en: "Shows the exercises, each with its chart"),
      placement: .trailing, to: StrengthDestinations.exercises())
  }

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

  /// The owner's picture, which stands beside the title.
  private var owner: Element {
    Element(
      .avatar, name, label: language.say(cs: "Jméno a obrázek", en: "Name and Picture"),
      hint: language.say(cs: "Ukáže profil a nastavení knihy", en: "Shows the profile and the book's settings"),
      placement: .center, type: .body, to: Destination.settings)
  }

  private var settings: Element {
    .link(
      .settings, label: language.say(cs: "Nastavení posilování", en: "Strength Settings"),
      to: StrengthDestinations.more)
  }

  /// The chart of the muscles, which is expanded on demand.
  private var moreMuscles: Element {
    .disclosure(
      language.say(cs: "Svaly", en: "Muscles"),
      hint: language.say(cs: "Ukáže série na sval", en: "Shows the sets per muscle"), [muscles])
  }

  /// The chart of the body weight, and a menu with a field for recording today's. The most recent body weight is shown
  /// apart if there is no chart that tells it.
  private var weight: Element {
    let isDrawn = bodyWeight.children.contains { $0.role == .chart }
    let last =
      isDrawn
      ? nil
      : weights.first.map {
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
    let add = language.say(cs: "Přidat", en: "Add")
    let menu = Element(
      .menu, add, label: "\(add): \(strings.bodyWeight)", placement: .trailing, color: Hue.accent.text,
      icon: Icon("plus"),
      children: [.section(nil, [field])])
    return .card(bodyWeight.text, bodyWeight.children + [last].compactMap { $0 } + [menu])
  }

  /// The best lifts in the exercises that the user does most often, with a link to all exercises if there are more.
  private var records: Element {
    let rows = lifts.prefix(ProfilePage.mostRecords).map(record)
    let all = language.all(lifts.count)
    let link = Element.link(
      all, label: "\(all): \(strings.exercises)",
      hint: language.say(cs: "Ukáže cviky od nejčastějšího", en: "Shows the exercises, the most frequent first"),
      placement: .trailing, to: StrengthDestinations.exercises())
    return .section(
      strings.records,
      (rows.isEmpty ? [Element.note(strings.noWorkouts)] : rows)
        + (lifts.count > ProfilePage.mostRecords ? [link] : []))
  }

  /// Returns the row of an exercise: its name with the day of its best lift, and that lift with what it is the best of.
  private func record(_ lift: ListLifts.Lift) -> Element {
    let best = lift.records.first { $0.kind == .oneRepMax } ?? lift.records.first { $0.kind != .workoutVolume }
    let (value, day) = best.map { (strings.value($0), $0.day) } ?? (strings.counted(lift.sets, .sets), lift.lastDay)
    let name = strings.name(lift.exercise)
    return Element(
      .row,
      label: [name, value, best.map { strings.name($0.kind) }, language.spokenDate(day)].compactMap { $0 }
        .joined(separator: ", "),
      hint: language.say(cs: "Ukáže cvik", en: "Shows the exercise"), icon: .forward,
      to: StrengthDestinations.exercise(lift.exercise),
      children: [
        .cell(name, .leading, .body), .cell(value, .center, .time),
        .cell(language.date(day), .trailing, .caption, Hue.secondary.text),
        .cell(best.map { strings.shortName($0.kind) } ?? "", .trailing, .caption, Hue.secondary.text),
      ])
  }
}
