import BookApplication
import BookInfrastructure
import DesignSystem
import KernelApplication
import KernelDomain
import KernelPresentation
import Storage
import SwimmingPresentation
import Testing

@testable import Composition

/// Names are unique over all features and the book itself: of two of the same the catalog, the registry and the palette
/// take one without a word.
struct FeatureTests {
  @Test(arguments: FeatureNames.Kind.allCases) func givesEachNameOnce(_ kind: FeatureNames.Kind) throws {
    #expect(try FeatureNames(Feature.all).repeated(kind) == [])
  }

  @Test func beginsNamesWithItsID() throws {
    #expect(try FeatureNames(Feature.all).misnamed == [])
  }

  @Test func asksTheFirstFeatureThatSaysHowTheOwnerIsCalled() {
    let silent = Feature.swimming.with(profile: .some(nil))
    let names = { (features: [Feature]) in App.profileStrings(of: features)(.en).defaultName }
    #expect(names([silent, .swimming]) == ProfileStrings.swimming(.en).defaultName)
    #expect(names([silent]) == ProfileStrings.plain(.en).defaultName)
  }

  /// What only records how far the user has come is a setting of a feature, and whatever a log-in records is among it.
  @Test func recordsProgressInSettingsThatAreThere() {
    #expect(App.progressSettings.isSubset(of: App.settings.map(\.name)))
    #expect(App.progressSettings.isSuperset(of: App.settings.filter(\.isWelcome).map(\.name)))
  }

  // MARK: The checks themselves

  @Test(arguments: FeatureNames.Kind.allCases) func findsWhatTwoFeaturesGive(_ kind: FeatureNames.Kind) throws {
    // Every feature gives names of these kinds, but only some have a format of their own.
    let feature = kind == .importFormat ? Feature.strength : .swimming
    #expect(try FeatureNames([feature, feature]).repeated(kind) != [])
  }

  /// - Parameter made: takes what the book itself has.
  @Test(arguments: FeatureUnderTest.all) func findsWhatTheBookGives(_ made: FeatureUnderTest) throws {
    #expect(try FeatureNames([made.feature]).repeated(made.kind) == [made.name])
  }

  @Test func findsNamesThatBeginOtherwise() throws {
    let renamed = Feature.swimming.with(id: FeatureID("sailing" as StaticString))
    let misnamed = try FeatureNames([renamed]).misnamed
    #expect(misnamed.contains("swimming.listSwims") && misnamed.contains("swimming.showUnknown"))
    #expect(misnamed.contains("swimming/months/MONTH") && misnamed.contains("swimming.recordBroken"))
  }
}

/// A feature with a name that the book has.
struct FeatureUnderTest: Sendable, CustomTestStringConvertible {
  let kind: FeatureNames.Kind
  let name: String
  let feature: Feature

  var testDescription: String { "\(kind)" }

  static let all = [
    FeatureUnderTest(
      kind: .id, name: "settings", feature: .swimming.with(id: FeatureID("settings" as StaticString))),
    FeatureUnderTest(
      kind: .setting, name: "book.overview",
      feature: .swimming.with(settings: [Setting("book.overview", isOnByDefault: true)])),
    FeatureUnderTest(kind: .hue, name: "accent", feature: .swimming.with(hues: [.accent: .accent])),
    FeatureUnderTest(
      kind: .drawing, name: "house", feature: .swimming.with(drawings: ["house": Drawings.appIcon])),
  ]
}

/// What features give names to.
struct FeatureNames {
  enum Kind: CaseIterable {
    case id, noun, setting, hue, drawing, route, method, page, event, importOption, importFormat
  }

  /// In no order; a name that one feature gives several times counts once where that is sound.
  private var given: [Kind: [String]] = [:]
  /// Those that have to begin with their feature's id and do not.
  private(set) var misnamed: [String] = []

  init(_ features: [Feature]) throws {
    // What belongs to no feature: words before the full stop of a method.
    given[.id] = ["book", "profile", "settings", "access", "account", "screen", "theme", "service", "events", "rpc"]
    given[.setting] = ["book.dates", "book.clock", "book.overview", "book.zone", "theme", "design", "language"]
    given[.page] = ["index.html", "settings.html", "access.html"]
    given[.hue] = DesignTheme.recordsBook.palette.ownHues.map(\.name)
    let app = try App(App.Configuration(store: "/nonexistent", environment: { _ in nil }))
    for feature in features { try add(feature, app) }
  }

