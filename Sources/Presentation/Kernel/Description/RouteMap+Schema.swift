package import KernelApplication
import KernelDomain

extension RouteMap {
  package static var schema: Schema {
    Schema(
      "RouteMap", "A route as seen from above; a table beside it tells the same way in numbers.",
      [
        .init("lines", .list(.list(Position.schema)), "Unbroken parts of the way, in the order walked."),
        .init("marks", .list(Mark.schema), "Places that are told apart."),
        .init("bar", Bar.schema, "A round length to compare with."),
      ])
  }
}

extension RouteMap.Position {
  static var schema: Schema {
    Schema(
      "RoutePosition", "A latitude and a longitude in 1e-7 degrees, to the north and to the east.",
      .list({ Schema(.integer(nil), unit: .of("1e-7 degrees")) }, count: 2), examples: ["[500755000,144378000]"])
  }
}

extension RouteMap.Mark {
  static var schema: Schema {
    Schema(
      "RouteMark", "A place of a route that is told apart.",
      [
        .init("kind", Kind.schema, "What it is."), .init("at", RouteMap.Position.schema, "Where it is."),
        .optional("number", .ordinal, "Which kilometre or mile; left out elsewhere."),
      ])
  }
}

extension RouteMap.Mark.Kind {
  static var schema: Schema {
    Schema("RouteMarkKind", "What a place of a route is.", RouteMap.Mark.Kind.allCases) { kind in
      switch kind {
      case .start, .end: nil
      case .here: "where the runner is now"
      case .kilometre: "where a whole kilometre or mile is done"
      }
    }
  }
}

extension RouteMap.Bar {
  static var schema: Schema {
    Schema(
      "ScaleBar", "A round length to compare with.",
      [
        .init("lengthMillimetres", .integer, "How long it is.", unit: .of("millimetres")),
        .init("text", .text, "The same as people read it.", examples: [#""500 m""#]),
      ])
  }
}
