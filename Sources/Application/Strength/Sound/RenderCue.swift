package import KernelApplication
package import StrengthDomain

package struct RenderCue: UseCase {
  package static let method = "strength.renderCue"
  package static let summary =
    "What is heard when a rest is about to end, and when it ends, as a WAV file; events of rests say which is due."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = [.system]

  package struct Input: Described, Equatable {
    package var cue: RestCue

    package static let schema = Schema("Which sound.", [.init("cue", RestCue.schema, "What is told by it.")])

    package init(cue: RestCue) {
      self.cue = cue
    }
  }

  package struct Output: Described, Equatable {
    package var wav: String

    package static let schema = Schema(
      "CueSound", "A sound.",
      [.init("wav", .text, "A WAV file (one channel, 16 bits, 22,050 samples a second) in Base64.")])
  }

  let sounds: any StrengthSounds

  package func callAsFunction(_ input: Input) throws(Failure) -> Output { Output(wav: sounds.cue(input.cue)) }
}

extension RestCue {
  package static let schema = Schema("RestCue", "What of a rest is told by a sound.", RestCue.allCases) { cue in
    switch cue {
    case .warning: "Three seconds are left: 440 Hz for 80 ms"
    case .end: "It is over: 880 Hz for 150 ms, twice, with 100 ms between"
    }
  }
}
