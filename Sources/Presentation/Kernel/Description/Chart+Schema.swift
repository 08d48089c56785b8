package import KernelApplication
import KernelDomain

extension Chart {
  package static var schema: Schema {
    Schema(
      "Chart", "A chart. Its numbers are also in a table on the screen.",
      [
        .init("kind", Kind.schema, "How the numbers are shown."),
        .optional("better", Better.schema, "Whether less or more is better; left out if neither is."),
        .init("x", Scale.schema, "What the numbers on the x axis are."),
        .init("y", Scale.schema, "What the numbers on the y axis are."),
        .optional(
          "series", .list(Series.schema),
          "The series, to which the points refer by position, from 0; left out if there is only one."),
        .init("points", .list(Point.schema), "The points, in order of `x`."),
        .optional(
          "from", .integer, "The beginning of the x axis; if left out, the first point.", unit: .of("as `x` says")),
        .optional("to", .integer, "The end of the x axis; if left out, the last point.", unit: .of("as `x` says")),
        .optional(
          "ticks", .list(.integer),
          "Values on the x axis that are marked, such as those at which laps begin; left out if there is none.",
          unit: .of("as `x` says")),
        .optional(
          "widestStep", .integer,
          "The greatest distance in `x` between points that a line connects; if left out, it connects all.",
          unit: .of("as `x` says")),
      ])
  }
}

extension Chart.Kind {
  package static var schema: Schema {
    Schema("ChartKind", "How the numbers of a chart are shown.", Chart.Kind.allCases) { kind in
      switch kind {
      case .progress: "attempts as dots, with the best so far as a step line"
      case .calendar: "the heat map of a year, with a square per day"
      case .line: "values joined by a line within each series"
      case .area: "a line with the area below it filled"
      case .bars: "a bar from zero for each value; bars of several series at the same `x` are stacked"
      case .weeks: "the heat map of some weeks, with a depth per value from 1 to 5; the second series is hatched"
      case .shares:
        """
        a named bar for each `x`, divided in proportion to the values of the series, with the percentage of the first \
        beside it
        """
      }
    }
  }
}

extension Chart.Better {
  package static var schema: Schema {
    Schema("Better", "Which values are better.", [Chart.Better.less, .more])
  }
}

extension Chart.Scale {
  package static var schema: Schema {
    Schema("Scale", "What the numbers on an axis are.", Chart.Scale.allCases) { scale in
      switch scale {
      case .number, .metres, .yards: nil
      case .thousandths: "decimal numbers, in thousandths"
      case .hundredths: "times in hundredths of a second"
      case .pace: "paces in whole seconds per kilometre or mile; the fastest is at the top"
      case .days: "days since 1970-01-01"
      case .months: "months of a year, from 1"
      case .items: "items one after the other, which the points there name"
      }
    }
  }
}

extension Chart.Series {
  package static var schema: Schema {
    Schema(
      "Series", "A series of values.",
      [
        .init("name", .text, "The name of the series."),
        .init("color", ColorToken.schema, "The colour of the series."),
      ])
  }
}

extension Chart.Point {
  package static var schema: Schema {
    Schema(
      "Point", "A point of a chart.",
      [
        .init("x", .integer, "The position on the x axis.", unit: .of("as the chart's `x` says")),
        .init("y", .integer, "The value on the y axis.", unit: .of("as the chart's `y` says")),
        .init("xText", .text, "The value of `x` as text for people."),
        .init("yText", .text, "The value of `y` as text for people."),
        .optional(
          "series", .integer,
          "The position of the point's series in the chart's `series`, from 0; left out if there is only one.",
          unit: .ordinal),
      ])
  }
}
