import KernelCommandLine
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import RunningPresentation

extension Command {
  static let chart = Command(
    "run chart", ShowCharts.self, ShowCharts.Input.init, [.run], options: [.chartAxis],
    cs: "Ukáže grafy běhu", en: "Show the charts of a run",
    details: LocalizedText(
      cs: "Výška, tempo a tep na jedné ose; značky jsou začátky kol.",
      en: "Elevation, pace and heart rate on one axis; ticks are where laps begin."),
    examples: [Example("run chart last --by time", cs: "poslední, podle času", en: "the latest, by time")],
    showsScreen: true, reply: .screen { RunningDestinations.chart($0.run, by: $0.by ?? .length) })
}

extension Option {
  fileprivate static let chartAxis = Option(
    "by", Parameter("AXIS", .choice(ShowCharts.Axis.allCases.map(\.rawValue)), cs: "osa", en: "the axis"),
    cs: "Podle vzdálenosti (jinak), nebo času", en: "By distance (default) or time")
}

extension ShowCharts.Axis: CommandValue {}
