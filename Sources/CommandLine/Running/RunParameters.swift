import KernelCommandLine
import KernelDomain
import RunningDomain

/// The parameters that several commands about running share.
extension Parameter {
  static let run = Parameter(
    "RUN", .name("run names runs"),
    cs: "běh: r20150815T144508Z, 2015-08-15, nebo last", en: "a run: r20150815T144508Z, 2015-08-15, or last"
  ).dated
  static let suspiciousRun = Parameter("RUN", .name("run names suspicious"), help: run.help).dated
  static let duplicateRun = Parameter("RUN", .name("run names duplicates"), help: run.help).dated
  static let nextRun = Parameter(
    "NEXT", .name("run names runs"), cs: "běh, který na něj navazuje", en: "the run that follows"
  ).dated
  static let effortDistance = Parameter(
    "DISTANCE", .choice(EffortDistance.allCases.map(\.rawValue)),
    cs: "vzdálenost: 400m, 1km, mile, 5km, half…", en: "a distance: 400m, 1km, mile, 5km, half…"
  ).amount.joined
  static let span = Parameter(
    "FROM-TO",
    cs: "od–do od začátku běhu, třeba 12:30-12:50",
    en: "from and to, since the start, such as 12:30-12:50"
  ).known(as: "from").joined
  static let moment = Parameter(
    "AT", cs: "čas od začátku běhu, třeba 30:00", en: "a time since the start, such as 30:00")
}
