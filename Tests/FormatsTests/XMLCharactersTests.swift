import Formats
import KernelApplication
import TestSupport
import Testing

/// Bytes that are no characters refuse a document, with the place of the first.
@Suite struct XMLCharactersTests {
  /// As XML 1.0 and UTF-8 are written down, a byte at a time: the place of the first byte that is none of a character.
  static func firstWrong(_ bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      let length = (1...4).first { length in
        guard index + length <= bytes.count else { return false }
        return String(validating: bytes[index..<index + length], as: UTF8.self)?.unicodeScalars.count == 1
      }
      guard let length else { return index }
      let scalar = String(decoding: bytes[index..<index + length], as: UTF8.self).unicodeScalars.first!.value
      let isAllowed = scalar >= 0x20 && scalar != 0xFFFE && scalar != 0xFFFF || [9, 10, 11, 13].contains(scalar)
      guard isAllowed else { return index }
      index += length
    }
    return nil
  }

  /// In a comment, where nothing else is wrong with any character but dashes and brackets.
  func problem(_ inside: [UInt8], pieces: Int) -> FormatProblem? {
    let document = Array("<HealthData><!-- ".utf8) + inside + Array(" --></HealthData>".utf8)
    do throws(XMLProblem) {
      let source = MemoryDocument(document, pieces: pieces)
      _ = try XMLChunkedReader<NoHandler>(source, [XMLInterest("Workout")], root: "HealthData", threads: 1) {
        NoHandler()
      }.read { _, _ in
        true
      }
      return nil
    } catch .document(let problem) {
      return problem
    } catch {
      Issue.record("\(error)")
      return nil
    }
  }

  @Test(arguments: [UInt64](0..<300)) func agreesWithThePlainReading(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var inside: [UInt8] = []
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      let text = ["a", "€", "ž", "🏊", "\t", "\r\n", "\u{B}", "\u{7F}", "\u{85}", "\u{D7FF}", "\u{E000}", "\u{FFFD}"]
        .randomElement(using: &random)!
      inside += Array(repeating: Array(text.utf8), count: Int.random(in: 1...90, using: &random)).joined()
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let wrong: [[UInt8]] = [
        [0], [8], [0xC], [0x1F], [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x9F, 0x80], [0xE2, 0x82],
        [0xED, 0xA0, 0x80], [0xEF, 0xBF, 0xBE], [0xEF, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x8F],
        [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
      ]
      inside.insert(
        contentsOf: wrong.randomElement(using: &random)!, at: Int.random(in: 0...inside.count, using: &random))
    }
    let expected = XMLCharactersTests.firstWrong(inside).map { Int64($0 + "<HealthData><!-- ".utf8.count) }
    for pieces in [1, 3, 63, 64, 65, 1 << 20] {
      #expect(problem(inside, pieces: pieces)?.offset == expected, "in pieces of \(pieces)")
    }
  }

  /// A document without good places is cut anywhere.
  @Test func charactersCutBetweenChunksAreWhole() throws {
    let folder = TemporaryFolder()
    let text = String(repeating: "a€🏊ž", count: 300)
    let path = folder.write(Array("<HealthData>\(text)</HealthData>".utf8), to: "export.xml")
    for size in 90...101 {
      let source = XMLFileChunks(try InputFile(path), size: size, piece: 64, slots: 4)
      let read = XMLChunkedReader<NoHandler>(source, [XMLInterest("Workout")], root: "HealthData", threads: 2) {
        NoHandler()
      }
      #expect(throws: Never.self) { try read.read { _, _ in true } }
    }
  }

  @Test func saysWhatItFound() {
    #expect(problem([0], pieces: 99)?.message == .format(.controlCharacter(code: "U+0000")))
    #expect(problem([0x1F], pieces: 99)?.message == .format(.controlCharacter(code: "U+001F")))
    #expect(problem([0xFF], pieces: 99)?.message == .format(.notUTF8))
  }
}

/// Gathers nothing.
private struct NoHandler: XMLMergeableHandler {
  mutating func append(_ next: consuming NoHandler) {}
  mutating func start(_ element: XMLElement) throws(FormatProblem) -> Bool { false }
  mutating func end(_ element: XMLEnd) throws(FormatProblem) {}
}
