package import KernelApplication
import KernelDomain
package import RunningDomain

package struct ShowRun: UseCase {
  package static let method = "running.showRun"
  package static let summary = "Show a run: times, distance, splits, laps, efforts, pauses and corrections."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound, .conflict]
  package static var description: UseCaseDescription { describe(Input.schema, Output.schema) }

  package struct Input: Codable, Hashable, Sendable {
    package var run: RunID
    /// Another run, with which to compare this run at each kilometre; nil for no comparison.
    package var against: RunID?

    package init(run: RunID, against: RunID? = nil) { (self.run, self.against) = (run, against) }

    static let schema = Schema(
      "The run to show.",
      [
        .init("run", RunID.schema, "The name of the run."),
        .optional(
          "against", RunID.schema, "Another run with which to compare this one at each kilometre; if left out, none."),
      ])
  }

  package struct Output: Codable, Hashable, Sendable {
    package var run: RunListing
    package var movingMilliseconds: Int64
    /// The average pace in milliseconds per kilometre; nil if the run's distance or time is unknown.
    package var paceMilliseconds: Int64?
    /// How the run's distance was measured; nil if the distance is unknown.
    package var lengthFrom: LengthSource?
    /// The total ascent in centimetres; nil if no fix (recorded position) has an elevation.
    package var ascentCentimetres: Int64?
    package var descentCentimetres: Int64?
    package var calories: CaloriesView?
    package var device: Device
    package var kilometres: [RunSplitView]
    package var miles: [RunSplitView]
    package var laps: [RunLapView]
    /// The heart rate over the run; nil if unknown.
    package var heartRate: RunHeartRateView?
    /// The grade-adjusted pace, in milliseconds per kilometre: the pace on flat ground that would have cost as much
    /// energy. Nil if unknown.
    package var flatPaceMilliseconds: Int64?
    package var pauses: [Pause]
    package var efforts: [RunEffortView]
    /// Efforts faster than those of the world's best runners. They count for records only once the user confirms them.
    package var suspicious: [RunEffortView]
    /// The efforts that stand out among those of all runs, such as records; nil if there are none, or if the run does
    /// not count.
    package var standings: [Standing]?
    package var fixCount: Int
    /// The number of recorded positions that were left out because they are impossible.
    package var rejectedCount: Int
    package var jumpCount: Int
    /// Whether at least one of the run's fixes (recorded data points) contains a position, so that a route can be
    /// drawn.
    package var hasRoute: Bool
    package var corrections: [Correction]
    /// Other recordings of the same run, which do not count for records and totals.
    package var duplicates: [RunID]
    /// The note about the run that the runner wrote in an online service; nil if there is none.
    package var note: String?
    /// The shoes that the runner chose for the run in an online service; nil if there are none.
    package var shoes: String?
    /// The other recordings of the run; nil if there are none.
    package var alsoIn: [RunTwinView]?
    /// The text of the planned workout that the runner followed; nil if there was none.
    package var plan: String?
    /// The training load: how hard the run was, times its active minutes; nil if the runner has not entered how hard it
    /// was, or if its time is unknown.
    package var load: Int64?
    /// The comparison with the run `against` of the input; nil if the input names none.
    package var ghost: RunGhostView?
  }

  /// The totals that the device itself measured. Each is nil if the device did not record it.
  package struct Device: Codable, Hashable, Sendable {
    package var lengthMillimetres: Int64?
    package var activeMilliseconds: Int64?
    package var elapsedMilliseconds: Int64?
    package var ascentCentimetres: Int64?
    package var kilocalories: Int64?
  }

  /// How the run's effort over a distance compares with those of all runs.
  package struct Standing: Codable, Hashable, Sendable {
    package var distance: EffortDistance
    package var standing: EffortStanding
    /// The record that the effort broke; nil if it is no record, or the first over the distance.
    package var before: RunEffortView?
  }

  package struct Pause: Codable, Hashable, Sendable {
    /// When the pause begins, in milliseconds after the run's start.
    package var startMilliseconds: Int64
    package var milliseconds: Int64
    package var source: RunPause.Source
  }

  package struct Correction: Codable, Hashable, Sendable {
    /// The number that identifies the change that made the correction, for use with undo.
    package var number: Int
    package var said: RunChangePart
    /// True if the correction no longer fits the run and is ignored; nil otherwise.
    package var setAside: Bool?
  }

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let (row, book) = try reader.row(input.run)
    guard let run = try reader.repository.run(row.id)?.run else { throw .unknownRun(input.run) }
    let zones = try reader.settings.settings().heartRateZones
    var output = Output(
      row, in: book, RunMeasures(run, row.measured), of: run, zones: zones,
      bodyMass: try reader.masses().grams(on: row.run.day()))
    output.plan = row.run.origin.plan
    output.load = output.run.load
    let standings = output.run.state == .counts ? try standings(of: output.efforts) : []
    output.standings = standings.isEmpty ? nil : standings
    if let against = input.against { output.ghost = try reader.compare(row.id, against: against) }
    return output
  }

  private func standings(of efforts: [RunEffortView]) throws(Failure) -> [Standing] {
    let all = efforts.isEmpty ? [] : try reader.repository.bestEfforts().distances
    return efforts.compactMap { effort in
      guard let best = all.first(where: { $0.distance == effort.distance }),
        let standing = best.standing(of: effort.run, seconds: effort.seconds)
      else { return nil }
      return Standing(
        distance: effort.distance, standing: standing,
        before: standing == .record ? best.broken.map { RunEffortView($0) } : nil)
    }
  }
}

