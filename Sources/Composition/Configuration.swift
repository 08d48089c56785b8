import BookInfrastructure
package import KernelApplication
package import KernelDomain
import KernelPresentation
import Storage
import System

extension App {
  /// What the program's options and its environment say.
  package struct Configuration: Sendable {
    /// `--store`, else `RECORDBOOK_STORE`; nil is the usual place.
    package var store: String?
    /// `--language`; nil follows the settings, then the environment.
    package var language: Language?
    /// The value of an environment variable; nil if it is not set.
    package var environment: @Sendable (String) -> String?
    /// The clock of `RECORDBOOK_CLOCK`, else the machine's; fails if that variable is not a time.
    let clock: @Sendable () throws(Failure) -> any WallClock
    /// The time of that clock.
    package func now() throws(Failure) -> Timestamp { try clock().now() }
    /// The path of the program `recordbook`, which serves the book when it is started so. Nil is this process's own.
    package var program: String?
    /// Called when the caller has to wait for long, with the reason.
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
      // One clock for all callers: it counts from when it was made.
      if let clock = SimulatedClock(text) { return { () throws(Failure) in clock } }
      return { () throws(Failure) in
        throw .invalidInput(field: "RECORDBOOK_CLOCK", problem: .input(.noClock(text: text)))
      }
    }

    /// The environment variable that names the store, if it is in use and not UTF-8.
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

  /// The configured place if no book is there yet: nothing, or only what a service makes for itself. Nil if there is a
  /// book, and if no place is configured.
  package var placeWithoutBook: String? {
    guard let path = try? storePath() else { return nil }
    if Access.exists(path + "/manifest.json") { return nil }
    guard Access.isThere(path) else { return path }
    // A folder that can't be read need not be empty.
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
