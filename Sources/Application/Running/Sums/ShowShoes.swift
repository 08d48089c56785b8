package import KernelApplication
package import KernelDomain

/// Shows how far each pair of shoes went.
package struct ShowShoes: UseCase {
  package static let method = "running.showShoes"
  package static let summary = "Show the shoes worn in runs, and how far each pair went."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var shoes: [RunShoesView]

    package static let schema = Schema(
      "The shoes.", [.init("shoes", .list(RunShoesView.schema), "The shoes, those worn last first.")])
  }

  let reader: RunReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    Output(shoes: RunShoesView.all(of: try reader.repository.list()))
  }
}

/// A pair of shoes, and the runs and walks in which it was worn.
package struct RunShoesView: Codable, Hashable, Sendable {
  package var name: String
  package var lengthMillimetres: Int64
  package var runs: Int
  package var firstDay: CivilDay
  package var lastDay: CivilDay

  static let schema = Schema(
    "RunShoes", "A pair of shoes.",
    [
      .init("name", .text, "The name.", examples: [#""Blue""#]),
      .length("lengthMillimetres", "The length of all runs and walks in them, in millimetres."),
      .init("runs", .integer, "The number of these runs and walks.", unit: .of("runs")),
      .init("firstDay", CivilDay.schema, "The day of the first one."),
      .init("lastDay", CivilDay.schema, "The day of the last one."),
    ])

  /// Sums up the runs that count, and the activities of other kinds, by their shoes.
  static func all(of runs: [RunListing]) -> [RunShoesView] {
    var all: [String: RunShoesView] = [:]
    for run in runs where run.state == .counts || run.state == .otherKind {
      guard let name = run.shoes else { continue }
      var shoes =
        all[name] ?? RunShoesView(name: name, lengthMillimetres: 0, runs: 0, firstDay: run.day, lastDay: run.day)
      shoes.lengthMillimetres += run.lengthMillimetres
      shoes.runs += 1
      (shoes.firstDay, shoes.lastDay) = (min(shoes.firstDay, run.day), max(shoes.lastDay, run.day))
      all[name] = shoes
    }
    return all.values.sorted { ($1.lastDay, $0.name) < ($0.lastDay, $1.name) }
  }
}
