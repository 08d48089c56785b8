package import KernelApplication
package import KernelDomain
package import RunningDomain

package struct ShowTrack: UseCase {
  package static let method = "running.showTrack"
  package static let summary = "Where a run led, fix by fix."
  package static let kind = UseCaseKind.examination
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    /// At most so many fixes, evenly chosen, the first and the last among them; nil is all.
    package var most: Int?

    package static let schema = Schema(
      "Which run.",
      [
        .init("run", RunID.schema, "The run."),
        .optional(
          "most", Schema(.integer(ShowTrack.leastPoints...RecordedRun.mostFixes)),
          "At most so many fixes, evenly chosen; left out, all.", unit: .of("fixes"),
          examples: ["500"]),
      ])

    package init(run: RunID, most: Int? = nil) {
      self.run = run
      self.most = most
    }
  }

  /// Columns of equal length: an element a fix, null where it does not tell that.
  package struct Output: Described, Equatable {
    package var run: RunID
    package var start: Timestamp
    package var timeMilliseconds: [Int64]
    /// In 1e-7 degrees.
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
        "Columns of equal length: an element a fix, null where it does not tell that.",
        [
          .init("run", RunID.schema, "The run."), .init("start", Timestamp.schema, "When it began."),
          .init("timeMilliseconds", .list(.integer), "From the run's start.", unit: .milliseconds),
          column("latitudes", "To the north.", "1e-7 degrees"), column("longitudes", "To the east.", "1e-7 degrees"),
          column("elevationCentimetres", "Above sea level.", "centimetres"),
          column("odometerMillimetres", "The device's own count.", "millimetres"),
          column("heartRates", "Of the heart.", "beats a minute"),
          column("cadences", "Of one foot.", "steps a minute"),
          .init(
            "route", .list(Schema(.list({ .integer }, count: 2))),
            "Where it led, where the fixes do not tell: latitude and longitude.", unit: .of("1e-7 degrees")),
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

extension Array {
  /// So many elements at most, evenly chosen, the first and the last among them.
  fileprivate func thinned(to most: Int) -> [Element] {
    guard count > most else { return self }
    return (0..<most).map { self[$0 * (count - 1) / (most - 1)] }
  }
}
