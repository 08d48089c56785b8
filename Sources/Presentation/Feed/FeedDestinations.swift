package import FeedDomain
package import KernelPresentation

/// The feed's screens: where they are, and which command shows each.
package enum FeedDestinations {
  package static let feed = Destination(Route(path: "feed"), command: ["feed"])
  package static let people = Destination(Route(path: "feed", "people"), command: ["feed", "people"])
  package static let pair = Destination(Route(path: "feed", "pair"))

  /// The twenty posts written before that one.
  package static func feed(before post: ItemID) -> Destination {
    Destination(
      Route(path: "feed", query: ["before": post.description]),
      command: ["feed", "list", "--before", post.description])
  }

  package static func post(_ id: ItemID) -> Destination {
    Destination(Route(path: "feed", "posts", id.description), command: ["feed", "show", id.description])
  }

  /// Where a finished workout becomes a post.
  /// - Parameters:
  ///   - audience: who can see it: `me`, `all` or ids of people separated by commas; nil is `me`.
  ///   - extras: what it shows beside what every post shows.
  ///   - command: nil previews the post.
  package static func share(
    _ workout: String, audience: String? = nil, extras: PostExtras = PostExtras(), command: [String]? = nil
  ) -> Destination {
    Destination(
      Route(
        path: "feed", "share", workout,
        query: [
          "audience": audience == "me" ? nil : audience,
          "body-weight": extras.bodyWeight ? "yes" : nil, "note": extras.note ? "yes" : nil,
        ]), command: command ?? ["feed", "preview", workout] + extras.options)
  }

  /// - Parameter name: what commands call the person.
  package static func person(_ id: PersonID, named name: String) -> Destination {
    Destination(Route(path: "feed", "people", id.description), command: ["feed", "people", name])
  }

  /// Strength's list of workouts, of which posts are made.
  static let workouts = Destination(Route(path: "strength", "workouts"))

  static func workout(_ id: String) -> Destination { Destination(Route(path: "strength", "workouts", id)) }
}

/// What a post shows only if its author says so.
package struct PostExtras: Hashable, Sendable {
  package var bodyWeight = false
  package var note = false

  package init() {}

  /// As options of commands.
  var options: [String] { (bodyWeight ? ["--body-weight"] : []) + (note ? ["--note"] : []) }
}
