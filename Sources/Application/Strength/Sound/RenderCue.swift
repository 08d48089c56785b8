package import KernelApplication
package import StrengthDomain

package struct RenderCue: UseCase {
  package static let method = "strength.renderCue"
  package static let summary =
    "Render a sound for rests as a WAV file; events of rests contain the name of the sound that is due."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = [.system]

  package struct Input: Described, Equatable {
    package var cue: RestCue

    package static let schema = Schema(
      "The sound to render.", [.init("cue", RestCue.schema, "The moment of a rest that the sound announces.")])

    package init(cue: RestCue) { self.cue = cue }
  }

  package struct Output: Described, Equatable {
    package var wav: String

    package static let schema = Schema(
      "CueSound", "A sound for rests.",
      [.init("wav", .text, "The WAV file (one channel, 16 bits, 22,050 Hz) in Base64.")])
  }

  let sounds: any StrengthSounds

  package func callAsFunction(_ input: Input) throws(Failure) -> Output { Output(wav: sounds.cue(input.cue)) }
}

extension RestCue {
  package static let schema = Schema("RestCue", "A moment of a rest that a sound announces.", RestCue.allCases) { cue in
    switch cue {
    case .warning: "three seconds are left: 440 Hz for 80 ms"
    case .end: "the rest is over: 880 Hz for 150 ms, twice, with 100 ms between"
    }
  }
}
