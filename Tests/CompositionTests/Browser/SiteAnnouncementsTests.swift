import Synchronization
import System
import TestSupport
import Testing

@testable import Composition

/// Notices come one at a time, the most important of those that wait first.
@Suite(.serialized)
struct SiteAnnouncementsTests {
  /// Keeps each text that it hears with the time in nanoseconds.
  private final class Listener: Sendable {
    let told = Mutex<[(text: String, at: Int64)]>([])

    var texts: [String] { told.withLock { $0.map(\.text) } }

    func hear(_ text: String) {
      told.withLock { $0.append((text, MonotonicClock.now())) }
    }
  }

  private let listener = Listener()
  private let announcements = SiteAnnouncements(interval: 300)

  private func add(_ text: String, rank: Int) {
    announcements.add(.init(text: text, rank: rank))
  }

  @Test func whatIsMoreImportantPassesWhatWaits() {
    announcements.begin { [listener] in listener.hear($0.text) }
    add("pause", rank: 2)
    #expect(eventually { listener.texts == ["pause"] })
    add("third", rank: 3)
    add("second kilometre", rank: 1)
    add("lost", rank: 0)
    add("first kilometre", rank: 1)
    #expect(eventually { listener.texts.count == 5 })
    #expect(listener.texts == ["pause", "lost", "second kilometre", "first kilometre", "third"])
    let instants = listener.told.withLock { $0.map(\.at) }
    // The page waits 0.3 s between two; a late arrival of the first shortens what is seen here.
    for (earlier, later) in zip(instants, instants.dropFirst()) { #expect(later - earlier >= 200_000_000) }
  }

  /// A text that follows a long silence is announced at once.
  @Test func theFirstOfALongWhileWaitsForNone() {
    announcements.begin { [listener] in listener.hear($0.text) }
    add("once", rank: 0)
    #expect(eventually { listener.texts == ["once"] })
    Thread.sleep(milliseconds: 350)
    add("again", rank: 0)
    #expect(eventually { listener.texts == ["once", "again"] })
  }

  @Test func whatWaitedTooLongIsToldNoMore() {
    let announcements = SiteAnnouncements(interval: 300, patience: 100)
    announcements.begin { [listener] in listener.hear($0.text) }
    for lap in 1...5 { announcements.add(.init(text: "lap \(lap)", rank: 0)) }
    Thread.sleep(milliseconds: 600)
    announcements.add(.init(text: "lap 6", rank: 0))
    #expect(eventually { listener.texts.count >= 2 })
    #expect(listener.texts == ["lap 1", "lap 6"])
  }

  @Test func whatIsOfSomethingThatIsOverIsForgotten() {
    announcements.begin { [listener] in listener.hear($0.text) }
    add("reminder", rank: 0)
    #expect(eventually { listener.texts == ["reminder"] })
    for lap in 1...3 { announcements.add(.init(text: "lap \(lap)", rank: 0, screens: ["running"])) }
    add("message", rank: 1)
    announcements.drop(of: ["running"])
    #expect(eventually { listener.texts.count == 2 })
    #expect(listener.texts == ["reminder", "message"])
  }
}
