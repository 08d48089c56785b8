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
import System

/// The whole program, for both the command line and the service. It connects the use cases' ports to the files, clocks
/// and sockets that implement them. The parts of a feature are created only when a method or route that begins with the
/// feature's id is used, so that a command creates the parts of one feature only.
package struct App: Sendable {
  /// All use cases. While the account is locked, they fail, except those that `BookGate` allows.
  package let catalog: UseCaseCatalog
  /// All screens, by their routes.
  package let screens: ScreenRegistry
  /// The absolute path of the store that this program uses.
  package let storePath: String
  let store: Store
  let clock: any WallClock
  /// The timers of all features. They do the work that becomes due at a certain time.
  let timers: BookTimers
  let gate: any BookGate
  private let account: FileAccountRepository

  /// The version of this program, as shown to people.
  package static let version = "0.1.0"
  /// The day on which this version was released, as stated on the manual page.
  package static let released = CivilDay(daysSinceEpoch: 20_779)

  /// All themes, including the features' own colours, such as those of stroke styles.
  package static let designs = DesignTheme.all.map { $0.adding(aliases: hues) }
  /// The features' own colours, such as those of stroke styles. Each is an alias of one of the theme's colours.
  package static let hues = Feature.all.flatMap { $0.hues() }
  /// All drawings of the kernel and the features, by name.
  package static let drawings = Feature.all.reduce(Drawings.kernel) { $0.adding($1.drawings()) }

  /// The texts that the features and the book itself show, in all languages.
  package static var strings: [any FeatureStrings] {
    Feature.all.map { $0.strings() } + [bookStrings]
  }
  /// The texts that the book itself shows, in all languages.
  package static var bookStrings: BookStrings {
    BookStrings(Feature.all.map { $0.strings() }, profileStrings: profileStrings)
  }
  /// Descriptions of the methods and events that each feature, and the book itself, add to the service's protocol.
  package static var descriptions: [FeatureDescription] { Feature.all.map { $0.describe() } + [.book] }
  /// Formats messages in English, for programs.
  static let english = EnglishLocalizer { App.strings }
  /// All settings of the book and of its features, in the order in which screens list them.
  package static var settings: [Setting] {
    [.dates, .clock, BookSettings.overview(of: Feature.all.map(\.id)), BookSettings.zone]
      + Feature.all.flatMap { $0.settings() }
  }

  /// The names of settings that only record how far the user has come. No screen shows them, so the search omits them
  /// and undo without a number passes over them.
  static let progressSettings: Set<String> = ["prayer.onboarded", "running.welcomed"]

  /// Returns the title of a setting as screens show it.
  package static func name(of setting: Setting, _ language: Language) -> String {
    strings.lazy.compactMap { $0.name(ofSetting: setting.name, language) }.first ?? setting.name
  }

  /// The words with which screens refer to the book's owner and the owner's picture, such as "swimmer", in each
  /// language.
  package static let profileStrings = profileStrings(of: Feature.all)

  /// Returns the words for the owner from the first feature that defines such words. If no feature does, returns
  /// neutral words.
  static func profileStrings(of features: [Feature]) -> @Sendable (Language) -> ProfileStrings {
    for feature in features {
      if let strings = feature.profile { return strings }
    }
    return { ProfileStrings.plain($0) }
  }

  /// Distinguishes this build from other builds of the same version, by the size and modification time of the program
  /// file.
  package static var build: String { ProgramBuild.identifier }

  /// Creates the program from its parts. Does not open the book: the store is read only when a use case needs it. Fails
  /// with `invalidInput` if neither the configuration nor the environment determines the store's path.
  /// - Parameters:
  ///   - configuration: the options and the environment of the program.
  ///   - holdsStore: whether this process becomes the only writer of the store, until `release` is called. If so, the
  ///     initialiser fails if another process is writing to the store.
  ///   - keepsSessions: whether data that exists only in memory, such as sessions, is kept from one call to the next;
  ///     nil to use the value of `holdsStore`.
  package init(
    _ configuration: Configuration, holdsStore: Bool = false, keepsSessions: Bool? = nil
  ) throws(Failure) {
    storePath = try configuration.storePath()
    // A service that cannot start should report that at once. A command can wait for another process to finish writing.
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

  /// Creates a store that has a section for each feature.
  private static func store(
    _ path: String, _ clock: any WallClock, patience: Duration, onWait: (@Sendable (Wait) -> Void)?
  ) -> Store {
    var options = Store.Options()
    options.patience = patience
    if let onWait {
      options.onWait = { onWait(.writer($0, isStopped: $0.flatMap(ProcessState.init)?.isStopped ?? false)) }
    }
    return Store(
      path: path, clock: clock, reducers: [BookReducer()] + Feature.all.map { $0.reducer() }, options: options)
  }
}

extension App {
  /// The account's key, read from the store's files. Anyone who can read these files may use it. Nil if there is no
  /// account.
  package var accountKey: String? {
    get throws(Failure) { try account.account().access?.key }
  }

  /// Returns the id of the process that is currently writing to the configured book; nil if there is none.
  static func writer(_ configuration: Configuration) throws(Failure) -> Int32? {
    try store(configuration.storePath(), SystemClock(), patience: .zero, onWait: nil).writer
  }

  /// Gives up the exclusive right to write to the store, so that other processes can write to it again. Does nothing if
  /// this process did not have that right.
  package func release() { store.release() }

  /// Encodes a value as JSON. Equal values are encoded as equal bytes.
  package static func json(_ value: some Encodable) throws(Failure) -> [UInt8] {
    try JSONDocument.bytes(of: value, english: english)
  }

  /// Calls a use case by its method name. `json` is the use case's input and the result is its output, both as JSON. An
  /// empty array counts as `{}`. Also accepts the method with which a service describes its protocol. Fails with
  /// `notFound` if there is no such method, or if it needs a running service.
  package func call(
    method: String, json: [UInt8], progress: any ProgressSink = NoProgress()
  ) throws(Failure) -> [UInt8] {
    guard let entry = catalog[method] else {
      return try unserved(method, json)
    }
    return try App.json(entry.call(JSONInput(json), progress: progress))
  }

  /// Calls a method that is not a use case. Only the method that describes the service's protocol succeeds. All others
  /// fail with `notFound`, because they need a running service or do not exist.
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

  /// Returns the description of what a service offers its clients: its methods, features and messages.
  func program() -> RPCProgram {
    RPCProgram(
      methods: RPCMethod.all(catalog, english: App.english, revision: { [store] in store.revision }),
      features: { App.descriptions }, english: App.english)
  }
}
