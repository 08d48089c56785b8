import JSONCoding
package import KernelApplication
import KernelDomain
import KernelInfrastructure
package import KernelPresentation
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingPresentation

/// The book with all its parts put together: where ports meet adapters. Both fronts work on this.
package struct App: Sendable {
  /// Every use case, `screen.show` included.
  package let catalog: UseCaseCatalog
  /// Every screen by its route.
  package let screens: ScreenRegistry
  /// The absolute path of the store in use.
  package let storePath: String
  let store: Store
  let swims: JSONSwimStore

  /// The version of this program, as shown to people.
  package static let version = "0.1.0"

  /// Every theme, with what its features' kinds of things are called.
  package static let designs = DesignTheme.all.map { $0.adding(meanings: Hue.strokes) }
  /// Every picture.
  package static let drawings = Drawings.kernel.adding(Drawings.swimming)

  /// What tells this program from others of its version: the size and time of the file it runs from.
  package static var build: String { ProgramBuild.identifier }

  /// Opens nothing yet: the store is read when a use case needs it.
  /// Fails with `invalidInput` when neither the configuration nor the environment says where the store is.
  /// - Parameter holdsStore: to be the store's only writer until it is released; fails as a change would.
  package init(_ configuration: Configuration, holdsStore: Bool = false) throws(Failure) {
    storePath = try configuration.storePath()
    // A service that can't start says so soon; a command waits for another to finish.
    let patience = Duration.seconds(holdsStore ? 1 : 5)
    let found = App.store(storePath, patience: patience, onWait: configuration.onWait)
    let store = holdsStore ? try found.holding() : found
    self.store = store
    let documents = BookDocuments(store: store)
    let settings = JSONSettingsStore(documents: documents, owners: App.switchOwners)
    let profiles = JSONProfileStore(documents: documents)
    swims = JSONSwimStore(store: store, documents: documents, settings: settings, isLongLived: holdsStore)
    var catalog = UseCaseCatalog()
    App.registerKernel(&catalog, store, profiles, settings)
    App.registerSwimming(&catalog, swims, profiles, settings)
    screens = App.screens(catalog)
    catalog.register(
      ExportPages(
        screens: screens, contributors: [SwimmingPages(catalog, screens: screens)], meanings: Hue.strokes,
        drawings: App.drawings, languages: configuration.languages, settings: settings, writer: FileFolderWriter()))
    let show = ShowScreen(screens: screens, languages: configuration.languages, settings: settings)
    catalog.register(show)
    catalog.register(RenderScreen(show: show, palette: { .swimming }))
    self.catalog = catalog
  }

  /// A store with the sections of all features.
  private static func store(_ path: String, patience: Duration, onWait: (@Sendable (Wait) -> Void)?) -> Store {
    var options = Store.Options()
    options.patience = patience
    if let onWait { options.onWait = { onWait(.writer($0)) } }
    options.formatOne = {
      var names = FormatOneNames()
      names.addBook(owners: switchOwners)
      names.addSwimming()
      return names
    }
    return Store(path: path, clock: SystemClock(), keepers: [BookKeeper(), SwimmingKeeper()], options: options)
  }

  /// The features that declare the settings' switches, by the switches' names.
  private static let switchOwners = Dictionary(
    uniqueKeysWithValues: SwimmingSettings.all.map { ($0.name, FeatureID.swimming) })

  private static func registerKernel(
    _ catalog: inout UseCaseCatalog, _ store: Store, _ profiles: JSONProfileStore, _ settings: JSONSettingsStore
  ) {
    catalog.register(ShowProfile(store: profiles))
    catalog.register(UpdateProfile(store: profiles))
    catalog.register(ShowSettings(store: settings, switches: SwimmingSettings.all))
    catalog.register(UpdateSettings(store: settings, switches: SwimmingSettings.all))
    let caretaker = StoreCaretaker(store: store)
    catalog.register(CheckStore(maintenance: caretaker))
    catalog.register(RepairStore(maintenance: caretaker))
    catalog.register(ExportTheme(themes: { designs }, writer: FileFolderWriter()))
  }

  private static func registerSwimming(
    _ catalog: inout UseCaseCatalog, _ swims: JSONSwimStore, _ profiles: JSONProfileStore,
    _ settings: JSONSettingsStore
  ) {
    let files = FileSystemSwimFiles()
    catalog.register(ImportSwims(store: swims, files: files))
    catalog.register(ShowHealthAccess(store: swims, files: files))
    catalog.register(GrantHealthAccess(store: swims, files: files))
    catalog.register(RevokeHealthAccess(store: swims, files: files))
    catalog.register(SyncHealthData(store: swims, files: files, clock: SystemClock()))
    catalog.register(RecalculateRecords(store: swims))
    catalog.register(ShowRecordsBook(store: swims))
    catalog.register(ShowRecordHistory(store: swims))
    catalog.register(ShowSegment(store: swims))
    catalog.register(ShowMonth(store: swims))
    catalog.register(ShowYear(store: swims))
    catalog.register(EditSegmentStyle(store: swims))
    catalog.register(MergeLaps(store: swims))
    catalog.register(SplitLap(store: swims))
    catalog.register(ExcludeLaps(store: swims))
    catalog.register(ConfirmLaps(store: swims))
    catalog.register(SetPoolLength(store: swims))
    catalog.register(RemoveSwim(store: swims))
    catalog.register(PreferDuplicate(store: swims))
    catalog.register(UndoEdit(store: swims))
    catalog.register(ReviewLaps(store: swims))
    catalog.register(ListSwims(store: swims))
    catalog.register(
      ExportBook(
        store: swims, exporter: FileBookExporter(files: files), profiles: profiles, settings: settings))
  }

  private static func screens(_ catalog: UseCaseCatalog) -> ScreenRegistry {
    var screens = ScreenRegistry()
    screens.register(HealthAccessScreen(catalog, localTime: LocalTime.show))
    screens.register(RecordsBookScreen(catalog))
    screens.register(RecordHistoryScreen(catalog))
    screens.register(SegmentDetailScreen(catalog))
    screens.register(EditStyleScreen(catalog))
    screens.register(YearScreen(catalog, namesYear: false))
    screens.register(YearScreen(catalog, namesYear: true))
    screens.register(MonthScreen(catalog))
    screens.register(
      SettingsScreen(
        catalog, version: version, home: SwimmingRoutes.records, profileWording: ProfileWording.swimming,
        contributors: [SwimmingSettingsSection(catalog, localTime: LocalTime.show)]))
    return screens
  }
}

extension App {
  /// The process that holds the configured book for writing; nil where none does.
  static func writer(_ configuration: Configuration) throws(Failure) -> Int32? {
    try store(configuration.storePath(), patience: .zero, onWait: nil).writer
  }

  /// The value as JSON, byte for byte the same for equal values.
  package static func json(_ value: some Encodable) throws(Failure) -> [UInt8] {
    do {
      return try JSONDocument.encode(value)
    } catch {
      throw .system(operation: "encode", path: "\(type(of: value))", reason: error.description)
    }
  }

  /// Calls a use case by its method with parameters as JSON; none are the same as `{}`.
  /// Fails with `notFound` for a method that does not exist.
  package func call(
    method: String, json: [UInt8], progress: any ProgressSink = NoProgress()
  ) throws(Failure) -> [UInt8] {
    guard let entry = catalog[method] else {
      throw .notFound(what: "method", name: method, hint: "There are: \(catalog.methods.joined(separator: ", ")).")
    }
    return try App.json(entry.call(JSONInput(json), progress: progress))
  }
}
