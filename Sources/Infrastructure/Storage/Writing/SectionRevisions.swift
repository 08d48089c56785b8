import KernelDomain
import Synchronization

/// Which sections of a held store were read, and when each was last changed, so that what was made of some sections holds
/// while others change. A section is a bit, at its position among the store's keepers; the bit after theirs stands for
/// sections without a keeper, and for which sections there are.
final class SectionRevisions: Sendable {
  private let ids: [FeatureID]
  private let read = Atomic<UInt64>(0)
  private let latest = Atomic<UInt64>(1)
  /// By position, the revision that changed the section last.
  private let changed: Mutex<[UInt64]>

  /// - Parameter ids: those of the sections that have a keeper; at most 63.
  init(_ ids: [FeatureID]) {
    precondition(ids.count < UInt64.bitWidth, "a store has at most 63 keepers")
    self.ids = ids
    changed = Mutex(Array(repeating: 0, count: ids.count + 1))
  }

  /// From 1, and greater once anything was changed.
  var revision: UInt64 { latest.load(ordering: .acquiring) }

  /// The revision that changed each section last, by position.
  var all: [UInt64] { changed.withLock { $0 } }

  // MARK: Reading

  func noteRead(of id: FeatureID) {
    read.bitwiseOr(bit(of: id), ordering: .relaxed)
  }

  /// Notes that somebody asked which sections there are.
  func noteReadOfList() {
    read.bitwiseOr(others, ordering: .relaxed)
  }

  /// The sections read since this was last called, a bit each.
  func takeRead() -> UInt64 {
    read.exchange(0, ordering: .relaxed)
  }

  // MARK: Changing

  /// Notes that something was changed that readers do not see yet.
  func noteChange() {
    latest.add(1, ordering: .releasing)
  }

  /// Notes that readers see other sections from now on.
  /// - Parameter sections: nil is any that there may be.
  func noteChange(of sections: [FeatureID]?) {
    let bits = sections.map { $0.reduce(0) { $0 | bit(of: $1) } } ?? .max
    changed.withLock { changed in
      let revision = latest.load(ordering: .relaxed) + 1
      for index in changed.indices where bits & 1 << index != 0 { changed[index] = revision }
      // After those, so that who sees this finds them.
      latest.store(revision, ordering: .releasing)
    }
  }

  private var others: UInt64 { 1 << ids.count }

  private func bit(of id: FeatureID) -> UInt64 {
    ids.firstIndex(of: id).map { 1 << $0 } ?? others
  }
}
