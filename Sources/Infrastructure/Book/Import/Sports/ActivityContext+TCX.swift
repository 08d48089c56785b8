package import Formats

extension ActivityContext {
  /// Decides what an activity of a TCX file is. "Other", of which nobody says more, is a swim if its laps prove it.
  package func decide(_ activity: TCXActivity) -> SportDecision {
    if let kind = activity.ownKind { return SportDecision(sport: ToldSport(word: kind), telling: .own) }
    var decision = decide(ToldSport(word: activity.sport))
    if decision.sport == nil, activity.isProvenPoolSwim { decision.sport = ToldSport(.swimming) }
    return decision
  }
}
