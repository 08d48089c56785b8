import BookPresentation
import HTTP
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import RunningPresentation
import Storage
import StrengthApplication
import StrengthDomain
import StrengthPresentation
import SupportPresentation
import Synchronization
import System

/// The pages that follow the book, and the source of their news: the service if one runs, else the files of the store,
/// which any other process may change.
final class SiteEvents: Sendable {
  private let configuration: App.Configuration
  private let socket: String?
  private let language: @Sendable () -> Language
  private let isWanted: @Sendable (FeatureID) -> Bool
  private let announcements = SiteAnnouncements()
  private let state = Mutex(State())
  private let writing = Lock()
  /// Calls of this process under way that may write.
  private nonisolated(unsafe) var writers = 0
  /// The state that pages have been notified of.
  private nonisolated(unsafe) var told: StoreWatch.Files?

  private struct State {
    var streams: [Int: EventStream] = [:]
    var count = 0
    var isFollowing = false
    var isWatching = false
    /// A service reports what happens.
    var isServed = false
  }

  /// - Parameter isWanted: whether the book's owner wants notifications of a feature's events.
  init(
    _ configuration: App.Configuration, socket: String?, language: @escaping @Sendable () -> Language,
    isWanted: @escaping @Sendable (FeatureID) -> Bool
  ) {
    self.configuration = configuration
    self.socket = socket
    self.language = language
    self.isWanted = isWanted
  }

  func add(_ stream: EventStream) {
    announcements.begin { [weak self] in self?.mention($0.text, on: $0.screens) }
    let (number, isUnfollowed, isUnwatched) = state.withLock { state in
      state.count += 1
      state.streams[state.count] = stream
      defer { (state.isFollowing, state.isWatching) = (true, true) }
      return (state.count, !state.isFollowing, !state.isWatching)
    }
    stream.whenClosed { [self] in state.withLock { _ = $0.streams.removeValue(forKey: number) } }
    if isUnwatched { Thread.detached { [self] in watch() } }
    if isUnfollowed { Thread.detached { [self] in follow() } }
  }

  /// Events that repeat while a run is under way or a camera watches, and how the addresses of the screens that show
  /// them end.
  private static let momentary = [
    RunningEvents.metrics: [RunningDestinations.track, SupportDestinations.active].map {
      $0.route.path.joined(separator: "/")
    },
    StrengthEvents.formEvent: [StrengthDestinations.form.route.path.joined(separator: "/")],
  ]

  /// The first path parts of the screens that report the moments of a run or workout. All screens report what comes
  /// from outside, such as a friend's message.
  private static let runs = [RunningDestinations.track, SupportDestinations.active].compactMap(\.route.path.first)
  private static let workouts = [StrengthDestinations.form].compactMap(\.route.path.first)

  private static func screens(telling event: BookEvent.Received) -> [String] {
    switch event.name.prefix(while: { $0 != "." }) {
    case "\(FeatureID.running)": runs
    case "\(FeatureID.strength)": workouts
    default: []
    }
  }

  /// Tells every page that the book has changed.
  func changed() { tell("", "changed") }

  /// Runs a call that may write to the store, without reporting it to pages as a change by others.
  func writing<Value>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    writing.withLock { writers += 1 }
    defer {
      writing.withLock {
        writers -= 1
        if writers == 0, let path = try? configuration.storePath() { told = StoreWatch.files(of: path) }
        writing.signal()
      }
    }
    return try body()
  }

  private func tell(_ data: String, _ event: String) {
    for stream in state.withLock({ Array($0.streams.values) }) { stream.send(data, event: event) }
  }

  /// Watches the store until the process ends.
  private func watch() {
    do {
      let path = try configuration.storePath()
      let watch = try StoreWatch(path: path)
      writing.withLock { told = told ?? StoreWatch.files(of: path) }
      while true {
        try watch.wait()
        let isNew = writing.withLock {
          writing.wait { writers == 0 }
          let files = StoreWatch.files(of: path)
          defer { told = files }
          return files != told
        }
        if isNew, !state.withLock({ $0.isServed }) { changed() }
      }
    } catch {
      // The system can't watch more folders, or there are none. Pages still follow the service and what is done in the
      // browser.
      state.withLock { $0.isWatching = false }
    }
  }

  /// Follows the service, if there is one, until the process ends.
  private func follow() {
    do throws(Failure) {
      let follower = try EventFollower(configuration, socket: socket, after: nil)
      var step = try follower.start()
      while true {
        state.withLock { if case .lost = step { $0.isServed = false } else { $0.isServed = true } }
        switch step {
        case .event(let event):
          announce(event)
          if let paths = SiteEvents.momentary[event.name] {
            for path in paths { tell(path, "changed") }
          } else {
            changed()
          }
        case .lost: tell(lost, "said")
        case .following, .missed:
          tell("", "said")
          changed()
        }
        step = try follower.next()
      }
    } catch {
      // There is none, or it speaks another version.
      state.withLock { ($0.isFollowing, $0.isServed) = (false, false) }
    }
  }

  /// Notifies pages of an event, and withdraws notifications of a run that is over. If no page is open, the
  /// notification is lost.
  private func announce(_ event: BookEvent.Received) {
    if event.endsRun {
      announcements.drop(of: SiteEvents.runs)
      mention("", on: SiteEvents.runs)
    } else if state.withLock({ !$0.streams.isEmpty }), let notice = notice(of: event) {
      announcements.add(notice)
    }
  }

  /// - Parameter text: empty to withdraw the notification.
  private func mention(_ text: String, on screens: [String]) {
    tell(screens.joined(separator: " ") + "\n" + text, "notice")
  }

  /// The notification of an event; nil for most events, and for features whose notifications are off.
  private func notice(of event: BookEvent.Received) -> SiteAnnouncements.Notice? {
    for words in App.strings {
      guard let rank = words.notifiedEvents.firstIndex(of: event.name) else { continue }
      guard isWanted(words.feature), let text = words.event(event.name, event, language()) else { return nil }
      return SiteAnnouncements.Notice(
        text: text.filter { $0 != "\n" }, rank: rank, screens: SiteEvents.screens(telling: event))
    }
    return nil
  }

  private var lost: String {
    language().say(
      cs: "Služba skončila. Stránka sleduje knihu dál bez ní.",
      en: "The service has ended. The page goes on following the book without it.")
  }
}

extension BookEvent.Received {
  /// No run is under way any more.
  fileprivate var endsRun: Bool {
    name == RunningEvents.stateChanged && decoded(as: RunningEvents.StateChanged.self)?.state == .idle
  }
}
