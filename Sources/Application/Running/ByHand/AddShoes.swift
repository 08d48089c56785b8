package import KernelApplication
package import KernelDomain
import RunningDomain

/// Saves a pair of shoes. If a pair with this name exists, it gets the new values. Names are compared without regard
/// to case and accents.
package struct AddShoes: UseCase {
  package static let method = "running.addShoes"
  package static let summary = "Save a pair of shoes; an existing pair with this name gets the new values."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing

  package struct Input: Described, Equatable {
    package var name: String
    /// The distance for which the shoes had been worn before their first run in the book, as text such as `120km`; nil
    /// for 0.
    package var start: String?
    package var from: CivilDay?
    package var until: CivilDay?
    /// True if these shoes are the default: the book assumes them for runs from today on that name no shoes. Nil means
    /// false.
    package var isDefault: Bool?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The shoes to save.",
      [
        .init("name", .text, "The name, at most 60 characters.", examples: [#""Blue""#]),
        .optional(
          "start", .text, "How far they were worn before the first run in the book; if left out, not at all.",
          examples: [#""120km""#]),
        .optional("from", CivilDay.schema, "The day since which they have been worn; if left out, it is not known."),
        .optional(
          "until", CivilDay.schema, "The last day on which they were worn; if left out, they are still in use."),
        .optional(
          "isDefault", .flag,
          "True if these are the shoes of all runs from today on that name none; if left out, false."),
        .dryRun,
      ])

    package init(
      name: String, start: String? = nil, from: CivilDay? = nil, until: CivilDay? = nil, isDefault: Bool? = nil,
      dryRun: Bool? = nil
    ) {
      (self.name, self.start, self.from, self.until) = (name, start, from, until)
      (self.isDefault, self.dryRun) = (isDefault, dryRun)
    }
  }

  package typealias Output = ShoesChanged

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard let name = try RunDetails.text(input.name, "name", most: 60) else {
      throw .invalidInput(field: "name", problem: .running(.emptyName))
    }
    let start = try AddShoes.length(input.start)
    if let from = input.from, let until = input.until, from > until {
      throw .invalidInput(field: "until", problem: .running(.shoesDays))
    }
    let isDryRun = input.dryRun ?? false
    let today = reader.today()
    let (number, saved) = try reader.repository.changeLists(isDryRun: isDryRun) { lists throws(Failure) in
      var shoes = RunShoes(name: try lists.entered(name)?.name ?? name)
      (shoes.start, shoes.from, shoes.until) = (start, input.from, input.until)
      var edits: [RunListEdit] = lists.shoes.contains(shoes) ? [] : [.setShoes(shoes)]
      if input.isDefault == true, lists.defaultShoes.last?.name != shoes.name {
        edits.append(.defaultShoes(RunLists.DefaultShoes(name: shoes.name, from: today)))
      }
      return (edits, (name: shoes.name, changed: !edits.isEmpty))
    }
    return ShoesChanged(name: saved.name, number: number, changed: saved.changed, dryRun: isDryRun ? true : nil)
  }

  private static func length(_ words: String?) throws(Failure) -> Int64 {
    guard let words, words.contains(where: { !$0.isWhitespace }) else { return 0 }
    let word = words.filter { !$0.isWhitespace }.lowercased()
    do throws(AddedRunWords.Refusal) {
      if let length = try AddedRunWords.length(word) { return length }
    } catch {
      throw .refused(error.problem, "start", error.word)
    }
    throw .refused(RunQuantity.number(word) == nil ? .length : .unit, "start", word)
  }
}

/// Removes a pair of shoes from the list. Runs in which the shoes were worn keep the shoes' name.
package struct RemoveShoes: UseCase {
  package static let method = "running.removeShoes"
  package static let summary =
    "Remove what the user entered about a pair of shoes; the runs keep the name of the shoes."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var name: String
    package var dryRun: Bool?

    package static let schema = Schema(
      "The shoes to remove.", [.init("name", .text, "The name.", examples: [#""Blue""#]), .dryRun])

    package init(name: String, dryRun: Bool? = nil) { (self.name, self.dryRun) = (name, dryRun) }
  }

  package typealias Output = ShoesChanged

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isDryRun = input.dryRun ?? false
    let (number, name) = try reader.repository.changeLists(isDryRun: isDryRun) { lists throws(Failure) in
      guard let pair = try lists.entered(input.name) else {
        throw .notFound(.running(.noShoesNamed(name: input.name)))
      }
      return ([.removeShoes(pair.name)], pair.name)
    }
    return ShoesChanged(name: name, number: number, changed: true, dryRun: isDryRun ? true : nil)
  }
}

/// A pair of shoes that was saved or removed.
package struct ShoesChanged: Described, Equatable {
  package var name: String
  /// The number that identifies the recorded change, for use with undo; nil if nothing was changed.
  package var number: Int?
  package var changed: Bool
  package var dryRun: Bool?

  package static let schema = Schema(
    "ShoesChanged", "A pair of shoes that was saved or removed.",
    [
      .init("name", .text, "The name.", examples: [#""Blue""#]),
      .optional(
        "number", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
      .init("changed", .flag, "Whether the book changes; false if nothing about the shoes is new."),
      .isDryRun,
    ])
}

extension RunReader {
  /// Returns the name of the shoes that the user states for a run: that of a pair that the user entered, or a name as
  /// the user types it. Fails with `conflict` if it is probably a mistyped name of shoes that were entered or worn, or
  /// if it means two pairs.
  /// - Parameter run: the run, whose present shoes may be a typo themselves; nil for a new run.
  func worn(_ name: String, in run: RunID? = nil) throws(Failure) -> String {
    let lists = try repository.lists()
    if name.isEmpty { return name }
    if let pair = try lists.entered(name) { return pair.name }
    let worn = try repository.list().lazy.filter { $0.state != .removed && $0.id != run }.compactMap(\.shoes)
    let known = lists.shoes + Set(worn).sorted().map { RunShoes(name: $0) }
    if known.contains(where: { foldedName($0.name) == foldedName(name) }) { return name }
    guard let near = known.first(where: { $0.isMistyped(as: name) }) else { return name }
    throw .conflict(.running(.shoesNear(name: name, near: near.name)))
  }
}

extension RunLists {
  /// Returns the pair with this name among the shoes that the user entered; nil if there is none. Case and accents are
  /// ignored. Fails with `conflict` if two pairs match and neither has exactly this name.
  func entered(_ name: String) throws(Failure) -> RunShoes? {
    if let pair = pair(named: name) { return pair }
    let alike = pairs(alike: name)
    guard alike.count > 1 else { return nil }
    throw .conflict(.running(.shoesAlike(name: name, one: alike[0].name, other: alike[1].name)))
  }
}

extension ShoesChanged: Announcing {
  package static var announced: [EventDescription] { RunningEvents.bookDescriptions }

  package func events(changed: Bool) -> [BookEvent] {
    number == nil ? [] : RunningEvents.book(RunningEvents.BookChanged(), [])
  }
}
