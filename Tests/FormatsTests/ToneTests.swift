import Formats
import TestSupport
import Testing

struct ToneTests {
  private func sound(_ make: (inout ToneWriter) -> Void) throws -> WAVReader {
    var writer = ToneWriter()
    make(&writer)
    return try #require(WAVReader(WAVFile.bytes(writer.samples)))
  }

  @Test func aFileHoldsItsSamples() throws {
    let read = try #require(WAVReader(WAVFile.bytes([0, 1, -1, .max, .min])))
    #expect(read.rate == 22_050)
    #expect(read.samples == [0, 1, -1, .max, .min])
    #expect(WAVReader(WAVFile.bytes([]))?.samples == [])
  }

  @Test(arguments: [220.0, 440, 880])
  func aToneHasItsPitchAndPeak(frequency: Double) throws {
    let read = try sound { $0.tone(from: frequency, to: frequency, samples: 22_050) }
    let zeros = read.risingZeros(in: 0..<read.samples.count)
    #expect(abs(Double(zeros.count) - frequency) <= 1)
    #expect((16_300...16_384).contains(read.peak))
  }

  @Test func tonesBehindEachOtherDoNotClick() throws {
    let read = try sound { writer in
      writer.tone(from: 220, to: 311, samples: 1_000)
      writer.tone(from: 311, to: 880, samples: 1_000)
      writer.tone(from: 880, to: 220, samples: 1_000)
    }
    // The steepest there can be between two samples: a whole turn of 880 Hz.
    let steepest = 16_384 * 2 * 3.1416 * 880 / 22_050
    for (one, other) in zip(read.samples, read.samples.dropFirst()) {
      #expect(abs(Double(one) - Double(other)) <= steepest + 2)
    }
  }

  @Test func rampsRiseAndFallEvenly() throws {
    let read = try sound { $0.tone(from: 5_000, to: 5_000, samples: 2_000, rise: 200, fall: 400) }
    for part in 1..<10 {
      let loudest = read.samples[(20 * part - 20)..<(20 * part)].map { abs(Int($0)) }.max() ?? 0
      #expect(loudest <= 16_384 * part / 10)
      #expect(loudest >= 16_384 * (part - 1) / 10 * 9 / 10)
    }
    #expect(read.samples.first == 0 && read.samples.last == 0)
    #expect(abs(Int(read.samples[1_980])) <= 16_384 / 20)
  }

  @Test func millisecondsAreRoundedToSamples() {
    #expect(ToneWriter.samples(milliseconds: 150) == 3_308)
    #expect(ToneWriter.samples(milliseconds: 1_000) == 22_050)
    #expect(ToneWriter.samples(milliseconds: 0) == 0)
  }
}
