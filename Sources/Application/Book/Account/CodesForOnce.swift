package import KernelApplication

/// New one-time codes. This output is the only place where the owner sees them: the book stores only their hashes.
package struct CodesForOnce: Described, Equatable {
  package var codes: [String]
  /// The new state of the lock, which subscribed clients receive as an event; nil if the state did not change.
  fileprivate var state: AccountStatus.State?

  package static let schema = Schema(
    "CodesForOnce",
    "New one-time codes. They are shown only in this answer, because the book stores only their hashes.",
    [.init("codes", .oneTimeCodes, "The one-time codes; each of them replaces a forgotten password once.")])

  private enum CodingKeys: CodingKey {
    case codes
  }

  init(codes: [OneTimeCode], state: AccountStatus.State?) {
    self.codes = codes.map(\.text)
    self.state = state
  }

  /// The codes without hyphens, which is the form that is hashed.
  var letters: [String] { codes.compactMap { OneTimeCode(typed: $0)?.letters } }
}

extension [OneTimeCode] {
  /// Creates new codes with the system's random number generator.
  static func drawn() -> [OneTimeCode] {
    var random = SystemRandomNumberGenerator()
    return (0..<OneTimeCode.count).map { _ in OneTimeCode(using: &random) }
  }
}

/// Announces the lock's state, but never the codes, which only the caller receives.
extension CodesForOnce: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    state.map { [AccountStateDetails.event($0)] } ?? []
  }
}
