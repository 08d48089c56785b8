/// Practices that the Support feature promises its users never to engage in, so every value is false. A screen that
/// breaks such a promise is refused wherever it would be shown.
package struct SupportPolicy: Hashable, Sendable {
  /// Whether plans can be shared with people other than the friends whom the runner asked.
  package let publicSharing: Bool
  /// Whether the feature has badges, points or streaks.
  package let gamification: Bool
  /// Whether the feature has offers that expire, or words that put pressure on people.
  package let falseUrgency: Bool
  package let rankings: Bool
  /// Whether the feature shows posts by strangers.
  package let feed: Bool

  package static let promised = SupportPolicy(
    publicSharing: false, gamification: false, falseUrgency: false, rankings: false, feed: false)

  /// Words and parts of words that put pressure on people, in English and Czech. No text of the Support feature may
  /// contain them.
  package static let pressingWords = [
    "hurry", "last chance", "streak", "beat", "don't miss", "only today", "rychle", "pospěš", "poslední šance", "série",
    "překon", "nezmeškej", "jen dnes",
  ]
}
