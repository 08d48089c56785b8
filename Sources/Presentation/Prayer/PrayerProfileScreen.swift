package import KernelApplication
import KernelDomain
package import KernelPresentation
import PrayerApplication
import PrayerDomain

/// The screen with the user's private data: prayers to make up, excuses and their reasons, the goal, and past places.
/// Only this screen shows reasons, and it is never exported.
package struct PrayerProfileScreen: ScreenProvider {
  package let pattern = RoutePattern("prayer/profile")

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let page = PrayerProfilePage(
      strings: PrayerStrings(language: request.language), profile: try catalog.call(ShowProfile.self, NoInput()),
      debt: try catalog.call(ShowDebt.self, NoInput()), excuses: try catalog.call(ListExcuses.self, NoInput()).excuses,
      places: try catalog.call(ListPlaces.self, NoInput()).places,
      settings: try catalog.call(ShowSettings.self, NoInput()))
    return Screen(
      route: request.route, language: request.language, title: page.strings.profile, presentation: .stack,
      header: Header(.standard, subtitle: page.subtitle), layout: PrayerStrings.layout, back: page.strings.backHome,
      toolbar: [page.strings.settingsButton], content: page.content)
  }
}

private struct PrayerProfilePage {
  let strings: PrayerStrings
  let profile: Profile
  let debt: ShowDebt.Output
  let excuses: [ListExcuses.Output.Item]
  let places: [ListPlaces.Output.Period]
  let settings: UpdateSettings.Output

  private var language: Language { strings.language }

  var content: [Element] {
    [owner] + [debtCard].compactMap { $0 } + [excuseSection] + review + [journeysAndFasts, goal]
      + [placeSection].compactMap { $0 }
  }

  var subtitle: String {
    language.say(cs: "Co je k nahrazení a co je omluveno", en: "What is to be made up and what is excused")
  }

  /// A card for each older excuse (for a journey or illness) that the user can settle, with a button for each way to do
  /// so.
  private var review: [Element] {
    excuses.filter(\.toReview).map { excuse in
      let name = "\(excuse.from.day)/\(excuse.from.prayer.rawValue)"
      let span = capitalized(strings.span(from: excuse.from, until: excuse.until))
      return Element.card(
        span,
        SettleExcuse.Way.allCases.map { way in
          strings.button(
            strings.name(way), label: "\(strings.name(way)): \(span)",
            action: Action(
              SettleExcuse.method,
              [
                "from/day": .text(excuse.from.day.description), "from/prayer": .text(excuse.from.prayer.rawValue),
                "way": .text(way.rawValue),
              ]), command: ["prayer", "settle-excuse", name, way.rawValue])
        })
    }
  }

  private var journeysAndFasts: Element {
    Element.card(
      nil,
      [
        .link(strings.journeys, color: nil, to: PrayerDestinations.travel),
        .link(strings.fasts, color: nil, to: PrayerDestinations.fasts()),
      ])
  }

  private var owner: Element {
    let name = profile.name.isEmpty ? ProfileStrings.plain(language).defaultName : printable(profile.name)
    return Element(.avatar, name, type: .title)
  }

  // MARK: Debt

  private var debtCard: Element? {
    guard debt.total > 0 else { return nil }
    let five = Prayer.allCases.filter { debt.debt[$0] > 0 }
      .map { debtRow(.five($0), debt.debt[$0], fill: $0.hue.fill) }
    let witr = debt.witr.flatMap { $0.debt > 0 ? debtRow(.witr, $0.debt, fill: Hue.accent.fill) : nil }
    return Element.card(strings.debt, five + [witr].compactMap { $0 })
  }

  private func debtRow(_ prayer: OwedPrayer, _ count: Int, fill: ColorToken) -> Element {
    let (name, count) = (strings.name(prayer), language.number(count))
    let one = language.say(cs: "Nahradit jednu", en: "Make one up")
    return Element(
      .row, label: "\(name): \(count)", fill: fill,
      children: [
        Element(.text, name, placement: .leading, type: .body),
        Element(.text, count, placement: .trailing, type: .number),
        .link(
          one, label: "\(one): \(name)", hint: one, placement: .trailing,
          Action(MakeUp.method, ["prayer": .text(prayer.rawValue)]), command: "prayer", "make-up", prayer.rawValue),
      ])
  }

  // MARK: Excuses

  private var excuseSection: Element {
    let open = excuses.contains { $0.until == nil }
    return Element(
      .section, strings.excuses, type: .title, children: excuses.map(excuseRow) + [open ? endButton : beginChoice])
  }

