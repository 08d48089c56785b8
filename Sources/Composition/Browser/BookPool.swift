import KernelApplication
import KernelDomain
import KernelPresentation
import System

/// Shares a few connections to the book among many threads. Each connection is used by one thread at a time; if all are
/// in use, a thread waits. So even many open pages leave resources of the service for its other clients.
final class BookPool: Sendable {
  private let configuration: App.Configuration
  private let choice: ServiceChoice
  private let app = OnDemandApp()
  private let lock = Lock()
  private nonisolated(unsafe) var idle: [BookAccess] = []
  private nonisolated(unsafe) var taken = 0

  /// The number of threads that can use the book at the same time.
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

  /// Does work that takes long, on a connection of its own, so that other threads need not wait for it.
  func withOwn<Value>(_ work: (BookAccess) throws(Failure) -> Value) throws(Failure) -> Value {
    let access = BookAccess(configuration, choice, app)
    defer { access.disconnect() }
    return try work(access)
  }

  private func take() -> BookAccess {
    lock.withLock {
      lock.wait { taken < BookPool.most }
      taken += 1
      return idle.popLast() ?? BookAccess(configuration, choice, app)
    }
  }

  private func giveBack(_ access: BookAccess) {
    // This makes the next call check whether a service has been started since.
    access.disconnectUnlessServed()
    lock.withLock {
      idle.append(access)
      taken -= 1
      lock.signal()
    }
  }

  /// Returns the language to use: the one that was asked for, or else that of the settings, or else that of the
  /// environment.
  func language(asked: Language?, system: Language) -> Language {
    let settings = try? with { (book) throws(Failure) in try book.call(ShowSettings.self, NoInput()) }
    return settings?.language(asked: asked, system: system) ?? asked ?? system
  }

  /// Returns whether the user wants notices of a feature, by the setting `FEATURE.notifications`; true if there is no
  /// such setting.
  func wantsNotices(of feature: FeatureID) -> Bool {
    let settings = try? with { (book) throws(Failure) in try book.call(ShowSettings.self, NoInput()) }
    guard let setting = App.settings.first(where: { $0.name == "\(feature).notifications" }) else { return true }
    return settings?.value(of: setting) != .flag(false)
  }
}
