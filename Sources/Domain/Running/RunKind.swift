import KernelDomain

/// The kind of an activity: running or something else. The book also stores other activities, but computes no efforts
/// (fastest stretches) for them, so they set no records.
package enum RunKind: Hashable, Sendable {
  case running
  /// An activity other than running. The value is a lowercase word from the file or the user, such as `cycling`.
  case other(String)

  /// Creates a kind from a word in a file. If there is no word, or the word does not reveal the kind, the activity
  /// counts as a run.
  /// - Parameter word: the word in any capitalisation; nil if the file states no kind.
  package init(written word: String?) {
    let word = word.map { String($0.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")) } ?? ""
    if RunKind.runs.contains(word.replacingSpaces) || RunKind.unknown.contains(word) {
      self = .running
    } else {
      self = .other(RunKind.numbered[word] ?? word.keptName)
    }
  }

  /// The words for kinds that the user can choose.
  package static let names = [
    "running", "walking", "hiking", "cycling", "swimming", "skiing", "skating", "rowing", "driving",
  ]

  /// Creates a kind from a word that the user chose. Nil for an unknown word: if a mistyped word were accepted, the run
  /// would disappear from the records.
  /// - Parameter word: one of `names`, a short form such as `ride`, or a word that files use for running; in any
  ///   capitalisation.
  package init?(chosen word: String) {
    let word = RunKind.short[word.lowercased()] ?? word
    let kind = RunKind(written: word)
    guard RunKind.isStated(written: word), RunKind.names.contains(kind.word) else { return nil }
    self = kind
  }

  /// Whether a word from a file states the kind of activity. False if the word is missing, or general such as `other`.
  package static func isStated(written word: String?) -> Bool {
    !(word.map { unknown.contains($0.lowercased()) } ?? true)
  }

  /// Restores a kind from storage.
  /// - Parameter word: the value of the property `word` that was stored.
  package init(kept word: String) { self = word == RunKind.running.word ? .running : .other(word) }

  /// Common short forms, such as `ride`, and the words for the kinds that they mean.
  private static let short = [
    "walk": "walking", "hike": "hiking", "ride": "cycling", "bike": "cycling", "swim": "swimming", "ski": "skiing",
    "skate": "skating", "row": "rowing", "drive": "driving",
  ]

  /// The words that files use for running; `9` is Strava's number for it.
  private static let runs: Set = ["running", "run", "trail_running", "treadmill_running", "9"]
  /// Words that do not reveal the kind of activity. An activity with one of these words counts as a run.
  private static let unknown: Set = ["", "generic", "other", "unknown", "track"]
  /// Strava's numbers for kinds other than running.
  private static let numbered = ["1": "cycling", "4": "hiking", "10": "walking"]

  /// The word that the book stores for this kind.
  package var word: String {
    switch self {
    case .running: "running"
    case .other(let word): word
    }
  }

  /// Whether efforts (the fastest stretches over standard distances) are computed for activities of this kind, so that
  /// they can set records.
  package var hasEfforts: Bool { self == .running }
}

extension String {
  fileprivate var replacingSpaces: String {
    String(map { $0 == " " || $0 == "-" ? "_" : $0 })
  }
}
