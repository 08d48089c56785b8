package import KernelApplication
import KernelDomain

extension Chart {
  package static var schema: Schema {
    Schema(
      "Chart", "A picture of numbers, which stand in a table beside it, too.",
      [
        .init("kind", Kind.schema, "How they are shown."),
        .optional("better", Better.schema, "Which values are the better ones; left out where none are."),
        .init("x", Scale.schema, "What the numbers along it are."),
        .init("y", Scale.schema, "What the numbers up it are."),
        .optional(
          "series", .list(Series.schema), "What the points' `series` count, from 0; left out where there is only one."),
        .init("points", .list(Point.schema), "In order of `x`."),
        .optional("from", .integer, "Where the x axis begins; left out, at the first point.", unit: .of("as `x` says")),
        .optional("to", .integer, "Where the x axis ends; left out, at the last point.", unit: .of("as `x` says")),
      ])
  }
}

extension Chart.Kind {
  package static var schema: Schema {
    Schema("ChartKind", "How numbers are shown.", Chart.Kind.allCases) { kind in
      switch kind {
      case .progress: "attempts as dots, and the best so far as a step line"
      case .calendar: "the heat map of a year, a square a day"
      case .line: "one value after the other, joined within each series"
      case .area: "a line whose ground is filled"
      case .bars: "a bar from zero for each value; those at the same `x` stand on each other"
      }
    }
  }
}

extension Chart.Better {
  package static var schema: Schema {
    Schema("Better", "Which values are the better ones.", [Chart.Better.less, .more])
  }
}

extension Chart.Scale {
  package static var schema: Schema {
    Schema("Scale", "What the numbers of an axis are.", Chart.Scale.allCases) { scale in
      switch scale {
      case .number, .metres, .yards: nil
      case .thousandths: "numbers with decimals, in thousandths"
      case .hundredths: "of a second"
      case .pace: "whole seconds that a kilometre or mile takes; the fewest stand highest"
      case .days: "since 1970-01-01"
      case .months: "of a year, from 1"
      case .items: "things one after the other, named by the points that stand there"
      }
    }
  }
}

extension Chart.Series {
  package static var schema: Schema {
    Schema(
      "Series", "Values that belong together.",
      [
        .init("name", .text, "What they are called."),
        .init("color", ColorToken.schema, "In which they are shown."),
      ])
  }
}

extension Chart.Point {
  package static var schema: Schema {
    Schema(
      "Point", "A value of a chart.",
      [
        .init("x", .integer, "Where it stands.", unit: .of("as the chart's `x` says")),
        .init("y", .integer, "What it is.", unit: .of("as the chart's `y` says")),
        .init("xText", .text, "`x` as people read it."),
        .init("yText", .text, "`y` as people read it."),
        .optional(
          "series", .integer, "Its place in the chart's `series`; left out where there is only one.", unit: .ordinal),
      ])
  }
}
