import KernelDomain
import PresentationTestSupport
import RunningDomain

@testable import RunningApplication
@testable import RunningPresentation

/// A run by the Vltava: 5.2 km in 27:05, rests left out.
enum RunFixtures {
  static let id = "r20150815T144508Z"

  static func listing(
    _ id: String = id, start: String = "2015-08-15T14:45:08Z", millimetres: Int64 = 5_209_999,
    active: Int64 = 1_625_999,
    state: String = "counts", more: String = ""
  ) throws -> RunListing {
    try decoded(
      """
      {"id":"\(id)","day":"2015-08-15","start":"\(start)","utcOffsetSeconds":7200,"kind":"running","source":"Forerunner",\
      "lengthMillimetres":\(millimetres),"elapsedMilliseconds":1700000,"activeMilliseconds":\(active),\
      "state":"\(state)"\(more)}
      """)
  }

  static func effort(
    _ distance: String, _ milliseconds: Int64, day: String = "2015-08-15", run: String = id, suspicious: Bool = false
  ) -> String {
    """
    {"distance":"\(distance)","run":"\(run)","day":"\(day)","milliseconds":\(milliseconds),"startMilliseconds":60000,\
    "startMillimetres":200000\(suspicious ? ",\"suspicious\":true" : "")}
    """
  }

  /// - Parameter more: members that replace those of a plain run.
  static func run(
    efforts: [String] = [], suspicious: [String] = [], corrections: String = "[]", device: String = "{}",
    state: String = "counts", fixCount: Int = 1_700, pauses: String = "[]", laps: String = "[]",
    hasRoute: Bool = true, listing more: String = ""
  ) throws -> ShowRun.Output {
    try decoded(
      """
      {"run":{"id":"\(id)","day":"2015-08-15","start":"2015-08-15T14:45:08Z","utcOffsetSeconds":7200,"kind":"running",\
      "source":"Forerunner","lengthMillimetres":5209999,"elapsedMilliseconds":1700000,"activeMilliseconds":1625999,\
      "state":"\(state)"\(more)},"movingMilliseconds":1600000,"paceMilliseconds":312092,"lengthFrom":"odometer",\
      "ascentCentimetres":4540,"descentCentimetres":4450,"calories":{"kilocalories":331,"estimated":true},\
      "device":\(device),"kilometres":[{"lengthMillimetres":1000000,"activeMilliseconds":310000,\
      "elapsedMilliseconds":320000},{"lengthMillimetres":209999,"activeMilliseconds":65999,"elapsedMilliseconds":65999}],\
      "miles":[{"lengthMillimetres":1609344,"activeMilliseconds":500000,"elapsedMilliseconds":500000}],"laps":\(laps),\
      "pauses":\(pauses),"efforts":[\(efforts.joined(separator: ","))],"suspicious":[\(suspicious.joined(separator: ","))],\
      "fixCount":\(fixCount),"rejectedCount":2,"jumpCount":0,"hasRoute":\(hasRoute),"corrections":\(corrections),\
      "duplicates":[]}
      """)
  }

  static func track(_ positions: [(Int32, Int32)?], stepMilliseconds: Int64 = 1_000) throws -> ShowTrack.Output {
    func column(_ values: [Int32?]) -> String {
      "[" + values.map { $0.map { String($0) } ?? "null" }.joined(separator: ",") + "]"
    }
    let nulls = column(positions.map { _ in nil })
    let times = positions.indices.map { String(Int64($0) * stepMilliseconds) }.joined(separator: ",")
    return try decoded(
      """
      {"run":"\(id)","start":"2015-08-15T14:45:08Z","timeMilliseconds":[\(times)],\
      "latitudes":\(column(positions.map { $0?.0 })),"longitudes":\(column(positions.map { $0?.1 })),\
      "elevationCentimetres":\(nulls),"odometerMillimetres":\(nulls),"heartRates":\(nulls),"cadences":\(nulls),\
      "route":[]}
      """)
  }

  static func week(
    runs: Int = 3, millimetres: Int64 = 12_400_000, calories: String = "", withCalories: Int = 3, goal: String = ""
  ) throws -> ShowWeek.Output {
    try decoded(
      """
      {"firstDay":"2015-08-10","lastDay":"2015-08-16","runCount":\(runs),"lengthMillimetres":\(millimetres),\
      "activeMilliseconds":3900000,"paceMilliseconds":314516\(calories),"runsWithCalories":\(withCalories)\(goal),\
      "days":[],"lengthBeforeMillimetres":9000000,"today":"2026-11-22"}
      """)
  }
}
