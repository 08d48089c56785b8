import BookApplication
import BookInfrastructure
import BookPresentation
import DesignSystem
import KernelApplication
import KernelDomain
import KernelPresentation
import Rendering
import Storage

/// The parts of the program that concern the whole book rather than one feature: profile, settings, import, review,
/// changes, access, maintenance and screens.
final class BookModule: Sendable {
  private let store: Store
  private let features: [FeatureModule]
  private let languages: LanguageResolution
  private let clock: any WallClock
  private let documents: BookDocuments
  private let account: any AccountRepository
  private let gate: any BookGate
  private let settings: FileSettingsRepository
  private let decisions: DecisionCounter

  /// Creates the module.
  /// - Parameter features: all features. The parts of each feature are created when they are first used.
  init(
    store: Store, documents: BookDocuments, account: any AccountRepository, gate: any BookGate,
    features: [FeatureModule],
    languages: LanguageResolution, clock: any WallClock
  ) {
    self.store = store
    self.features = features
    self.languages = languages
    self.clock = clock
    self.documents = documents
    self.account = account
    self.gate = gate
    settings = FileSettingsRepository(documents: documents)
    decisions = DecisionCounter(store, features)
  }

  /// All use cases, in groups. Each group is created when it is first used. Groups do not refer to the catalog, which
  /// avoids reference cycles.
  var catalog: UseCaseCatalog {
    let screens = LazyBox()
    return contentCatalog.adding(
      UseCaseCatalog.Group(["screen", "theme"]) { [self] in screens.get { screenUseCases } })
  }

  /// All use cases except those that show screens. The screens themselves depend on the use cases in this catalog.
  private var contentCatalog: UseCaseCatalog {
    let (kernel, book, lock) = (LazyBox(), LazyBox(), LazyBox())
    let own = [
      UseCaseCatalog.Group(["profile", "settings"]) { [self] in kernel.get { kernelUseCases } },
      UseCaseCatalog.Group(["book"]) { [self] in book.get { bookUseCases } },
      UseCaseCatalog.Group(["account"]) { [self] in
        lock.get {
          UseCases.account(
            account, hasher: CryptSecretHasher(), clock: clock,
            welcomes: WelcomeSettings(settings) { App.settings })
        }
      },
    ]
    return UseCaseCatalog(
      features.map { feature in UseCaseCatalog.Group([feature.feature.id.name]) { feature.parts.useCases } } + own)
  }

  // MARK: Use cases

  /// Returns the current day in this machine's time zone.
  private var today: @Sendable () -> CivilDay { { [clock] in LocalTime.show(clock.now()).day } }

  private var kernelUseCases: UseCases {
    .kernel(
      profiles: FileProfileRepository(documents: documents), settings: settings, declared: { App.settings },
      today: today, isZone: ZoneNames.has)
  }

  private var bookUseCases: UseCases {
    let features = features
    let backups: @Sendable () -> [any SectionBackup] = { [documents] in
      [DocumentBackup(documents: documents)] + features.map(\.parts.backup)
    }
    let documentChanges = DocumentChanges(documents: documents)
    let contents = contentCatalog
    let searches: @Sendable () -> [any FeatureSearch] = {
      [BookSearch.ofAllSettings] + features.map { $0.parts.search(contents) }
    }
    return .book(
      importer: FileSystemImporter(store: store, documents: documents, backups: backups) {
        features.compactMap(\.parts.reader)
      },
      reviews: BookReviews {
        features.compactMap { feature in feature.parts.reviewer.map { (feature.feature.id, $0) } }
      },
      sample: App.importingSample,
      exporter: FileBookExporter(store: store, backups: backups),
      tables: { features.map(\.parts.tables) }, writer: FileFolderWriter(),
      access: FileHealthAccessRepository(store: store, documents: documents),
      overviews: { features.map(\.parts.overview) }, settings: settings,
      log: StoreChangeLog(store: store, progress: App.progressSettings) {
        [documentChanges] + features.compactMap(\.parts.changes)
      },
      maintenance: StoreCaretaker(store: store), account: account,
      bodyWeights: FileBodyWeightRepository.ofBook(documents, store), clock: clock, today: today,
      find: FindInBook(searches: searches, languages: languages, settings: settings))
  }

