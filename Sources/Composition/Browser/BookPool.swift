import KernelApplication
import KernelDomain
import KernelPresentation
import System

/// The book for several threads at once: a few ways to it, each for one thread at a time. Who finds all of them taken
/// waits, so that many pages at once leave the service room for others.
final class BookPool: Sendable {
  private let configuration: App.Configuration
  private let choice: ServiceChoice
  private let app = OnDemandApp()
  private let lock = Lock()
  private nonisolated(unsafe) var idle: [BookAccess] = []
  private nonisolated(unsafe) var taken = 0

  /// So many threads have the book at once.
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

  /// The same for what takes long: it keeps nobody from the others.
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
    // A service that was started since, or has gone, is found by the next call.
    access.disconnectUnlessServed()
    lock.withLock {
      idle.append(access)
      taken -= 1
      lock.signal()
    }
  }

  /// The language of the settings, else that of whoever opened the book.
  func language(asked: Language?, system: Language) -> Language {
    let settings = try? with { (book) throws(Failure) in try book.call(ShowSettings.self, NoInput()) }
    return settings?.language(asked: asked, system: system) ?? asked ?? system
  }

  /// As the setting `FEATURE.notifications` says, where the feature has one.
  func wantsNotices(of feature: FeatureID) -> Bool {
    let settings = try? with { (book) throws(Failure) in try book.call(ShowSettings.self, NoInput()) }
    guard let setting = App.settings.first(where: { $0.name == "\(feature).notifications" }) else { return true }
    return settings?.value(of: setting) != .flag(false)
  }
}
