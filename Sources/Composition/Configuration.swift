import BookInfrastructure
package import KernelApplication
package import KernelDomain
import KernelPresentation
import Storage
import System

extension App {
  /// The configuration of the program, from its options and its environment.
  package struct Configuration: Sendable {
    /// The path of the store: the value of the option `--store` or, if there is none, of `RECORDBOOK_STORE`. Nil for
    /// the usual path.
    package var store: String?
    /// The language chosen with the option `--language`. Nil to use the language in the settings or, if there is none,
    /// that of the environment.
    package var language: Language?
    /// Returns the value of an environment variable; nil if the variable is not set.
    package var environment: @Sendable (String) -> String?
    /// Returns the clock: a simulated one if `RECORDBOOK_CLOCK` is set, otherwise the machine's. Fails if the
    /// variable's value is not valid.
    let clock: @Sendable () throws(Failure) -> any WallClock
    /// Returns the current time according to this configuration's clock.
    package func now() throws(Failure) -> Timestamp { try clock().now() }
    /// The path of the program `recordbook` that is started as a service; nil for the program of this process.
    package var program: String?
    /// Called when a call takes long, with the reason; nil if nobody needs to be informed.
    package var onWait: (@Sendable (Wait) -> Void)?

    package init(
      store: String? = nil, language: Language? = nil,
      environment: @escaping @Sendable (String) -> String? = Configuration.processEnvironment
    ) {
      self.store = store ?? environment("RECORDBOOK_STORE").flatMap { $0.isEmpty ? nil : $0 }
      self.language = language
      self.environment = environment
      clock = Configuration.clock(environment("RECORDBOOK_CLOCK") ?? "")
    }

    private static func clock(_ text: String) -> @Sendable () throws(Failure) -> any WallClock {
      if text.isEmpty { return { () throws(Failure) in SystemClock() } }
      // All callers share one clock, because a simulated clock counts from when it was created.
      if let clock = SimulatedClock(text) { return { () throws(Failure) in clock } }
      return { () throws(Failure) in
        throw .invalidInput(field: "RECORDBOOK_CLOCK", problem: .input(.noClock(text: text)))
      }
    }

    /// The name of the environment variable that determines the store's path but whose value is not valid UTF-8; nil if
    /// there is none.
    package static var placeNotUTF8: String? {
      ThisProcess.variableNotUTF8(["RECORDBOOK_STORE", "XDG_DATA_HOME", "HOME"])
    }

    package static let processEnvironment: @Sendable (String) -> String? = { ThisProcess.environment($0) }
  }
}

extension App.Configuration {
  var languages: LanguageResolution {
    LanguageResolution(
      override: language, environment: Language(environment: environment))
  }

  /// The configured path of the store if there is no book there, which means that the folder does not exist or contains
  /// only files created by a service. Nil if there is a book, or if no path is configured.
  package var placeWithoutBook: String? {
    guard let path = try? storePath() else { return nil }
    if Access.exists(path + "/manifest.json") { return nil }
    guard Access.isThere(path) else { return path }
    // A folder that cannot be listed may contain a book.
    guard let names = try? PosixFileSystem().list(path) else { return nil }
    return names.allSatisfy { $0 == "lock" || $0 == "sock" } ? path : nil
  }

  func storePath() throws(Failure) -> String {
    if let store {
      guard !store.isEmpty else { throw .invalidInput(field: "store", problem: .store(.pathEmpty)) }
      return Path.absolute(store)
    }
    guard let path = Store.usualPath(environment) else {
      throw .invalidInput(field: "store", problem: .store(.placeUnknown))
    }
    return path
  }
}
