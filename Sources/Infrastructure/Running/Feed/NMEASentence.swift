import KernelDomain
import RunningApplication

/// An NMEA sentence, such as `$GPGGA,…*5D`, whose checksum is correct.
struct NMEASentence {
  /// The type of the sentence, such as `GGA`. Omits the two letters before it, which identify the kind of receiver.
  let kind: String
  /// The fields, which the sentence separates by commas. The first field contains the kind.
  let fields: [Substring]

  /// Parses an NMEA sentence.
  /// - Parameter line: a line that begins with `$`, without its line end.
  init(_ line: ArraySlice<UInt8>) throws(NMEAProblem) {
    guard let star = line.lastIndex(of: UInt8(ascii: "*")) else { throw .noChecksum }
    let content = line[line.index(after: line.startIndex)..<star]
    guard content.allSatisfy({ (0x20...0x7E).contains($0) }) else { throw .notText }
    let stated = String(decoding: line[(star + 1)...], as: UTF8.self)
    let sum = content.reduce(0, ^)
    guard stated.utf8.count == 2, let number = UInt8(stated, radix: 16), !stated.hasPrefix("+") else {
      throw .noChecksum
    }
    guard number == sum else { throw .checksum(stated: number, is: sum) }
    fields = String(decoding: content, as: UTF8.self).split(separator: ",", omittingEmptySubsequences: false)
    kind = String(fields[0].dropFirst(2))
  }

  /// Returns the field at an index; an empty text if the sentence has no such field.
  subscript(index: Int) -> Substring { index < fields.count ? fields[index] : "" }

  /// Returns the field at an index as a number; nil if the field is empty.
  func number(_ index: Int) throws(NMEAProblem) -> Double? {
    let text = self[index]
    guard !text.isEmpty else { return nil }
    let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }
    guard isPlain, let number = Double(text), number.isFinite else { throw .field(kind, String(text)) }
    return number
  }

  /// Parses a time such as `064500.25` to milliseconds since midnight; nil if the field at the index is empty.
  func timeOfDay(_ index: Int) throws(NMEAProblem) -> Int64? {
    let text = self[index]
    guard !text.isEmpty else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let clock = NMEASentence.pairs(parts[0]), parts.count <= 2, clock[0] < 24, clock[1] < 60, clock[2] <= 60
    else { throw .field(kind, String(text)) }
    let fraction = parts.count == 2 ? parts[1] : ""
    guard fraction.utf8.count <= 9, fraction.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .field(kind, String(text))
    }
    let milliseconds = Int64(String((fraction + "000").prefix(3))) ?? 0
    // A leap second counts as the second before it.
    let seconds = Int64(clock[0] * 3_600 + clock[1] * 60 + min(clock[2], 59))
    return seconds * 1_000 + milliseconds
  }

  /// Parses a date such as `030526`, which means 3 May 2026; nil if the field at the index is empty.
  func day(_ index: Int) throws(NMEAProblem) -> CivilDay? {
    let text = self[index]
    guard !text.isEmpty else { return nil }
    guard let date = NMEASentence.pairs(text),
      let day = CivilDay(
        "\(date[2] < 80 ? 20 : 19)\(ASCII.decimal(date[2], digits: 2))-\(ASCII.decimal(date[1], digits: 2))-"
          + ASCII.decimal(date[0], digits: 2))
    else { throw .field(kind, String(text)) }
    return day
  }

  /// Parses an angle such as `5005.25066,N` to degrees; nil if the field is empty.
  /// - Parameters:
  ///   - index: the index of the field with the number. The next field contains the letter.
  ///   - most: the greatest valid number of degrees.
  func degrees(_ index: Int, most: Double) throws(NMEAProblem) -> Double? {
    let text = self[index]
    guard !text.isEmpty else { return nil }
    // The two digits before the decimal point are minutes.
    let whole = text.prefix { $0 != "." }.dropLast(2)
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }), whole.utf8.count <= 3,
      let minutes = Double(text.dropFirst(whole.count)), minutes < 60, let number = whole.isEmpty ? 0 : Double(whole)
    else { throw .field(kind, String(text)) }
    let degrees = number + minutes / 60
    guard degrees <= most else { throw .field(kind, String(text)) }
    switch self[index + 1] {
    case "N" where most == 90, "E" where most == 180: return degrees
    case "S" where most == 90, "W" where most == 180: return -degrees
    default: throw .field(kind, String(self[index + 1]))
    }
  }

  /// Parses six digits as three numbers of two digits; nil for any other text.
  private static func pairs(_ text: Substring) -> [Int]? {
    let digits = Array(text.utf8)
    guard digits.count == 6, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let values = digits.map { Int($0 - 0x30) }
    return [0, 2, 4].map { values[$0] * 10 + values[$0 + 1] }
  }
}

/// Why a line is not a valid NMEA sentence.
enum NMEAProblem: Error, Hashable {
  case noChecksum
  case checksum(stated: UInt8, is: UInt8)
  case notText
  /// The sentence has too few fields. The value is the type of the sentence.
  case fields(String)
  case field(String, String)

  var message: RunningMessage {
    switch self {
    case .noChecksum: .noChecksum
    case .checksum(let stated, let sum):
      .sentenceChecksum(told: NMEAProblem.hexadecimal(stated), sum: NMEAProblem.hexadecimal(sum))
    case .notText: .noFixLine
    case .fields(let kind): .sentenceCut(kind: kind)
    case .field(let kind, let text): .sentenceField(kind: kind, text: text)
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
