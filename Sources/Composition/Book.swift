import BookApplication
import BookInfrastructure
import BookPresentation
import DesignSystem
import KernelApplication
import KernelDomain
import KernelPresentation
import Rendering
import Storage

/// What the book itself does, over all features: profile, settings, import, review, changes, access, care, screens.
final class Book: Sendable {
  private let store: Store
  private let features: [MadeFeature]
  private let languages: LanguageResolution
  private let clock: any WallClock
  private let documents: BookDocuments
  private let account: any AccountStore
  private let gate: any BookGate
  private let settings: JSONSettingsStore

  /// - Parameter features: all of them; none is made yet.
  init(
    store: Store, documents: BookDocuments, account: any AccountStore, gate: any BookGate, features: [MadeFeature],
    languages: LanguageResolution, clock: any WallClock
  ) {
    self.store = store
    self.features = features
    self.languages = languages
    self.clock = clock
    self.documents = documents
    self.account = account
    self.gate = gate
    settings = JSONSettingsStore(documents: documents)
  }

  /// Every use case. Each group is made when it is first asked for, and holds on to nothing that holds on to it.
  var catalog: UseCaseCatalog {
    let screens = OnDemand()
    return contentCatalog.adding(
      UseCaseCatalog.Group(["screen", "theme"]) { [self] in screens.get { Box(screenUseCases) }.useCases })
  }

  /// Every use case but those that show screens, which are made of these.
  private var contentCatalog: UseCaseCatalog {
    let (kernel, book, account) = (OnDemand(), OnDemand(), OnDemand())
    let own = [
      UseCaseCatalog.Group(["profile", "settings"]) { [self] in kernel.get { Box(kernelUseCases) }.useCases },
      UseCaseCatalog.Group(["book"]) { [self] in book.get { Box(bookUseCases) }.useCases },
      UseCaseCatalog.Group(["account"]) { [self] in account.get { Box(accountUseCases) }.useCases },
    ]
    return UseCaseCatalog(
      features.map { feature in UseCaseCatalog.Group([feature.feature.id.name]) { feature.content.useCases } } + own)
  }

  private final class Box: Sendable {
    let useCases: UseCases

    init(_ useCases: UseCases) {
      self.useCases = useCases
    }
  }

  // MARK: Use cases

  private var declaredSettings: @Sendable () -> [Setting] { { App.settings } }

  private var kernelUseCases: UseCases {
    let profiles = JSONProfileStore(documents: documents)
    var useCases = UseCases()
    useCases.register(ShowProfile(store: profiles))
    useCases.register(UpdateProfile(store: profiles))
    useCases.register(ShowSettings(store: settings, declared: declaredSettings))
    useCases.register(
      UpdateSettings(
        store: settings, declared: declaredSettings, today: { [clock] in LocalTime.show(clock.now()).day },
        isZone: ZoneNames.has))
    return useCases
  }

  private var bookUseCases: UseCases {
    let features = features
    let backups: @Sendable () -> [any SectionBackup] = { [documents] in
      [DocumentBackup(documents: documents)] + features.map(\.content.backup)
    }
    let importer = FileSystemImporter(store: store, documents: documents, backups: backups) {
      features.compactMap(\.content.reader)
    }
    let reviews = BookReviews {
      features.compactMap { feature in feature.content.reviewer.map { (feature.feature.id, $0) } }
    }
    let access = JSONHealthAccessStore(store: store, documents: documents)
    let documentChanges = DocumentChanges(documents: documents)
    let log = StoreChangeLog(store: store) { [documentChanges] + features.compactMap(\.content.changes) }
    let caretaker = StoreCaretaker(store: store)
    var useCases = UseCases()
    useCases.register(ImportFiles(importer: importer, reviews: reviews))
    useCases.register(ExportBook(exporter: FileBookExporter(store: store, backups: backups)))
    useCases.register(ExportTables(features: { features.map(\.content.tables) }, writer: FileFolderWriter()))
    useCases.register(ShowAccess(store: access, files: importer))
    useCases.register(GrantAccess(store: access, files: importer))
    useCases.register(RevokeAccess(store: access, files: importer))
    useCases.register(SyncHealthData(store: access, importer: importer, reviews: reviews, clock: clock))
    useCases.register(
      ShowOverview(
        overviews: { features.map(\.content.overview) }, settings: settings,
        today: { [clock] in LocalTime.show(clock.now()).day }))
    useCases.register(ReviewBook(reviews: reviews))
    useCases.register(ListChanges(log: log))
    useCases.register(UndoChange(log: log))
    useCases.register(RedoChange(log: log))
    useCases.register(CheckStore(maintenance: caretaker, account: account))
    useCases.register(RepairStore(maintenance: caretaker))
    return useCases
  }

