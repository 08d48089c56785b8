import BookApplication
import BookInfrastructure
package import BookPresentation
package import DesignSystem
import IPC
import JSONCoding
package import KernelApplication
package import KernelDomain
package import KernelPresentation
import Storage

/// The book with all its parts put together: where ports meet adapters. The command line and the service both work on
/// it. Its parts are made when first asked for, a feature's by the first word of a method or route, so that a command
/// makes those of one feature only.
package struct App: Sendable {
  /// Every use case, behind the gate of the account.
  package let catalog: UseCaseCatalog
  /// Every screen by its route.
  package let screens: ScreenRegistry
  /// The absolute path of the store in use.
  package let storePath: String
  let store: Store
  let clock: any WallClock
  /// What falls due at its time, in all features.
  let timers: BookTimers
  let gate: any BookGate
  private let account: FileAccountRepository

  /// The version of this program, as shown to people.
  package static let version = "0.1.0"
  /// The day of that version, as the manual page states it.
  package static let released = CivilDay(daysSinceEpoch: 20_779)

  /// Every theme, with names for the kinds of things that features colour.
  package static let designs = DesignTheme.all.map { $0.adding(aliases: hues) }
  /// Names for the kinds of things that features colour in a theme.
  package static let hues = Feature.all.flatMap { $0.hues() }
  /// Every picture.
  package static let drawings = Feature.all.reduce(Drawings.kernel) { $0.adding($1.drawings()) }

  /// How features, and the book itself, word their parts of the book's answers.
  package static var strings: [any FeatureStrings] {
    let features = Feature.all.map { $0.strings() }
    return features + [BookStrings(features, declared: { settings }, profileStrings: profileStrings)]
  }
  /// What features, and the book itself, add to the wire.
  package static var descriptions: [FeatureDescription] { Feature.all.map { $0.describe() } + [.book] }
  /// The wording of messages for programs, in English.
  static let english = EnglishLocalizer { App.strings }
  /// Every setting with a name of its own, of the book and of its features, in the order in which they are shown.
  package static var settings: [Setting] {
    [.dates, .clock, BookSettings.overview(of: Feature.all.map(\.id)), BookSettings.zone]
      + Feature.all.flatMap { $0.settings() }
  }

  /// The title of such a setting.
  package static func name(of setting: Setting, _ language: Language) -> String {
    strings.lazy.compactMap { $0.name(ofSetting: setting.name, language) }.first ?? setting.name
  }

  /// What the book's owner and their pictures are called.
  package static let profileStrings = profileStrings(of: Feature.all)

  /// The wording of the first feature that gives one.
  static func profileStrings(of features: [Feature]) -> @Sendable (Language) -> ProfileStrings {
    for feature in features {
      if let wording = feature.profile { return wording }
    }
    return { ProfileStrings.plain($0) }
  }

  /// Tells this program from others of its version, by the size and time of the file it runs from.
  package static var build: String { ProgramBuild.identifier }

  /// Opens nothing yet: the store is read when a use case needs it. Fails with `invalidInput` if neither the
  /// configuration nor the environment names the store.
  /// - Parameters:
  ///   - holdsStore: makes this the store's only writer until it is released; fails as a change would.
  ///   - keepsSessions: keeps what is only in memory for later calls. By default the same as `holdsStore`.
  package init(
    _ configuration: Configuration, holdsStore: Bool = false, keepsSessions: Bool? = nil
  ) throws(Failure) {
    storePath = try configuration.storePath()
    // A service that can't start must say so soon; a command may wait for another to finish.
    let patience = Duration.seconds(holdsStore ? 1 : 5)
    clock = try configuration.clock()
    let found = App.store(storePath, clock, patience: patience, onWait: configuration.onWait)
    let store = holdsStore ? try found.holding() : found
    self.store = store
    let documents = BookDocuments(store: store)
    let context = FeatureContext(
      store: store, documents: documents, clock: clock,
      keepsSessions: keepsSessions ?? holdsStore)
    let features = Feature.all.map { FeatureModule($0, context) }
    let account = FileAccountRepository(store: store, documents: documents)
    let gate = AccountGate(repository: account, clock: clock)
    let book = BookModule(
      store: store, documents: documents, account: account, gate: gate, features: features,
      languages: configuration.languages, clock: clock)
    timers = BookTimers(clock, gate, revisions: { store.sectionRevisions }) { features.compactMap(\.parts.timer) }
    screens = book.screens
    catalog = book.catalog.behind(gate)
    (self.account, self.gate) = (account, gate)
  }

  /// A store with the sections of all features.
  private static func store(
    _ path: String, _ clock: any WallClock, patience: Duration, onWait: (@Sendable (Wait) -> Void)?
  ) -> Store {
    var options = Store.Options()
    options.patience = patience
    if let onWait { options.onWait = { onWait(.writer($0)) } }
    return Store(
      path: path, clock: clock, reducers: [BookReducer()] + Feature.all.map { $0.reducer() }, options: options)
  }
}

extension App {
  /// The account's key from the store's files, which proves that the caller can read them; nil if there is no account.
  package var accountKey: String? {
    get throws(Failure) { try account.account().access?.key }
  }

  /// The process that holds the configured book for writing; nil if none does.
  static func writer(_ configuration: Configuration) throws(Failure) -> Int32? {
    try store(configuration.storePath(), SystemClock(), patience: .zero, onWait: nil).writer
  }

  /// Lets other processes write to the book again, if this one holds it.
  package func release() { store.release() }

  /// The value as JSON, with the same bytes for equal values.
  package static func json(_ value: some Encodable) throws(Failure) -> [UInt8] {
    do throws(JSONError) {
      return try JSONDocument.encode(value, english: english)
    } catch {
      throw .system(.system(.notEncodable(what: "\(type(of: value))", reason: error.problem)))
    }
  }

  /// Calls a use case by its method, with parameters as JSON; no bytes mean `{}`. Also answers what a service answers
  /// about the program itself. Fails with `notFound` for a method that does not exist, or that only a service answers.
  package func call(
    method: String, json: [UInt8], progress: any ProgressSink = NoProgress()
  ) throws(Failure) -> [UInt8] {
    guard let entry = catalog[method] else {
      return try unserved(method, json)
    }
    return try App.json(entry.call(JSONInput(json), progress: progress))
  }

  /// A method that is not a use case.
  private func unserved(_ method: String, _ json: [UInt8]) throws(Failure) -> [UInt8] {
    switch UnservedMethod(method) {
    case .description:
      do throws(RPCError) {
        return try program().discover(json, version: App.version)
      } catch {
        throw Failure(error) ?? .conflict(.service(.refuses(reason: error.message)))
      }
    case .needsService: throw .notFound(.service(.needsService(method: method)))
    case nil: throw .notFound(.input(.noSuchMethod(name: method, methods: catalog.methods)))
    }
  }

  /// The methods of this kind that programs may call.
  func program() -> RPCProgram {
    RPCProgram(
      methods: RPCMethod.all(catalog, english: App.english, revision: { [store] in store.revision }),
      features: { App.descriptions }, english: App.english)
  }
}
