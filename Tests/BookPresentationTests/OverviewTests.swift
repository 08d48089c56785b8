import KernelDomain
import Rendering
import TestSupport
import Testing

@testable import BookApplication
@testable import BookPresentation
@testable import KernelApplication
@testable import KernelPresentation

/// However many features have data, the overview has at most 15 lines.
@Suite struct OverviewTests {
  /// Opens the overview of features.
  /// - Parameter today: the current day, in days since 1970-01-01.
  private func screen(
    _ words: [TalkativeFeature], _ address: String = "recordbook://", language: Language = .en, today: Int = 0
  ) throws -> Screen {
    let parts = words.reduce(into: FeatureParts()) { $0.add("part", of: $1.feature) }
    let overview = StillOverview(
      output: .init(day: CivilDay(daysSinceEpoch: 0), isEmpty: words.isEmpty, parts: parts, awaitsReview: 12_345))
    let day = CivilDay(daysSinceEpoch: today)
    let catalog = UseCaseCatalog([
      UseCaseCatalog.Group(["book"]) {
        UseCases([ShowOverview(overviews: { overview.overviews }, settings: FixedSettings(), today: { day })])
      },
      UseCaseCatalog.Group(["profile"]) { UseCases([ShowProfile(profiles: InMemoryDocuments())]) },
    ])
    let registry = ScreenRegistry([
      ScreenRegistry.Group("", design: .recordsBook) {
        [OverviewScreen(catalog, profileStrings: { .plain($0) }, today: { day }) { words }]
      }
    ])
    return try registry.find(address, language: language).screen
  }

  /// A day that is asked for is not called today, unless it is.
  @Test(arguments: [(10, "Today"), (11, "Yesterday"), (500, "Jan 11, 1970")])
  func todayIsTheDayOfTheClock(today: Int, word: String) throws {
    let feature = TalkativeFeature(feature: FeatureID("a")!, recent: CivilDay(daysSinceEpoch: 10))
    let recent = try #require(
      screen([feature], "recordbook://?day=1970-01-11", today: today).below?.first?.children.first)
    #expect(recent.children.last?.text == "\(word) · detail")
  }

  @Test(arguments: 0...6, Language.allCases) func atMostFifteenLines(features: Int, language: Language) throws {
    let words = (0..<features).map {
      TalkativeFeature(feature: FeatureID(["a", "b", "c", "d", "e", "f", "g", "h"][$0])!)
    }
    let screen = try screen(words, language: language)
    let lines = TextRenderer().render(screen).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 15, "\(lines.joined(separator: "\n"))")
    let newest = ["b", "a"].first { name in words.contains { $0.feature.name == name } }
    #expect(lines.contains { $0.contains("record of") } == (newest != nil))
    if let newest { #expect(lines.contains { $0.contains("record of \(newest)") }) }
    for feature in words { #expect(lines.contains { $0.contains("tile of \(feature.feature)") }) }
    #expect(lines.contains { $0.contains("12") } == (features > 0))
  }
}

/// Features that tell what they are given.
private struct StillOverview: Sendable {
  let output: ShowOverview.Output

  var overviews: [any FeatureOverview] {
    output.parts.features.enumerated().map { StillFeature(feature: $1, awaiting: $0 == 0 ? output.awaitsReview : 0) }
  }
}

private struct StillFeature: FeatureOverview {
  let feature: FeatureID
  let awaiting: Int

  func glance(on day: CivilDay) -> FeatureGlance { FeatureGlance(part: "part", awaitsReview: awaiting) }
  func awaitsReview() -> Int { awaiting }
}

/// Says as much as it may.
private struct TalkativeFeature: FeatureStrings {
  let feature: FeatureID
  /// The day of its latest activity; nil if it tells none.
  var recent: CivilDay?

  func localized(_ message: Message, _ localizer: MessageLocalizer) -> MessageText? { nil }

  func overview(_ parts: FeatureParts, _ language: Language) -> OverviewPart? {
    OverviewPart(
      state: "state",
      live: feature.name == "a" ? Element(.row, label: "live", children: [Element(.text, "live", type: .body)]) : nil,
      goal: feature.name > "c" ? nil : Element(.stat, "Goal", value: "2", unit: "of 3", percent: 66),
      record: OverviewPart.Record(
        day: CivilDay(daysSinceEpoch: feature.name == "b" ? 1 : 0),
        row: Element(.row, label: "record", children: [Element(.text, "record of \(feature)", type: .body)])),
      recent: recent.map { [.init(on: $0, "name", "1", "detail", label: "label", to: .settings)] } ?? [])
  }

  func title(_ language: Language) -> FeatureTitle? {
    FeatureTitle("tile of \(feature)", icon: "x", .blue, home: .settings)
  }

  func healthData(_ language: Language) -> HealthDataStrings? { nil }
  func exported(_ parts: FeatureParts, _ language: Language) -> String? { nil }
  func imported(file parts: FeatureParts, _ language: Language) -> String? { nil }
  func imported(_ parts: FeatureParts, _ language: Language, _ program: Program) -> String { "" }
  func imported(_ parts: FeatureParts, _ language: Language) -> ImportedPart? { nil }
  func total(_ parts: FeatureParts, _ language: Language) -> String? { nil }
  func review(_ parts: FeatureParts, _ language: Language, _ program: Program, columns: Int?) -> String { "" }
  func review(_ parts: FeatureParts, _ language: Language) -> [Element] { [] }
  func change(_ parts: FeatureParts, _ language: Language) -> String? { nil }
  func reverted(_ parts: FeatureParts, _ language: Language) -> (what: String, effects: String)? { nil }
  func answer(_ method: String, _ output: some EncodedValueSource, _ language: Language) -> String? { nil }

  func event(_ name: String, _ details: some EncodedValueSource, _ language: Language) -> String? { nil }
  var notifiedEvents: [String] { [] }
  func name(ofSetting name: String, _ language: Language) -> String? { nil }
}
