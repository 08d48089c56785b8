import Formats
import TestSupport
import Testing

struct FITFieldTests {
  @Test(arguments: [false, true])
  func wholeNumbersOfEveryType(isBigEndian: Bool) throws {
    let message = try message(
      [
        0: .enumeration(4), 1: .sint8(-5), 2: .uint8(200), 3: .sint16(-300), 4: .uint16(60_000), 5: .sint32(-70_000),
        6: .uint32(4_000_000_000), 7: .uint8z(9), 8: .uint16z(300), 9: .uint32z(70_000), 10: .sint64(-5_000_000_000),
        11: .uint64(5_000_000_000), 12: .uint64z(6_000_000_000), 13: .raw(code: 0x0D, [7]),
      ], isBigEndian)
    #expect(
      (0...13).map { message.integer($0) } == [
        4, -5, 200, -300, 60_000, -70_000, 4_000_000_000, 9, 300, 70_000, -5_000_000_000, 5_000_000_000,
        6_000_000_000, 7,
      ])
  }

  @Test(arguments: [false, true])
  func invalidValuesAreNone(isBigEndian: Bool) throws {
    let message = try message(
      [
        0: .enumeration(0xFF), 1: .sint8(.max), 2: .uint8(.max), 3: .sint16(.max), 4: .uint16(.max), 5: .sint32(.max),
        6: .uint32(.max), 7: .uint8z(0), 8: .uint16z(0), 9: .uint32z(0), 10: .sint64(.max), 11: .uint64(.max),
        12: .uint64z(0), 13: .raw(code: 0x0D, [0xFF]), 14: .string("", size: 4),
      ], isBigEndian)
    for field in UInt8(0)...14 {
      #expect(message.integer(field) == nil, "field \(field)")
    }
    #expect(message.text(14) == nil)
  }

  @Test func theLeastOfEveryTypeIsANumber() throws {
    let message = try message(
      [1: .sint8(.min), 2: .sint16(.min), 3: .sint32(.min), 4: .sint64(.min), 5: .uint16(0), 6: .uint8z(0xFF)], false)
    #expect(
      (1...6).map { message.integer($0) } == [-128, -32_768, -2_147_483_648, Int.min, 0, 255])
  }

  @Test func anArrayAnswersWithItsFirst() throws {
    #expect(try message([1: .uint16s([7, 8, 9])], true).integer(1) == 7)
    #expect(try message([1: .uint16s([.max, 8])], false).integer(1) == nil)
  }

  @Test func otherThanWholeNumbersHaveNone() throws {
    let message = try message(
      [
        1: .float32(1), 2: .float64(2), 3: .string("12", size: 4), 4: .raw(code: 0x11, [1]), 5: .raw(code: 0x86, [1]),
        6: .raw(code: 0x84, [1, 2, 3]), 7: .raw(code: 0x86, []), 8: .uint64(UInt64(Int.max) + 1),
      ], false)
    for field in UInt8(1)...8 {
      #expect(message.integer(field) == nil, "field \(field)")
    }
  }

  @Test func aTypeCodeWithoutItsTopBitIsTheSame() throws {
    #expect(try message([1: .raw(code: 0x04, [1, 2])], false).integer(1) == 0x0201)
  }

  @Test func textEndsAtZero() throws {
    let message = try message(
      [
        1: .string("PACE 3", size: 12), 2: .string("full", size: 4), 3: .raw(code: 7, [0x41, 0, 0x42]),
        4: .raw(code: 7, [0xFF, 0]), 5: .uint32(0x4142),
      ], false)
    #expect((1...5).map { message.text($0) } == ["PACE 3", "full", "A", nil, nil])
  }

  @Test func timesAreThirtyTwoBitsWide() throws {
    let message = try message(
      [1: .uint64(1 << 40), 2: .sint32(-1), 3: .uint32(.max - 1), 4: .uint32(.max), 253: .uint64(1 << 40)], false)
    #expect((1...4).map { message.time($0) } == [nil, nil, 4_294_967_294, nil])
    #expect(message.timestamp == nil)
  }

  private func message(_ fields: FITBuilder.Fields, _ isBigEndian: Bool) throws -> FITMessage {
    var file = FITBuilder(isBigEndian: isBigEndian)
    file.message(0xFF00, fields)
    var messages: [FITMessage] = []
    try FITReader.read(file.file()) { message, _ in messages.append(message) }
    let only = try #require(messages.first)
    #expect(messages.count == 1 && only.number == 0xFF00)
    return only
  }
}
