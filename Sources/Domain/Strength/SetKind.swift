/// What a set was done for.
package enum SetKind: String, Codable, CaseIterable, Hashable, Sendable {
  case warmup, normal, drop, failure
  /// As many repetitions as possible.
  case amrap
}
