package import KernelApplication

/// One-time codes, told to their owner this once: only their hashes are kept.
package struct CodesForOnce: Described, Equatable {
  package var codes: [String]
  /// The lock once they were made; nil where that stays as it was.
  fileprivate var state: AccountStatus.State?

  package static let schema = Schema(
    "CodesForOnce", "One-time codes, which are told only now.",
    [.init("codes", .oneTimeCodes, "Each stands for the password once, where that was forgotten.")])

  private enum CodingKeys: CodingKey {
    case codes
  }

  init(codes: [OneTimeCode], state: AccountStatus.State?) {
    self.codes = codes.map(\.text)
    self.state = state
  }

  /// As they are hashed.
  var letters: [String] { codes.compactMap { OneTimeCode(typed: $0)?.letters } }
}

extension [OneTimeCode] {
  /// New ones, from the system's random numbers.
  static func drawn() -> [OneTimeCode] {
    var random = SystemRandomNumberGenerator()
    return (0..<OneTimeCode.count).map { _ in OneTimeCode(using: &random) }
  }
}

/// The codes are told to nobody but who asked.
extension CodesForOnce: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    state.map { [AccountStateDetails.event($0)] } ?? []
  }
}
