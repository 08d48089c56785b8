package import KernelApplication
package import KernelDomain
import RunningDomain

/// Shows the distance for which each pair of shoes was worn.
package struct ShowShoes: UseCase {
  package static let method = "running.showShoes"
  package static let summary = "Show the shoes worn in runs, and how far each pair was worn."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var shoes: [RunShoesView]

    package static let schema = Schema(
      "The shoes.", [.init("shoes", .list(RunShoesView.schema), "The shoes, the most recently worn first.")])
  }

  let reader: RunReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    Output(shoes: RunShoesView.all(of: try reader.repository.list(), beside: try reader.repository.lists()))
  }
}

/// A pair of shoes, and the runs and walks in which it was worn.
package struct RunShoesView: Codable, Hashable, Sendable {
  package var name: String
  package var lengthMillimetres: Int64
  package var runs: Int
  /// The days of the first and the last activity in the shoes; nil if there are none.
  package var firstDay: CivilDay?
  package var lastDay: CivilDay?
  /// The distance for which the shoes had been worn before their first run in the book, in millimetres; nil if the user
  /// has not entered it.
  package var startMillimetres: Int64?
  /// The first day on which the shoes were worn, as the user entered it; nil if the user entered none. `until` is the
  /// last day, entered in the same way.
  package var from: CivilDay?
  package var until: CivilDay?
  /// True if the book assumes these shoes for new runs that name no shoes; nil otherwise.
  package var isDefault: Bool?

  static let schema = Schema(
    "RunShoes", "A pair of shoes.",
    [
      .init("name", .text, "The name.", examples: [#""Blue""#]),
      .length(
        "lengthMillimetres",
        "The total distance of all runs and walks in the shoes, including `startMillimetres`, in millimetres."),
      .init("runs", .integer, "The number of these runs and walks.", unit: .of("runs")),
      .optional(
        "firstDay", CivilDay.schema, "The day of the first of these runs and walks; left out if there is none."),
      .optional("lastDay", CivilDay.schema, "The day of the last of these runs and walks; left out if there is none."),
      .optional(
        "startMillimetres", .integer,
        "How far the shoes were worn before the first run in the book; left out if the user has not entered it.",
        unit: .of("millimetres")),
      .optional(
        "from", CivilDay.schema,
        "The day since which the shoes have been worn; left out if the user has not entered it."),
      .optional(
        "until", CivilDay.schema, "The last day on which the shoes were worn; left out if they are still in use."),
      .optional("isDefault", .flag, "True if these are the shoes of new runs that name none; left out otherwise."),
    ])

  /// Returns the totals for each pair of shoes: of the runs that count towards totals, and of activities of other
  /// kinds.
  /// - Parameter lists: contains the shoes that the user entered, which are included even if they were never worn.
  static func all(of runs: [RunListing], beside lists: RunLists = RunLists()) -> [RunShoesView] {
    // Entered shoes are keyed by their name, others by theirs without capitals and accents, of which the latest spelling
    // is shown.
    var keys: [String: (key: String, isEntered: Bool)] = [:]
    func key(_ name: String) -> (key: String, isEntered: Bool) {
      if let known = keys[name] { return known }
      let pair = lists.pair(named: name)
      let key = (pair?.name ?? "\n" + foldedName(name), pair != nil)
      keys[name] = key
      return key
    }
    var all: [String: RunShoesView] = [:]
    for pair in lists.shoes {
      var view = RunShoesView(name: pair.name, lengthMillimetres: pair.start, runs: 0)
      view.startMillimetres = pair.start > 0 ? pair.start : nil
      (view.from, view.until) = (pair.from, pair.until)
      all[pair.name] = view
    }
    for run in runs where run.state == .counts || run.state == .otherKind {
      guard let name = run.shoes else { continue }
      let (key, isEntered) = key(name)
      var shoes = all[key] ?? RunShoesView(name: name, lengthMillimetres: 0, runs: 0, firstDay: nil, lastDay: nil)
      if !isEntered, run.day >= shoes.lastDay ?? run.day { shoes.name = name }
      shoes.lengthMillimetres += run.lengthMillimetres
      shoes.runs += 1
      (shoes.firstDay, shoes.lastDay) = (
        min(shoes.firstDay ?? run.day, run.day), max(shoes.lastDay ?? run.day, run.day)
      )
      all[key] = shoes
    }
    if let name = lists.defaultShoes.last?.name { all[key(name).key]?.isDefault = true }
    func last(_ shoes: RunShoesView) -> Int { (shoes.lastDay ?? shoes.from)?.daysSinceEpoch ?? 0 }
    return all.values.sorted { (last($1), $0.name) < (last($0), $1.name) }
  }
}
