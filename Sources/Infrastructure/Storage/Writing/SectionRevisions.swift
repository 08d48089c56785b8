import KernelDomain
import Synchronization

/// Records which sections of a store have been read, and when each section last changed, so that a cached result stays
/// valid while only other sections change. Used if this process keeps the store's lock. In a bit set, each section with
/// a reducer has its own bit, in the order of `ids`. The next bit represents everything else: the sections without a
/// reducer, and the list of sections.
final class SectionRevisions: Sendable {
  private let ids: [FeatureID]
  private let read = Atomic<UInt64>(0)
  private let latest = Atomic<UInt64>(1)
  /// The revision at which each section last changed, in the order of `ids`, followed by the revision at which anything
  /// outside these sections last changed.
  private let changed: Mutex<[UInt64]>

  /// Creates the revisions of the sections, none of which has changed yet.
  /// - Parameter ids: the sections that have a reducer; at most 63.
  init(_ ids: [FeatureID]) {
    precondition(ids.count < UInt64.bitWidth, "a store has at most 63 sections")
    self.ids = ids
    changed = Mutex(Array(repeating: 0, count: ids.count + 1))
  }

  /// A number that begins at 1 and grows with each change of the store.
  var revision: UInt64 { latest.load(ordering: .acquiring) }

  /// The revision at which each section last changed, in the order of `ids`, followed by the revision at which anything
  /// outside these sections last changed.
  var all: [UInt64] { changed.withLock { $0 } }

  // MARK: Reading

  func noteRead(of id: FeatureID) {
    read.bitwiseOr(bit(of: id), ordering: .relaxed)
  }

  /// Records that the list of sections has been read.
  func noteReadOfList() {
    read.bitwiseOr(others, ordering: .relaxed)
  }

  /// Records that all sections, and their list, have been read.
  func noteReadOfAll() {
    read.bitwiseOr(others | (others - 1), ordering: .relaxed)
  }

  /// Returns, as a bit set, the sections that have been read since the last call.
  func takeRead() -> UInt64 {
    read.exchange(0, ordering: .relaxed)
  }

  // MARK: Changing

  /// Records that a change has been made which readers do not see yet.
  func noteChange() {
    latest.add(1, ordering: .releasing)
  }

  /// Records that readers now see changed content.
  /// - Parameter sections: the changed sections; nil if any section may have changed.
  func noteChange(of sections: [FeatureID]?) {
    let bits = sections.map { $0.reduce(0) { $0 | bit(of: $1) } } ?? .max
    changed.withLock { changed in
      let revision = latest.load(ordering: .relaxed) + 1
      for index in changed.indices where bits & 1 << index != 0 { changed[index] = revision }
      // Stored after the sections' revisions, so that a thread that sees the new number also sees those.
      latest.store(revision, ordering: .releasing)
    }
  }

  private var others: UInt64 { 1 << ids.count }

  private func bit(of id: FeatureID) -> UInt64 {
    ids.firstIndex(of: id).map { 1 << $0 } ?? others
  }
}
