package import KernelApplication
import KernelDomain
import StrengthDomain

package struct SearchExercises: UseCase {
  package static let method = "strength.searchExercises"
  package static let summary =
    "Find exercises by words of their names, in Czech or English, cut or with a letter wrong."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    /// Nil, or without a word, finds all.
    package var query: String?
    package var equipment: String?
    package var muscle: String?
    package var favourites: Bool?
    package var own: Bool?
    package var limit: Int?

    package static let schema = Schema(
      "What is searched.",
      [
        .optional("query", .text, "Left out, all are found.", examples: [#""bench pres""#]),
        .optional("equipment", .text, "In the catalogue's word.", examples: [#""barbell""#]),
        .optional("muscle", .text, "In the catalogue's word.", examples: [#""chest""#]),
        .optional("favourites", .flag, "True finds favourites alone."),
        .optional("own", .flag, "True finds own ones alone."),
        .optional(
          "limit", Schema(.integer(SearchExercises.limits)), "At most so many.", unit: .of("exercises"),
          examples: ["20"]),
      ])

    package init(
      query: String? = nil, equipment: String? = nil, muscle: String? = nil, favourites: Bool? = nil,
      own: Bool? = nil, limit: Int? = nil
    ) {
      self.query = query
      self.equipment = equipment
      self.muscle = muscle
      self.favourites = favourites
      self.own = own
      self.limit = limit
    }
  }

  package struct Output: Described, Equatable {
    package var exercises: [ExerciseView]
    /// How many there are without a limit.
    package var found: Int

    package static let schema = Schema(
      "The exercises found.",
      [
        .init("exercises", .list(ExerciseView.schema), "The closest first, of equally close ones the most used."),
        .count("found", "How many there are without a limit.", "exercises"),
      ])
  }

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try check(input)
    let snapshot = try reader.repository.snapshot()
    var filter = ExerciseSearch.Filter()
    filter.equipment = input.equipment
    filter.muscle = input.muscle
    filter.onlyFavourites = input.favourites ?? false
    filter.onlyOwn = input.own ?? false
    let found = snapshot.search.exercises(matching: input.query ?? "", filter, uses: snapshot.uses)
    let shown = input.limit.map { found.prefix($0) } ?? found[...]
    return Output(exercises: shown.map { ExerciseView($0, in: snapshot) }, found: found.count)
  }

  fileprivate static let limits = 0...10_000

  private func check(_ input: Input) throws(Failure) {
    if let equipment = input.equipment, !CatalogueWords.equipment.contains(equipment) {
      throw .invalidInput(
        field: "equipment", problem: .strength(.noSuchEquipment(name: equipment)), valid: CatalogueWords.equipment)
    }
    if let muscle = input.muscle, !CatalogueWords.muscles.contains(muscle) {
      throw .invalidInput(
        field: "muscle", problem: .strength(.noSuchMuscle(name: muscle)), valid: CatalogueWords.muscles)
    }
    if let limit = input.limit, !SearchExercises.limits.contains(limit) {
      let (least, most) = (SearchExercises.limits.lowerBound, SearchExercises.limits.upperBound)
      throw .invalidInput(field: "limit", problem: .input(.settingIsNumber(least: least, most: most)))
    }
  }
}
