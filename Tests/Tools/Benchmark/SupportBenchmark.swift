import Formats
import System

/// `sound ROUNDS` reads the header of an Ogg Opus file of 2 MiB this many times, and prints the milliseconds of each.
enum SupportBenchmark {
  static func run(_ arguments: [String]) -> Int32 {
    guard arguments.count == 1, let rounds = Int(arguments[0]) else { return 2 }
    let file = opus(bytes: 2 << 20)
    for _ in 0..<rounds {
      let begin = MonotonicClock.now()
      let header = try? file.withBytes { (bytes) throws(AudioProblem) in try AudioHeader(bytes) }
      let took = Double(MonotonicClock.now() - begin) / 1e6
      guard let header, header.kind == .opus, header.milliseconds > 0 else { return 1 }
      print(took)
    }
    return 0
  }

  /// An Opus file whose pages have 50 packets of 20 ms, as encoders write them. Each page has about 4 kB.
  private static func opus(bytes: Int) -> [UInt8] {
    var file = page(0, flags: 2, [Array("OpusHead".utf8) + [1, 1, 56, 1, 0x80, 0xBB, 0, 0, 0, 0, 0]])
    var place: UInt64 = 312
    while file.count < bytes - 4_100 {
      place += 48_000
      file += page(place, flags: 0, Array(repeating: [UInt8](repeating: 0x5A, count: 80), count: 50))
    }
    return file
  }

  private static func page(_ place: UInt64, flags: UInt8, _ packets: [[UInt8]]) -> [UInt8] {
    func little(_ number: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: number.littleEndian) { Array($0) } }
    return Array("OggS".utf8) + [0, flags] + little(place) + little(7 as UInt32) + little(0 as UInt32)
      + little(0 as UInt32) + [UInt8(packets.count)] + packets.map { UInt8($0.count) } + packets.flatMap { $0 }
  }
}
