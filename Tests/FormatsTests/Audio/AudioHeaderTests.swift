import Foundation
import TestSupport
import Testing

@testable import Formats

@Suite("What sound files say of themselves")
struct AudioHeaderTests {
  private func read(_ bytes: [UInt8]) throws(AudioProblem) -> AudioHeader {
    try bytes.withBytes { bytes throws(AudioProblem) in try AudioHeader(bytes) }
  }

  private func problem(_ bytes: [UInt8]) -> AudioProblem? {
    #expect(throws: AudioProblem.self) { try read(bytes) }
  }

  // MARK: WAV

  @Test(arguments: [(22_050, 1_000), (0, 0), (33, 1), (11, 0), (12, 1), (22_050 * 61, 61_000)])
  func aWAVFileIsAsLongAsItsBlocks(_ blocks: Int, _ milliseconds: Int64) throws {
    #expect(try read(AudioSamples.wav(blocks: blocks)) == AudioHeader(.wav, milliseconds))
  }

  @Test(arguments: [0, 0xFFFF_FFFF] as [UInt32]) func aWAVFileOfUnknownSizeGoesToItsEnd(_ size: UInt32) throws {
    #expect(try read(AudioSamples.wav(blocks: 22_050, size: size)) == AudioHeader(.wav, 1_000))
  }

  @Test func aWAVFileThatIsCutAnywhereIsRefused() {
    let whole = AudioSamples.wav(blocks: 100)
    for count in 12..<whole.count { #expect(problem(Array(whole.prefix(count))) == .cut, "\(count)") }
  }

  @Test func otherEncodingsOfWAVAreNotTaken() {
    #expect(problem(AudioSamples.wav(blocks: 10, encoding: 0x55)) == .notAllowed(nil))
    #expect(throws: Never.self) { try read(AudioSamples.wav(blocks: 10, encoding: 3)) }
    #expect(problem(AudioSamples.wav(blocks: 10, rate: 0)) == .damaged)
  }

  // MARK: Ogg Opus

  @Test func anOpusFileIsAsLongAsItsLastPlaceWithoutWhatIsSkipped() throws {
    #expect(try read(AudioSamples.opus(last: 48_312, skipped: 312)) == AudioHeader(.opus, 1_000))
    #expect(try read(AudioSamples.opus(last: 48_336, skipped: 312)) == AudioHeader(.opus, 1_001))
    #expect(try read(AudioSamples.opus(last: 48_335, skipped: 312)) == AudioHeader(.opus, 1_000))
    // Nothing but what is skipped.
    #expect(try read(AudioSamples.opus(last: 100, skipped: 312)) == AudioHeader(.opus, 0))
    #expect(try read(AudioSamples.opus(last: .max - 1, skipped: 312)) == AudioHeader(.opus, 0))
  }

  @Test func anOpusFileThatIsCutInAPageIsRefused() {
    let whole = AudioSamples.opus(last: 48_312, skipped: 312)
    for count in 48..<whole.count - 1 where !AudioSamples.pages(whole).contains(count) {
      #expect(problem(Array(whole.prefix(count))) == .cut, "\(count)")
    }
  }

  @Test func anotherStreamIsRefused() {
    let one = AudioSamples.opus(last: 48_312, skipped: 312)
    #expect(problem(one + AudioSamples.opus(last: 48_312, skipped: 312, serial: 8)) == .severalStreams)
    #expect(problem(one + one) == .severalStreams)
  }

  @Test func aPacketThatIsNotWholeIsCut() {
    let head = AudioSamples.page([AudioSamples.opusHead(312)], flags: 2, place: 0)
    let full = AudioSamples.page([[UInt8](repeating: 1, count: 255)], flags: 0, place: .max, endsPacket: false)
    #expect(problem(head + full) == .cut)
  }

  // MARK: MP4

  @Test func anMP4FileIsAsLongAsItsHeaderSays() throws {
    #expect(try read(AudioSamples.mp4(duration: 2_844, rate: 1_000)) == AudioHeader(.mp4, 2_844))
    #expect(try read(AudioSamples.mp4(duration: 1_001, rate: 2_000)) == AudioHeader(.mp4, 501))
    #expect(try read(AudioSamples.mp4(duration: 60, rate: 1, isLong: true)) == AudioHeader(.mp4, 60_000))
  }

  @Test func aFragmentedOneIsAsLongAsItsSamples() throws {
    let runs: [[UInt32]] = [[1_024, 1_024], [1_024, 512]]
    #expect(try read(AudioSamples.mp4(duration: 0, rate: 1_000, runs: runs)) == AudioHeader(.mp4, 448))
    let unknown = AudioSamples.mp4(duration: .max, rate: 1_000, runs: runs)
    #expect(try read(unknown) == AudioHeader(.mp4, 448))
  }

  @Test(arguments: [[], ["vide"], ["soun", "vide"], ["soun", "soun"], ["text"]])
  func filmsAndSilentFilesAreRefused(_ tracks: [String]) {
    #expect(problem(AudioSamples.mp4(duration: 1, rate: 1, tracks: tracks)) == .notOneSoundTrack)
  }

  @Test func anMP4FileThatIsCutAnywhereIsRefused() {
    let whole = AudioSamples.mp4(duration: 0, rate: 1_000, runs: [[1_024]])
    for count in 8..<whole.count {
      #expect(throws: AudioProblem.self, "\(count)") {
        // Between two fragments a whole file may end.
        let header = try read(Array(whole.prefix(count)))
        if header.milliseconds == 0 { throw AudioProblem.cut }
      }
    }
  }

  // MARK: All

  @Test func othersAreNamed() {
    #expect(problem([]) == .empty)
    #expect(problem([0x1A, 0x45, 0xDF, 0xA3, 0]) == .notAllowed(.webm))
    #expect(problem(Array("ID3".utf8)) == .notAllowed(.mp3))
    #expect(problem([0xFF, 0xFB, 0x90]) == .notAllowed(.mp3))
    #expect(problem(Array("hello".utf8)) == .notAllowed(nil))
  }

  @Test func whatIsChangedAnywhereNeverTraps() {
    let mutator = Mutator(seeds: AudioSamples.all, dictionary: ["OggS", "moof", "trun", "data"].map { Array($0.utf8) })
    var random = SeededGenerator(seed: 5)
    for _ in 0..<3_000 { _ = try? read(mutator.input(&random)) }
  }

  /// Every file of a voice against what an independent program found. Skipped where the files are not.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"] != nil))
  func realVoicesAreWhatAnotherProgramFound() throws {
    let folder = (ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"] ?? "") + "/running/"
    let lines = try String(contentsOfFile: folder + "voice.expected.jsonl", encoding: .utf8).split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      let expected = try JSONDecoder().decode(Expected.self, from: Data(line.utf8))
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: folder + expected.file)))
      do throws(AudioProblem) {
        let header = try read(bytes)
        #expect(header.kind.rawValue == expected.kind, "\(line)")
        #expect(header.milliseconds == expected.duration, "\(line)")
      } catch {
        #expect(AudioHeaderTests.words[error] == expected.refused, "\(line)")
      }
    }
  }

  private struct Expected: Decodable {
    let file: String
    let kind: String?
    let duration: Int64?
    let refused: String?
  }

  private static let words: [AudioProblem: String] = [
    .severalStreams: "several streams", .cut: "cut", .notOneSoundTrack: "not one sound track",
    .notAllowed(.mp3): "not allowed", .notAllowed(.webm): "not allowed",
  ]
}
