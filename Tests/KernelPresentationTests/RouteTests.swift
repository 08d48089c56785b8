import KernelApplication
import KernelDomain
import KernelPresentation
import Testing

@Suite struct RouteTests {
  @Test(arguments: [
    "recordbook://settings", "recordbook://swimming/records/freestyle/200?course=lcm",
    "recordbook://swimming/segments/20230604T230559Z.13/edit-style?style=backstroke", "recordbook://a?b=&c=1",
    "recordbook://", "recordbook://?day=2025-05-08",
  ]) func readsWhatItWrites(text: String) throws {
    #expect(try #require(Route(text)).description == text)
  }

  @Test func decodesPercentEscapes() throws {
    let route = try #require(Route("recordbook://mot%C3%BDl/a%2Fb?na%20me=%c5%99%26"))
    #expect(route.path == ["motýl", "a/b"])
    #expect(route.query.map(\.name) == ["na me"])
    #expect(route.query.map(\.value) == ["ř&"])
    #expect(route.description == "recordbook://mot%C3%BDl/a%2Fb?na%20me=%C5%99%26")
  }

  @Test(arguments: [
    "", "settings", "http://settings", "recordbook:///", "recordbook://?", "recordbook://a//b", "recordbook://a/",
    "recordbook://%zz",
    "recordbook://%F", "recordbook://%FF", "recordbook://a?b", "recordbook://a?b=1&b=2", "recordbook://a?=1",
    "recordbook://a#b",
  ]) func refuses(text: String) {
    #expect(Route(text) == nil)
  }

  @Test func unknownRouteNamesTheValidOnes() throws {
    let failure = try #require(throws: Failure.self) {
      try registry.screen("recordbook://swimming/nothing", language: .en)
    }
    let words = FailureStrings(failure, language: .en, program: .usual)
    #expect(words.problem == "there is no screen \"recordbook://swimming/nothing\"")
    #expect(words.hint == "There are: recordbook://echo/WORD?[course=COURSE].")
  }

  @Test func unknownQueryItemNamesTheValidOnes() {
    #expect(
      throws: Failure.invalidInput(
        field: "pool", problem: .input(.noSuchChoice(name: "pool", route: "recordbook://echo/1?pool=50")),
        valid: ["course"])
    ) {
      try registry.screen("recordbook://echo/1?pool=50", language: .en)
    }
  }

  @Test func theRootIsARouteOfItsOwn() throws {
    #expect(Route("recordbook://") == .root && Route.root.path.isEmpty)
    let pattern = RoutePattern("?day")
    #expect(pattern.description == "recordbook://?[day=DAY]" && pattern.path.isEmpty)
    #expect(throws: Failure.self) { try registry.screen("recordbook://", language: .en) }
  }

  @Test func badPartNamesTheField() throws {
    #expect(try registry.screen("recordbook://echo/12?course=7", language: .cs).title == "12 7")
    #expect(
      throws: Failure.invalidInput(
        field: "word", problem: .input(.noSuchPart(text: "x", route: "recordbook://echo/x", name: "word")))
    ) {
      try registry.screen("recordbook://echo/x", language: .en)
    }
  }

  private var registry: ScreenRegistry {
    ScreenRegistry([ScreenRegistry.Group("echo", design: .recordsBook) { [EchoScreen()] }])
  }
}

/// Shows the numbers in its route.
private struct EchoScreen: ScreenProvider {
  let pattern = RoutePattern("echo/WORD?course")

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let number: Int = try request.part("WORD")
    let course: Int? = try request.query("course")
    return Screen(
      route: request.route, language: request.language, title: "\(number) \(course ?? 0)", presentation: .root,
      header: Header(.none),
      layout: Layout(.form, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.content, .xl), spacing: .md),
      content: [])
  }
}
