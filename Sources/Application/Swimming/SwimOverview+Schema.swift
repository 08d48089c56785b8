package import KernelApplication
import KernelDomain
import SwimmingDomain

extension SwimOverviewPart {
  package static var schema: Schema {
    Schema(
      "SwimOverview", "Swimming at a glance.",
      [
        .init("day", CivilDay.schema, "That counts as today: never before the latest swim."),
        .init("latest", Latest.schema, "The latest day with a swim."),
        .init("week", Span.schema, "This week, from Monday on."),
        .init("weekBefore", Span.schema, "The week before."),
        .init("month", Span.schema, "This month."),
        .init("monthBefore", Span.schema, "The month before."),
        .init(
          "records", .list(RecentRecord.schema), "Records of all courses swum in the last 30 days, newest first."),
      ])
  }
}

extension SwimOverviewPart.Latest {
  package static var schema: Schema {
    Schema(
      "LatestSwim", "The latest day with a swim.",
      [
        .init("day", CivilDay.schema, "The swimmer's day."),
        .init("metres", .integer, "Whole metres; of swims without lengths, as the device reported.", unit: .metres),
        .init("durationMilliseconds", .integer, "How long its swims took.", unit: .milliseconds),
      ])
  }
}

extension SwimOverviewPart.Span {
  package static var schema: Schema {
    Schema(
      "SwimSpan", "What was swum in some days.",
      [
        .init("swimCount", .integer, "How many swims count.", unit: .of("swims")),
        .init("metres", .integer, "Whole metres; of swims without lengths, as the device reported.", unit: .metres),
        .init("durationMilliseconds", .integer, "How long the swims took.", unit: .milliseconds),
      ])
  }
}

extension SwimOverviewPart.RecentRecord {
  package static var schema: Schema {
    Schema(
      "RecentRecord", "A record of late.",
      [
        .init("course", SwimCourse.schema, "The course."), .style(),
        .init("distance", .integer, "How far.", unit: .named),
        .init("unit", LengthUnit.schema, "That of the distance."),
        .hundredths("The time."), .init("day", CivilDay.schema, "The swimmer's day."),
      ])
  }
}
