/// Features that Support promises never to have: each member is false. A screen that breaks a promise is refused
/// wherever it is shown.
package struct SupportPolicy: Hashable, Sendable {
  /// Sharing with people other than the friend whom the runner asked.
  package let publicSharing: Bool
  /// Badges, points or streaks.
  package let gamification: Bool
  /// Offers that expire, and words that put pressure on people.
  package let falseUrgency: Bool
  package let rankings: Bool
  /// Posts by strangers.
  package let feed: Bool

  package static let promised = SupportPolicy(
    publicSharing: false, gamification: false, falseUrgency: false, rankings: false, feed: false)

  /// Words and parts of words that put pressure on people, in English and Czech. No text of the support feature may
  /// contain any of them.
  package static let pressingWords = [
    "hurry", "last chance", "streak", "beat", "don't miss", "only today", "rychle", "pospěš", "poslední šance", "série",
    "překon", "nezmeškej", "jen dnes",
  ]
}
