package import BookApplication
package import KernelDomain

/// What is known about a file's activities from elsewhere: from the list of the service that exported the file, from
/// the file's name, and from the user's options.
package struct ActivityContext {
  /// The activity in a service's list whose file this is; nil if no list states this file.
  package var listed: ListedActivity?
  /// The sport in the file's name, used if the file does not contain one; nil if the name has none.
  package var named: ToldSport?
  /// The sport that the user chose for activities without one; nil if the user chose none.
  package var chosen: ToldSport?
  /// Whether the import includes walks and hikes.
  package var keepsWalks = false
  /// Whether to import what can be read of a FIT file that is cut short.
  package var salvages = false

  /// The lists in which to look up the file's activities by their starts. A service splits a long list into several
  /// files.
  var lists: [ActivityList] = []

  package init() {}

  package init(_ options: ImportOptions) {
    chosen = options["sport"].flatMap { ToldSport(word: $0) }
    keepsWalks = options.has("walks")
    salvages = options.has("salvage")
  }

  /// Returns the context for the activity that started at `start`, with what a service's list contains about it.
  package func at(_ start: Timestamp?) -> ActivityContext {
    guard listed == nil, let start else { return self }
    var context = self
    context.listed = lists.lazy.compactMap { $0.activity(at: start) }.first
    return context
  }

  /// Decides the sport of an activity.
  /// - Parameter told: the sport in the file; nil if the file has none.
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

/// The sport that was decided for an activity, and its source.
package struct SportDecision: Hashable, Sendable {
  /// The sport; nil if no source states one.
  package var sport: ToldSport?
  package var telling: SportTelling
  /// Whether the list and the file disagree on whether the activity is a swim. The file then decides.
  package var listDisagrees = false

  package init(sport: ToldSport?, telling: SportTelling, listDisagrees: Bool = false) {
    (self.sport, self.telling, self.listDisagrees) = (sport, telling, listDisagrees)
  }
}

/// The source of an activity's sport.
package enum SportTelling: String, Hashable, Sendable {
  /// The file's content: `format` is a word in it, and `number` a numeric code.
  case format, number
  /// The file's name.
  case name
  /// The list of the service that exported the file.
  case list
  /// The user's option for activities without a sport.
  case option
  /// A file that this program itself exported.
  case own
  case guess
}

/// An activity in a service's list.
package struct ListedActivity: Hashable, Sendable {
  /// The list's word for the sport; nil if the list states none.
  package var word: String?
  package var name: String?
  package var note: String?
  package var gear: String?
  package var isCommute = false
  /// Whether the user entered the activity by hand, so that it has no file.
  package var isByHand = false
  /// When the activity started; nil if the list's date cannot be parsed.
  package var start: Timestamp?
  /// Whether `start` is a local time that was parsed as if it were UTC.
  package var isLocal = false
  /// The UTC offset of the local time, in seconds east of UTC; nil if the list does not state it.
  package var utcOffset: Int?
  /// The time from start to end, in milliseconds. `active` is the same without pauses.
  package var elapsed: Int64?
  package var active: Int64?
  /// The distance in millimetres.
  package var length: Int64?
  /// The name of the service that wrote the list.
  package var source: String

  package init(source: String) {
    self.source = source
  }

  /// The sport that `word` names; nil if there is no word, or if it is unknown or names no particular sport.
  package var sport: ToldSport? { word.flatMap { ToldSport(known: $0) } }
}

extension ImportOptions {
  /// Whether the user gave an option that needs no value.
  package func has(_ name: String) -> Bool { self[name].map { $0 != "false" } ?? false }
}
