package import KernelApplication
package import KernelDomain
package import RunningDomain

package struct ShowTrack: UseCase {
  package static let method = "running.showTrack"
  package static let summary = "Show the track of a run, fix by fix."
  package static let kind = UseCaseKind.examination
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    /// The maximum number of fixes (recorded positions) to return. They are chosen at even intervals and include the
    /// first and the last fix. Nil for all fixes.
    package var most: Int?

    package static let schema = Schema(
      "The run whose track to show.",
      [
        .init("run", RunID.schema, "The name of the run."),
        .optional(
          "most", Schema(.integer(ShowTrack.leastPoints...RecordedRun.mostFixes)),
          "The maximum number of fixes, chosen evenly and including the first and the last; if left out, all fixes.",
          unit: .of("fixes"),
          examples: ["500"]),
      ])

    package init(run: RunID, most: Int? = nil) {
      self.run = run
      self.most = most
    }
  }

  /// The run's track as columns of equal length, with one element per fix (recorded position). An element is null if
  /// the fix lacks that value.
  package struct Output: Described, Equatable {
    package var run: RunID
    package var start: Timestamp
    package var timeMilliseconds: [Int64]
    /// The latitudes in units of 1e-7 degrees.
    package var latitudes: [Int32?]
    package var longitudes: [Int32?]
    package var elevationCentimetres: [Int32?]
    package var odometerMillimetres: [Int64?]
    package var heartRates: [Int16?]
    package var cadences: [Int16?]
    package var route: [[Int32]]

    package static var schema: Schema {
      func column(_ name: String, _ summary: String, _ unit: String) -> Schema.Member {
        .init(name, .list(.either(.integer, Schema(.nothing))), summary, unit: .of(unit))
      }
      return Schema(
        "The track of a run, as columns of equal length: one element per fix, `null` if the fix has no such value.",
        [
          .init("run", RunID.schema, "The name of the run."),
          .init("start", Timestamp.schema, "The instant at which the run began."),
          .init(
            "timeMilliseconds", .list(.integer), "The time of each fix from the start of the run, in milliseconds.",
            unit: .milliseconds),
          column("latitudes", "The latitude of each fix, in 1e-7 degrees; positive to the north.", "1e-7 degrees"),
          column("longitudes", "The longitude of each fix, in 1e-7 degrees; positive to the east.", "1e-7 degrees"),
          column("elevationCentimetres", "The elevation of each fix above sea level, in centimetres.", "centimetres"),
          column(
            "odometerMillimetres", "The distance counted by the device up to each fix, in millimetres.", "millimetres"),
          column("heartRates", "The heart rate at each fix, in beats per minute.", "beats per minute"),
          column("cadences", "The cadence at each fix, in steps of one foot per minute.", "steps per minute"),
          .init(
            "route", .list(Schema(.list({ .integer }, count: 2))),
            """
            The points of a route that the file contains without times, as pairs of latitude and longitude in 1e-7 \
            degrees; empty if there are none.
            """, unit: .of("1e-7 degrees")),
        ])
    }
  }

  package static let leastPoints = 2

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    if let most = input.most, !(ShowTrack.leastPoints...RecordedRun.mostFixes).contains(most) {
      throw .invalidInput(
        field: "most", problem: .input(.settingIsNumber(least: ShowTrack.leastPoints, most: RecordedRun.mostFixes)))
    }
    guard let run = try reader.repository.run(reader.row(input.run).row.id)?.run else { throw .unknownRun(input.run) }
    let fixes = input.most.map { run.fixes.thinned(to: $0) } ?? run.fixes
    let route = input.most.map { run.route.thinned(to: $0) } ?? run.route
    return Output(
      run: run.id, start: run.start, timeMilliseconds: fixes.map { $0.time - run.start },
      latitudes: fixes.map { $0.position?.latitude }, longitudes: fixes.map { $0.position?.longitude },
      elevationCentimetres: fixes.map(\.elevation), odometerMillimetres: fixes.map(\.odometer),
      heartRates: fixes.map(\.heartRate), cadences: fixes.map(\.cadence),
      route: route.map { [$0.latitude, $0.longitude] })
  }
}

extension ShowTrack.Output {
  /// The maximum time between two recorded positions that a line connects, in milliseconds. After a longer time, a new
  /// line begins.
  private static let silence: Int64 = 30_000

  /// The longest time between two positions of one line, in milliseconds: `silence`, and what was left out of the track.
  private var longestGap: Int64 {
    let stride = timeMilliseconds.last.map { $0 / Int64(max(timeMilliseconds.count, 1)) } ?? 0
    return ShowTrack.Output.silence + 2 * stride
  }

  /// The route as unbroken lines. Wherever no position was recorded for about 30 seconds or more, another line begins.
  package var lines: [[RunPosition]] {
    var lines: [[RunPosition]] = []
    var last: Int64?
    for (index, time) in timeMilliseconds.enumerated() {
      guard let position = position(index) else { continue }
      if lines.isEmpty || last.map({ time - $0 > longestGap }) ?? false { lines.append([]) }
      lines[lines.count - 1].append(position)
      last = time
    }
    if !lines.isEmpty { return lines }
    let points = route.compactMap { RunPosition(latitude: Int64($0[0]), longitude: Int64($0[1])) }
    return points.isEmpty ? [] : [points]
  }

  /// Returns the position that was recorded nearest to a time since the start of the run, in milliseconds. Nil if that
  /// was more than about 30 seconds earlier or later.
  package func position(at time: Int64) -> RunPosition? {
    let located = timeMilliseconds.indices.filter { position($0) != nil }
    guard let nearest = located.min(by: { abs(timeMilliseconds[$0] - time) < abs(timeMilliseconds[$1] - time) }),
      abs(timeMilliseconds[nearest] - time) <= longestGap
    else { return nil }
    return position(nearest)
  }

  private func position(_ index: Int) -> RunPosition? {
    guard let latitude = latitudes[index], let longitude = longitudes[index] else { return nil }
    return RunPosition(latitude: Int64(latitude), longitude: Int64(longitude))
  }
}

extension Array {
  /// Returns at most `most` elements, chosen at even intervals and including the first and the last element.
  fileprivate func thinned(to most: Int) -> [Element] {
    guard count > most else { return self }
    return (0..<most).map { self[$0 * (count - 1) / (most - 1)] }
  }
}