extension ShowRun.Output {
  fileprivate init(
    _ row: RunRow, in book: RunBook, _ measures: RunMeasures, of run: Run,
    zones: (method: HeartRateZones.Method, zones: HeartRateZones)?, bodyMass: Int64?
  ) {
    let measured = row.measured
    let grade = GradeRule(measures)
    let setAside = Set(book.setAside.map(\.number))
    let originals = Set(row.originals)
    func views(_ efforts: [Effort], isSuspicious: Bool) -> [RunEffortView] {
      efforts.map {
        RunEffortView(
          RunAttempt(
            run: row.id, day: row.run.day(), start: row.run.start, effort: $0, isSuspicious: isSuspicious))
      }
    }
    self.init(
      run: RunListing(row, in: book), movingMilliseconds: measured.times.moving,
      paceMilliseconds: RunPace.perKilometre(measured.times.active, measured.length), lengthFrom: measured.source,
      ascentCentimetres: measured.ascent, descentCentimetres: measured.descent,
      calories: CaloriesRule.calories(
        device: row.run.device.calories, length: measured.length, bodyMass: bodyMass
      ).map { CaloriesView(kilocalories: $0.kilocalories, isEstimate: $0.isEstimate) },
      device: ShowRun.Device(row.run.device),
      kilometres: RunSplitView.views(measured.kilometres, measures, flat: grade?.kilometres ?? []),
      miles: RunSplitView.views(measured.miles, measures),
      laps: LapRule.laps(of: run, measures).map { RunLapView($0) },
      heartRate: RunHeartRateView(measures, zones: zones), flatPaceMilliseconds: grade?.pace,
      pauses: measured.pauses.map {
        ShowRun.Pause(
          startMilliseconds: $0.start - row.run.start, milliseconds: $0.duration, source: $0.source)
      }, efforts: views(measured.efforts, isSuspicious: false),
      suspicious: views(measured.suspicious, isSuspicious: true), fixCount: row.fixCount,
      rejectedCount: measured.rejected, jumpCount: measured.jumps, hasRoute: measured.positions > 0,
      corrections: book.corrections.filter { originals.contains($0.correction.run.original) }.map {
        ShowRun.Correction(
          number: $0.number, said: RunChangePart($0.correction),
          setAside: setAside.contains($0.number) ? true : nil)
      }, duplicates: book.duplicates.filter { $0.value == row.id }.map(\.key).sorted(),
      note: row.run.origin.note, shoes: book.shoes(of: row))
    let twins = RunTwinView.all(of: row.id, in: book)
    alsoIn = twins.isEmpty ? nil : twins
  }
}

extension ShowRun.Device {
  fileprivate init(_ totals: DeviceTotals) {
    self.init(
      lengthMillimetres: totals.length, activeMilliseconds: totals.active, elapsedMilliseconds: totals.elapsed,
      ascentCentimetres: totals.ascent, kilocalories: totals.calories)
  }
}

/// The input of a use case that is about one run.
package struct RunInput: Codable, Hashable, Sendable {
  package var run: RunID

  package init(run: RunID) { self.run = run }

  package static func schema(_ summary: String) -> Schema {
    Schema(summary, [.init("run", RunID.schema, "The name of the run.")])
  }
}