  private var accountUseCases: UseCases {
    let hasher = CryptSecretHasher()
    var useCases = UseCases()
    useCases.register(ShowAccountStatus(store: account, clock: clock))
    useCases.register(SignUp(store: account, hasher: hasher, clock: clock))
    useCases.register(LogIn(store: account, hasher: hasher, clock: clock))
    useCases.register(LogOut(store: account, clock: clock))
    useCases.register(ResetPassword(store: account, hasher: hasher, clock: clock))
    useCases.register(NewCodes(store: account, hasher: hasher, clock: clock))
    useCases.register(RemoveAccount(store: account, hasher: hasher, clock: clock))
    return useCases
  }

  private var screenUseCases: UseCases {
    let screens = screens
    let catalog = contentCatalog
    let features = features
    var useCases = UseCases()
    let show = ShowScreen(screens: screens, languages: languages, settings: settings)
    useCases.register(show)
    useCases.register(
      RenderScreen(show: show, hues: { App.hues }, drawings: { App.drawings }))
    useCases.register(
      ExportPages(
        screens: screens, further: [(HealthAccessScreen.route, "access")],
        contributors: {
          features.compactMap { made in made.content.pages(catalog, screens).map { (made.feature.design, $0) } }
        },
        hues: { App.hues }, drawings: { App.drawings }, languages: languages, settings: settings,
        writer: FileFolderWriter()))
    useCases.register(ExportTheme(themes: { App.designs }, writer: FileFolderWriter()))
    return useCases
  }

  // MARK: Screens

  /// Every screen by its route.
  var screens: ScreenRegistry {
    let catalog = contentCatalog
    let features = features
    return ScreenRegistry(
      [
        ScreenRegistry.Group("", design: .recordsBook) {
          [
            OverviewScreen(catalog, profileWording: App.profileWording) { features.map { $0.feature.words() } }
          ]
        },
        ScreenRegistry.Group(HealthAccessScreen.route.path[0], design: .recordsBook) {
          [
            HealthAccessScreen(
              catalog, features: { features.map { $0.feature.words() } }, localTime: LocalTime.show)
          ]
        },
        ScreenRegistry.Group(ChangesScreen.route.path[0], design: .recordsBook) {
          [ChangesScreen(catalog, features: { App.words }, localTime: LocalTime.show)]
        },
        ScreenRegistry.Group(LoginScreen.route.path[0], design: .recordsBook) {
          [LoginScreen(catalog, localTime: LocalTime.show)]
        },
        ScreenRegistry.Group(ReviewScreen.route.path[0], design: .recordsBook) {
          [ReviewScreen(catalog) { features.map { $0.feature.words() } }]
        },
      ]
        + features.map { feature in
          ScreenRegistry.Group(feature.feature.id.name, design: feature.feature.design, tabs: feature.feature.tabs) {
            feature.content.screens(catalog)
          }
        }
        + [
          ScreenRegistry.Group("settings", design: .recordsBook) {
            [
              SettingsScreen(
                catalog, version: App.version, home: .root, profileWording: App.profileWording,
                contributors: [
                  BookSettingsSection(catalog, features: features.map(\.feature.id), localTime: LocalTime.show)
                ]
                  + features.compactMap { $0.content.settingsSection(catalog) })
            ]
          }
        ], gate: gate)
  }
}
