package import KernelApplication
package import RunningDomain

package struct ShowRunProfile: UseCase {
  package static let method = "running.showRunProfile"
  package static let summary = "A run at places that lie equally far apart: when, how fast, how high."
  package static let kind = UseCaseKind.examination
  package static let failures: [FailureKind] = .reading + [.notFound]

  package static var description: UseCaseDescription { describe(Input.schema("Which run."), Output.schema) }

  package typealias Input = RunInput

  /// Columns of equal length: an element a place. They are empty where no fix tells a length.
  package struct Output: Described, Equatable {
    package var run: RunID
    package var lengthMillimetres: [Int64]
    package var elapsedMilliseconds: [Int64]
    package var paceMilliseconds: [Int64?]
    package var elevationCentimetres: [Int32?]

    package static var schema: Schema {
      Schema(
        "Columns of equal length: an element a place. They are empty where no fix tells a length.",
        [
          .init("run", RunID.schema, "The run."),
          .init("lengthMillimetres", .list(.integer), "From the run's start.", unit: .of("millimetres")),
          .init("elapsedMilliseconds", .list(.integer), "From the run's start, with pauses.", unit: .milliseconds),
          .init(
            "paceMilliseconds", .list(.either(.integer, Schema(.nothing))),
            "Of a kilometre, around the place and without pauses; null where the runner does not move.",
            unit: .milliseconds),
          .init(
            "elevationCentimetres", .list(.either(.integer, Schema(.nothing))),
            "Above sea level; null where nothing tells it.", unit: .of("centimetres")),
        ])
    }
  }

  /// As many as a chart tells one by one.
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
