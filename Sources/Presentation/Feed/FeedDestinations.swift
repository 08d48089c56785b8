package import FeedDomain
package import KernelPresentation

/// The feed's screens: their routes, and the command that shows each.
package enum FeedDestinations {
  package static let feed = Destination(Route(path: "feed"), command: ["feed"])
  package static let people = Destination(Route(path: "feed", "people"), command: ["feed", "people"])
  package static let pair = Destination(Route(path: "feed", "pair"))

  /// Returns the destination of the screen with the twenty posts written before the given one.
  /// - Parameter query: the words that the posts must contain; nil for all posts.
  package static func feed(before post: ItemID, query: String? = nil) -> Destination {
    Destination(
      Route(path: "feed", query: ["before": post.description, "query": query]),
      command: ["feed", "list", "--before", post.description] + (query.map { ["--query", $0] } ?? []))
  }

  package static func post(_ id: ItemID) -> Destination {
    Destination(Route(path: "feed", "posts", id.description), command: ["feed", "show", id.description])
  }

  /// Returns the destination of the screen that creates a post from a finished workout.
  /// - Parameters:
  ///   - workout: the workout's name.
  ///   - audience: who may see the post: `me`, `all`, or people's ids separated by commas; nil for `me`.
  ///   - extras: the optional content to include, such as body weight.
  ///   - command: the words of the command; nil for the command that previews the post.
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

  /// Returns the destination of the screen of a person.
  /// - Parameters:
  ///   - id: the person's id.
  ///   - name: the person's name for use in commands.
  package static func person(_ id: PersonID, named name: String) -> Destination {
    Destination(Route(path: "feed", "people", id.description), command: ["feed", "people", name])
  }

  /// The Strength feature's list of workouts, from which posts can be made.
  static let workouts = Destination(Route(path: "strength", "workouts"))

  static func workout(_ id: String) -> Destination { Destination(Route(path: "strength", "workouts", id)) }
}

/// The optional content of a post. It is included only if the author asks for it.
package struct PostExtras: Hashable, Sendable {
  package var bodyWeight = false
  package var note = false

  package init() {}

  /// The optional content to include, as options of a command.
  var options: [String] { (bodyWeight ? ["--body-weight"] : []) + (note ? ["--note"] : []) }
}
