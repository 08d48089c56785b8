import KernelDomain
import TestSupport
import Testing

@testable import StrengthDomain

struct CatalogueTests {
  private static func exercise(
    _ id: String, _ english: String, _ czech: String? = nil, _ aliases: [String] = [], equipment: String? = nil
  ) -> CatalogueExercise {
    CatalogueExercise(
      id: ExerciseID(id), english: english, czech: czech, aliases: aliases, category: "strength",
      equipment: equipment, isStatic: false, primary: ["quadriceps"], secondary: ["glutes"])
  }

  private static let program = [
    exercise("Barbell_Squat", "Barbell Squat", "Dřep s velkou činkou", ["Squat (Barbell)"], equipment: "barbell"),
    exercise("Box_Squat", "Box Squat", equipment: "barbell"),
    exercise("Plank", "Plank", "Prkno", equipment: "body only"),
  ]
  private static let own = [CatalogueExercise(own: .own(1), name: "Dřep na jedné noze (moje)")]

  @Test(arguments: ["dřep s velkou činkou", "SQUAT barbell", "Drep s velkou cinkou", "barbell-squat", "Barbell Squat"])
  func anExerciseIsKnownByAnyOfItsNames(name: String) {
    let catalogue = ExerciseCatalogue(CatalogueTests.program)
    #expect(catalogue.exercise(of: .named(name))?.id.text == "Barbell_Squat")
    #expect(catalogue.exercise(of: .named("Squat")) == nil)
  }

  @Test func aJoinedExerciseIsTheOtherByAllItsNames() {
    let merge = ExerciseMerge(from: .own(1), into: ExerciseID("Box_Squat"))
    let further = ExerciseMerge(from: ExerciseID("Box_Squat"), into: ExerciseID("Barbell_Squat"))
    let back = ExerciseMerge(from: ExerciseID("Barbell_Squat"), into: .own(1))
    let catalogue = ExerciseCatalogue(
      CatalogueTests.program, own: CatalogueTests.own, merges: [merge, further, back], favourites: [.own(1)])
    #expect(catalogue[.own(1)]?.id.text == "Barbell_Squat")
    #expect(catalogue.exercise(named: "drep na jedne noze moje")?.id.text == "Barbell_Squat")
    #expect(catalogue.favourites == [ExerciseID("Barbell_Squat")])
    #expect(catalogue.search.exercises(matching: "noze").map(\.id.text) == ["Barbell_Squat"])
  }

  @Test func theMostUsedOfTheSameCostComesFirst() {
    let catalogue = ExerciseCatalogue(CatalogueTests.program, own: CatalogueTests.own)
    #expect(catalogue.search.exercises(matching: "squat").map(\.id.text) == ["Barbell_Squat", "Box_Squat"])
    let uses = [ExerciseID("Box_Squat"): 3]
    #expect(catalogue.search.exercises(matching: "squat", uses: uses).map(\.id.text) == ["Box_Squat", "Barbell_Squat"])
    #expect(catalogue.search.exercises(matching: " ", uses: uses).map(\.id.text).first == "Box_Squat")
  }

  @Test func filtersLeaveOutTheRest() {
    let catalogue = ExerciseCatalogue(
      CatalogueTests.program, own: CatalogueTests.own, favourites: [ExerciseID("Plank")])
    func found(_ change: (inout ExerciseSearch.Filter) -> Void) -> [String] {
      var filter = ExerciseSearch.Filter()
      change(&filter)
      return catalogue.search.exercises(matching: "", filter).map(\.id.text)
    }
    #expect(found { $0.equipment = "body only" } == ["Plank"])
    #expect(found { $0.muscle = "glutes" } == ["Barbell_Squat", "Box_Squat", "Plank"])
    #expect(found { $0.onlyFavourites = true } == ["Plank"])
    #expect(found { $0.onlyOwn = true } == ["own-1"])
  }

  @Test(arguments: [
    ("Dumbbell-Press", "dumbbell press"), ("ŽLUŤOUČKÝ kůň", "zlutoucky kun"), ("e\u{301}", "e"), ("ł Ế й", "ł e и"),
    ("3/4 Sit-Up", "3 4 sit up"), ("!?", ""),
  ])
  func textIsNormalised(text: String, normalised: String) {
    #expect(SearchText(text).text == normalised)
  }

  /// The fast ways of normalising a text give the same result as Unicode's properties of each of its scalars.
  @Test(arguments: [0x7F, 0x17F, 0x2FF, 0x1FFF, 0xFFFF] as [UInt32])
  func textIsNormalisedAlikeInEachWay(most: UInt32) {
    var random = SeededGenerator(seed: UInt64(most))
    for _ in 0..<500 {
      let scalars = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Unicode.Scalar(UInt32.random(in: 0...most, using: &random)) ?? "a"
      }
      let text = SearchText(String(String.UnicodeScalarView(scalars)))
      var words: [[UInt32]] = [[]]
      for scalar in scalars where !LetterBase.isMark(scalar) {
        let folded = SearchText.folded(scalar).map(\.value)
        if folded.isEmpty { words.append([]) } else { words[words.count - 1] += folded }
      }
      words.removeAll(where: \.isEmpty)
      #expect(text.words == words)
      #expect(text.length == max(0, words.reduce(-1) { $0 + $1.count + 1 }))
      #expect(text.parts == text.text.unicodeScalars.split(separator: " ").map { String($0) })
      #expect(text == SearchText(text.text))
    }
  }

  /// Whatever is searched, the same text is found first, and nothing traps.
  @Test(arguments: 0..<50)
  func anythingMayBeSearched(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let search = ExerciseSearch(CatalogueTests.program + CatalogueTests.own)
    for _ in 0..<100 {
      let scalars = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Unicode.Scalar(UInt32.random(in: 1...0x2FF, using: &random)) ?? "a"
      }
      _ = search.matches(String(String.UnicodeScalarView(scalars)))
    }
    #expect(search.matches("Box Squat").first?.exercise.id.text == "Box_Squat")
    #expect(search.matches("Box Squat").first?.cost == 0)
  }

  @Test func musclesCountSetsAndHalves() {
    let catalogue = ExerciseCatalogue(CatalogueTests.program)
    var block = Block(exercise: .known(ExerciseID("Plank")))
    block.sets = [SetEntry(number: 1, seconds: 60), SetEntry(number: 2, kind: .warmup, seconds: 60)]
    let workout = Workout(
      id: WorkoutID(second: 0), source: "", name: "", start: .init(seconds: 0), utcOffset: 0, blocks: [block])
    #expect(MuscleSetRule.halves([workout], in: catalogue) == ["quadriceps": 2, "glutes": 1])
  }
}
