import KernelDomain
import SwimmingDomain

/// Parameters and options that several commands share.
extension Parameter {
  static let style = Parameter(
    "STYLE", .choice(StrokeStyle.sections.map(\.description)),
    help: Phrase(cs: "plavecký styl, i česky: kraul, znak …", en: "a stroke style, such as freestyle"))
  static let distance = Parameter(
    "DISTANCE", .choice(StandardDistances.all(.metre).map { String($0.amount) }),
    help: Phrase(cs: "trať v jednotce bazénu, například 200", en: "a distance in the pool's unit, such as 200"))
  static let segment = Parameter(
    "SEGMENT", .name(.segments),
    help: Phrase(cs: "označení úseku, například 20230604T230559Z.13", en: "a segment, such as 20230604T230559Z.13"))
  static let swim = Parameter(
    "WORKOUT", .name(.swims),
    help: Phrase(cs: "označení tréninku, například 20230604T230559Z", en: "a workout, such as 20230604T230559Z"))
  static let path = Parameter("PATH", .path, help: Phrase(cs: "soubor nebo složka", en: "a file or folder"))
  static let metres = Parameter(
    "METRES", .choice(["25", "50", "25yd"]),
    help: Phrase(cs: "délka bazénu v metrech", en: "the pool's length in metres"))
}

extension Option {
  static let course = Option(
    "course",
    Parameter(
      "COURSE", .choice(["lcm", "scm", "scy"]),
      help: Phrase(cs: "bazén: lcm, scm, scy, other-33.33m", en: "a course: lcm, scm, scy, other-33.33m")),
    help: Phrase(
      cs: "Bazén: lcm (50 m), scm (25 m), scy (25 yd), other-33.33m; jinak ten z posledního plavání",
      en: "The course: lcm (50 m), scm (25 m), scy (25 yd), other-33.33m; else that of the latest swim"))
  static let laps = Option(
    "laps", Parameter("A-B", help: Phrase(cs: "první a poslední délka", en: "the first and last lap")),
    help: Phrase(
      cs: "Jen délky A až B, číslované v tréninku od 1", en: "Only laps A to B, numbered in the workout from 1"))
}
