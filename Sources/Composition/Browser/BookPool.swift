import KernelApplication
import KernelDomain
import KernelPresentation
import System

/// The book for several threads: a few connections, each for one thread at a time. A thread that finds all of them
/// taken waits, so that many pages at once leave room for the service's other clients.
final class BookPool: Sendable {
  private let configuration: App.Configuration
  private let choice: ServiceChoice
  private let app = OnDemandApp()
  private let lock = Lock()
  private nonisolated(unsafe) var idle: [BookAccess] = []
  private nonisolated(unsafe) var taken = 0

  /// How many threads can use the book at once.
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

  /// For calls that take long: uses a connection of its own, so that others need not wait.
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
    // The next call finds out whether a service has started or gone since.
    access.disconnectUnlessServed()
    lock.withLock {
      idle.append(access)
      taken -= 1
      lock.signal()
    }
  }

  /// The language of the settings, else that of the process that opened the book.
  func language(asked: Language?, system: Language) -> Language {
    let settings = try? with { (book) throws(Failure) in try book.call(ShowSettings.self, NoInput()) }
    return settings?.language(asked: asked, system: system) ?? asked ?? system
  }

  /// The value of the setting `FEATURE.notifications`, if the feature has one.
  func wantsNotices(of feature: FeatureID) -> Bool {
    let settings = try? with { (book) throws(Failure) in try book.call(ShowSettings.self, NoInput()) }
    guard let setting = App.settings.first(where: { $0.name == "\(feature).notifications" }) else { return true }
    return settings?.value(of: setting) != .flag(false)
  }
}
