package import Formats

extension ActivityContext {
  /// Decides the sport of an activity in a TCX file. If the file states "Other" and nothing else identifies the sport,
  /// the activity is a swim if its laps are such as only a pool swim can have.
  package func decide(_ activity: TCXActivity) -> SportDecision {
    if let kind = activity.ownKind { return SportDecision(sport: StatedSport(word: kind), evidence: .own) }
    var decision = decide(StatedSport(word: activity.sport))
    if decision.sport == nil, activity.isProvenPoolSwim { decision.sport = StatedSport(.swimming) }
    return decision
  }
}
