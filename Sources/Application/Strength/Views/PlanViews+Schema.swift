package import KernelApplication
import KernelDomain
package import StrengthDomain

extension ExerciseView {
  package static var schema: Schema {
    Schema(
      "Exercise", "An exercise that can be chosen.",
      [
        .init("id", ExerciseID.schema, "Its name in the catalogue."),
        .init("name", .text, "In English, or as she or a log calls it."),
        .optional("czech", .text, "In Czech; left out where it has none."),
        .init("aliases", .list(.text), "What other apps and people call it."),
        .optional("category", .text, "In the catalogue's word.", examples: [#""strength""#]),
        .optional("equipment", .text, "In the catalogue's word.", examples: [#""barbell""#]),
        .init("measure", ExerciseMeasure.schema, "What its sets are told in."),
        .init("assisted", .flag, "Less load is better."),
        .init("primary", .list(.text), "The muscles that it is for."),
        .init("secondary", .list(.text), "The muscles that help."),
        .init("own", .flag, "It is her own, or a log's, and none of the program's."),
        .init("favourite", .flag, "She marked it."), .count("sets", "How many of it the book has.", "sets"),
        .rest("restSeconds", "Behind its sets; left out where it has none of its own."),
      ])
  }
}

extension RoutineView {
  package static var schema: Schema {
    Schema(
      "Routine", "Exercises with what is to be done of each.",
      [
        .init("id", RoutineID.schema, "Its name in the book."), .init("name", .text, "What it is called."),
        .init("blocks", .list(Block.schema), "In order."),
        .optional("lastDay", CivilDay.schema, "When it was done last; left out where it never was."),
      ])
  }
}

extension RoutineView.Block {
  package static var schema: Schema {
    Schema(
      "RoutineBlock", "An exercise of a routine.",
      [
        .init("exercise", ExerciseName.schema, "The exercise."),
        .optional("superset", .ordinal, "Blocks of one number are a superset; left out for a block of its own."),
        .rest("restSeconds", "Of its own; left out where it has none."),
        .init("targets", .list(SetTargetView.schema), "A set each."),
      ])
  }
}

extension ScheduleView {
  package static var schema: Schema {
    Schema(
      "Schedule", "When a routine is to be done: on one day, or on weekdays.",
      [
        .init("id", ScheduleID.schema, "Its name in the book."), .init("routine", RoutineID.schema, "The routine."),
        .optional("day", CivilDay.schema, "Left out of weekdays."),
        .optional(
          "weekdays", .list(Schema(.integer(1...7), unit: .ordinal)), "From 1, Monday; left out of a single day."),
        .optional("from", CivilDay.schema, "The first day; left out of a single day."),
        .optional("until", CivilDay.schema, "The last day; left out where it goes on."),
      ])
  }
}

extension PlannedDayState {
  package static var schema: Schema {
    Schema("PlannedDayState", "How a planned day stands.", [PlannedDayState.planned, .done, .missed]) { state in
      switch state {
      case .planned: nil
      case .done: "the routine was finished that day"
      case .missed: "the day is over"
      }
    }
  }
}

extension PlannedDayView {
  package static var schema: Schema {
    Schema(
      "PlannedDay", "A day on which a routine is planned.",
      [
        .init("day", CivilDay.schema, "The day."), .init("schedule", ScheduleID.schema, "What plans it."),
        .init("routine", RoutineID.schema, "The routine."), .init("name", .text, "What that is called."),
        .init("state", PlannedDayState.schema, "How it stands."),
      ])
  }
}

extension BodyWeightView {
  package static var schema: Schema {
    Schema(
      "BodyWeight", "What she weighed on a day.",
      [
        .init("day", CivilDay.schema, "The day."),
        .init("weight", Load.schema, "As it was entered.", examples: [#"{"thousandths":82500,"unit":"kg"}"#]),
      ])
  }
}

extension StrengthChart {
  package static var schema: Schema {
    Schema("StrengthChart", "The charts of strength.", StrengthChart.allCases) { chart in
      switch chart {
      case .volume: "of each week"
      case .oneRepMax: "estimated from each workout with an exercise"
      case .muscles: "sets of each muscle in the last four weeks"
      case .bodyWeight: "of each day on which she weighed herself"
      }
    }
  }
}

extension ChartPointView {
  package static var schema: Schema {
    Schema(
      "ChartPoint", "A point of a chart.",
      [
        .optional("day", CivilDay.schema, "The day, or the Monday of the week; left out of a muscle's."),
        .optional("name", .text, "The muscle; left out elsewhere."),
        .init("value", .integer, "How much.", unit: .of("tenths of a kilogram, or half sets of a muscle")),
        .optional("weight", Load.schema, "A body weight as it was entered; left out elsewhere."),
      ])
  }
}
