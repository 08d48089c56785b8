import Formats
import Storage
import SupportApplication
import SupportDomain
import SupportInfrastructure
import TestSupport

/// The readers of what friends send: the headers of sounds, and the bundles that pages save.
extension FuzzTarget {
  static let wav = sound("wav", [AudioSeeds.wav(blocks: 200), AudioSeeds.wav(blocks: 10, size: 0)], .wav)
  static let opus = sound(
    "opus", [AudioSeeds.opus(pages: [48_312]), AudioSeeds.opus(pages: [960, 48_000, 96_000])], .opus)
  static let mp4 = sound("mp4", [AudioSeeds.mp4(), AudioSeeds.fragments()], .mp4)

  /// Accepted sounds must be consistent with their file: none is longer than its bytes allow, unless only a header
  /// gives the length.
  private static func sound(_ name: String, _ seeds: [[UInt8]], _ kind: AudioKind) -> FuzzTarget {
    FuzzTarget(
      name, seeds: seeds,
      dictionary: [
        "RIFF", "WAVE", "fmt ", "data", "LIST", "OggS", "OpusHead", "ftyp", "moov", "mvhd", "trak", "tkhd", "mdia",
        "mdhd", "hdlr", "soun", "vide", "mvex", "trex", "moof", "traf", "tfhd", "trun", "mdat", "\u{0}\u{0}\u{0}\u{1}",
        "\u{0}\u{0}\u{0}\u{0}",
      ],
      accepts: { input, findings in
        do throws(AudioProblem) {
          let header = try input.withBytes { (bytes) throws(AudioProblem) in try AudioHeader(bytes) }
          findings.expect(header.milliseconds >= 0, "a sound of \(header.milliseconds) ms")
          findings.expect(
            input.withUnsafeBytes { AudioKind(of: $0) } == header.kind, "a sound of another kind than its own")
          return header.kind == kind
        } catch {
          return false
        }
      })
  }

  static let bundle = FuzzTarget(
    "bundle", seeds: [Array(bundles[0].utf8), Array(bundles[1].utf8)],
    dictionary: [
      "\"samwise\"", "\"share\"", "\"token\"", "\"from\"", "\"text\"", "\"trigger\"", "\"metres\"", "\"minutes\"",
      "\"finish\"", "\"audio\"", "\"base64\"", "{\"metres\":100}", "{\"finish\":true}", "9223372036854775807", "1e308",
      "-1", "null", "=", "==", "\\u202e", "\\ud800", "<script>", "[[[[[[", "\u{FEFF}",
    ],
    accepts: { input, findings in
      do throws(BundleProblem) {
        let read = try SupportBundle.read(input)
        findings.expect(read.trigger.isValid, "a moment that is none: \(read.trigger)")
        findings.expect((1...SupportPlan.longestName).contains(read.from.count), "a name of \(read.from.count) letters")
        findings.expect(read.text.map { $0.count <= VoiceMessage.longestText } ?? true, "a text that is too long")
        findings.expect(read.sound.bytes.count == read.sound.sound.bytes, "a sound of another size")
        findings.expect(read.sound.bytes.count <= VoiceSound.mostBytes, "a sound that is too large")
        return true
      } catch {
        return false
      }
    })

  private static let bundles: [String] = {
    let wav = String(decoding: Base64.encode(AudioSeeds.wav(blocks: 30)), as: UTF8.self)
    let opus = String(decoding: Base64.encode(AudioSeeds.opus(pages: [48_312])), as: UTF8.self)
    let (share, token) = ("0123456789abcdefghjkmnpqrs", "zzzzzzzzzzzzzzzzzzzzzzzzzz")
    return [
      #"{"samwise":1,"share":"\#(share)","token":"\#(token)","from":"Sarah","trigger":{"metres":5200},"#
        + #""audio":{"type":"audio/wav","base64":"\#(wav)"}}"#,
      #"{"samwise":1,"share":"\#(share)","token":"\#(token)","from":"Sára","text":"Jen tak dál","trigger":{"minutes":25},"#
        + #""audio":{"type":"audio/ogg;codecs=opus","base64":"\#(opus)"}}"#,
    ]
  }()
}

/// Small, silent sound files.
enum AudioSeeds {
  static func wav(blocks: Int, size: UInt32? = nil) -> [UInt8] {
    var bytes = WAVFile.bytes([Int16](repeating: 0, count: blocks))
    if let size { bytes.replaceSubrange(40..<44, with: little(size)) }
    return bytes
  }

  /// The pages of one stream, with these positions.
  static func opus(pages: [UInt64]) -> [UInt8] {
    let head = Array("OpusHead".utf8) + [1, 1] + [56, 1] + little(48_000) + [0, 0, 0]
    var bytes = page(0, flags: 2, head)
    for place in pages { bytes += page(place, flags: 0, [UInt8](repeating: 7, count: 20)) }
    return bytes
  }

  private static func page(_ place: UInt64, flags: UInt8, _ contents: [UInt8]) -> [UInt8] {
    Array("OggS".utf8) + [0, flags] + little(UInt32(truncatingIfNeeded: place)) + little(UInt32(place >> 32))
      + little(7) + little(0) + little(0) + [1, UInt8(contents.count)] + contents
  }

  static func mp4() -> [UInt8] {
    box("ftyp", Array("M4A isom".utf8)) + movie(duration: 2_000, []) + box("mdat", [1, 2, 3, 4])
  }

  static func fragments() -> [UInt8] {
    let defaults = box("mvex", box("trex", big(0) + big(1) + big(1) + big(1_024) + big(0) + big(0)))
    let run = box("trun", big(0x100) + big(3) + big(1_024) + big(1_024) + big(512))
    let fragment = box("moof", box("traf", box("tfhd", big(0) + big(1)) + run))
    return box("ftyp", Array("M4A isom".utf8)) + movie(duration: 0, defaults) + fragment + box("mdat", [1, 2])
  }

  private static func movie(duration: UInt32, _ more: [UInt8]) -> [UInt8] {
    let header = box("mvhd", big(0) + big(0) + big(0) + big(1_000) + big(duration))
    let track = box("tkhd", big(0) + big(0) + big(0) + big(1) + big(0) + big(duration))
    let media =
      box("mdhd", big(0) + big(0) + big(0) + big(44_100) + big(0))
      + box("hdlr", big(0) + big(0) + Array("soun".utf8) + big(0))
    return box("moov", header + box("trak", track + box("mdia", media)) + more)
  }

  private static func box(_ kind: String, _ contents: [UInt8]) -> [UInt8] {
    big(UInt32(8 + contents.count)) + Array(kind.utf8) + contents
  }

  private static func big(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }
  private static func little(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.littleEndian) { Array($0) } }
}
