package import KernelApplication
package import RunningDomain

/// Shows how speed, elevation and heart rate changed over a run, in at most 200 bins. All bins cover the same
/// duration, or all cover the same distance.
package struct ShowCharts: UseCase {
  package static let method = "running.showCharts"
  package static let summary = "Show the speed, elevation and heart rate of a run, in bins of equal time or distance."
  package static let kind = UseCaseKind.examination
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    /// Whether the bins divide the run by active time or by distance; nil for distance.
    package var by: Axis?

    package static let schema = Schema(
      "The charts to show.",
      [
        .init("run", RunID.schema, "The name of the run."),
        .optional("by", Axis.schema, "What is equal for all bins; if left out, `length`."),
      ])

    package init(run: RunID, by: Axis? = nil) {
      (self.run, self.by) = (run, by)
    }
  }

  package enum Axis: String, CaseIterable, Codable, LosslessStringConvertible, Sendable {
    case time
    case length

    package init?(_ description: String) { self.init(rawValue: description) }
    package var description: String { rawValue }

    static let schema = Schema("RunChartAxis", "What is equal for all bins of a chart.", Axis.allCases) { axis in
      switch axis {
      case .time: "the time without pauses"
      case .length: "the distance"
      }
    }
  }

  package struct Output: Described, Equatable {
    package var run: RunID
    package var lengthMillimetres: Int64
    /// The bins; empty if the run is too short for a chart, or if only its totals are known. Bins of equal distance
    /// cover only the distance that was recorded.
    package var bins: [Bin]

    package static let schema = Schema(
      "The charts of a run.",
      [
        .init("run", RunID.schema, "The run."),
        .length("lengthMillimetres", "The distance of the run, in millimetres."),
        .init(
          "bins", .list(Bin.schema), "The bins, in order; empty if the run is too short or consists only of totals."),
      ])
  }

  package struct Bin: Codable, Hashable, Sendable {
    /// When the bin begins, in milliseconds after the run's start.
    package var startMilliseconds: Int64
    /// The distance in millimetres from the run's start to the beginning of the bin; nil if it is unknown.
    package var startMillimetres: Int64?
    /// The average speed in the bin, in millimetres per second; nil if it is unknown or the runner hardly moved.
    package var speed: Int64?
    /// The lowest and the highest elevation in the bin, in centimetres; nil if unknown.
    package var elevation: [Int32]?
    /// The lowest and the highest heart rate in the bin, in beats per minute; nil if unknown.
    package var heartRate: [Int16]?

    static let schema = Schema(
      "RunChartBin", "A part of a run in its charts.",
      [
        .milliseconds(
          "startMilliseconds", "The time from the start of the run to the start of the bin, in milliseconds."),
        .optional(
          "startMillimetres", .integer,
          "The distance from the start of the run to the start of the bin, in millimetres; left out if unknown.",
          unit: .of("millimetres")),
        .optional(
          "speed", .integer, "The average speed; left out if it is not known or below half a metre per second.",
          unit: .of("millimetres per second")),
        .optional(
          "elevation", .list(.integer), "The lowest and the highest elevation; left out if none is known.",
          unit: .of("centimetres")),
        .optional(
          "heartRate", .list(.integer), "The lowest and the highest heart rate; left out if none is known.",
          unit: .of("beats per minute")),
      ])
  }

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let row = try reader.row(input.run).row
    guard let run = try reader.repository.run(row.id)?.run else { throw .unknownRun(input.run) }
    let measures = RunMeasures(run, row.measured)
    let chart = RunChart(measures, by: input.by == .time ? .time : .length)
    return Output(
      run: run.id, lengthMillimetres: row.measured.length,
      bins: zip(chart.edges, chart.bins).map { edge, bin in
        Bin(
          startMilliseconds: edge, startMillimetres: measures.timeline.length(at: edge), speed: bin.speed,
          elevation: bin.elevation.map { [$0.lowerBound, $0.upperBound] },
          heartRate: bin.heartRate.map { [$0.lowerBound, $0.upperBound] })
      })
  }
}
