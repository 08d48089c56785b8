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

/// Notifies open pages of events and of changes of the book. A running service reports these. Without a service, they
/// are detected by watching the store's files, which any process may change.
final class SiteEvents: Sendable {
  private let configuration: App.Configuration
  private let socket: String?
  private let language: @Sendable () -> Language
  private let isWanted: @Sendable (FeatureID) -> Bool
  private let announcements = SiteAnnouncements()
  private let state = Mutex(State())
  private let writing = Lock()
  /// The number of calls now in progress in this process that may write to the store.
  private nonisolated(unsafe) var writers = 0
  /// The state of the store's files when pages were last notified of a change.
  private nonisolated(unsafe) var seen: StoreWatch.Files?

  private struct State {
    var streams: [Int: EventStream] = [:]
    var count = 0
    var isFollowing = false
    var isWatching = false
    /// Whether events are currently being received from a service.
    var isServed = false
  }

  /// Creates the notifier.
  /// - Parameters:
  ///   - socket: the path of the service's socket; nil for the usual one.
  ///   - language: returns the language in which notices are written.
  ///   - isWanted: returns whether the user wants notices about a feature's events.
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

  /// Events that follow one another quickly, during a run or while a camera is used, and the paths of the screens that
  /// show their data.
  private static let momentary = [
    RunningEvents.metrics: [RunningDestinations.track, SupportDestinations.active].map {
      $0.route.path.joined(separator: "/")
    },
    StrengthEvents.formEvent: [StrengthDestinations.form.route.path.joined(separator: "/")],
  ]

  /// The first path components of the routes of the screens on which notices about a run are shown. Other notices, such
  /// as one about a friend's new message, are shown on all screens.
  private static let runs = [RunningDestinations.track, SupportDestinations.active].compactMap(\.route.path.first)
  private static let workouts = [StrengthDestinations.form].compactMap(\.route.path.first)

  private static func screens(showing event: BookEvent.Received) -> [String] {
    switch event.name.prefix(while: { $0 != "." }) {
    case "\(FeatureID.running)": runs
    case "\(FeatureID.strength)": workouts
    default: []
    }
  }

  /// Notifies all pages that the book has changed.
  func changed() { tell("", "changed") }

  /// Makes a call that may write to the store. Watching the store's files does not notify pages of the resulting
  /// changes, but only of those that other processes make.
  func writing<Value>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    writing.withLock { writers += 1 }
    defer {
      writing.withLock {
        writers -= 1
        if writers == 0, let path = try? configuration.storePath() { seen = StoreWatch.files(of: path) }
        writing.signal()
      }
    }
    return try body()
  }

  private func tell(_ data: String, _ event: String) {
    for stream in state.withLock({ Array($0.streams.values) }) { stream.send(data, event: event) }
  }

  /// Watches the store's files until the process ends, and notifies pages when another process changes them.
  private func watch() {
    do {
      let path = try configuration.storePath()
      let watch = try StoreWatch(path: path)
      writing.withLock { seen = seen ?? StoreWatch.files(of: path) }
      while true {
        try watch.wait()
        let isNew = writing.withLock {
          writing.wait { writers == 0 }
          let files = StoreWatch.files(of: path)
          defer { seen = files }
          return files != seen
        }
        if isNew, !state.withLock({ $0.isServed }) { changed() }
      }
    } catch {
      // The system cannot watch any more folders, or the folders do not exist. Pages are still notified of events from
      // a service, and of what this browser's user does.
      state.withLock { $0.isWatching = false }
    }
  }

  /// Receives the service's events until the process ends, and notifies pages of them. Returns immediately if there is
  /// no service.
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
      // No service is running, or it has another version of the protocol.
      state.withLock { ($0.isFollowing, $0.isServed) = (false, false) }
    }
  }

  /// Shows a notice about an event on the open pages. If the event is the end of a run, drops the waiting notices about
  /// that run instead. If no page is open, the notice is not shown at all.
  private func announce(_ event: BookEvent.Received) {
    if event.endsRun {
      announcements.drop(of: SiteEvents.runs)
      mention("", on: SiteEvents.runs)
    } else if state.withLock({ !$0.streams.isEmpty }), let notice = notice(of: event) {
      announcements.add(notice)
    }
  }

  /// Sends a notice to the open pages.
  /// - Parameter text: the text of the notice; empty to remove the previous notice.
  private func mention(_ text: String, on screens: [String]) {
    tell(screens.joined(separator: " ") + "\n" + text, "notice")
  }

  /// Returns the notice about an event. Nil for most events, and if the user has switched off the feature's notices.
  private func notice(of event: BookEvent.Received) -> SiteAnnouncements.Notice? {
    for words in App.strings {
      guard let rank = words.notifiedEvents.firstIndex(of: event.name) else { continue }
      guard isWanted(words.feature), let text = words.event(event.name, event, language()) else { return nil }
      return SiteAnnouncements.Notice(
        text: text.filter { $0 != "\n" }, rank: rank, screens: SiteEvents.screens(showing: event))
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
  /// Whether this event is the end of a run.
  fileprivate var endsRun: Bool {
    name == RunningEvents.stateChanged && decoded(as: RunningEvents.StateChanged.self)?.state == .idle
  }
}
