import KernelDomain

/// What an activity was: a run, or anything else that is kept without efforts.
package enum RunKind: Hashable, Sendable {
  case running
  /// In the file's or the runner's word, in small letters: `cycling`.
  case other(String)

  /// - Parameter word: as a file writes it; nil where it has none. Case is ignored.
  package init(written word: String?) {
    let word = word.map { String($0.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")) } ?? ""
    if RunKind.runs.contains(word.replacingSpaces) || RunKind.unknown.contains(word) {
      self = .running
    } else {
      self = .other(RunKind.numbered[word] ?? word.keptName)
    }
  }

  /// What a person may choose from.
  package static let names = [
    "running", "walking", "hiking", "cycling", "swimming", "skiing", "skating", "rowing", "driving",
  ]

  /// - Parameter word: of those that may be chosen, short forms such as `ride`, or a file's for running; case is ignored.
  ///   Nil for any other, such as a mistyped one, which would take a run out of the records.
  package init?(chosen word: String) {
    let word = RunKind.short[word.lowercased()] ?? word
    let kind = RunKind(written: word)
    guard RunKind.isTold(written: word), RunKind.names.contains(kind.word) else { return nil }
    self = kind
  }

  /// Whether a word as a file writes it says what an activity was.
  package static func isTold(written word: String?) -> Bool {
    !(word.map { unknown.contains($0.lowercased()) } ?? true)
  }

  /// - Parameter word: as `word` tells it.
  package init(kept word: String) {
    self = word == RunKind.running.word ? .running : .other(word)
  }

  /// What people say, and screens too.
  private static let short = [
    "walk": "walking", "hike": "hiking", "ride": "cycling", "bike": "cycling", "swim": "swimming", "ski": "skiing",
    "skate": "skating", "row": "rowing", "drive": "driving",
  ]

  /// The words for running; 9 is Strava's number.
  private static let runs: Set = ["running", "run", "trail_running", "treadmill_running", "9"]
  /// Words that say nothing; a track of these is a run.
  private static let unknown: Set = ["", "generic", "other", "unknown", "track"]
  /// Strava's numbers.
  private static let numbered = ["1": "cycling", "4": "hiking", "10": "walking"]

  /// The word by which it is stored.
  package var word: String {
    switch self {
    case .running: "running"
    case .other(let word): word
    }
  }

  /// Whether it has efforts.
  package var hasEfforts: Bool { self == .running }
}

extension String {
  fileprivate var replacingSpaces: String {
    String(map { $0 == " " || $0 == "-" ? "_" : $0 })
  }
}
