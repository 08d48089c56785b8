package import BookApplication
package import KernelDomain

/// What is known about a file's activities from sources other than its content: the list of activities exported by a
/// service, the file's name, and the user's options.
package struct ActivityContext {
  /// What a list of activities exported by a service states about this file's activity; nil if no list refers to this
  /// file.
  package var listed: ListedActivity?
  /// The sport in the file's name, which is used if the file's content states none; nil if the name contains no sport.
  package var named: StatedSport?
  /// The sport that the user chose for activities without a stated sport; nil if the user chose none.
  package var chosen: StatedSport?
  /// Whether the import includes walks and hikes, not only runs.
  package var keepsWalks = false
  /// Whether to import the readable part of a FIT file that is cut short.
  package var salvages = false

  /// The name of the file in its archive; nil if the file is not in an archive.
  package var member: String?

  /// The exported lists in which the file's activities are looked up by their starts. There may be several, because a
  /// service splits a long list into several files.
  var lists: [ActivityList] = []

  package init() {}

  package init(_ options: ImportOptions) {
    chosen = options["sport"].flatMap { StatedSport(word: $0) }
    keepsWalks = options.has("walks")
    salvages = options.has("salvage")
  }

  /// Returns the context for the activity that started at `start`, including what the lists of activities state about
  /// it.
  package func at(_ start: Timestamp?) -> ActivityContext {
    guard listed == nil, let start else { return self }
    var context = self
    context.listed = lists.lazy.compactMap { $0.activity(at: start) }.first
    return context
  }

  /// Decides the sport of an activity.
  /// - Parameters:
  ///   - stated: the sport that the file states; nil if it states none.
  ///   - evidence: where the file states it.
  package func decide(_ stated: StatedSport?, by evidence: SportEvidence = .format) -> SportDecision {
    if let listed = listed?.sport {
      if let stated, stated.isSwim != listed.isSwim {
        return SportDecision(sport: stated, evidence: evidence, listDisagrees: true)
      }
      return SportDecision(sport: listed, evidence: .list)
    }
    if let stated { return SportDecision(sport: stated, evidence: evidence) }
    if let named { return SportDecision(sport: named, evidence: .name) }
    if let chosen { return SportDecision(sport: chosen, evidence: .option) }
    return SportDecision(sport: nil, evidence: .guess)
  }
}

/// The sport that was decided for an activity, and its source.
package struct SportDecision: Hashable, Sendable {
  /// The activity's sport; nil if no source states one.
  package var sport: StatedSport?
  package var evidence: SportEvidence
  /// Whether the list and the file disagree on whether the activity is a swim. If so, the file decides.
  package var listDisagrees = false

  package init(sport: StatedSport?, evidence: SportEvidence, listDisagrees: Bool = false) {
    (self.sport, self.evidence, self.listDisagrees) = (sport, evidence, listDisagrees)
  }
}

/// The source of an activity's sport.
package enum SportEvidence: String, Hashable, Sendable {
  /// The file's content: for `format`, a word in it; for `number`, a numeric code.
  case format, number
  /// The name of the activity's file.
  case name
  /// A list of activities exported by a service.
  case list
  /// The user's import option for activities that state no sport.
  case option
  /// The content of a file that this program exported itself.
  case own
  case guess
}

/// An activity in a list of activities exported by a service.
package struct ListedActivity: Hashable, Sendable {
  /// The word that the list uses for the sport; nil if the list states none.
  package var word: String?
  package var name: String?
  package var note: String?
  package var gear: String?
  package var isCommute = false
  /// Whether the user entered the activity by hand. Such an activity has no file.
  package var isByHand = false
  /// The start of the activity; nil if the date in the list cannot be parsed.
  package var start: Timestamp?
  /// Whether `start` is a local time that was parsed as if it were UTC.
  package var isLocal = false
  /// The UTC offset of the local time, in seconds east of UTC; nil if the list does not state it.
  package var utcOffset: Int?
  /// The activity's time from start to end, in milliseconds. `active` is its time without pauses.
  package var elapsed: Int64?
  package var active: Int64?
  /// The distance of the activity in millimetres.
  package var length: Int64?
  /// The name of the service that exported the list of activities.
  package var source: String

  package init(source: String) { self.source = source }

  /// The sport that `word` means; nil if there is no word, or if it is unknown or means no particular sport.
  package var sport: StatedSport? { word.flatMap { StatedSport(known: $0) } }
}

extension ImportOptions {
  /// Whether the user gave the option `name`, which takes no value.
  package func has(_ name: String) -> Bool { self[name].map { $0 != "false" } ?? false }
}