  private func excuseRow(_ excuse: ListExcuses.Output.Item) -> Element {
    let span = capitalized(strings.span(from: excuse.from, until: excuse.until))
    let reason = excuse.reason.map(strings.name) ?? ""
    let remove = language.say(cs: "Zrušit období", en: "Remove the time")
    return Element(
      .row, label: reason.isEmpty ? span : "\(span), \(reason)",
      children: [
        Element(.text, span, placement: .leading, type: .body),
        Element(.text, reason, placement: .trailing, type: .caption, color: Hue.secondary.text),
        Element(
          .button, label: "\(remove): \(span)", hint: remove, placement: .trailing, color: Hue.destructive.text,
          icon: Icon("trash"),
          action: Action(
            RemoveExcuse.method,
            ["from/day": .text(excuse.from.day.description), "from/prayer": .text(excuse.from.prayer.rawValue)],
            style: .destructive),
          command: ShellCommand.recordbook(
            "prayer", "remove-excuse", "\(excuse.from.day)/\(excuse.from.prayer.rawValue)")),
      ])
  }

  private var endButton: Element {
    strings.button(
      language.say(cs: "Omluvené období končí teď", en: "The Excused Time Ends Now"), action: Action(EndExcuse.method),
      command: ["prayer", "end-excuse"])
  }

  /// A choice of the reason for an excuse that begins now. The user may leave the reason out.
  private var beginChoice: Element {
    let reasons: [Excuse.Reason?] = [nil] + Excuse.Reason.allCases.filter(\.excuses)
    return Element.choice(
      .radioGroup, language.say(cs: "Od teď omluveno", en: "Excused From Now On"), reasons,
      chosen: nil as Excuse.Reason??,
      name: { $0.map { capitalized(strings.name($0)) } ?? language.say(cs: "Bez důvodu", en: "Without a Reason") },
      action: { Action(AddExcuse.method, $0.map { ["reason": .text($0.rawValue)] } ?? [:]) },
      command: { ["prayer", "excuse"] + ($0.map { ["--reason", $0.rawValue] } ?? []) })
  }

  // MARK: Goal and places

  /// The weekly goal: a number of prayers, and a choice of which prayers count.
  private var goal: Element {
    let setting = PrayerSettings.goal
    let goal: PrayerGoal? = if case .text(let text) = settings.value(of: setting) { PrayerGoal(text) } else { nil }
    let count = Element(
      .stepper, strings.weeklyGoal, value: goal.map { String($0.count) } ?? "", type: .body,
      action: Action(
        UpdateSettings.method,
        input: Action.Input(
          setting.name, .text,
          limits: Action.Limits(PrayerGoal.counts.lowerBound, PrayerGoal.counts.upperBound, step: 1))),
      command: ShellCommand.recordbook("settings", "set", setting.commandName, "GOAL"), saves: true)
    func value(_ kind: PrayerGoal.Kind?) -> String? {
      kind.map { "\(goal?.count ?? PrayerGoal.counts.upperBound) \($0.rawValue)" }
    }
    let kinds: [PrayerGoal.Kind?] = [nil, .prayed, .onTime]
    let kind = Element.choice(
      .radioGroup, language.say(cs: "Co se počítá", en: "What Counts"), kinds, chosen: .some(goal?.kind),
      name: name, action: { Action(UpdateSettings.method, [setting.name: .text(value($0) ?? "")]) },
      command: { ["settings", "set", setting.commandName, value($0) ?? "off"] })
    return Element.card(
      strings.weeklyGoal,
      [count, kind, strings.note(language.say(cs: "Z 35 modliteb za týden", en: "Of 35 prayers a week"))])
  }

  private func name(_ kind: PrayerGoal.Kind?) -> String {
    switch kind {
    case .prayed: language.say(cs: "Vykonané", en: "Prayed")
    case .onTime: language.say(cs: "Včas", en: "On Time")
    case nil: language.say(cs: "Bez cíle", en: "No Goal")
    }
  }

  private var placeSection: Element? {
    guard !places.isEmpty else { return nil }
    return Element(.section, strings.places, type: .title, children: places.reversed().map(placeRow))
  }

  private func placeRow(_ period: ListPlaces.Output.Period) -> Element {
    let name = period.name.map { printable($0) } ?? period.zone
    let since =
      period.from.map {
        language.say(cs: "od \(language.dateAndClock($0.clock))", en: "since \(language.dateAndClock($0.clock))")
      }
      ?? language.say(cs: "od začátku", en: "from the beginning")
    let method = strings.method(named: period.calculation.method)
    let remove = language.say(cs: "Odebrat místo", en: "Remove the place")
    return Element(
      .row, label: "\(name), \(since), \(method)",
      children: [
        Element(.text, name, placement: .leading, type: .body),
        Element(.text, "\(since), \(method)", placement: .trailing, type: .caption, color: Hue.secondary.text),
        Element(
          .button, label: "\(remove): \(name), \(since)", hint: remove, placement: .trailing,
          color: Hue.destructive.text,
          icon: Icon("trash"),
          action: Action(
            RemovePlace.method, period.from.map { ["from": .text($0.description)] } ?? [:], style: .destructive),
          command: ShellCommand.recordbook(["prayer", "remove-place"] + (period.from.map { [$0.description] } ?? []))),
      ])
  }
}
