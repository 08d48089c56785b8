import KernelApplication
import KernelDomain
import TestSupport
import Testing

struct UpdateProfileTests {
  let documents = InMemoryDocuments()

  @Test func changesOnlyWhatTheInputNames() throws {
    let update = UpdateProfile(store: documents)
    #expect(try update(.init(name: "Ája")) == Profile(name: "Ája", avatar: .silhouette))
    #expect(try update(.init(avatar: .waves)) == Profile(name: "Ája", avatar: .waves))
    #expect(documents.profile() == Profile(name: "Ája", avatar: .waves))
  }

  @Test func anEmptyInputShowsAndWritesNothing() throws {
    let update = UpdateProfile(store: documents)
    #expect(try update(.init()) == Profile())
    #expect(try update(.init(name: "")) == Profile())
    #expect(documents.saves == 0)
  }

  @Test func surroundingBlanksAreNoPartOfAName() throws {
    #expect(try UpdateProfile(store: documents)(.init(name: "  Eva Nová\u{A0}")).name == "Eva Nová")
  }

  @Test func aNameHasAtMostEightyCharacters() throws {
    let update = UpdateProfile(store: documents)
    let longest = String(repeating: "ů", count: 80)
    #expect(try update(.init(name: longest)).name == longest)
    let failure = #expect(throws: Failure.self) { try update(.init(name: longest + "u")) }
    guard case .invalidInput(field: "name", let problem, valid: []) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(problem.contains("81") && problem.contains("80"))
    #expect(documents.profile().name == longest)
  }

  @Test(arguments: ["a\u{1B}[31mb", "a\nb", "\u{7F}x"])
  func controlCharactersAreRefused(name: String) {
    #expect(throws: Failure.self) { try UpdateProfile(store: documents)(.init(name: name)) }
    #expect(documents.saves == 0)
  }
}
