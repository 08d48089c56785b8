package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// Identifies a swim in one of four ways: by the word `last`, by its id, by the day on which it began, or by the
/// beginning of its id.
package enum SwimReference: Hashable, Sendable {
  /// The latest swim that counts for records.
  case last
  case id(SwimID)
  /// The swim that began on the day given by this text, or whose id begins with this text.
  case beginning(String)

  package static let schema = Schema(
    "SwimReference",
    """
    A swim: `last` for the latest that counts, its name, the beginning of its name, or the day on which it began by \
    the swimmer's clock. If several match, the first that counts is meant.
    """,
    .text(pattern: nil), examples: [#""last""#, #""2025-08-19""#])

  /// Whether the text has the form of the beginning of a swim's id.
  private static func isBeginning(_ text: String) -> Bool {
    (8...15).contains(text.utf8.count) && text.utf8.prefix(8).allSatisfy { (0x30...0x39).contains($0) }
      && text.utf8.dropFirst(8).enumerated().allSatisfy { number, byte in
        number == 0 ? byte == UInt8(ascii: "T") : (0x30...0x39).contains(byte)
      }
  }
}

/// A reference is written as `last`, `20250819T175217Z`, `2025-08-19`, `20250819` or `20250819T17`.
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

extension SwimReference: DescriptionCodable {}

extension SwimReference: RefusingValue {
  package static func refusal(of text: String?) -> Message { .swimming(.noSwimReference(text: text)) }
}

extension SwimReference {
  /// Returns the index of the swim in the book. Days are days in the swimmer's local time. If several swims match,
  /// returns the first that counts for records or, if none does, the first. Fails with `notFound` if no swim matches.
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

  /// Returns the index of the first matching swim that counts for records. If no matching swim counts, returns the
  /// index of the first matching swim; nil if no swim matches.
  private func first(in book: SwimBook, _ standing: CountingSwims) -> Int? {
    let meant = book.swims.indices.filter { canMean(book.swims[$0].id, of: book.swims[$0].day) }
    return meant.first { standing.counting[$0] } ?? meant.first
  }

  /// Whether this reference could identify a swim with the given id and day. It is always true for `last`, since any
  /// swim could be the latest.
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
