import FeedDomain
package import KernelApplication

/// Lists the people with whom the owner is paired, sorted by name.
package struct ListPeople: UseCase {
  package static let method = "feed.listPeople"
  package static let summary = "List the people with whom the user is paired, by name."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var people: [PersonView]

    package static let schema = Schema(
      "The people with whom the user is paired.",
      [.init("people", .list(PersonView.schema), "The people, ordered by name.")])
  }

  let reader: FeedReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let book = try reader.repository.book()
    return Output(people: book.peopleByName.map { PersonView($0, in: book) })
  }
}

/// Changes the name by which the owner calls a person.
package struct RenamePerson: UseCase {
  package static let method = "feed.renamePerson"
  package static let summary = "Rename a person in the user's own book; nobody else sees the name."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var person: String
    package var name: String

    package static let schema = Schema(
      "The person, and the new name.",
      [
        .init("person", PersonID.asked, "The person to rename."),
        .init(
          "name", .text, "The user's name for the person, 1 to 200 characters of Unicode, which no other person has.",
          examples: [#""Jana""#]),
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
  package static let summary =
    "Remove a person from the book for good, with the person's key and everything that the person wrote."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package typealias Input = AskedPerson

  package struct Output: Described, Equatable {
    package var name: String
    package var postCount: Int

    package static let schema = Schema(
      "The removed person.",
      [
        .init("name", .text, "The name that the user had given to the person."),
        .init("postCount", .integer, "The number of the person's posts that were removed.", unit: .of("posts")),
      ])
  }

  let reader: FeedReader

  package func callAsFunction(_ input: AskedPerson) throws(Failure) -> Output {
    try reader.repository.change { (book) throws(Failure) in
      let person = try book.person(input.person)
      let items = book.items(of: person.id)
      let posts = items.count { book.posts[$0] != nil }
      return (
        FeedDecision(
          erasing: items, forgetting: person.id, deleted: [DeletedThings(.people, 1), DeletedThings(.posts, posts)]),
        Output(name: person.name, postCount: posts)
      )
    }.value
  }
}

/// Shows a person with whom the owner is paired.
package struct ShowPerson: UseCase {
  package static let method = "feed.showPerson"
  package static let summary = "Show a person with whom the user is paired, with the six words to compare."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package typealias Input = AskedPerson

  package struct Output: Described, Equatable {
    package var person: PersonView

    package static let schema = Schema(
      "The person.", [.init("person", PersonView.schema, "The person, with the six words to compare.")])
  }

  let reader: FeedReader

  package func callAsFunction(_ input: AskedPerson) throws(Failure) -> Output {
    let book = try reader.repository.book()
    return Output(person: PersonView(try book.person(input.person), in: book))
  }
}
