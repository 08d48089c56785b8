package import KernelApplication
import KernelDomain
import StrengthDomain

package struct SearchExercises: UseCase {
  package static let method = "strength.searchExercises"
  package static let summary =
    "Find exercises by words in their Czech or English names, which may be incomplete or misspelt."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    /// The words to search for. Nil, or a text without words, finds all exercises.
    package var query: String?
    package var equipment: String?
    package var muscle: String?
    package var favourites: Bool?
    package var own: Bool?
    package var limit: Int?

    package static let schema = Schema(
      "The exercises to find.",
      [
        .optional(
          "query", .text, "Words from the name; if left out, all exercises are found.", examples: [#""bench pres""#]),
        .optional(
          "equipment", .text, "The equipment, by its word in the catalogue; if left out, any.",
          examples: [#""barbell""#]),
        .optional(
          "muscle", .text, "The muscle, by its word in the catalogue; if left out, any.", examples: [#""chest""#]),
        .optional("favourites", .flag, "True finds only favourites; if left out, false."),
        .optional("own", .flag, "True finds only the user's own exercises; if left out, false."),
        .optional(
          "limit", Schema(.integer(SearchExercises.limits)),
          "The maximum number of exercises to list; if left out, all.",
          unit: .of("exercises"),
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
    /// The number of exercises that match, including those that the limit leaves out.
    package var found: Int

    package static let schema = Schema(
      "The exercises found.",
      [
        .init(
          "exercises", .list(ExerciseView.schema),
          "The exercises, best match first, and most used first among equal matches."),
        .count("found", "The number of exercises found, regardless of `limit`.", "exercises"),
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
    var found = snapshot.search.exercises(matching: input.query ?? "", filter, uses: snapshot.uses)
    // What people call an exercise need not be among the words of its names.
    if found.isEmpty, let exercise = input.query.flatMap(snapshot.exercise(called:))?.exercise,
      snapshot.search.includes(exercise, filter)
    {
      found = [exercise]
    }
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
