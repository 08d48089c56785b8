import KernelDomain

/// The author of an item: the owner of the book, or a person with whom the owner is paired.
package enum Author: Hashable, Sendable {
  case me
  case person(PersonID)

  package var person: PersonID? {
    if case .person(let id) = self { id } else { nil }
  }
}

extension Author: Comparable {
  package static func < (one: Author, other: Author) -> Bool {
    switch (one, other) {
    case (.me, .person): true
    case (_, .me): false
    case (.person(let one), .person(let other)): one < other
    }
  }
}

/// Identifies an item in the feed. The id consists of the item's author and a number that this author uses for no other
/// item. Its text is, for example, `me.7` or `3f9a0c5d7e21b846.12`.
package struct ItemID: Hashable, Sendable {
  package let author: Author
  /// The number that distinguishes the item from its author's other items. Numbers begin with 1.
  package let number: Int

  /// The greatest valid item number.
  package static let greatest = 1_000_000_000_000

  package init(_ author: Author, _ number: Int) {
    self.author = author
    self.number = number
  }
}

extension ItemID: Comparable {
  package static func < (one: ItemID, other: ItemID) -> Bool {
    (one.author, one.number) < (other.author, other.number)
  }
}

extension ItemID: LosslessStringConvertible {
  package var description: String { "\(author.person?.description ?? "me").\(number)" }

  /// Parses text in exactly the form of `description`; nil for any other text.
  package init?(_ text: String) {
    guard let dot = text.firstIndex(of: "."), let number = ItemID.number(text[dot...].dropFirst()) else { return nil }
    let name = String(text[..<dot])
    if name == "me" {
      self.init(.me, number)
    } else if let person = PersonID(name) {
      self.init(.person(person), number)
    } else {
      return nil
    }
  }

  /// Parses a number from 1 to `greatest` without leading zeros; nil for any other text.
  private static func number(_ text: Substring) -> Int? {
    guard text.utf8.first != UInt8(ascii: "0"), let number = ASCII.integer(Array(text.utf8)[...]), number >= 1,
      number <= greatest
    else { return nil }
    return number
  }
}

extension ItemID: DescriptionCodable {}
