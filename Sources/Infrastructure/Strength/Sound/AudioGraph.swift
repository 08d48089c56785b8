import CMath
import Formats
package import StrengthDomain

/// Converts a chart to sound. The values are heard one after another at equal intervals; the pitch spans two octaves
/// from the smallest value to the greatest.
package enum AudioGraph {
  /// The pitch for the smallest value in the chart, in Hz.
  package static let lowest = 220.0

  /// Returns the sound of a chart as a WAV file; nil if there are no values.
  package static func file(_ values: [Int64], _ kind: ChartKind) -> [UInt8]? {
    values.isEmpty ? nil : WAVFile.bytes(samples(values, kind))
  }

  /// Returns the pitch of each value, in Hz; 440 if all values are equal.
  package static func pitches(_ values: [Int64]) -> [Double] {
    guard let least = values.min(), let most = values.max() else { return [] }
    guard least < most else { return values.map { _ in 2 * lowest } }
    let range = Double(most) - Double(least)
    return values.map { lowest * pow(2, 2 * (Double($0) - Double(least)) / range) }
  }

  /// Returns the duration of the sound for `count` values, in milliseconds: 300 per value, but at least 3,000 and at
  /// most 10,000.
  package static func duration(of count: Int) -> Int {
    min(max(count * 300, 3_000), 10_000)
  }

  /// Returns the index of the sample at which the sound of each of `count` values begins, followed by the index after
  /// the last sample.
  package static func slots(of count: Int) -> [Int] {
    let all = ToneWriter.samples(milliseconds: duration(of: count))
    return (0...count).map { $0 * all / count }
  }

  package static func samples(_ values: [Int64], _ kind: ChartKind) -> [Int16] {
    let (pitches, slots) = (pitches(values), slots(of: values.count))
    var writer = ToneWriter()
    // With hundreds of values, a slot is shorter than twice the usual ramp of 10 ms.
    let shortest = zip(slots, slots.dropFirst()).map { $1 - $0 }.min() ?? 0
    let ramp = min(ToneWriter.samples(milliseconds: 10), shortest / 4)
    switch kind {
    case .bars:
      let gap = min(ToneWriter.samples(milliseconds: 30), shortest / 3)
      for (index, pitch) in pitches.enumerated() {
        let count = slots[index + 1] - slots[index]
        writer.tone(from: pitch, to: pitch, samples: count - gap, rise: ramp, fall: ramp)
        writer.silence(samples: gap)
      }
    case .line:
      // A value sounds in the middle of its slot; the pitch glides from one middle to the next.
      let middles = zip(slots, slots.dropFirst()).map { ($0 + $1) / 2 }
      writer.tone(from: pitches[0], to: pitches[0], samples: middles[0], rise: ramp)
      for index in middles.indices.dropLast() {
        writer.tone(from: pitches[index], to: pitches[index + 1], samples: middles[index + 1] - middles[index])
      }
      let last = pitches[pitches.count - 1]
      writer.tone(from: last, to: last, samples: slots[values.count] - middles[values.count - 1], fall: ramp)
    }
    return writer.samples
  }
}
