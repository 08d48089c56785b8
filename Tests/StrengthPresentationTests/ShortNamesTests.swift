import KernelDomain
import StrengthApplication
import StrengthDomain
import Testing

@testable import StrengthPresentation

/// Exercises that a screen shows together lack the catalogue's grip, unless two would have the same name.
@Suite struct ShortNamesTests {
  private func names(_ names: String..., language: Language = .en) -> [String] {
    let exercises = names.map { ExerciseName(id: ExerciseID($0), name: $0, czech: "\($0) česky") }
    let strings = StrengthStrings(language: language).shortening(exercises)
    return exercises.map(strings.name)
  }

  @Test func theGripIsLeftOut() {
    #expect(
      names("Barbell Bench Press - Medium Grip", "Dumbbell Tricep Extension -Pronated Grip", "Wide-Grip Lat Pulldown")
        == ["Barbell Bench Press", "Dumbbell Tricep Extension", "Wide-Grip Lat Pulldown"])
    #expect(names("Bench Press - Medium Grip", language: .cs) == ["Bench Press - Medium Grip česky"])
  }

  @Test func itIsKeptWhereTwoWouldBeTheSame() {
    let grips = ["Row - Medium Grip", "Row - Close Grip"]
    #expect(names(grips[0], grips[1], "Curl - Close Grip") == grips + ["Curl"])
    #expect(names("Row", grips[0]) == ["Row", grips[0]])
  }

  /// An exercise that occurs twice is no other of the same name.
  @Test func oneThatOccursTwiceIsOne() {
    #expect(names("Row - Medium Grip", "Row - Medium Grip") == ["Row", "Row"])
  }
}
