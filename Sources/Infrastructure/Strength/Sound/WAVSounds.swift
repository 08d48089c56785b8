import Storage
import StrengthApplication
package import StrengthDomain

/// Creates the sounds of the strength feature as WAV files.
package struct WAVSounds: StrengthSounds {
  package init() {}

  package func graph(_ values: [Int64], _ kind: ChartKind) -> String? {
    AudioGraph.file(values, kind).map { String(decoding: Base64.encode($0), as: UTF8.self) }
  }

  package func cue(_ cue: RestCue) -> String { String(decoding: Base64.encode(RestTones.file(cue)), as: UTF8.self) }
}
