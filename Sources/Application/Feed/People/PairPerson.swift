import FeedDomain
package import KernelApplication
import KernelDomain

/// Pairs the owner with another person: one of them creates a code and gives it to the other, who enters it. The code
/// encodes the key that both then share. Only this use case's output shows the code.
package struct PairPerson: UseCase {
  package static let method = "feed.pairPerson"
  package static let summary =
    "Pair with a person: make a code for that person, which is shown only now, or enter the person's code."
  package static let kind = UseCaseKind.change

  package struct Input: Described, Equatable {
    package var name: String
    package var code: String?

    package static let schema = Schema(
      "The person's name, and the code if the person has made one.",
      [
        .init(
          "name", .text, "The user's name for the person, 1 to 200 characters of Unicode, which no other person has.",
          examples: [#""Jana""#]),
        .optional(
          "code", .text, "The code that the person made, 65 characters in groups of five; if left out, a code is made.",
          examples: [#""00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000 00000""#]),
      ])

    package init(name: String, code: String? = nil) {
      self.name = name
      self.code = code
    }
  }

  package struct Output: Described, Equatable {
    package var change: Int?
    package var person: PersonView
    package var code: String?

    package static let schema = Schema(
      "The person, and the code if one was made.",
      [
        .optional("change", .ordinal, "The number of the change, which `book.undo` takes."),
        .init(
          "person", PersonView.schema, "The person; the words are correct if the person's book shows the same ones."),
        .optional(
          "code", .text,
          "The code for the person, which is shown only in this answer; left out if the person's code was entered."),
      ])
  }

  let reader: FeedReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let (secret, side): (PairingSecret, PairingSecret.Side)
    if let code = input.code {
      (secret, side) = (try PairPerson.secret(code), .taker)
    } else {
      var random = SystemRandomNumberGenerator()
      (secret, side) = (PairingSecret(using: &random), .maker)
    }
    let id = secret.person(side.other)
    let own = secret.person(side)
    let words = secret.words
    let now = reader.clock.now()
    let changed = try reader.repository.change { (book) throws(Failure) in
      let name = try book.freeName(input.name, for: nil)
      if book.people[own] != nil { throw .invalidInput(field: "code", problem: .feed(.codeIsOwn)) }
      if let known = book.people[id] {
        throw .invalidInput(field: "code", problem: .feed(.codeIsKnown(name: known.name)))
      }
      guard book.people.count < FeedPerson.most else {
        throw .conflict(.feed(.tooManyPeople(most: FeedPerson.most)))
      }
      let person = FeedPerson(id: id, own: own, name: name, words: words, pairedAt: now)
      return (FeedDecision([.paired(person), .keyed(id, secret)]), ())
    }
    return Output(
      change: changed.number, person: PersonView(try changed.after.person(id.description), in: changed.after),
      code: side == .maker ? secret.text : nil)
  }

  private static func secret(_ code: String) throws(Failure) -> PairingSecret {
    do throws(PairingSecret.CodeError) {
      return try PairingSecret(typed: code)
    } catch {
      let problem: FeedMessage =
        switch error {
        case .notACode: .codeIsNone
        case .length(let found): .codeLength(found: found)
        case .group(let group): .codeMistyped(group: group)
        }
      throw .invalidInput(field: "code", problem: .feed(problem))
    }
  }
}

extension FeedBook {
  /// Returns the name without white space around it. Fails if the name is invalid, or if another person already has
  /// it.
  /// - Parameters:
  ///   - text: the name as entered.
  ///   - person: the person who gets the name; nil for a new person.
  func freeName(_ text: String, for person: PersonID?) throws(Failure) -> String {
    if let problem = FeedText.problem(withName: text) { throw .invalidInput(field: "name", problem: .feed(problem)) }
    let name = text.trimmed
    if name.isEmpty || PersonID(name) != nil { throw .invalidInput(field: "name", problem: .feed(.emptyName)) }
    if let taken = people.values.first(where: { $0.id != person && $0.name.lowercased() == name.lowercased() }) {
      throw .invalidInput(field: "name", problem: .feed(.nameTaken(name: taken.name)))
    }
    return name
  }
}

extension String {
  /// The text without white space at its beginning and end.
  fileprivate var trimmed: String {
    var scalars = String.UnicodeScalarView(unicodeScalars.drop(while: \.properties.isWhitespace))
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return String(scalars)
  }
}
