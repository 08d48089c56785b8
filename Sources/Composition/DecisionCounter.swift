import BookApplication
import KernelApplication
import Storage
import Synchronization

/// Counts the decisions that the user has to make, in all features, and keeps the number until the book changes: most
/// pages show it.
final class DecisionCounter: Sendable {
  private let store: Store
  private let features: [FeatureModule]
  private let known = Mutex<(stamps: [UInt64], count: Int)?>(nil)

  init(_ store: Store, _ features: [FeatureModule]) {
    self.store = store
    self.features = features
  }

  /// Returns the number of decisions. A feature that is damaged is left out, so that the screens of the others can be
  /// shown.
  func count() -> Int {
    guard let stamps = try? store.stamps() else { return 0 }
    if let known = known.withLock({ $0 }), known.stamps == stamps { return known.count }
    let counts = features.map { try? $0.parts.overview.awaitsReview() }
    let count = counts.compactMap(\.self).reduce(0, +)
    if !counts.contains(nil) { known.withLock { $0 = (stamps, count) } }
    return count
  }
}
