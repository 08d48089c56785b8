import Foundation
import TestSupport
import Testing

@testable import System

/// Our own yescrypt beside the system's. On macOS, which has none, the two are one; there the vectors remain.
@Suite struct YescryptTests {
  struct Vector: Codable, Sendable {
    var phraseHex: String
    var setting: String
    /// Nil if the setting is not valid.
    var hash: String?

    var phrase: [UInt8] {
      let digits = Array(phraseHex.utf8)
      return stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)
      }
    }
  }

  @Test(
    "The hashes that libxcrypt computes",
    arguments: [
      Vector(
        phraseHex: "", setting: "$y$j75$7lVfuUJyiun0pj4lNhARn.",
        hash: "$y$j75$7lVfuUJyiun0pj4lNhARn.$Mc3mztyAPM6uIvgnDOBM8VLrBc5.9EYbY20kOZ2.Uo3"),
      Vector(
        phraseHex: "92", setting: "$y$j75$zh8exlSwxmzMR5CnxYDW./",
        hash: "$y$j75$zh8exlSwxmzMR5CnxYDW./$sqSMpU7rvPhrE15E7w6t4kCLYWw/Emby5p9ufqq.UR0"),
      Vector(
        phraseHex: "421f7fc37479a7", setting: "$y$j7T$AN.kITH1aoZu/DtHCNXU7.",
        hash: "$y$j7T$AN.kITH1aoZu/DtHCNXU7.$y1p3k2VwzZbyM4NcULpcYX4SqWYxo1qkGIF5gDjI9V2"),
      Vector(
        phraseHex: "f0f86d82d5eaac314e4997fae280d9f1826597db097b3fbfcd686bab2d5e8de2b4",
        setting: "$y$j85$xv6iBFsXNd0iga2V04cg21",
        hash: "$y$j85$xv6iBFsXNd0iga2V04cg21$PLfbSsv9FnaLoJoaBY8QR5436UOxuR0Z5xuSHV1Wom0"),
    ])
  func vectors(_ vector: Vector) {
    #expect(Yescrypt.hash(vector.phrase, vector.setting) == vector.hash)
    // A hash stands for its own setting.
    #expect(vector.hash.flatMap { Yescrypt.hash(vector.phrase, $0) } == vector.hash)
    #expect(Yescrypt.hash(vector.phrase + [1], vector.setting) != vector.hash)
  }

  private static let file = ProcessInfo.processInfo.environment["RECORDBOOK_TEST_DATA"].map {
    $0 + "/darwin/yescrypt.expected.json"
  }

  @Test("The hashes in a file of expected ones", .enabled(if: file.map(FileManager.default.fileExists) ?? false))
  func files() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: try #require(YescryptTests.file)))
    let vectors = try JSONDecoder().decode([Vector].self, from: data)
    #expect(!vectors.isEmpty)
    Processor.forEach(vectors) { vector in
      #expect(Yescrypt.hash(vector.phrase, vector.setting) == vector.hash, "\(vector.setting)")
    }
  }

  @Test("A thousand random phrases, salts and costs hash to what the system computes")
  func random() {
    var random = SeededGenerator(seed: 49)
    let cases = (0..<1_000).map { _ in
      let phrase = (0..<Int.random(in: 0...80, using: &random)).map { _ in UInt8.random(in: 1...255, using: &random) }
      let salt = (0..<Int.random(in: 1...64, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      let digits = Array("./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
      let numbers = [digits[Int.random(in: 1...6, using: &random)], digits[Int.random(in: 0...5, using: &random)]]
      let setting = "$y$j" + String(decoding: numbers, as: UTF8.self) + "$"
      return (phrase: phrase, setting: setting + String(decoding: YescryptSetting.text(salt), as: UTF8.self))
    }
    Processor.forEach(cases) { one in
      let expected = PasswordFunction.hash(one.phrase, one.setting)
      #expect(expected != nil, "\(one.setting)")
      #expect(Yescrypt.hash(one.phrase, one.setting) == expected, "\(one.phrase) with \(one.setting)")
    }
  }

  @Test(
    "Each cost's salts are the system's, and either function checks the other's hashes", arguments: [1, 2, 3] as [UInt])
  func salts(cost: UInt) throws {
    let (own, other) = (try #require(Yescrypt.salt(cost)), try #require(PasswordFunction.salt(cost)))
    #expect(own.utf8.count == other.utf8.count)
    #expect(own.prefix(7) == other.prefix(7))
    #expect(own != Yescrypt.salt(cost))
    for salt in [own, other] {
      #expect(Yescrypt.hash([1, 2, 3], salt) == PasswordFunction.hash([1, 2, 3], salt))
    }
  }

  @Test func thereIsNoSaltForOtherCosts() {
    #expect(Yescrypt.salt(0) == nil)
    #expect(Yescrypt.salt(12) == nil)
    for cost: UInt in 1...11 {
      #expect(Yescrypt.salt(cost)?.prefix(7) == PasswordFunction.salt(cost)?.prefix(7))
    }
  }

  @Test(
    "What is no setting has no hash",
    arguments: [
      "", "$y$", "$y$j", "$y$j9", "$y$j9T", "$y$j9T!", "$y$k9T$abcd", "$1$j9T$abcd", "$y$j9T$a", "$y$j9T$!!!!",
      "$y$j.T$abcd", "$y$jHT$abcd", "$y$j9k$abcd", "$y$j9zz$abcd", "$y$j9T$" + String(repeating: "abcd", count: 22),
    ])
  func wrong(setting: String) {
    #expect(Yescrypt.hash([1], setting) == nil)
  }

  @Test func onePasswordOpensABookOnBothSystems() {
    let hash = Yescrypt.salt(1).flatMap {
      Yescrypt.hash(Array("přílišžluťoučký".precomposedStringWithCanonicalMapping.utf8), $0)
    }
    #expect(hash.map { PasswordHash.matches("přílišžluťoučký", $0) } == true)
    #expect(hash.map { PasswordHash.matches("přílišžluťoučký".decomposedStringWithCanonicalMapping, $0) } == true)
    #expect(hash.map { PasswordHash.matches("prilis", $0) } == false)
  }
}

/// Calls a function for each of many values, on several threads.
private enum Processor {
  static func forEach<Value: Sendable>(_ values: [Value], _ body: @escaping @Sendable (Value) -> Void) {
    DispatchQueue.concurrentPerform(iterations: values.count) { body(values[$0]) }
  }
}