  private mutating func add(_ feature: Feature, _ app: App) throws {
    let documents = BookDocuments(store: app.store)
    let content = feature.make(
      FeatureContext(store: app.store, documents: documents, clock: app.clock, keepsSessions: false)
    )
    let settings = feature.settings().map(\.name)
    let methods = content.useCases.methods
    let routes = content.screens(app.catalog).map(\.pattern.path)
    let drawings = feature.drawings().map(\.key)
    give([feature.id.name], .id)
    give([feature.noun], .noun)
    give(settings, .setting)
    give(feature.hues().map(\.key.name), .hue)
    give(drawings + drawings.filter { Drawings.kernel[$0] != nil }, .drawing)
    give(routes, .route)
    give(methods, .method)
    give(try pages(content, app), .page)
    give(events(feature, content), .event)
    // Files of several features may tell no zone; there is one option for it, which means the same for all.
    give((content.reader?.options ?? []).filter { $0 != "zone" }, .importOption)
    // Files of watches may hold something for several.
    let formats = content.reader?.formats.map(\.format) ?? []
    give(formats.filter { ![ImportFormat.fit, .tcx].contains($0) }.map(\.name), .importFormat)
    misnamed += (settings + methods + events(feature, content)).filter { !$0.hasPrefix("\(feature.id).") }
    misnamed += routes.filter { $0 != feature.id.name && !$0.hasPrefix("\(feature.id)/") }
  }

  private mutating func give(_ names: [String], _ kind: Kind) {
    given[kind, default: []] += names
  }

  /// Those of a book without data.
  private func pages(_ content: FeatureModule.Parts, _ app: App) throws -> [String] {
    var book = NamedPages()
    try content.pages(app.catalog, app.screens)?.addPages(to: &book)
    return book.files
  }

  /// Several answers of one feature may announce the same event. Events of the book itself and of the feature that it
  /// follows are left out: they are theirs.
  private func events(_ feature: Feature, _ content: FeatureModule.Parts) -> [String] {
    let description = feature.describe()
    let ofParts = PartRole.all.compactMap { description.part($0)?.announces }
    let ofUseCases = content.useCases.methods.compactMap { content.useCases[$0]?.description.announces }
    let names = Set((ofParts + ofUseCases).joined().map(\.name))
    let followed = FeatureNames.followed[feature.id.name]
    return names.filter { name in !name.hasPrefix("book.") && followed.map { !name.hasPrefix("\($0).") } ?? true }
      .sorted()
  }

  /// The only feature that may know another, with that one.
  private static let followed = ["support": "running"]

  /// The names of a kind that are given more than once, in order.
  func repeated(_ kind: Kind) -> [String] {
    Dictionary(grouping: given[kind] ?? [], by: \.self).filter { $1.count > 1 }.keys.sorted()
  }
}

extension PartRole {
  fileprivate static let all: [PartRole] = [
    .importedFile, .imported, .review, .change, .reverted, .overview, .exported,
  ]
}

/// Keeps the names of pages only.
private struct NamedPages: PageBook {
  let language = Language.en
  let hasHeartRates = false
  private(set) var files: [String] = []

  mutating func name(_ route: Route, _ file: String) { files.append(file) }
  mutating func write(_ screen: Screen, as name: String) {}
  mutating func write(count: Int, _ make: @Sendable (Int) throws(Failure) -> BookPage) {}
}

extension Feature {
  /// The same with other names.
  fileprivate func with(
    id: FeatureID? = nil, settings: [Setting]? = nil, hues: KeyValuePairs<Hue, Hue>? = nil,
    drawings: KeyValuePairs<String, Drawing>? = nil, profile: (@Sendable (Language) -> ProfileStrings)?? = nil
  ) -> Feature {
    let own = self
    return Feature(
      id: id ?? self.id, noun: noun, design: design, home: home, tabs: tabs, reducer: reducer,
      settings: { settings ?? own.settings() }, hues: { hues ?? own.hues() },
      drawings: { drawings ?? own.drawings() }, profile: profile ?? self.profile, strings: strings, describe: describe,
      make: make)
  }
}
