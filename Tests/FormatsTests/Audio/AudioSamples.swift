import Formats

/// Sound files without sound: headers and as many bytes as they tell of.
enum AudioSamples {
  static let all = [
    wav(blocks: 50), opus(last: 48_312, skipped: 312), mp4(duration: 1_000, rate: 1_000),
    mp4(duration: 0, rate: 1_000, runs: [[1_024, 1_024], [512]]),
  ]

  private static func little(_ number: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
  }

  private static func big(_ number: UInt64, _ count: Int) -> [UInt8] {
    little(number, count).reversed()
  }

  /// 16 bit, one channel, 22,050 Hz.
  static func wav(blocks: Int, size: UInt32? = nil, encoding: UInt64 = 1, rate: UInt64 = 22_050) -> [UInt8] {
    let format =
      little(encoding, 2) + little(1, 2) + little(rate, 4) + little(rate * 2, 4) + little(2, 2) + little(16, 2)
    let data = [UInt8](repeating: 0, count: blocks * 2)
    return Array("RIFF".utf8) + little(UInt64(36 + data.count), 4) + Array("WAVEfmt ".utf8) + little(16, 4) + format
      + Array("data".utf8) + little(UInt64(size ?? UInt32(data.count)), 4) + data
  }

  static func opusHead(_ skipped: UInt64) -> [UInt8] {
    Array("OpusHead".utf8) + [1, 1] + little(skipped, 2) + little(48_000, 4) + [0, 0, 0]
  }

  static func page(
    _ packets: [[UInt8]], flags: UInt8, place: UInt64, serial: UInt64 = 7, endsPacket: Bool = true
  ) -> [UInt8] {
    var table: [UInt8] = []
    for packet in packets {
      table += [UInt8](repeating: 255, count: packet.count / 255)
      if endsPacket { table.append(UInt8(packet.count % 255)) }
    }
    return Array("OggS".utf8) + [0, flags] + little(place, 8) + little(serial, 4) + little(0, 8) + [UInt8(table.count)]
      + table + packets.flatMap { $0 }
  }

  static func opus(last: UInt64, skipped: UInt64, serial: UInt64 = 7) -> [UInt8] {
    page([opusHead(skipped)], flags: 2, place: 0, serial: serial)
      + page([Array("OpusTags".utf8) + little(0, 8)], flags: 0, place: 0, serial: serial)
      + page([[1, 2, 3], [UInt8](repeating: 4, count: 300)], flags: 4, place: last, serial: serial)
  }

  /// Where the pages of such a file end.
  static func pages(_ file: [UInt8]) -> Set<Int> {
    Set((0...file.count - 4).filter { Array(file[$0..<$0 + 4]) == Array("OggS".utf8) })
  }

  private static func box(_ kind: String, _ contents: [UInt8]) -> [UInt8] {
    big(UInt64(8 + contents.count), 4) + Array(kind.utf8) + contents
  }

  /// - Parameter runs: units of the samples of each fragment, of which there are 8,000 a second.
  static func mp4(
    duration: UInt32, rate: UInt64, isLong: Bool = false, tracks: [String] = ["soun"], runs: [[UInt32]] = []
  ) -> [UInt8] {
    let times =
      isLong
      ? [1, 0, 0, 0] + big(0, 16) + big(rate, 4) + big(UInt64(duration), 8)
      : [0, 0, 0, 0] + big(0, 8) + big(rate, 4) + big(UInt64(duration), 4)
    let traks = tracks.enumerated().flatMap { index, handler in
      box(
        "trak",
        box("tkhd", big(0, 12) + big(UInt64(index + 1), 4) + big(0, 8))
          + box(
            "mdia", box("mdhd", big(0, 12) + big(8_000, 4) + big(0, 4)) + box("hdlr", big(0, 8) + Array(handler.utf8))))
    }
    let extends = runs.isEmpty ? [] : box("mvex", box("trex", big(0, 4) + big(1, 4) + big(1, 4) + big(0, 12)))
    let fragments = runs.flatMap { units in
      let run = big(0x100, 4) + big(UInt64(units.count), 4) + units.flatMap { big(UInt64($0), 4) }
      return box("moof", box("traf", box("tfhd", big(0, 4) + big(1, 4)) + box("trun", run))) + box("mdat", [1, 2, 3])
    }
    return box("ftyp", Array("M4A ".utf8)) + box("moov", box("mvhd", times) + traks + extends) + fragments
  }
}
