package import FeedDomain
package import KernelPresentation

/// The addresses of the feed's screens.
package enum FeedRoutes {
  package static let feed = feed()
  package static let people = Route(path: "feed", "people")
  package static let pair = Route(path: "feed", "pair")

  /// - Parameter before: before which post those shown were written; nil shows the newest.
  package static func feed(before: ItemID? = nil) -> Route {
    Route(path: "feed", query: ["before": before?.description])
  }

  package static func post(_ id: ItemID) -> Route { Route(path: "feed", "posts", id.description) }

  /// Where a finished workout is made a post of.
  /// - Parameters:
  ///   - audience: who is to see it: `me`, `all` or ids of people with commas between them; nil is `me`.
  ///   - tells: what it is to tell beside what every post does.
  package static func share(_ workout: String, audience: String? = nil, tells: PostTells = PostTells()) -> Route {
    Route(
      path: "feed", "share", workout,
      query: [
        "audience": audience == "me" ? nil : audience,
        "body-weight": tells.bodyWeight ? "yes" : nil, "note": tells.note ? "yes" : nil,
      ])
  }

  package static func person(_ id: PersonID) -> Route { Route(path: "feed", "people", id.description) }

  /// Where the workouts are that posts are made of: another feature's.
  static let workouts = Route(path: "strength", "workouts")
}

/// What a post tells only where its author says so.
package struct PostTells: Hashable, Sendable {
  package var bodyWeight = false
  package var note = false

  package init() {}
}
