import KernelApplication
import KernelDomain
import KernelPresentation
import System

/// Shares a few connections to the book among many threads. Each connection is used by one thread at a time. If all of
/// them are in use, other threads wait. This prevents open pages from using up a service that other clients need as
/// well.
final class BookPool: Sendable {
  private let configuration: App.Configuration
  private let choice: ServiceChoice
  private let app = LazyApp()
  private let lock = Lock()
  private nonisolated(unsafe) var idle: [BookAccess] = []
  private nonisolated(unsafe) var taken = 0

  /// The maximum number of threads that use the book at the same time.
  private static let most = 4

  init(_ configuration: App.Configuration, _ choice: ServiceChoice) {
    self.configuration = configuration
    self.choice = choice
  }

  func with<Value>(_ work: (BookAccess) throws(Failure) -> Value) throws(Failure) -> Value {
    nonisolated(unsafe) let access = take()
    defer { giveBack(access) }
    return try work(access)
  }

  /// Does work that takes long, using a separate connection so that other threads do not have to wait for it.
  func withOwn<Value>(_ work: (BookAccess) throws(Failure) -> Value) throws(Failure) -> Value {
    let access = BookAccess(configuration, choice, app)
    defer { access.disconnect() }
    return try work(access)
  }

  /// Returns the current time according to the book's clock.
  func now() throws(Failure) -> Timestamp { try configuration.now() }

  private func take() -> BookAccess {
    lock.withLock {
      lock.wait { taken < BookPool.most }
      taken += 1
      return idle.popLast() ?? BookAccess(configuration, choice, app)
    }
  }

  private func giveBack(_ access: BookAccess) {
    // Makes the next call check whether a service has been started in the meantime.
    access.disconnectUnlessServed()
    lock.withLock {
      idle.append(access)
      taken -= 1
      lock.signal()
    }
  }

  /// Returns the language to use. It is `asked` if that is not nil, otherwise the one in the settings, otherwise that
  /// of the environment (`system`).
  func language(asked: Language?, system: Language) -> Language {
    let settings = try? with { (book) throws(Failure) in try book.call(ShowSettings.self, NoInput()) }
    return settings?.language(asked: asked, system: system) ?? asked ?? system
  }

  /// Returns whether the user wants notices about a feature, which the setting `FEATURE.notifications` determines. True
  /// if there is no such setting.
  func wantsNotices(of feature: FeatureID) -> Bool {
    let settings = try? with { (book) throws(Failure) in try book.call(ShowSettings.self, NoInput()) }
    guard let setting = App.settings.first(where: { $0.name == "\(feature).notifications" }) else { return true }
    return settings?.value(of: setting) != .flag(false)
  }
}
