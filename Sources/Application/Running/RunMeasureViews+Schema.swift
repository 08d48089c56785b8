import KernelApplication
import RunningDomain

extension RunLapView {
  static let schema = Schema(
    "RunLap", "A lap of a run.",
    [
      .milliseconds(
        "startMilliseconds", "The time from the start of the run to the start of the lap, in milliseconds."),
      .milliseconds("elapsedMilliseconds", "The time including pauses, in milliseconds."),
      .milliseconds("activeMilliseconds", "The time without pauses, in milliseconds."),
      .milliseconds("movingMilliseconds", "The time without pauses and without standing still, in milliseconds."),
      .optional(
        "lengthMillimetres", .integer,
        "The distance of the lap, in millimetres; left out if the device recorded only the run's total.",
        unit: .of("millimetres")),
      .optional(
        "paceMilliseconds", .integer,
        """
        The pace over the active time, in milliseconds per kilometre; left out if the lap is shorter than 50 metres or \
        its distance or time is not known.
        """,
        unit: .of("milliseconds per kilometre")),
      .optional(
        "impossible", .flag,
        """
        True if the distance that the device recorded of the lap is farther than anybody runs in the time; left out \
        otherwise.
        """),
      .optional(
        "ascentCentimetres", .integer, "The ascent, in centimetres; left out if there are no elevations.",
        unit: .of("centimetres")),
      .optional(
        "descentCentimetres", .integer, "The descent, in centimetres; left out if there are no elevations.",
        unit: .of("centimetres")),
      .optional("heartRate", RunHeartRateView.Level.schema, "The heart rate; left out if it is not known."),
      .optional("device", Device.schema, "What the device recorded of the lap; left out if it recorded nothing."),
      .optional(
        "step", .ordinal,
        "The number of the planned workout's step that was run in this lap; left out if there is none."),
    ])
}

extension RunLapView.Device {
  static let schema = Schema(
    "RunLapDevice", "What a device recorded of a lap.",
    [
      .optional(
        "milliseconds", .integer,
        "The duration that the device recorded, in milliseconds; left out if it recorded none.", unit: .milliseconds),
      .optional(
        "lengthMillimetres", .integer,
        "The distance that the device recorded, in millimetres; left out if it recorded none.",
        unit: .of("millimetres")),
    ])
}

extension RunHeartRateView {
  static let schema = Schema(
    "RunHeartRate", "The heart rate over a run.",
    Level.members + [
      .milliseconds(
        "knownMilliseconds", "The active time for which the heart rate is known, in milliseconds."),
      .optional(
        "driftTenths", .integer,
        """
        By how much the speed per heartbeat was lower in the second half of the run than in the first, in tenths of a \
        percent; left out for runs under half an hour, and if the distance or the heart rate is known for too little \
        of the run.
        """, unit: .of("tenths of a percent")),
      .optional(
        "zones", Zones.schema, "The time in each zone; left out if the settings lack the values needed for them."),
    ])
}

extension RunHeartRateView.Level {
  static let members: [Schema.Member] = [
    .init("average", .integer, "The average heart rate.", unit: .of("beats per minute")),
    .init("maximum", .integer, "The highest heart rate.", unit: .of("beats per minute")),
  ]

  static let schema = Schema("RunHeartRateLevel", "The heart rate in a part of a run.", members)
}

extension RunHeartRateView.Zones {
  static let schema = Schema(
    "RunHeartRateZones", "How much of the active time the heart rate was in each zone.",
    [
      .init("method", .text, "How the zones were calculated: `maximum`, `reserve` or `threshold`."),
      .milliseconds("belowMilliseconds", "The time below the first zone, in milliseconds."),
      .init("zones", .list(RunHeartRateView.Zone.schema), "The five zones, from the lowest."),
      .milliseconds("unknownMilliseconds", "The time for which no heart rate is known, in milliseconds."),
    ])
}

extension RunHeartRateView.Zone {
  static let schema = Schema(
    "RunHeartRateZone", "A heart rate zone.",
    [
      .init("from", .integer, "The zone's lower bound.", unit: .of("beats per minute")),
      .milliseconds("milliseconds", "The time in the zone, in milliseconds."),
    ])
}
