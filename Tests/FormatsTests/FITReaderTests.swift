import Formats
import KernelApplication
import TestSupport
import Testing

struct FITReaderTests {
  @Test func recognisesByContent() {
    #expect(FITBuilder.swim().file().withUnsafeBytes(FITReader.recognises))
    #expect(FITBuilder.swim().file(header: .none).prefix(12).withUnsafeBytes(FITReader.recognises))
    #expect(!FITBuilder.swim().file().prefix(11).withUnsafeBytes(FITReader.recognises))
    #expect(!Array("PK\u{3}\u{4}12345678".utf8).withUnsafeBytes(FITReader.recognises))
    #expect(![UInt8]().withUnsafeBytes(FITReader.recognises))
  }

  @Test(arguments: [FITBuilder.HeaderChecksum.right, .zero, .none], [false, true])
  func readsMessagesInOrder(header: FITBuilder.HeaderChecksum, isBigEndian: Bool) throws {
    let messages = try messages(FITBuilder.swim(isBigEndian: isBigEndian).file(header: header))
    #expect(messages.map(\.number) == [0, 101, 101, 101, 101, 101, 18, 34])
    #expect(messages[0].integer(3) == 3_919_433_028)
    #expect(messages[1].time(2) == Int(FITBuilder.morning))
    #expect(messages[1].integer(3) == 25_125)
    #expect(messages[1].timestamp == Int(FITBuilder.morning) + 25)
    #expect(messages[6].integer(44) == 2_500)
    #expect(messages[6].integer(99) == nil)
  }

  @Test func refusesAWrongHeaderChecksum() {
    #expect(refusal(FITBuilder.swim().file(header: .wrong))?.offset == 12)
  }

  @Test func refusesAnotherVersion() {
    #expect(refusal(FITBuilder.swim().file(version: 0x30))?.offset == 1)
    #expect(refusal(FITBuilder.swim().file(version: 0x2F)) == nil)
  }

  @Test func refusesEveryFlippedByte() {
    let file = FITBuilder.swim().file()
    for position in file.indices {
      var damaged = file
      damaged[position] ^= 0x10
      #expect(refusal(damaged) != nil, "byte \(position)")
    }
  }

  @Test func aKindOfMessageIsPassedOver() throws {
    let bytes = FITBuilder.swim().file()
    var (all, others): ([UInt16], [UInt16]) = ([], [])
    try FITReader.read(bytes) { message, _ in all.append(message.number) }
    try FITReader.read(bytes, passingOver: 101) { message, _ in others.append(message.number) }
    #expect(all.contains(101))
    #expect(others == all.filter { $0 != 101 })
  }

  @Test func refusesAFileCutAnywhere() {
    let file = FITBuilder.swim().file()
    for count in file.indices {
      let refusal = refusal(Array(file.prefix(count)))
      switch refusal?.message.content(as: FormatMessage.self) {
      case .shortFITHeader, .cutFITHeader, .cutFIT: break
      default: Issue.record("\(count) bytes: \(String(describing: refusal))")
      }
      #expect(refusal?.offset == Int64(count))
    }
  }

  @Test func whatFollowsTheFileIsNotRead() throws {
    let file = FITBuilder.swim().file()
    var count = 0
    let outcome = try FITReader.read(file + [UInt8](repeating: 0, count: 20)) { _, _ in count += 1 }
    #expect(outcome == FITReader.Outcome(hasTrailingBytes: true, isSalvaged: false))
    #expect(count == 8)
  }

  @Test func aCutFileIsReadUpToItsLastWholeMessageWhereThatIsWanted() throws {
    let file = FITBuilder.swim().file()
    var counts: [Int] = []
    for length in 60..<file.count {
      var count = 0
      let outcome = try FITReader.read(Array(file.prefix(length)), salvages: true) { _, _ in count += 1 }
      #expect(outcome.isSalvaged)
      counts.append(count)
    }
    #expect(counts == counts.sorted())
    #expect(counts.last == 8)
  }

  @Test func readsChainedFiles() throws {
    let first = FITBuilder.swim().file()
    let second = FITBuilder.swim(isBigEndian: true).file(header: .none)
    var files: [Int] = []
    try FITReader.read(first + second + first) { _, file in files.append(file) }
    #expect(files == [0, 1, 2].flatMap { [Int](repeating: $0, count: 8) })
  }

  @Test func aDefinitionEndsWithItsFile() {
    var undefined = FITBuilder()
    undefined.data(0, [2: .uint32(1)])
    let first = FITBuilder.swim().file()
    #expect(refusal(first + undefined.file())?.offset == Int64(first.count + 14))
  }

  @Test func aDamagedSecondFileIsRefusedWithItsPlace() {
    let first = FITBuilder.swim().file()
    var second = first
    second[20] ^= 1
    #expect(refusal(first + second)?.offset == Int64(first.count * 2 - 2))
    // What is too short for a header is no file.
    for count in 12..<first.count {
      #expect(refusal(first + first.prefix(count))?.offset == Int64(first.count + count))
    }
  }

