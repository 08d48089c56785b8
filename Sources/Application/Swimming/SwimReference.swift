package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// Which swim is meant: `last`, its name, the day on which it began, or how its name begins.
package enum SwimReference: Hashable, Sendable {
  /// The latest that counts.
  case last
  case id(SwimID)
  /// Of several of that day, or whose names begin so, the first.
  case beginning(String)

  package static let schema = Schema(
    "SwimReference",
    "Which swim: `last` for the latest that counts, its name, its local day, or how its name begins.",
    .text(pattern: nil), examples: [#""last""#, #""2025-08-19""#])

  /// Whether what it says can be the beginning of a name.
  private static func isBeginning(_ text: String) -> Bool {
    (8...15).contains(text.utf8.count) && text.utf8.prefix(8).allSatisfy { (0x30...0x39).contains($0) }
      && text.utf8.dropFirst(8).enumerated().allSatisfy { number, byte in
        number == 0 ? byte == UInt8(ascii: "T") : (0x30...0x39).contains(byte)
      }
  }
}

/// Written `last`, `20250819T175217Z`, `2025-08-19`, `20250819` or `20250819T17`.
extension SwimReference: LosslessStringConvertible {
  package var description: String {
    switch self {
    case .last: "last"
    case .id(let id): id.description
    case .beginning(let text): text
    }
  }

  package init?(_ text: String) {
    if text == "last" {
      self = .last
    } else if let id = SwimID(text) {
      self = .id(id)
    } else if CivilDay(text) != nil || SwimReference.isBeginning(text) {
      self = .beginning(text)
    } else {
      return nil
    }
  }
}

extension SwimReference: Codable {
  package init(from decoder: any Decoder) throws {
    try self.init(describedBy: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try encodeDescription(to: encoder)
  }
}

extension SwimReference: RefusingValue {
  package static func refusal(of text: String?) -> Message { .swimming(.noSwimReference(text: text)) }
}

extension SwimReference {
  /// The position of the swim in the book. Fails with `notFound`. A day's name is that of the swimmer's clock; of several
  /// swims the first is meant.
  func index(in book: SwimBook, _ standing: CountingSwims) throws(Failure) -> Int {
    let found: Int? =
      switch self {
      case .last:
        book.swims.indices.last { standing.counting[$0] }
      case .id(let id): book.index(of: id)
      case .beginning: first(in: book, standing)
      }
    guard let found else {
      if case .id(let id) = self { throw .unknownSwim(id) }
      throw .notFound(.swimming(book.swims.isEmpty ? .noSwimYet : .noSuchSwim(name: description)))
    }
    return found
  }

  private static func day(_ text: String) -> CivilDay? {
    guard text.utf8.count == 8 else { return nil }
    let digits = Array(text)
    return CivilDay("\(String(digits[0..<4]))-\(String(digits[4..<6]))-\(String(digits[6..<8]))")
  }

  /// One that counts where there is any.
  private func first(in book: SwimBook, _ standing: CountingSwims) -> Int? {
    let meant = book.swims.indices.filter { canMean(book.swims[$0].id, of: book.swims[$0].day) }
    return meant.first { standing.counting[$0] } ?? meant.first
  }

  /// Whether a swim of that name and day may be meant; of `last` every one may.
  package func canMean(_ id: SwimID, of day: CivilDay) -> Bool {
    switch self {
    case .last: true
    case .id(let named): named == id
    case .beginning(let text):
      if let named = CivilDay(text) ?? SwimReference.day(text) {
        day == named
      } else {
        id.description.hasPrefix(text)
      }
    }
  }
}
