import TestSupport

/// A reader to be tested with mutated inputs. It must answer each of them, and its answers must be consistent.
package struct FuzzTarget: Sendable {
  package let name: String
  private let seeds: [[UInt8]]
  private let dictionary: [[UInt8]]
  /// Generates an input for formats in which mutated seeds rarely get past the first checks; nil for other formats.
  private let make: (@Sendable (inout SeededGenerator) -> [UInt8])?
  /// Repairs parts of a mutated input, such as checksums, that would otherwise make the reader refuse nearly all
  /// inputs.
  private let repair: @Sendable ([UInt8]) -> [UInt8]
  private let answer: @Sendable ([UInt8], inout FuzzFindings) -> Bool

  init(
    _ name: String, seeds: [[UInt8]], dictionary: [String] = [],
    make: (@Sendable (inout SeededGenerator) -> [UInt8])? = nil,
    repair: @escaping @Sendable ([UInt8]) -> [UInt8] = { $0 },
    accepts answer: @escaping @Sendable ([UInt8], inout FuzzFindings) -> Bool
  ) {
    self.name = name
    self.seeds = seeds
    self.dictionary = dictionary.map { Array($0.utf8) }
    self.make = make
    self.repair = repair
    self.answer = answer
  }

  /// Whether the reader accepts the input.
  /// - Parameter findings: receives inconsistencies in the reader's answer.
  package func accepts(_ input: [UInt8], _ findings: inout FuzzFindings) -> Bool {
    answer(input, &findings)
  }

  package static let all: [FuzzTarget] =
    [
      .json, .years, .xml, .apple, .zip, .containers, .fit, .tcx, .rpc, .http, .multipart, .gpx, .kml, .tcxRuns,
      .fitRuns,
      .tracks, .nmea, .logs, .poses, .wav, .opus, .mp4, .bundle, .posts, .lenex, .hyTek, .sdif, .results, .baseTimes,
    ] + appLogs

  /// The inputs of a run. Each depends only on the seed and on the input's number, so that it can be generated again.
  package func inputs(seed: UInt64) -> @Sendable (_ number: Int) -> [UInt8] {
    let mutator = Mutator(seeds: seeds, dictionary: dictionary)
    return { [make, repair] number in
      var random = SeededGenerator(seed: seed &* 0x1_0000_0001 &+ UInt64(number))
      if let make, Bool.random(using: &random) { return make(&random) }
      let input = mutator.input(&random)
      return Int.random(in: 0..<16, using: &random) == 0 ? input : repair(input)
    }
  }
}
