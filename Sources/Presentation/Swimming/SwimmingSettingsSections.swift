import KernelApplication
package import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Creates the sections of the screen with the settings of swimming.
package struct SwimmingSettingsSections {
  private let catalog: UseCaseCatalog

  init(_ catalog: UseCaseCatalog) { self.catalog = catalog }

  func content(_ language: Language, _ settings: UpdateSettings.Output) throws(Failure) -> [Element] {
    func toggle(_ setting: Setting, _ text: String) -> Element {
      .toggle(setting, text, language: language, settings: settings)
    }
    let records =
      [
        toggle(SwimmingSettings.showUnknown, SwimmingSettingsSections.showUnknown(language)),
        toggle(SwimmingSettings.longDistances, SwimmingSettingsSections.longDistances(language)),
      ] + (try course(language, settings)) + [units(language)]
    let swims = [
      toggle(SwimmingSettings.heartRate, SwimmingSettingsSections.heartRate(language)), weekStart(language, settings),
      seasonStart(language, settings),
    ]
    return [
      .section(language.say(cs: "Rekordy", en: "Records"), records),
      .section(language.say(cs: "Tréninky", en: "Swims"), swims),
      .section(language.say(cs: "Data", en: "Data"), try self.swims(language) + [recalculate(language)]),
    ]
  }

  /// Returns the title of a setting; nil if the setting belongs to another feature.
  package static func name(ofSetting name: String, _ language: Language) -> String? {
    switch name {
    case SwimmingSettings.showUnknown.name: showUnknown(language)
    case SwimmingSettings.longDistances.name: longDistances(language)
    case SwimmingSettings.weekStart.name: weekStart(language)
    case SwimmingSettings.heartRate.name: heartRate(language)
    case SwimmingSettings.seasonStart.name: seasonStart(language)
    case SwimmingSettings.course.name: course(language)
    case SwimmingSettings.goal.name: language.say(cs: "Týdenní cíl", en: "Weekly Goal")
    case SwimmingSettings.masters.name: language.say(cs: "Pravidla masters", en: "Masters Rules")
    case SwimmingSettings.birth.name: language.say(cs: "Narození", en: "Birth")
    case SwimmingSettings.pointsTable.name: language.say(cs: "Tabulka bodů", en: "Points Table")
    case SwimmingSettings.preferOfficial.name:
      language.say(cs: "Přednost oficiálním časům", en: "Prefer Official Times")
    default: nil
    }
  }

  private static func showUnknown(_ language: Language) -> String {
    language.say(cs: "Zobrazit neznámé rekordy", en: "Show Unknown Records")
  }

  private static func heartRate(_ language: Language) -> String {
    language.say(cs: "Načítat tep", en: "Read Heart Rates")
  }

  private static func longDistances(_ language: Language) -> String {
    language.say(cs: "Dlouhé tratě", en: "Long Distances")
  }

  /// Returns the words for the value of a setting with a few choices; nil for other values.
  package static func words(_ value: String, ofSetting name: String, _ language: Language) -> String? {
    switch name {
    case SwimmingSettings.pointsTable.name: pointsTable(value, language)
    case SwimmingSettings.weekStart.name: weekday(value, language)
    case SwimmingSettings.course.name:
      SwimCourse(value).map { SwimmingStrings(language: language).name(of: $0) } ?? latestCourse(language)
    default: nil
    }
  }

  /// Returns the name of a points table: that of women or men, or none.
  static func pointsTable(_ value: String, _ language: Language) -> String {
    switch PointsSex(rawValue: value) {
    case .female: language.say(cs: "Ženy", en: "Women")
    case .male: language.say(cs: "Muži", en: "Men")
    case nil: language.say(cs: "Žádné", en: "None")
    }
  }

  /// Returns a control with which the user chooses the table for calculating points: the women's, the men's or none.
  static func pointsChoice(_ chosen: PointsSex?, _ language: Language) -> Element {
    let setting = SwimmingSettings.pointsTable.name
    return .choice(
      .segmentedControl, name(ofSetting: setting, language) ?? "", setting: setting,
      [PointsSex.female.rawValue, PointsSex.male.rawValue, SwimmingSettings.unsaid],
      chosen: chosen?.rawValue ?? SwimmingSettings.unsaid
    ) { pointsTable($0, language) }
  }

  private static func weekday(_ value: String, _ language: Language) -> String {
    value == WeekStart.sunday.rawValue
      ? language.say(cs: "V neděli", en: "Sunday") : language.say(cs: "V pondělí", en: "Monday")
  }

  private static func latestCourse(_ language: Language) -> String {
    language.say(cs: "Z posledního tréninku", en: "Of the latest swim")
  }

  private static func weekStart(_ language: Language) -> String {
    language.say(cs: "Týden plavání začíná", en: "Swimming Weeks Begin")
  }

  private static func seasonStart(_ language: Language) -> String {
    language.say(cs: "Sezona od měsíce", en: "Seasons Begin")
  }

  private static func course(_ language: Language) -> String {
    language.say(cs: "První bazén", en: "First Pool")
  }

  /// Returns a control with which the user chooses the pool whose records are shown first; empty if the book has no
  /// pools to choose from.
  private func course(_ language: Language, _ settings: UpdateSettings.Output) throws(Failure) -> [Element] {
    let setting = SwimmingSettings.course
    let chosen: String? = if case .text(let course) = settings.value(of: setting) { course } else { nil }
    let swum = try catalog.call(ShowRecordsBook.self, ShowRecordsBook.Input()).courses
    let others = chosen.flatMap { SwimCourse($0) }.map { swum.contains($0) ? [] : [$0] } ?? []
    let courses = (swum + others).map(\.description)
    if courses.isEmpty { return [] }
    let strings = SwimmingStrings(language: language)
    return [
      .choice(
        .radioGroup, SwimmingSettingsSections.course(language), setting: setting.name,
        [SwimmingSettings.latestCourse] + courses, chosen: chosen
      ) { value in
        SwimCourse(value).map { strings.name(of: $0) } ?? SwimmingSettingsSections.latestCourse(language)
      }
    ]
  }

  private func weekStart(_ language: Language, _ settings: UpdateSettings.Output) -> Element {
    let chosen: String? = if case .text(let day) = settings.value(of: SwimmingSettings.weekStart) { day } else { nil }
    return .choice(
      .radioGroup, SwimmingSettingsSections.weekStart(language), setting: SwimmingSettings.weekStart.name,
      SwimmingSettings.weekStarts.map(\.rawValue), chosen: chosen
    ) { SwimmingSettingsSections.weekday($0, language) }
  }

  private func seasonStart(_ language: Language, _ settings: UpdateSettings.Output) -> Element {
    let (setting, title) = (SwimmingSettings.seasonStart, SwimmingSettingsSections.seasonStart(language))
    let month: Int? = if case .number(let month) = settings.value(of: setting) { month } else { nil }
    return Element(
      .numericField, title,
      hint: language.say(cs: "Číslo měsíce; 9 je září", en: "The number of a month; 9 is September"),
      value: month.map(String.init) ?? "", type: .body,
      action: Action(
        UpdateSettings.method, input: Action.Input(setting.name, .number, limits: Action.Limits(1, 12))),
      command: ShellCommand.recordbook("settings", "set", setting.commandName, "MONTH"), saves: true)
  }

  /// Returns a note that explains units. The user can't choose them, because records in a pool are in the unit in which
  /// the length of the pool is given.
  private func units(_ language: Language) -> Element {
    .fact(
      language.say(cs: "Jednotky", en: "Units"),
      language.say(cs: "Metry (v yardových bazénech yardy)", en: "Meters (yards in yard pools)"))
  }

  /// Returns a row with the number of swims and the day of the most recent one, from which the user can see that an
  /// import had an effect. Empty if the book has no swims.
  private func swims(_ language: Language) throws(Failure) -> [Element] {
    let swims = try catalog.call(CountSwims.self, NoInput())
    guard let latest = swims.latestDay else { return [] }
    let count = language.number(swims.swimCount)
    let words = language.say(cs: "\(count), poslední ", en: "\(count), the latest on ")
    return [
      .fact(
        language.say(cs: "Tréninky v knize", en: "Swims in the Book"), words + language.date(latest),
        spoken: words + language.spokenDate(latest))
    ]
  }

  private func recalculate(_ language: Language) -> Element {
    let text = SwimmingStrings(language: language).recalculate
    return .link(
      text, color: Hue.destructive.text,
      Action(
        RecalculateRecords.method, style: .destructive,
        confirmation: SwimmingStrings(language: language).recalculateQuestion), command: "swim", "recalculate")
  }
}

/// How a book about swimming refers to its owner.
extension ProfileStrings {
  package static func swimming(_ language: Language) -> ProfileStrings {
    ProfileStrings(
      defaultName: language.say(cs: "Plavec", en: "Swimmer"),
      picture: { avatar in
        switch avatar {
        case .silhouette:
          Picture(
            name: language.say(cs: "Silueta plavce", en: "Swimmer silhouette"),
            icon: Icon("figure.pool.swim", .featured))
        case .goggles:
          Picture(name: language.say(cs: "Plavecké brýle", en: "Goggles"), icon: Icon("eyeglasses", .featured))
        case .waves: Picture(name: language.say(cs: "Vlny", en: "Waves"), icon: Icon("water.waves", .featured))
        }
      })
  }
}