  private var screenUseCases: UseCases {
    let screens = screens
    let catalog = contentCatalog
    let features = features
    let show = ShowScreen(screens: screens, languages: languages, settings: settings)
    return UseCases([
      show,
      RenderScreen(show: show, hues: { App.hues }, drawings: { App.drawings }),
      ExportPages(
        screens: screens, further: [(HealthAccessScreen.route, "access")],
        contributors: {
          features.compactMap { made in made.parts.pages(catalog, screens).map { (made.feature.design, $0) } }
        },
        hues: { App.hues }, drawings: { App.drawings }, languages: languages, settings: settings,
        writer: FileFolderWriter()),
      ExportTheme(themes: { App.designs }, writer: FileFolderWriter()),
    ])
  }

  // MARK: Screens

  /// All screens, by their routes.
  var screens: ScreenRegistry {
    let catalog = contentCatalog
    let (features, today) = (features, today)
    let rail: @Sendable (Language, Int) -> TabBar? = { language, awaiting in
      BookRail.bar(features.map { $0.feature.strings() }, awaiting: awaiting, language)
    }
    let context = BookScreenContext(catalog, features: { App.strings }, localTime: LocalTime.show, today: today)
    return ScreenRegistry(
      [
        ScreenRegistry.Group("", design: .recordsBook, rail: rail) {
          [
            OverviewScreen(catalog, profileStrings: App.profileStrings, today: today) {
              features.map { $0.feature.strings() }
            }
          ]
        },
        ScreenRegistry.Group(AddDataScreen.route.path[0], design: .recordsBook, rail: rail) { [AddDataScreen()] },
        ScreenRegistry.Group(ExportScreen.route.path[0], design: .recordsBook, rail: rail) { [ExportScreen(context)] },
        ScreenRegistry.Group(CheckScreen.route.path[0], design: .recordsBook, rail: rail) { [CheckScreen(context)] },
        ScreenRegistry.Group(FindScreen.route.path[0], design: .recordsBook, rail: rail) { [FindScreen(catalog)] },
        ScreenRegistry.Group(HealthAccessScreen.route.path[0], design: .recordsBook, rail: rail) {
          [HealthAccessScreen(context)]
        },
        ScreenRegistry.Group(ChangesScreen.route.path[0], design: .recordsBook, rail: rail) {
          [ChangesScreen(context)]
        },
        ScreenRegistry.Group(ImportsScreen.route.path[0], design: .recordsBook, rail: rail) {
          [ImportsScreen(context), ImportScreen(context)]
        },
        ScreenRegistry.Group(LoginScreen.route.path[0], design: .recordsBook) {
          [LoginScreen(catalog, localTime: LocalTime.show)]
        },
        ScreenRegistry.Group(ReviewScreen.route.path[0], design: .recordsBook, rail: rail) {
          [ReviewScreen(catalog) { features.map { $0.feature.strings() } }]
        },
      ]
        + features.map { feature in
          ScreenRegistry.Group(
            feature.feature.id.name, design: feature.feature.design, tabs: feature.feature.tabs, rail: rail
          ) {
            feature.parts.screens(catalog)
          }
        }
        + [
          ScreenRegistry.Group("settings", design: .recordsBook, rail: rail) {
            [
              SettingsScreen(
                catalog, version: App.version, home: .root, profileStrings: App.profileStrings,
                contributors: [BookSettingsSection(context)]
                  + features.compactMap { $0.parts.settingsSection(catalog) })
            ]
          }
        ], gate: gate,
      awaiting: { [decisions] in decisions.count() })
  }
}
