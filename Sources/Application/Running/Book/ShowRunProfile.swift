package import KernelApplication
package import RunningDomain

package struct ShowRunProfile: UseCase {
  package static let method = "running.showRunProfile"
  package static let summary = "Show the time, pace and elevation at equally spaced places along a run."
  package static let kind = UseCaseKind.examination
  package static let failures: [FailureKind] = .reading + [.notFound]

  package static var description: UseCaseDescription { describe(Input.schema("The run to show."), Output.schema) }

  package typealias Input = RunInput

  /// The profile of a run, as arrays with one element per place on the route. All arrays are empty if the run's fixes
  /// (recorded positions) do not show how its distance grew over time.
  package struct Output: Described, Equatable {
    package var run: RunID
    package var lengthMillimetres: [Int64]
    package var elapsedMilliseconds: [Int64]
    package var paceMilliseconds: [Int64?]
    package var elevationCentimetres: [Int32?]

    package static var schema: Schema {
      Schema(
        """
        The profile of a run, as arrays with one element per place; all are empty if the run has no fixes from which \
        to calculate it.
        """,
        [
          .init("run", RunID.schema, "The run."),
          .init(
            "lengthMillimetres", .list(.integer), "The distance from the run's start to each place, in millimetres.",
            unit: .of("millimetres")),
          .init(
            "elapsedMilliseconds", .list(.integer),
            "The time from the run's start to each place, including pauses, in milliseconds.", unit: .milliseconds),
          .init(
            "paceMilliseconds", .list(.either(.integer, Schema(.nothing))),
            "The pace around each place, without pauses, in milliseconds per kilometre; null if it can't be computed.",
            unit: .milliseconds),
          .init(
            "elevationCentimetres", .list(.either(.integer, Schema(.nothing))),
            "The elevation above sea level at each place, in centimetres; null if it is unknown.",
            unit: .of("centimetres")),
        ])
    }
  }

  /// The maximum number of places. A chart could not show more of them separately.
  private static let most = 120

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let row = try reader.row(input.run).row
    guard let run = try reader.repository.run(row.id)?.run else { throw .unknownRun(input.run) }
    let places = RunProfile(run, row.measured, most: ShowRunProfile.most).places
    return Output(
      run: run.id, lengthMillimetres: places.map(\.length), elapsedMilliseconds: places.map(\.elapsed),
      paceMilliseconds: places.map { RunPace.perKilometre($0.around.active, $0.around.length) },
      elevationCentimetres: places.map(\.elevation))
  }
}
