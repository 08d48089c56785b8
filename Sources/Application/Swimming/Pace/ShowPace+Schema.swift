package import KernelApplication
import KernelDomain
import SwimmingDomain

extension ShowPace.Critical {
  package static let schema = Schema(
    "CriticalPace", "The pace at critical swim speed, from two freestyle times.",
    [
      .init("paceMilliseconds", .integer, "The pace per 100 of the course's unit.", unit: .milliseconds),
      .init("short", EffortView.schema, "The time over the shorter distance."),
      .init("long", EffortView.schema, "The time over the longer distance."),
      .init("day", CivilDay.schema, "The day of the later of the two times."),
      .init("ageDays", .integer, "The number of days since `day`.", unit: .of("days")),
      .init("state", CriticalPace.State.schema, "How old the pace is, and so whether to plan by it."),
      .init(
        "shareThousandths", .integer, "The critical speed as a share of the speed over the longer distance.",
        unit: .of("thousandths")),
      .optional("doubtful", .flag, "True if one of the two times was hardly an all-out effort; left out otherwise."),
    ])
}

extension CriticalPace.State {
  package static let schema = Schema("PaceState", "How old a pace is.", CriticalPace.State.allCases) { state in
    switch state {
    case .current: "at most 90 days old"
    case .old: "at most a year old"
    case .past: "older than a year, so that no zones are shown"
    }
  }
}

extension SwimPaceZone {
  package static let schema = Schema(
    "PaceZone", "A pace zone, by its share of critical speed.", SwimPaceZone.allCases
  ) { zone in
    switch zone {
    case .recovery: "below 93%"
    case .endurance: "93 to 97%"
    case .tempo: "97 to 99%"
    case .threshold: "99 to 102%"
    case .vo2max: "102 to 109%"
    case .anaerobic: "above 109%"
    }
  }
}

extension ShowPace.Zone {
  package static let schema = Schema(
    "SwimPaceZone", "A zone and its paces per 100 of the course's unit.",
    [
      .init("zone", SwimPaceZone.schema, "The zone."),
      .optional(
        "slowestMilliseconds", .integer, "The slowest pace of the zone; left out for the slowest zone.",
        unit: .milliseconds),
      .optional(
        "fastestMilliseconds", .integer, "The fastest pace of the zone; left out for the fastest zone.",
        unit: .milliseconds),
    ])
}

extension ShowPace.SendOff {
  package static let schema = Schema(
    "CriticalSendOff", "The time from each start to the next for repetitions at critical pace.",
    [
      .init("distance", .integer, "The distance of a repetition.", unit: .of("the course's unit")),
      .init("repMilliseconds", .integer, "The time of a repetition.", unit: .milliseconds),
      .init("seconds", .integer, "The time from start to start.", unit: .seconds),
    ])
}

extension ShowPace.Prediction {
  package static let schema = Schema(
    "PredictedTime", "A predicted time, with the range in which nine of ten times lie.",
    [
      .init("distance", .integer, "The distance.", unit: .of("the course's unit")),
      .hundredths("The predicted time, in hundredths of a second."),
      .init("fastestHundredths", .integer, "The fast end of the range.", unit: .hundredths),
      .init("slowestHundredths", .integer, "The slow end of the range.", unit: .hundredths),
      .init("source", EffortView.schema, "The time from which it is predicted."),
    ])
}
