import KernelCommandLine
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingPresentation

/// The parameters and options that several commands about swimming share.
extension Parameter {
  static let style = Parameter(
    "STYLE", .choice(StrokeStyle.sections.map(\.typedName)),
    cs: "plavecký styl, i česky: kraul, znak …", en: "a stroke style, such as freestyle")
  /// A style of any kind, even a style without records, such as drill.
  static let anyStyle = Parameter(
    "STYLE", .choice(StrokeStyle.allCases.map(\.typedName)),
    cs: "styl, i česky: kraul, znak, technika …", en: "a stroke style, drill or kickboard too")
  static let distance = Parameter(
    "DISTANCE", .choice(distances.map(String.init)),
    cs: "trať v jednotce bazénu, například 200", en: "a distance in the pool's unit, such as 200"
  ).amount
  static let segment = Parameter(
    "SEGMENT", .name("swim names segments"),
    cs: "označení úseku, například 20230604T230559Z.13", en: "a segment, such as 20230604T230559Z.13")
  static let segmentOrStyle = Parameter(
    "SEGMENT", segment.kind,
    cs: "úsek jako 20230604T230559Z.13, nebo styl", en: "a segment such as 20230604T230559Z.13, or a style")
  static let swim = Parameter(
    "SWIM", .name("swim names swims"),
    cs: "trénink: 20230604T230559Z, den 2025-08-19, nebo last",
    en: "a swim: 20230604T230559Z, 2025-08-19, or last"
  ).dated
  static let metres = Parameter(
    "METRES", .choice(["25", "50", "25yd"]),
    cs: "délka bazénu v metrech", en: "the pool's length in metres"
  ).known(as: "pool").amount
}

extension Parameter {
  static let suspiciousSegment = Parameter("SEGMENT", .name("swim names suspicious"), help: segment.help)
  static let poolOfFile = Parameter(
    "METRES", .choice(["25", "50", "25yd"]),
    cs: "délka bazénu v metrech, nebo FILE=METRES", en: "the pool's length in metres, or FILE=METRES"
  ).known(as: "pool")
  static let segmentOrSwim = Parameter(
    "SEGMENT", .name("swim names segments"),
    cs: "úsek 20230604T230559Z.13, úseky …Z.2-11, nebo trénink",
    en: "a segment 20230604T230559Z.13, segments …Z.2-11, or a swim")
  static let equipment = Parameter(
    "EQUIPMENT", .choice(SwimEquipment.allCases.map(\.rawValue) + ["none"]),
    cs: "ploutve, packy, piškot, nebo none", en: "fins, paddles, pull, or none"
  ).repeated
  static let swumMetres = Parameter("METRES", cs: "vzdálenost v metrech", en: "a distance in metres").amount
  static let swimOrZone = Parameter("SWIM", swim.kind, help: swim.help).dated
  static let zoneOfSwim = Parameter(
    "ZONE", cs: "časové pásmo, například Europe/Prague", en: "a time zone, such as Europe/Prague"
  ).optional
  static let duplicate = Parameter("SWIM", .name("swim names duplicates"), help: swim.help).dated

  /// The standard distances in metres and in yards, shortest first.
  private static var distances: [Int] {
    Set((StandardDistances.all(.metre) + StandardDistances.all(.yard)).map(\.amount)).sorted()
  }
}

extension Parameter {
  static let shownSwim = Parameter(
    "SWIM", .name("swim names swims"),
    cs: "last, den 2025-08-19, nebo jméno tréninku", en: "last, a day 2025-08-19, or a swim's name"
  ).dated
  private static let compared = LocalizedText(
    cs: "trénink, nebo úsek s délkami: …Z.9:27-28", en: "a swim, or a segment with laps: …Z.9:27-28")
  static let first = Parameter("FIRST", .name("swim names swims"), help: compared).dated
  static let second = Parameter("SECOND", .name("swim names swims"), help: compared).dated
  static let season = Parameter(
    "SEASON", cs: "sezona, 2024/25, nebo rok, v němž začíná", en: "a season, 2024/25, or the year it begins in")
}

extension Option {
  static let everyLength = Option(
    "all", cs: "Všechny délky, i se známým stylem", en: "Every length, even if its style is known")
  static let untold = Option(
    "untold", cs: "Všechny tréninky, u kterých pásmo nikdo neudal", en: "All swims whose zone nobody stated")
  static let since = Option(
    "since", .days, cs: "Až od toho dne, měsíce nebo roku", en: "Only from this day, month or year on")
  static let allCourses = Option("all", cs: "Všechny bazény najednou", en: "Every course at once")
  static let fallen = Option(
    "fell",
    cs: "Které rekordy padly za 30 dnů do posledního tréninku nebo závodu, nebo od --since",
    en: "Which records fell in the 30 days up to the latest swim or result, or since --since")
  static let byPeriod = Option(
    "by",
    Parameter("PERIOD", .choice(ShowBests.Period.allCases.map(\.rawValue)), cs: "rok nebo sezona", en: "a period"),
    cs: "Nejlepší časy každého roku nebo sezony", en: "The best times of each year or season")
  static let bySpan = Option(
    "by",
    Parameter("PERIOD", .choice(SwimPeriod.allCases.map(\.rawValue)), cs: "týden, měsíc, rok, sezona", en: "a period"),
    cs: "Po týdnech (jinak), měsících, letech nebo sezonách", en: "By week (default), month, year or season")
  static let onlyStyle = Option("style", .anyStyle, cs: "Jen tento styl", en: "Only this style")
  static let curveStyle = Option(
    "style", .style, cs: "Styl pro tempo podle trati; jinak kraul",
    en: "The style of the pace curve (default: freestyle)")
  static let course = Option(
    "course",
    Parameter(
      "COURSE", .name("swim names courses"), cs: "bazén: lcm, scm, scy, other-33.33m",
      en: "a course: lcm, scm, scy, other-33.33m"
    ).amount,
    cs: "Bazén: lcm (50 m), scm (25 m), scy (25 yd), other-33.33m; jinak ten z posledního tréninku",
    en: "The course: lcm (50 m), scm (25 m), scy (25 yd), other-33.33m (default: that of the latest swim)")
  static let meetCourse = Option(
    "course", course.parameter,
    cs: "Bazén: lcm (50 m), scm (25 m), scy (25 yd), other-33.33m",
    en: "The course: lcm (50 m), scm (25 m), scy (25 yd), other-33.33m")
  static let laps = Option(
    "laps",
    Parameter("A-B", .nameOfFirst("swim names lap-ranges"), cs: "první a poslední délka", en: "the first and last lap"),
    cs: "Jen délky A až B, číslované v tréninku od 1", en: "Only laps A to B, numbered in the swim from 1")
}
