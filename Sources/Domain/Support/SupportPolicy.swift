/// What support promises a runner and her friends. Each of these is something that it never has; screens are held to it
/// wherever they are shown.
package struct SupportPolicy: Hashable, Sendable {
  /// To anybody but the friend whom she asked.
  package let publicSharing: Bool
  /// Badges, points, streaks.
  package let gamification: Bool
  /// Times that run out, words that press.
  package let falseUrgency: Bool
  package let rankings: Bool
  /// What strangers post.
  package let feed: Bool

  package static let promised = SupportPolicy(
    publicSharing: false, gamification: false, falseUrgency: false, rankings: false, feed: false)

  /// Words that press: no text of support has any of them, in any form.
  package static let pressingWords = [
    "hurry", "last chance", "streak", "beat", "don't miss", "only today", "rychle", "pospěš", "poslední šance", "série",
    "překon", "nezmeškej", "jen dnes",
  ]
}
