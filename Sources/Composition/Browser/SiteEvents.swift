import HTTP
import KernelApplication
import KernelDomain
import KernelPresentation
import Synchronization
import System

/// The pages that follow what happens to the book, and what tells them of it.
final class SiteEvents: Sendable {
  private let configuration: App.Configuration
  private let socket: String?
  private let language: Language
  private let state = Mutex(State())

  private struct State {
    var streams: [Int: EventStream] = [:]
    var count = 0
    var isFollowing = false
  }

  init(_ configuration: App.Configuration, socket: String?, _ language: Language) {
    self.configuration = configuration
    self.socket = socket
    self.language = language
  }

  func add(_ stream: EventStream) {
    let (number, isFirst) = state.withLock { state in
      state.count += 1
      state.streams[state.count] = stream
      defer { state.isFollowing = true }
      return (state.count, !state.isFollowing)
    }
    stream.whenClosed { [self] in state.withLock { _ = $0.streams.removeValue(forKey: number) } }
    if isFirst { Thread.detached { [self] in follow() } }
  }

  /// Tells every page that the book is no longer what it shows.
  func changed() { tell("", "changed") }

  private func tell(_ data: String, _ event: String) {
    for stream in state.withLock({ Array($0.streams.values) }) { stream.send(data, event: event) }
  }

  /// Follows the service, where there is one, until the process ends.
  private func follow() {
    do throws(Failure) {
      let follower = try EventFollower(configuration, socket: socket, after: nil)
      var step = try follower.start()
      while true {
        switch step {
        case .event: changed()
        case .lost: tell(lost, "said")
        case .following, .missed:
          tell("", "said")
          changed()
        }
        step = try follower.next()
      }
    } catch {
      // There is none, or it speaks another version: pages follow what is done in the browser.
      state.withLock { $0.isFollowing = false }
    }
  }

  private var lost: String {
    language.say(
      cs: "Služba skončila; jakmile zase poběží, stránka ji bude sledovat.",
      en: "The service has ended; the page follows it again once it runs.")
  }
}
