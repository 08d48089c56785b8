import JSONCoding
import TestSupport
import Testing

/// Random numbers, the same in each run (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Any JSON value, as a type that decodes and encodes itself.
indirect enum Tree: Codable, Equatable {
  case integer(Int64)
  case number(Double)
  case text(String)
  case list([Tree])
  case object([String: Tree])
  case flag(Bool)
  case none

  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .none
    } else if let flag = try? single.decode(Bool.self) {
      self = .flag(flag)
    } else if let integer = try? single.decode(Int64.self) {
      self = .integer(integer)
    } else if let number = try? single.decode(Double.self) {
      self = .number(number)
    } else if let text = try? single.decode(String.self) {
      self = .text(text)
    } else if var elements = try? decoder.unkeyedContainer() {
      var list: [Tree] = []
      while !elements.isAtEnd { list.append(try elements.decode(Tree.self)) }
      self = .list(list)
    } else {
      self = .object(try single.decode([String: Tree].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    switch self {
    case .integer(let value): try single.encode(value)
    case .number(let value): try single.encode(value)
    case .text(let value): try single.encode(value)
    case .list(let value): try single.encode(value)
    case .object(let value): try single.encode(value)
    case .flag(let value): try single.encode(value)
    case .none: try single.encodeNil()
    }
  }

  static func random(_ depth: Int, _ random: inout Seeded) -> Tree {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &random) {
    case 0: return .integer(Int64(truncatingIfNeeded: random.next()) >> Int64.random(in: 0..<64, using: &random))
    case 1: return number(&random)
    case 2: return .text(text(&random))
    case 3: return .flag(Bool.random(using: &random))
    case 4: return .none
    case 5, 6: return .list((0..<Int.random(in: 0..<6, using: &random)).map { _ in Tree.random(depth - 1, &random) })
    default:
      let members = (0..<Int.random(in: 0..<6, using: &random)).map { _ in
        (text(&random), Tree.random(depth - 1, &random))
      }
      return .object(Dictionary(members) { first, _ in first })
    }
  }

  private static func number(_ random: inout Seeded) -> Tree {
    let value = Double(bitPattern: random.next())
    return value.isFinite && Int64(exactly: value) == nil ? .number(value) : .number(0.5)
  }

  static func text(_ random: inout Seeded) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x1F, 0x20...0x7F, 0x61...0x7A, 0x80...0x7FF, 0xE000...0xFFFF, 0x10000...0x10FFFF,
    ]
    let scalars = (0..<Int.random(in: 0..<20, using: &random)).compactMap { _ in
      UnicodeScalar(UInt32.random(in: ranges.randomElement(using: &random) ?? 0...1, using: &random))
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

struct JSONRoundTripTests {
  @Test func everyValueComesBackAndIsWrittenTheSame() throws {
    var random = Seeded(state: 1)
    for _ in 0..<500 {
      let tree = Tree.random(4, &random)
      let document = try JSONDocument.encode(tree)
      #expect(SlowJSONValidator.accepts(document))
      let back = try JSONDocument.decode(Tree.self, from: document)
      #expect(back == tree)
      #expect(try JSONDocument.encode(back) == document)
    }
  }

  @Test func doublesComeBackToTheBit() throws {
    var random = Seeded(state: 2)
    for _ in 0..<5_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      let back = try JSONDocument.decode(Double.self, from: try JSONDocument.encode(value))
      #expect(back.bitPattern == value.bitPattern)
      let decimal = Double(Int64(truncatingIfNeeded: random.next()) % 1_000_000_000) / 100
      #expect(try double(String(decoding: try JSONDocument.encode(decimal), as: UTF8.self)) == decimal)
    }
  }

  @Test func mutationsAreJudgedAsByThePlainValidator() throws {
    var random = Seeded(state: 3)
    var accepted = 0
    for _ in 0..<4_000 {
      var document = try JSONDocument.encode(Tree.random(3, &random))
      for _ in 0..<Int.random(in: 1...3, using: &random) { Mutation.apply(to: &document, &random) }
      let judgement = accepts(document)
      accepted += judgement ? 1 : 0
      #expect(judgement == SlowJSONValidator.accepts(document), "\(document)")
      _ = try? JSONDocument.decode(Tree.self, from: document)
    }
    #expect(accepted > 400 && accepted < 3_600)
  }
}

/// Small damages.
enum Mutation {
  private static let alphabet =
    Array("{}[]\",:\\/bfnrtu0123456789abcdefEe+-. \t\n\r".utf8) + [
      0, 0x1F, 0x7F, 0x80, 0xBF, 0xC2, 0xE0, 0xED, 0xF0, 0xF4, 0xFF,
    ]
  private static let pieces = [
    "\\ud83d", "\\udfca", "null", "true", "false", "1e", "-0", "00", "[[", "]]", "{\"\":", "\u{FEFF}", ",",
  ].map { Array($0.utf8) }

  static func apply(to document: inout [UInt8], _ random: inout Seeded) {
    let place = Int.random(in: 0...document.count, using: &random)
    let letter = alphabet.randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where place < document.count: document[place] = letter
    case 1 where place < document.count: document.remove(at: place)
    case 2 where place < document.count: document[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 3: document.removeSubrange(min(place, document.count)..<min(place + 3, document.count))
    case 4: document.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
    default: document.insert(letter, at: place)
    }
  }
}
