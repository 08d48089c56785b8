package import BookApplication
package import KernelDomain

/// What is known of a file's activities beside its content: by the list of the service that exported it, its name, and
/// the one who imports it.
package struct ActivityContext {
  /// The activity of a list that names this file.
  package var listed: ListedActivity?
  /// What the file's name says of a sport that the file itself does not tell.
  package var named: ToldSport?
  /// The sport that the user chose for activities that tell none; nil if there is none.
  package var chosen: ToldSport?
  /// Whether walks and hikes are kept.
  package var keepsWalks = false
  /// Whether a cut FIT file is read as far as it goes.
  package var salvages = false

  /// The lists in which the activities of the file may stand by their starts. Long ones come in several files.
  var lists: [ActivityList] = []

  package init() {}

  package init(_ options: ImportOptions) {
    chosen = options["sport"].flatMap { ToldSport(word: $0) }
    keepsWalks = options.has("walks")
    salvages = options.has("salvage")
  }

  /// The same for the activity of the file that began then.
  package func at(_ start: Timestamp?) -> ActivityContext {
    guard listed == nil, let start else { return self }
    var context = self
    context.listed = lists.lazy.compactMap { $0.activity(at: start) }.first
    return context
  }

  /// Decides what an activity is.
  /// - Parameter told: by the file; nil if it tells nothing.
  package func decide(_ told: ToldSport?, by telling: SportTelling = .format) -> SportDecision {
    if let listed = listed?.sport {
      if let told, told.isSwim != listed.isSwim {
        return SportDecision(sport: told, telling: telling, listDisagrees: true)
      }
      return SportDecision(sport: listed, telling: .list)
    }
    if let told { return SportDecision(sport: told, telling: telling) }
    if let named { return SportDecision(sport: named, telling: .name) }
    if let chosen { return SportDecision(sport: chosen, telling: .option) }
    return SportDecision(sport: nil, telling: .guess)
  }
}

/// What an activity is, and who says it.
package struct SportDecision: Hashable, Sendable {
  /// Nil if nobody says it.
  package var sport: ToldSport?
  package var telling: SportTelling
  /// Whether the list calls it something that the file says it is not.
  package var listDisagrees = false

  package init(sport: ToldSport?, telling: SportTelling, listDisagrees: Bool = false) {
    (self.sport, self.telling, self.listDisagrees) = (sport, telling, listDisagrees)
  }
}

/// Who says what an activity is.
package enum SportTelling: String, Hashable, Sendable {
  /// The file, by a word or a number.
  case format, number
  /// The file's name.
  case name
  /// The list of the service that exported it.
  case list
  /// The one who imports it.
  case option
  /// An export of this program.
  case own
  case guess
}

/// An activity as a service's list tells it.
package struct ListedActivity: Hashable, Sendable {
  /// What the list calls it; nil where it says nothing.
  package var word: String?
  package var name: String?
  package var note: String?
  package var gear: String?
  package var isCommute = false
  /// Whether the list names no file for it.
  package var isByHand = false
  /// Nil where the list's date can't be read.
  package var start: Timestamp?
  /// Whether `start` is local time taken for UTC.
  package var isLocal = false
  /// The offset of local time in seconds east of UTC; nil if the list does not give it.
  package var utcOffset: Int?
  /// In milliseconds, from start to end and without pauses.
  package var elapsed: Int64?
  package var active: Int64?
  /// In millimetres.
  package var length: Int64?
  /// The service.
  package var source: String

  package init(source: String) {
    self.source = source
  }

  /// What the list calls it, if that is a known word for a sport.
  package var sport: ToldSport? { word.flatMap { ToldSport(known: $0) } }
}

extension ImportOptions {
  /// Whether an option without a value is there.
  package func has(_ name: String) -> Bool { self[name].map { $0 != "false" } ?? false }
}
