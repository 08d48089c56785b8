import Testing

@testable import ServiceCommandLine

@Suite struct ServiceArgumentsTests {
  /// Help and the man page list the options from one table; the parser knows each of them.
  @Test func everyListedOptionIsTaken() throws {
    for option in ServiceArguments.all {
      let values = ["SECONDS": "7", "N": "2", "LEVEL": "debug"]
      let words = [option.name] + (option.value.map { [values[$0] ?? "/tmp"] } ?? [])
      #expect(throws: Never.self, "\(option.name)") { try ServiceArguments(words) }
      #expect(ServiceArguments.usage.contains("  \(option.name)"))
      #expect(ServiceManPage.text.contains("Fl \\-\(option.name.dropFirst(2))"))
    }
  }

  @Test func anotherWordIsNamed() {
    #expect(throws: ServiceArguments.Problem.self) { try ServiceArguments(["--tea"]) }
    #expect(throws: ServiceArguments.Problem.self) { try ServiceArguments(["--idle", "long"]) }
    #expect(throws: ServiceArguments.Problem.self) { try ServiceArguments(["--store"]) }
  }
}
