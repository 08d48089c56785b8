import KernelApplication
import KernelDomain
import KernelPresentation
import SwimmingPresentation
import TestSupport
import Testing

@testable import Composition

/// Clicks alone lead from the overview to every screen of swimming.
struct SwimNavigationTests {
  private let folder = TemporaryFolder()

  /// A TCX file of a swim of three laps of 100 m.
  private func swim(_ day: String) -> [UInt8] {
    var file = TCXBuilder()
    file.activity(sport: "Swimming") { file in
      for lap in 0..<3 { file.lap(start: "\(day)T10:0\(2 * lap):00Z", seconds: "9\(lap).5", metres: "100") }
    }
    return file.file()
  }

  @Test func everyScreenIsReached() throws {
    let app = try App(App.Configuration(store: folder.path + "/book", language: .en) { _ in nil })
    let paths = ["2024-05-02", "2025-05-02"].map { day in
      "\"" + folder.write(swim(day), to: "\(day).tcx") + "\""
    }
    _ = try app.call(
      method: "book.importFiles", json: Array(#"{"paths":[\#(paths.joined(separator: ","))],"pool":"25"}"#.utf8))
    var missing = Set(SwimmingScreens.all(app.catalog).map { $0.pattern })
    let leads = ["swimming", "settings"]
    var routes = [Route.root]
    var known: Set<Route> = [.root]
    var next = 0
    while next < routes.count, next < 300, !missing.isEmpty {
      let screen = try app.catalog.call(ShowScreen.self, ShowScreen.Input(route: routes[next].description))
      for route in screen.elements.compactMap(\.route) where leads.contains(route.path.first ?? "") {
        missing = missing.filter { !$0.fits(route) }
        if known.insert(route).inserted { routes.append(route) }
      }
      next += 1
    }
    #expect(missing.map(\.description).sorted() == [])
  }

  /// Whoever has only results of meets begins with them.
  @Test func meetsAreReachedFromABookWithoutSwims() throws {
    let app = try App(App.Configuration(store: folder.path + "/empty", language: .en) { _ in nil })
    let screen = try app.catalog.call(ShowScreen.self, ShowScreen.Input(route: "recordbook://swimming/records"))
    #expect(screen.elements.contains { $0.route == SwimmingDestinations.results.route })
  }
}
