package import KernelApplication
package import RunningDomain

/// Changes the name of a route.
package struct RenameRoute: UseCase {
  package static let method = "running.renameRoute"
  package static let summary = "Name a route; an empty name restores the usual one."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    /// The id of any run of the route.
    package var route: RunID
    package var name: String
    package var dryRun: Bool?

    package static let schema = Schema(
      "The route and its name.",
      [
        .init("route", RunID.schema, "The name of any run of the route."),
        .init("name", .text, "The name, at most 60 characters; empty for none.", examples: [#""By the river""#]),
        .dryRun,
      ])

    package init(route: RunID, name: String, dryRun: Bool? = nil) {
      (self.route, self.name, self.dryRun) = (route, name, dryRun)
    }
  }

  package struct Output: Described, Equatable {
    package var route: RouteView
    package var number: Int?
    package var changed: Bool
    package var dryRun: Bool?

    package static let schema = Schema(
      "The route that was named.",
      [
        .init("route", RouteView.schema, "The route."),
        .optional(
          "number", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
        .init("changed", .flag, "Whether the book changes; false if the route has this name already."),
        .isDryRun,
      ])
  }

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let name = try RunDetails.text(input.name, "name", most: 60)
    let known = try KnownRoutes(reader)
    let id = try reader.row(input.route).row.id
    guard let runs = known.routes.first(where: { $0.contains(id) }), var view = known.view(runs) else {
      throw .notFound(.running(.noRoute(run: input.route.description)))
    }
    let isDryRun = input.dryRun ?? false
    let changed = view.name != name
    let route = view.route
    let (number, _) = try reader.repository.changeLists(isDryRun: isDryRun) { lists throws(Failure) in
      guard changed else { return ([], ()) }
      // The route may have been named by means of another of its runs; that name is removed.
      let old = lists.routeNames.filter { runs.contains($0.run) && $0.run != route }
      let edits = old.map { RunListEdit.nameRoute(RunLists.RouteName(run: $0.run, name: "")) }
      return (edits + [.nameRoute(RunLists.RouteName(run: route, name: name ?? ""))], ())
    }
    view.name = name
    return Output(route: view, number: number, changed: changed, dryRun: isDryRun ? true : nil)
  }
}

extension RenameRoute.Output: Announcing {
  package static var announced: [EventDescription] { RunningEvents.bookDescriptions }

  package func events(changed: Bool) -> [BookEvent] {
    number == nil ? [] : RunningEvents.book(RunningEvents.BookChanged(run: route.route, change: .route), [])
  }
}
