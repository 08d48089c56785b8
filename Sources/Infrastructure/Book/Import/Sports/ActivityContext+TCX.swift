package import Formats

extension ActivityContext {
  /// Decides the sport of an activity in a TCX file. If the file says "Other" and nothing else identifies the sport,
  /// the activity is a swim if its laps are those of a swim.
  package func decide(_ activity: TCXActivity) -> SportDecision {
    if let kind = activity.ownKind { return SportDecision(sport: ToldSport(word: kind), telling: .own) }
    var decision = decide(ToldSport(word: activity.sport))
    if decision.sport == nil, activity.isProvenPoolSwim { decision.sport = ToldSport(.swimming) }
    return decision
  }
}
