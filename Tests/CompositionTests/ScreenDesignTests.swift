import Composition
import KernelApplication
import KernelDomain
import Rendering
import TestSupport
import Testing

/// In which design a screen comes, in a terminal as in a page.
struct ScreenDesignTests {
  private let folder = TemporaryFolder()

  @Test func aTerminalAndAPageShowTheDesignOfTheSettings() throws {
    let app = try App(App.Configuration(store: folder.path + "/book", environment: { _ in nil }))
    var (texts, pages): ([String], [String]) = ([], [])
    for design in Design.allCases {
      _ = try app.catalog.call(UpdateSettings.self, .init(design: DesignChoice(design)))
      let route = "recordbook://settings"
      texts.append(try app.catalog.call(RenderScreen.self, .init(route: route, colors: .trueColor)).text)
      pages.append(try app.catalog.call(RenderScreen.self, .init(route: route, format: .html)).text)
    }
    #expect(Set(texts).count == Design.allCases.count)
    #expect(Set(pages).count == Design.allCases.count)
  }
}
