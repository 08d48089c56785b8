package import KernelApplication
import KernelDomain

extension RouteMap {
  package static var schema: Schema {
    Schema(
      "RouteMap", "A route on a map. A table beside it contains its numbers.",
      [
        .init("lines", .list(.list(Position.schema)), "The unbroken parts of the route, in the order of movement."),
        .init("marks", .list(Mark.schema), "The marked places of the route."),
        .init("bar", Bar.schema, "The scale bar of the map."),
      ])
  }
}

extension RouteMap.Position {
  static var schema: Schema {
    Schema(
      "RoutePosition", "A latitude, positive to the north, and a longitude, positive to the east, in 1e-7 degrees.",
      .list({ Schema(.integer(nil), unit: .of("1e-7 degrees")) }, count: 2), examples: ["[500755000,144378000]"])
  }
}

extension RouteMap.Mark {
  static var schema: Schema {
    Schema(
      "RouteMark", "A marked place of a route.",
      [
        .init("kind", Kind.schema, "The kind of mark."), .init("at", RouteMap.Position.schema, "The marked position."),
        .optional(
          "number", .ordinal,
          "The number of the kilometre or mile that ends here, or of the message heard here; left out for other kinds."),
      ])
  }
}

extension RouteMap.Mark.Kind {
  static var schema: Schema {
    Schema("RouteMarkKind", "The kind of a marked place of a route.", RouteMap.Mark.Kind.allCases) { kind in
      switch kind {
      case .start, .end: nil
      case .here: "where the runner is now"
      case .kilometre: "where a whole kilometre or mile ends"
      case .voice: "where the runner heard a friend's message"
      }
    }
  }
}

extension RouteMap.Bar {
  static var schema: Schema {
    Schema(
      "ScaleBar", "A scale bar: a round length to compare the route with.",
      [
        .init("lengthMillimetres", .integer, "The length of the bar, in millimetres.", unit: .of("millimetres")),
        .init("text", .text, "The length of the bar as text for people.", examples: [#""500 m""#]),
      ])
  }
}
