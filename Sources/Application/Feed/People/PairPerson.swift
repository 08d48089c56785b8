import FeedDomain
package import KernelApplication
import KernelDomain

/// Pairs two people: one makes a code and tells it the other, who enters it. It is told only now: only the key is kept.
package struct PairPerson: UseCase {
  package static let method = "feed.pairPerson"
  package static let summary =
    "Pair with a person: make a code to tell her, which is told only now, or enter hers."
  package static let kind = UseCaseKind.change

  package struct Input: Described, Equatable {
    package var name: String
    package var code: String?

    package static let schema = Schema(
      "Whom, and with which code.",
      [
        .init("name", .text, "What you call her, which nobody else is called.", examples: [#""Jana""#]),
        .optional(
          "code", .text, "The code that the other made, 65 characters in groups of five; left out, one is made.",
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
      "The person.",
      [
        .optional("change", .ordinal, "The number of the change."),
        .init("person", PersonView.schema, "The person: both of you have to have the same words."),
        .optional("code", .text, "To tell her, which is told only now; left out where hers was entered."),
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
  /// A name that the owner may give a person: nobody else has it.
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
  /// Without white space before and behind.
  fileprivate var trimmed: String {
    var scalars = String.UnicodeScalarView(unicodeScalars.drop(while: \.properties.isWhitespace))
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return String(scalars)
  }
}
