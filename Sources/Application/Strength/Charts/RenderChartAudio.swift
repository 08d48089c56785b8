package import KernelApplication

package struct RenderChartAudio: UseCase {
  package static let method = "strength.renderChartAudio"
  package static let summary =
    "Render a chart as sound: a WAV file with one tone per point, in order, over a range of two octaves."
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = .reading + [.notFound]

  package typealias Input = ShowChart.Input

  package struct Output: Described, Equatable {
    /// The sound as a WAV file, encoded in Base64; nil if the chart has no values to play.
    package var wav: String?

    package static let schema = Schema(
      "ChartAudio", "A chart as sound.",
      [
        .optional(
          "wav", .text,
          "The WAV file (one channel, 16 bits, 22,050 Hz) in Base64; left out if the chart has no points.")
      ])
  }

  let reader: StrengthReader
  let sounds: any StrengthSounds

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let shown = try ShowChart(reader: reader)(input)
    return Output(wav: sounds.graph(shown.points.map(\.value), input.name.kind))
  }
}
