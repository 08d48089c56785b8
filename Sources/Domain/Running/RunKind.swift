import KernelDomain

/// The kind of an activity: a run, or something else, which the book stores without computing efforts.
package enum RunKind: Hashable, Sendable {
  case running
  /// Any other activity, named by a lowercase word from the file or the user, such as `cycling`.
  case other(String)

  /// - Parameter word: the kind as a file writes it, in any capitalisation; nil if the file states none.
  package init(written word: String?) {
    let word = word.map { String($0.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")) } ?? ""
    if RunKind.runs.contains(word.replacingSpaces) || RunKind.unknown.contains(word) {
      self = .running
    } else {
      self = .other(RunKind.numbered[word] ?? word.keptName)
    }
  }

  /// The kinds that the user can choose from.
  package static let names = [
    "running", "walking", "hiking", "cycling", "swimming", "skiing", "skating", "rowing", "driving",
  ]

  /// Nil for a word not listed below, since a mistyped word would otherwise take a run out of the records.
  /// - Parameter word: one of `names`, a short form such as `ride`, or a word that files use for running; in any
  ///   capitalisation.
  package init?(chosen word: String) {
    let word = RunKind.short[word.lowercased()] ?? word
    let kind = RunKind(written: word)
    guard RunKind.isTold(written: word), RunKind.names.contains(kind.word) else { return nil }
    self = kind
  }

  /// Whether a word from a file states the kind of activity, rather than being empty or general such as `other`.
  package static func isTold(written word: String?) -> Bool {
    !(word.map { unknown.contains($0.lowercased()) } ?? true)
  }

  /// - Parameter word: a value of the property `word`, read back from storage.
  package init(kept word: String) {
    self = word == RunKind.running.word ? .running : .other(word)
  }

  /// Short forms in common use, and the kinds they mean.
  private static let short = [
    "walk": "walking", "hike": "hiking", "ride": "cycling", "bike": "cycling", "swim": "swimming", "ski": "skiing",
    "skate": "skating", "row": "rowing", "drive": "driving",
  ]

  /// Words that files use for running; 9 is Strava's number for it.
  private static let runs: Set = ["running", "run", "trail_running", "treadmill_running", "9"]
  /// Words that do not tell the kind; a track with one of these counts as a run.
  private static let unknown: Set = ["", "generic", "other", "unknown", "track"]
  /// Strava's numbers for other activities.
  private static let numbered = ["1": "cycling", "4": "hiking", "10": "walking"]

  /// The word by which the kind is stored.
  package var word: String {
    switch self {
    case .running: "running"
    case .other(let word): word
    }
  }

  /// Whether activities of this kind have efforts and therefore count in records.
  package var hasEfforts: Bool { self == .running }
}

extension String {
  fileprivate var replacingSpaces: String {
    String(map { $0 == " " || $0 == "-" ? "_" : $0 })
  }
}
