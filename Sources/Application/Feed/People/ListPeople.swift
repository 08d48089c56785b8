import FeedDomain
package import KernelApplication

/// The people whom the owner knows, by name.
package struct ListPeople: UseCase {
  package static let method = "feed.listPeople"
  package static let summary = "The people you know, by name."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var people: [PersonView]

    package static let schema = Schema("The people.", [.init("people", .list(PersonView.schema), "By name.")])
  }

  let reader: FeedReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let book = try reader.repository.book()
    return Output(people: book.peopleByName.map { PersonView($0, in: book) })
  }
}

/// Gives a person another name.
package struct RenamePerson: UseCase {
  package static let method = "feed.renamePerson"
  package static let summary = "Call a person otherwise; nobody but you sees it."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var person: String
    package var name: String

    package static let schema = Schema(
      "Whom, and how.",
      [
        .init("person", PersonID.asked, "The person."),
        .init("name", .text, "What you call her, which nobody else is called.", examples: [#""Jana""#]),
      ])

    package init(person: String, name: String) {
      self.person = person
      self.name = name
    }
  }

  let reader: FeedReader

  package func callAsFunction(_ input: Input) throws(Failure) -> PersonOutput {
    try reader.change(input.person) { (person, book) throws(Failure) in
      let name = try book.freeName(input.name, for: person.id)
      return name == person.name ? nil : .named(person.id, name)
    }
  }
}

package struct ForgetPerson: UseCase {
  package static let method = "feed.forgetPerson"
  package static let summary = "Take a person out of the book for good, with the key and all that came from her."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package typealias Input = AskedPerson

  package struct Output: Described, Equatable {
    package var name: String
    package var postCount: Int

    package static let schema = Schema(
      "Who was taken out.",
      [
        .init("name", .text, "As you called her."),
        .init("postCount", .integer, "Of hers that were taken out.", unit: .of("posts")),
      ])
  }

  let reader: FeedReader

  package func callAsFunction(_ input: AskedPerson) throws(Failure) -> Output {
    try reader.repository.change { (book) throws(Failure) in
      let person = try book.person(input.person)
      let items = book.items(of: person.id)
      let posts = items.count { book.posts[$0] != nil }
      return (FeedDecision(erasing: items, forgetting: person.id), Output(name: person.name, postCount: posts))
    }.value
  }
}

/// A person whom the owner knows.
package struct ShowPerson: UseCase {
  package static let method = "feed.showPerson"
  package static let summary = "A person you know, and the six words to compare."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package typealias Input = AskedPerson

  package struct Output: Described, Equatable {
    package var person: PersonView

    package static let schema = Schema("The person.", [.init("person", PersonView.schema, "The person.")])
  }

  let reader: FeedReader

  package func callAsFunction(_ input: AskedPerson) throws(Failure) -> Output {
    let book = try reader.repository.book()
    return Output(person: PersonView(try book.person(input.person), in: book))
  }
}
