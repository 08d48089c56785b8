import KernelDomain
import TestSupport
import Testing

@testable import KernelApplication

struct UpdateProfileTests {
  let documents = InMemoryDocuments()

  @Test func changesOnlyWhatTheInputNames() throws {
    let update = UpdateProfile(profiles: documents)
    #expect(try update(.init(name: "Ája")).profile == Profile(name: "Ája", avatar: .silhouette))
    #expect(try update(.init(avatar: .waves)).profile == Profile(name: "Ája", avatar: .waves))
    #expect(documents.profile() == Profile(name: "Ája", avatar: .waves))
  }

  @Test func tellsWhatItSetWithTheValueBefore() throws {
    let update = UpdateProfile(profiles: documents)
    let named = try update(.init(name: "Ája"))
    #expect(named.change == 1 && named.set.map(\.name) == ["name"])
    #expect(named.set.first?.value == .text("Ája") && named.set.first?.was == .text(""))
    let again = try update(.init(name: "Ája", avatar: .waves))
    #expect(again.change == 2 && again.set.map(\.name) == ["name", "avatar"])
    #expect(again.set.last?.was == .text("silhouette"))
    #expect(try update(.init(avatar: .waves)).change == nil)
  }

  @Test func anEmptyInputShowsAndWritesNothing() throws {
    let update = UpdateProfile(profiles: documents)
    #expect(try update(.init()).profile == Profile())
    #expect(try update(.init(name: "")).profile == Profile())
    #expect(documents.saves == 0)
  }

  @Test func surroundingBlanksAreNoPartOfAName() throws {
    #expect(try UpdateProfile(profiles: documents)(.init(name: "  Eva Nová\u{A0}")).name == "Eva Nová")
  }

  @Test func aNameHasAtMostEightyCharacters() throws {
    let update = UpdateProfile(profiles: documents)
    let longest = String(repeating: "ů", count: 80)
    #expect(try update(.init(name: longest)).name == longest)
    let failure = #expect(throws: Failure.self) { try update(.init(name: longest + "u")) }
    #expect(failure == .invalidInput(field: "name", problem: .input(.nameCharacters(found: 81, most: 80))))
    #expect(documents.profile().name == longest)
  }

  /// Counting these characters takes the square of their number: a quarter of a mebibyte took 20 seconds.
  @Test func aNameThatIsTooLongIsRefusedBeforeItsCharactersAreCounted() {
    let flags = String(repeating: "\u{1F1E8}\u{1F1FF}", count: 32_768)
    #expect(
      throws: Failure.invalidInput(
        field: "name", problem: .input(.nameBytes(found: 262_144, most: 80)))
    ) { try UpdateProfile(profiles: documents)(.init(name: flags)) }
    let family = String(repeating: "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", count: 80)
    #expect(throws: Never.self) { try UpdateProfile(profiles: documents)(.init(name: family)) }
  }

  @Test(arguments: ["a\u{1B}[31mb", "a\nb", "\u{7F}x", "a\u{202E}b", "a\u{9B}b"])
  func controlCharactersAreRefused(name: String) {
    #expect(throws: Failure.self) { try UpdateProfile(profiles: documents)(.init(name: name)) }
    #expect(documents.saves == 0)
  }
}
