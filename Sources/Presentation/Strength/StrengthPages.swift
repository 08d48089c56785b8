package import KernelApplication
import KernelDomain
package import KernelPresentation
import StrengthApplication
import StrengthDomain

/// Strength's pages: the latest workouts and those of each year, the profile with its charts, a page an exercise that was
/// done, and one a workout. What is on, and what only changes something, stays out.
package struct StrengthPages: PageContributor {
  private let catalog: UseCaseCatalog
  private let screens: ScreenRegistry

  package init(_ catalog: UseCaseCatalog, screens: ScreenRegistry) {
    self.catalog = catalog
    self.screens = screens
  }

  package func addPages(to book: inout some PageBook) throws(Failure) {
    let listed = try catalog.call(ListWorkouts.self, ListWorkouts.Input())
    if listed.years.isEmpty { return }
    let lifts = try catalog.call(ListLifts.self, NoInput()).lifts
    var pages: [(route: Route, name: String)] = [
      (StrengthRoutes.workouts, "workouts"), (StrengthRoutes.profile, "strength"),
    ]
    pages += listed.years.map { (StrengthRoutes.workouts($0), "workouts-\($0)") }
    pages += lifts.map { (StrengthRoutes.exercise($0.exercise.id), "exercise-\($0.exercise.id.text)") }
    pages += listed.workouts.filter { $0.state == .finished || $0.state == .removed }.map {
      (StrengthRoutes.workout($0.id), "workout-\($0.id)")
    }
    for page in pages { book.name(page.route, "\(page.name).html") }
    for page in pages {
      try book.write(screens.screen(page.route.description, language: book.language), as: page.name)
    }
  }
}
