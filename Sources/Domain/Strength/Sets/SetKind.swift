/// The purpose of a set.
package enum SetKind: String, Codable, CaseIterable, Hashable, Sendable {
  case warmup, normal, drop, failure
  /// A set of as many repetitions as possible.
  case amrap
}