  @Test func aNewDefinitionReplacesTheOld() throws {
    var file = FITBuilder()
    file.define(3, 101, like: [3: .uint32(0)])
    file.data(3, [3: .uint32(7)])
    file.define(3, 18, like: [44: .uint16(0)])
    file.data(3, [44: .uint16(2_500)])
    let messages = try messages(file.file())
    #expect(messages.map(\.number) == [101, 18])
    #expect(messages[0].integer(3) == 7)
    #expect(messages[1].integer(44) == 2_500)
  }

  @Test func passesOverDeveloperFields() throws {
    var file = FITBuilder()
    file.define(0, 101, like: [3: .uint32(0)], developer: [4, 1])
    file.data(0, [3: .uint32(25_000)], developer: [1, 2, 3, 4, 5])
    file.data(0, [3: .uint32(26_000)], developer: [1, 2, 3, 4, 5])
    #expect(try messages(file.file()).map { $0.integer(3) } == [25_000, 26_000])
  }

  @Test(arguments: [false, true])
  func anAppsFieldStandsForOneOfTheProfiles(isBigEndian: Bool) throws {
    var file = FITBuilder(isBigEndian: isBigEndian)
    file.message(206, [0: .uint8(0), 1: .uint8(1), 2: .uint8(0x88), 14: .uint16(18), 15: .uint8(9)])
    // Of another kind of message, and in steps of a tenth, which is not read.
    file.message(206, [0: .uint8(0), 1: .uint8(2), 2: .uint8(0x84), 14: .uint16(19), 15: .uint8(44)])
    file.message(206, [0: .uint8(0), 1: .uint8(3), 2: .uint8(0x84), 6: .uint8(10), 14: .uint16(18), 15: .uint8(5)])
    file.define(1, 18, like: [9: .uint32(0)], developer: [1, 4, 2, 2])
    let metres: [UInt8] = [0x44, 0x9C, 0x40, 0]
    let notANumber: [UInt8] = [0x7F, 0xC0, 0, 0]
    for number in [metres, notANumber] {
      file.data(1, [9: .uint32(0)], developer: [7] + (isBigEndian ? number : number.reversed()) + [1, 2, 3, 4])
    }
    let sessions = try messages(file.file()).filter { $0.number == 18 }
    #expect(sessions.map { $0.developerNumber(inPlaceOf: 9) } == [1_250, nil])
    #expect(sessions.map { $0.integer(9) } == [0, 0])
    #expect([5, 44].allSatisfy { sessions[0].developerNumber(inPlaceOf: $0) == nil })
  }

  @Test func compressedTimesGoOnFromTheLatest() throws {
    var file = FITBuilder()
    file.define(1, 20, like: [3: .uint8(0)])
    file.data(1, [3: .uint8(1)], compressed: 5)
    file.message(21, [253: .uint32(1_000_000_000 - 1_000_000_000 % 32 + 30)])
    file.data(1, [3: .uint8(2)], compressed: 30)
    file.data(1, [3: .uint8(3)], compressed: 31)
    file.data(1, [3: .uint8(4)], compressed: 2)
    file.data(1, [3: .uint8(5)], compressed: 1)
    let messages = try messages(file.file())
    let base = 1_000_000_000 - 1_000_000_000 % 32
    #expect(messages.map(\.timestamp) == [nil, base + 30, base + 30, base + 31, base + 34, base + 65])
    #expect(messages.map { $0.integer(3) } == [1, nil, 2, 3, 4, 5])
  }

  @Test func refusesRecordsThatMakeNoSense() {
    var order = FITBuilder()
    order.records = [0x40, 0, 2, 0, 0, 0]
    #expect(refusal(order.file()) == FormatProblem(.noFITByteOrder(found: 2), offset: 16))

    var long = FITBuilder()
    long.define(0, 101, like: [3: .uint32(0)])
    long.records += [0, 1, 2, 3]
    #expect(refusal(long.file()) == FormatProblem(.fitMessageBeyondEnd, offset: 14 + 13))

    var compressed = FITBuilder()
    compressed.data(2, [3: .uint8(1)], compressed: 1)
    #expect(refusal(compressed.file())?.offset == 14)
  }

  @Test func anEmptyFileOfRecordsHasNone() throws {
    #expect(try messages(FITBuilder().file()).isEmpty)
  }

  private func messages(_ bytes: [UInt8]) throws(FormatProblem) -> [FITMessage] {
    var messages: [FITMessage] = []
    try FITReader.read(bytes) { message, _ in messages.append(message) }
    return messages
  }

  private func refusal(_ bytes: [UInt8]) -> FormatProblem? {
    do {
      _ = try messages(bytes)
      return nil
    } catch {
      return error
    }
  }
}
