package import KernelApplication

package struct RenderChartAudio: UseCase {
  package static let method = "strength.renderChartAudio"
  package static let summary =
    "A chart to be listened to: a WAV file in which each point is a pitch of two octaves, in order."
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = .reading + [.notFound]

  package typealias Input = ShowChart.Input

  package struct Output: Described, Equatable {
    /// In Base64; left out where there is nothing to be heard.
    package var wav: String?

    package static let schema = Schema(
      "ChartAudio", "A chart to be listened to.",
      [
        .optional(
          "wav", .text,
          "A WAV file (one channel, 16 bits, 22,050 samples a second) in Base64; left out where there is no point.")
      ])
  }

  let reader: StrengthReader
  let sounds: any StrengthSounds

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let shown = try ShowChart(reader: reader)(input)
    return Output(wav: sounds.graph(shown.points.map(\.value), input.name.kind))
  }
}
