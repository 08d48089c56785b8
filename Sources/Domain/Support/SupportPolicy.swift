/// What the support feature promises never to have. A screen of the feature that breaks a promise is refused wherever
/// it is shown.
package struct SupportPolicy: Hashable, Sendable {
  /// Sharing with anybody but the friend who was asked.
  package let publicSharing: Bool
  /// Badges, points or streaks.
  package let gamification: Bool
  /// Expiring offers, and words that put pressure on people.
  package let falseUrgency: Bool
  package let rankings: Bool
  /// Posts by strangers.
  package let feed: Bool

  package static let promised = SupportPolicy(
    publicSharing: false, gamification: false, falseUrgency: false, rankings: false, feed: false)

  /// Words that put pressure on people. No text of the support feature may contain any of them, in any form.
  package static let pressingWords = [
    "hurry", "last chance", "streak", "beat", "don't miss", "only today", "rychle", "pospěš", "poslední šance", "série",
    "překon", "nezmeškej", "jen dnes",
  ]
}
