import KernelDomain
import TestSupport
import Testing

@testable import KernelApplication

struct UpdateSettingsTests {
  let documents = InMemoryDocuments()
  var update: UpdateSettings {
    UpdateSettings(
      settings: documents, declared: { declared }, today: { CivilDay(daysSinceEpoch: 20_779) },
      isZone: { $0 == "Europe/Prague" })
  }
  private var declared: [Setting] {
    [
      Setting("swimming.showUnknown", isOnByDefault: true), Setting("running.longRuns", isOnByDefault: false),
      Setting("running.units", .choice(["km", "mi"]), default: .text("km")),
      Setting("running.goal", .number(1...500), default: .number(30)),
      Setting("prayer.quiet", .text(longest: 5), default: .text("")),
    ]
  }

  @Test func declaredSwitchesHaveTheirDefaults() throws {
    let output = try update(.init())
    #expect(output.theme == .system)
    #expect(output.language == .system)
    #expect(
      output.values.map(\.name)
        == ["swimming.showUnknown", "running.longRuns", "running.units", "running.goal", "prayer.quiet"])
    #expect(output.values.map(\.value) == [.flag(true), .flag(false), .text("km"), .number(30), .text("")])
    #expect(documents.saves == 0)
  }

  @Test func changesOnlyWhatTheInputNames() throws {
    _ = try update(.init(theme: .dark, values: ["running.longRuns": .flag(true), "running.goal": .number(40)]))
    let output = try update(.init(language: .cs))
    #expect(output.theme == .dark)
    #expect(output.design == .asDesigned)
    #expect(output.language == .cs)
    #expect(output.values.map(\.value) == [.flag(true), .flag(true), .text("km"), .number(40), .text("")])
    #expect(documents.saves == 2)
  }

  @Test func saysWhatWasSetAndWhatItWas() throws {
    let first = try update(
      .init(theme: .dark, values: ["running.goal": .number(40), "running.longRuns": .flag(false)]))
    #expect(
      first.set == [
        .init(name: "theme", value: .text("dark"), was: .text("system")),
        .init(name: "running.longRuns", value: .flag(false), was: .flag(false)),
        .init(name: "running.goal", value: .number(40), was: .number(30)),
      ])
    #expect(first.change == 1)
    let again = try update(.init(theme: .dark))
    #expect(again.change == nil && again.set == [.init(name: "theme", value: .text("dark"), was: .text("dark"))])
    let shown = try ShowSettings(settings: documents, declared: { declared })(NoInput())
    #expect(shown.change == nil && shown.set == nil)
  }

  @Test func theSystemsLanguageCanBeChosenAgain() throws {
    _ = try update(.init(language: .cs))
    #expect(try update(.init(language: .system)).language == .system)
    #expect(documents.settings().language == nil)
  }

  @Test func anUnknownSwitchIsRefusedWithTheOnesThereAre() {
    #expect(
      throws: Failure.invalidInput(
        field: "showMix", problem: .input(.noSuchSetting),
        valid: [
          "theme", "design", "language", "swimming.showUnknown", "running.longRuns", "running.units", "running.goal",
          "prayer.quiet",
        ])
    ) {
      try update(.init(theme: .light, values: ["showMix": .flag(true)]))
    }
    #expect(documents.settings() == Settings())
  }

  @Test(
    arguments: [
      ("swimming.showUnknown", .text("on"), ["true", "false"]), ("running.units", .text("furlongs"), ["km", "mi"]),
      ("running.units", .flag(true), ["km", "mi"]), ("running.goal", .number(501), []),
      ("running.goal", .flag(true), []),
      ("prayer.quiet", .text("22:00-"), []),
    ] as [(String, SettingValue, [String])])
  func aValueThatASettingDoesNotTakeIsRefused(name: String, value: SettingValue, valid: [String]) throws {
    let refusal = #expect(throws: Failure.self) { try update(.init(theme: .dark, values: [name: value])) }
    guard case .invalidInput(name, _, valid) = refusal else { throw refusal ?? Failure.cancelled }
    #expect(documents.settings() == Settings())
  }

  @Test func aZoneIsOneOfThisMachine() throws {
    let zone = Setting(
      "running.zone", .checkedText(Setting.TextForm(examples: ["Europe/Prague"], .zone) { _ in true }),
      default: .text(""))
    let update = UpdateSettings(
      settings: documents, declared: { [zone] }, today: { CivilDay(daysSinceEpoch: 20_779) },
      isZone: { $0 == "Europe/Prague" })
    #expect(throws: Failure.self) { try update(.init(values: ["running.zone": .text("Mars/Phobos")])) }
    for text in ["Europe/Prague", ""] {
      #expect(try update(.init(values: ["running.zone": .text(text)])).value(of: zone) == .text(text))
    }
  }

  @Test func aDayThatWasIsNotYetToCome() throws {
    let since = Setting(
      "prayer.since", .checkedText(Setting.TextForm(examples: ["2026-01-01"], .pastDay) { CivilDay($0) != nil }),
      default: .text(""))
    let today = CivilDay(daysSinceEpoch: 20_779)
    let update = UpdateSettings(settings: documents, declared: { [since] }, today: { today }, isZone: { _ in false })
    let refused = #expect(throws: Failure.self) {
      try update(.init(values: ["prayer.since": .text("9999-12-31")]))
    }
    #expect(refused == .outside(CivilDay("9999-12-31")!, PlausibleDays.past(on: today), field: "prayer.since"))
    #expect(try update(.init(values: ["prayer.since": .text("2026-01-01")])).value(of: since) == .text("2026-01-01"))
  }

  /// A heart rate at rest is less than the highest one, whichever is set first, and in one call.
  @Test func aNumberStaysBelowAnother() throws {
    let resting = Setting(
      "rest", .checkedText(Setting.TextForm(examples: ["52"], number: 30...230, lessThan: "most")), default: .text(""))
    let most = Setting(
      "most", .checkedText(Setting.TextForm(examples: ["190"], number: 30...230, greaterThan: "rest")),
      default: .text(""))
    let update = UpdateSettings(
      settings: documents, declared: { [resting, most] }, today: { CivilDay(daysSinceEpoch: 20_779) },
      isZone: { _ in false })
    func refused(_ field: String, _ least: Int, _ most: Int) -> Failure {
      .invalidInput(field: field, problem: .input(.settingIsNumber(least: least, most: most)))
    }
    for text in ["29", "231", "052", "52.5", "many"] {
      #expect(throws: refused("rest", 30, 230)) { try update(.init(values: ["rest": .text(text)])) }
    }
    _ = try update(.init(values: ["rest": .text("52")]))
    #expect(throws: refused("most", 53, 230)) { try update(.init(values: ["most": .text("52")])) }
    _ = try update(.init(values: ["most": .text("190")]))
    #expect(throws: refused("rest", 30, 189)) { try update(.init(values: ["rest": .text("190")])) }
    #expect(throws: Failure.self) { try update(.init(values: ["rest": .text("150"), "most": .text("140")])) }
    _ = try update(.init(values: ["rest": .text("195"), "most": .text("200")]))
    _ = try update(.init(values: ["most": .text("")]))
    #expect(try update(.init(values: ["rest": .text("230")])).value(of: resting) == .text("230"))
  }

  @Test func aWordIsAddedToAListOrRemoved() throws {
    let shown = Setting("shown", listOf: ["a", "b", "c"])
    let update = UpdateSettings(
      settings: documents, declared: { [shown] }, today: { CivilDay(daysSinceEpoch: 20_779) }, isZone: { _ in false })
    for (entered, stored) in [
      ("without-b", "a,c"), ("without-b", "a,c"), ("without-a", "c"), ("with-b", "b,c"), ("with-a", ""), ("c", "c"),
    ] {
      #expect(try update(.init(values: ["shown": .text(entered)])).value(of: shown) == .text(stored))
    }
    for refused in ["without-c", "with-d", "without-"] {
      #expect(throws: Failure.self) { try update(.init(values: ["shown": .text(refused)])) }
    }
  }

  @Test func theFeaturesOwnDesignsCanBeChosenAgain() throws {
    #expect(try update(.init(design: .samwise)).design == .samwise)
    #expect(documents.settings().design == .samwise)
    #expect(try update(.init(design: .asDesigned)).design == .asDesigned)
    #expect(documents.settings().design == nil)
  }
}
